import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the form and of searching. Results and selection have catalogues of their own, which arrive with them. */
export const messages = defineMessages("flights", en, () => import("./fr.ts").then(({ fr }) => fr));
