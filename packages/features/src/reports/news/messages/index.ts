import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** What is said of finished reports wherever the reader is. */
export const messages = defineMessages("reports-news", en, () => import("./fr.ts").then(({ fr }) => fr));
