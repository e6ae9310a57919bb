import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts around a PDF that is shown. */
export const messages = defineMessages("app.pdf", en, () => import("./fr.ts").then(({ fr }) => fr));
