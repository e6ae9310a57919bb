import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the cart. */
export const messages = defineMessages("ancillary.add", en, () => import("./fr.ts").then(({ fr }) => fr));
