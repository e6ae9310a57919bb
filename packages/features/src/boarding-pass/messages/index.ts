import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of linking boarding passes; those that operators know are there verbatim (UI-1). */
export const messages = defineMessages("boarding-pass", en, () => import("./fr.ts").then(({ fr }) => fr));
