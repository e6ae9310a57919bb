import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the pending list. */
export const messages = defineMessages("requests.pending", en, () => import("./fr.ts").then(({ fr }) => fr));
