import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** What is said of the lock on what the reader holds. */
export const messages = defineMessages("checkin.presence", en, () => import("./fr.ts").then(({ fr }) => fr));
