import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the page that reloads automation; those that spec 1 names stand there letter for letter. */
export const messages = defineMessages("checkin-automation", en, () => import("./fr.ts").then(({ fr }) => fr));
