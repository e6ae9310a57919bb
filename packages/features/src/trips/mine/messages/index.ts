import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the lists of trips. */
export const messages = defineMessages("trips.mine", en, () => import("./fr.ts").then(({ fr }) => fr));
