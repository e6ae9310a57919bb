import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of a vendor's page. */
export const messages = defineMessages("vendors.details", en, () => import("./fr.ts").then(({ fr }) => fr));
