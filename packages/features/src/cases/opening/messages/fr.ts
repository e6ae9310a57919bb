import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "trouble.CANCELLED": "{{flight}} {{route}} annulé",
  "trouble.DELAYED": "{{flight}} {{route}} retardé de {{time}}",
  "trouble.MISSED_CONNECTION": "{{flight}} {{route}} : correspondance manquée",
  minutes: "{{count}} min",
  hours: "{{hours}} h {{minutes}}",
  days_one: "{{count}} jour",
  days_many: "{{count}} jours",
  days_other: "{{count}} jours",
  request: "Demande de voyage : {{what}}",
} satisfies Translation<typeof en>;
