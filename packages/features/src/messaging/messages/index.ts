import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the messages to travellers. */
export const messages = defineMessages("messaging", en, () => import("./fr.ts").then(({ fr }) => fr));
