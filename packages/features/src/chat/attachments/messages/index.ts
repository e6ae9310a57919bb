import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of files in chats, of both kinds of window. */
export const messages = defineMessages("chat/attachments", en, () => import("./fr.ts").then(({ fr }) => fr));
