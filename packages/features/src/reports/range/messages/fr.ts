import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  range: "Période du rapport",
  from: "Date de début",
  to: "Date de fin",
  start: "Début",
  end: "Fin",
  startDate: "Date de début",
  startTime: "Heure de début",
  endDate: "Date de fin",
  endTime: "Heure de fin",
  "preset.30min": "30 dernières min",
  "preset.60min": "Dernière heure",
  "preset.180min": "3 dernières h",
  "preset.1440min": "24 dernières heures",
  "preset.10080min": "7 derniers jours",
  "preset.43200min": "30 derniers jours",
  "preset.10days": "10 derniers jours",
  "preset.thisMonth": "Ce mois-ci",
  "preset.lastMonth": "Le mois dernier",
  "preset.thisYear": "Cette année",
  "preset.lastYear": "L’année dernière",
  "zone.browser": "Dates et heures dans le fuseau {{zone}}, celui de votre navigateur",
  "zone.india": "Toutes les dates et heures sont en IST",
  "zone.anyVendor": "Dates dans le fuseau horaire du fournisseur",
  "zone.vendor": "Dates dans le fuseau {{zone}}, celui de {{vendor}}",
} as const satisfies Translation<typeof en>;
