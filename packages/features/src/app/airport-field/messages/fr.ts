import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  placeholder: "Ville ou aéroport",
  "placeholder.narrow": "Ville ou code",
  short: "Tapez au moins 3 lettres d’une ville, d’un aéroport ou de son code.",
  loading: "Recherche des aéroports…",
  none: "Aucun aéroport ne s’appelle « {{text}} ».",
  found_one: "{{count}} aéroport trouvé. Choisissez avec les flèches et Entrée.",
  found_many: "{{count}} d’aéroports trouvés. Choisissez avec les flèches et Entrée.",
  found_other: "{{count}} aéroports trouvés. Choisissez avec les flèches et Entrée.",
  all: "{{city}}, tous les aéroports",
  "all.option": "Tous les aéroports : {{airports}}",
  clear: "Effacer {{field}}",
  failed: "La recherche d’aéroports a échoué.",
  refused: "La recherche d’aéroports a échoué. L’état de la réponse est faux.",
  unknown: "Les informations sur l’aéroport n’ont pas pu être obtenues",
} as const satisfies Translation<typeof en>;
