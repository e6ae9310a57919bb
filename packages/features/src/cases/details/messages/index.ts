import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of a case's page. */
export const messages = defineMessages("cases.details", en, () => import("./fr.ts").then(({ fr }) => fr));
