import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of live chat. */
export const messages = defineMessages("chat", en, () => import("./fr.ts").then(({ fr }) => fr));
