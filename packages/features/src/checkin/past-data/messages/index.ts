import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the past data page. */
export const messages = defineMessages("checkin-past-data", en, () => import("./fr.ts").then(({ fr }) => fr));
