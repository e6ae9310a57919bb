import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the check-in details page; those that spec 1 §8 names stand there letter for letter. */
export const messages = defineMessages("checkin-details", en, () => import("./fr.ts").then(({ fr }) => fr));
