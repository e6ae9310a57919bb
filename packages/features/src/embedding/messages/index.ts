import { defineMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts around a module in a frame. */
export const messages = defineMessages("embedding", en, () => import("./fr.ts").then(({ fr }) => fr));
