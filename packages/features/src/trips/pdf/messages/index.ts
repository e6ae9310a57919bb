import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of an itinerary as a PDF. */
export const messages = defineMessages("trips.pdf", en, () => import("./fr.ts").then(({ fr }) => fr));
