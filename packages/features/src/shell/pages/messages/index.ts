import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of pages that say why a screen is not to be had; they are loaded with these. */
export const messages = defineMessages("shell.pages", en, () => import("./fr.ts").then(({ fr }) => fr));
