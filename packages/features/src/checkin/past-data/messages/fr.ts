import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Données passées",
  form: "Rechercher dans le passé",
  pnr: "PNR",
  bookingNo: "Numéro de réservation",
  airline: "Compagnie",
  date: "Date de départ",
  search: "Rechercher",
  reset: "Effacer",
  total: "Total : {{count}}",
  file: "enregistrements-passes",
  required: "Saisissez un PNR, un numéro de réservation, une compagnie ou une date.",
  "invalid.pnr": "Un PNR compte de cinq à huit lettres et chiffres.",
  "invalid.bookingNo": "Un numéro de réservation compte au plus 40 caractères.",
  "invalid.airline": "Un code de compagnie compte deux caractères, par exemple VY.",
  "invalid.date": "Ce n’est pas une date.",
  "start.title": "Retrouver les enregistrements dont les vols sont partis",
  "start.hint": "Recherchez par PNR, réservation, compagnie ou date ; l’adresse garde votre recherche.",
  "empty.title": "Aucun vol parti ne correspond",
  "empty.hint":
    "Les cartes d’embarquement et les données de passeport sont effacées 90 jours après le voyage ; les enregistrements restent.",
  failed: "Échec de la lecture des enregistrements.",
} as const satisfies Translation<typeof en>;
