import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

export const messages = defineMessages("messaging.writing", en, () => import("./fr.ts").then(({ fr }) => fr));
