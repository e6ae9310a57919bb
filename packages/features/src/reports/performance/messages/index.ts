import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the performance and the time span report; those that spec 1 names stand there letter for letter. */
export const messages = defineMessages("reports-performance", en, () => import("./fr.ts").then(({ fr }) => fr));
