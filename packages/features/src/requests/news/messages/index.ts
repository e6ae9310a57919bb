import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** What is said of assigned travel requests wherever the reader is. */
export const messages = defineMessages("requests.news", en, () => import("./fr.ts").then(({ fr }) => fr));
