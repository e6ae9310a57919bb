import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the page on which an itinerary is made. */
export const messages = defineMessages("trips.create", en, () => import("./fr.ts").then(({ fr }) => fr));
