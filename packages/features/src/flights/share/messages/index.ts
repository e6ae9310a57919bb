import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of what operators share with travellers. */
export const messages = defineMessages("flights.share", en, () => import("./fr.ts").then(({ fr }) => fr));
