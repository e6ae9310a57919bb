import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the weather at an airport; they arrive with its dialog. */
export const messages = defineMessages("flights.weather", en, () => import("./fr.ts").then(({ fr }) => fr));
