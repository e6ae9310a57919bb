import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of Database Analytics; what is counted has its names in the semantic layer. */
export const messages = defineMessages("analytics", en, () => import("./fr.ts").then(({ fr }) => fr));
