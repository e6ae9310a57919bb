import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the partners' pages. */
export const messages = defineMessages("vendors.partner", en, () => import("./fr.ts").then(({ fr }) => fr));
