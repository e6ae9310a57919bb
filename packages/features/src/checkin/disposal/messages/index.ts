import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of disposing, resetting, locking and rescheduling; those that operators know are there verbatim (UI-1). */
export const messages = defineMessages("checkin-disposal", en, () => import("./fr.ts").then(({ fr }) => fr));
