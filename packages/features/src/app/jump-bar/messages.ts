import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the bar. */
export const messages = defineMessages("jump-bar", en, () => import("./fr.ts").then(({ fr }) => fr));
