import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

export const messages = defineMessages("chat/sample", en, () => import("./fr.ts").then(({ fr }) => fr));
