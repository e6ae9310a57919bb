import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the list of payments. */
export const messages = defineMessages("payments.list", en, () => import("./fr.ts").then(({ fr }) => fr));
