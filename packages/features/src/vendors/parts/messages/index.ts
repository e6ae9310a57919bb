import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of what pages of vendors share. */
export const messages = defineMessages("vendors.parts", en, () => import("./fr.ts").then(({ fr }) => fr));
