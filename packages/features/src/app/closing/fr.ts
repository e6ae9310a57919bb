import type { Translation } from "../../i18n/index.ts";
import type { closingWords as en } from "./en.ts";

export const closingWords = {
  "closing.departed": "parti",
  "closing.closed": "fermé",
  "closing.minutes": "{{minutes}} min",
  "closing.hours": "{{hours}} h {{minutes}}",
  "closing.days": "{{days}} j {{hours}} h",
  "closing.in": "ferme dans {{time}}",
  "closing.departs": "départ {{time}}",
} as const satisfies Translation<typeof en>;
