import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the billing report; those that spec 1 names stand there letter for letter. */
export const messages = defineMessages("reports-billing", en, () => import("./fr.ts").then(({ fr }) => fr));
