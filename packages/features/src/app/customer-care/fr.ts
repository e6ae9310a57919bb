import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Service clients",
  lead: "Des personnes qui connaissent votre réservation sont là pour vous.",
  booking: "Ayez votre numéro de réservation sous la main : {{bookingNo}}",
  mail: "Écrivez-nous",
  phone: "Appelez-nous",
  subject: "Réservation n° {{bookingNo}}",
  loading: "Chargement des coordonnées du service clients…",
  failed: "Les coordonnées du service clients n’ont pas pu être obtenues.",
  none: "Répondez au message qui vous a amené ici : il nous parvient.",
  retry: "Réessayer",
  close: "Fermer",
} as const satisfies Translation<typeof en>;
