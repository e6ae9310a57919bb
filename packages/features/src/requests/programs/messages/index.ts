import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the page of programs. */
export const messages = defineMessages("requests.programs", en, () => import("./fr.ts").then(({ fr }) => fr));
