import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of a request's page. */
export const messages = defineMessages("requests.details", en, () => import("./fr.ts").then(({ fr }) => fr));
