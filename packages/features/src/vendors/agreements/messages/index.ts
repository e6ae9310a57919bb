import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of agreements of prospects. */
export const messages = defineMessages("vendors.agreements", en, () => import("./fr.ts").then(({ fr }) => fr));
