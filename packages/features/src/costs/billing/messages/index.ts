import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of billing entry. */
export const messages = defineMessages("costs.billing", en, () => import("./fr.ts").then(({ fr }) => fr));
