import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of a trip's page. */
export const messages = defineMessages("trips.details", en, () => import("./fr.ts").then(({ fr }) => fr));
