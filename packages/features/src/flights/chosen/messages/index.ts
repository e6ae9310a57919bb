import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the list of chosen flights; they arrive with it. */
export const messages = defineMessages("flights.chosen", en, () => import("./fr.ts").then(({ fr }) => fr));
