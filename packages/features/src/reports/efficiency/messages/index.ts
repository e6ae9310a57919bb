import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the efficiency report. */
export const messages = defineMessages("reports-efficiency", en, () => import("./fr.ts").then(({ fr }) => fr));
