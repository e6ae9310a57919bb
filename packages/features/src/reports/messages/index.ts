import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** What all screens of reports say. */
export const messages = defineMessages("reports", en, () => import("./fr.ts").then(({ fr }) => fr));
