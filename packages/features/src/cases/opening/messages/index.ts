import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of what opened a case. */
export const messages = defineMessages("cases.opening", en, () => import("./fr.ts").then(({ fr }) => fr));
