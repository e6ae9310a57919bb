import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the selected itinerary and of the confirm step; they arrive with it. */
export const messages = defineMessages("flights.selection", en, () => import("./fr.ts").then(({ fr }) => fr));
