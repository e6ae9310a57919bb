import { defineMessages } from "../../../i18n/index.ts";
import { en } from "./en.ts";

/** The texts of the board. */
export const messages = defineMessages("trips.board", en, () => import("./fr.ts").then(({ fr }) => fr));
