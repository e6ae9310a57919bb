import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** What is said of cases wherever the reader is. */
export const messages = defineMessages("cases.news", en, () => import("./fr.ts").then(({ fr }) => fr));
