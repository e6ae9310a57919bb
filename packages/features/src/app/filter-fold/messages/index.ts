import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of folded filters. */
export const messages = defineMessages("filter-fold", en, () => import("./fr.ts").then(({ fr }) => fr));
