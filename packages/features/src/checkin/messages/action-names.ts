import { defineMessages } from "../../i18n/index.ts";
import { en } from "./action-names-en.ts";

/** What was done to a check-in: of the log only, and no part of the first load. */
export const actionNames = defineMessages("checkin-actions", en, () =>
  import("./action-names-fr.ts").then(({ fr }) => fr),
);
