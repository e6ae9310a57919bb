import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the Vendor Dashboard. */
export const messages = defineMessages("vendors.list", en, () => import("./fr.ts").then(({ fr }) => fr));
