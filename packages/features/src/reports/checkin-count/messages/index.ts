import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of Total Checkin Count. */
export const messages = defineMessages("reports-checkin-count", en, () => import("./fr.ts").then(({ fr }) => fr));
