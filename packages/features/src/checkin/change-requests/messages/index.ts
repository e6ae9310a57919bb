import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the list of changes that travellers ask for. */
export const messages = defineMessages("checkin-changes", en, () => import("./fr.ts").then(({ fr }) => fr));
