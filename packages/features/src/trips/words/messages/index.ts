import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** What the pieces of a trip and their fields are called. */
export const messages = defineMessages("trips.words", en, () => import("./fr.ts").then(({ fr }) => fr));
