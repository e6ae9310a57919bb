import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of Download Reports; those that spec 1 names stand there letter for letter. */
export const messages = defineMessages("reports-downloads", en, () => import("./fr.ts").then(({ fr }) => fr));
