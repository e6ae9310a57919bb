import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of linking boarding passes; those that spec 1 §5 and §8 name stand there letter for letter. */
export const messages = defineMessages("boarding-pass", en, () => import("./fr.ts").then(({ fr }) => fr));
