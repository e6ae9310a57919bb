import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the page that reloads automation; those that operators know are there verbatim (UI-1). */
export const messages = defineMessages("checkin-automation", en, () => import("./fr.ts").then(({ fr }) => fr));
