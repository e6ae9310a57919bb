import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the lists of cases. */
export const messages = defineMessages("cases.list", en, () => import("./fr.ts").then(({ fr }) => fr));
