import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "trouble.CANCELLED": "Annulé : {{flight}} {{route}}",
  "trouble.DELAYED": "Retardé de {{time}} : {{flight}} {{route}}",
  "trouble.MISSED_CONNECTION": "Correspondance manquée : {{flight}} {{route}}",
  minutes: "{{count}} min",
  hours: "{{hours}} h {{minutes}}",
  days_one: "{{count}} jour",
  days_many: "{{count}} jours",
  days_other: "{{count}} jours",
  request: "Demande de voyage : {{what}}",
} satisfies Translation<typeof en>;
