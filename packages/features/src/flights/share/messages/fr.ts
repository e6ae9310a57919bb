import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  inform: "Informer le voyageur",
  with: "Partager avec",
  none: "Aucun voyageur n’est connecté.",
  "none.help": "Les voyageurs figurent ici tant qu’ils sont en discussion avec vous.",
  search: "La recherche {{from}} – {{to}} leur est envoyée.",
  itinerary: "L’itinéraire choisi {{from}} – {{to}} leur est envoyé.",
  origin: "a demandé cette recherche",
  sending: "Partage…",
  sent: "Partagé avec {{name}}.",
  failed: "Rien n’a été partagé avec {{name}}. Réessayez.",
  "flights.selection.noItineraries": "Aucun itinéraire disponible à choisir",
  "flights.selection.notFound": "Itinéraire introuvable",
} as const satisfies Translation<typeof en>;
