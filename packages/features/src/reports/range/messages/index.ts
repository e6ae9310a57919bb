import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of a report's range; those that operators know are there verbatim (UI-1). */
export const messages = defineMessages("report-range", en, () => import("./fr.ts").then(({ fr }) => fr));
