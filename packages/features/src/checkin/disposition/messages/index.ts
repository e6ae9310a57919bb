import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of disposing, resetting, locking and rescheduling; those that spec 1 §5 and §8 name stand there letter for letter. */
export const messages = defineMessages("checkin-disposition", en, () => import("./fr.ts").then(({ fr }) => fr));
