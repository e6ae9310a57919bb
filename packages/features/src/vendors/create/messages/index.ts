import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of Create Vendor. */
export const messages = defineMessages("vendors.create", en, () => import("./fr.ts").then(({ fr }) => fr));
