import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** What the results of a flight search say. */
export const messages = defineMessages("flight-results", en, () => import("./fr.ts").then(({ fr }) => fr));
