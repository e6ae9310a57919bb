import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

export const messages = defineMessages("airport-field", en, () => import("./fr.ts").then(({ fr }) => fr));
