import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of comments. */
export const messages = defineMessages("cases.comments", en, () => import("./fr.ts").then(({ fr }) => fr));
