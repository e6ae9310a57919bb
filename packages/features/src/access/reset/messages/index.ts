import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

export const messages = defineMessages("access.reset", en, () => import("./fr.ts").then(({ fr }) => fr));
