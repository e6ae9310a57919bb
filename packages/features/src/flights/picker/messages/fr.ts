import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  title: "Recherche de vols",
  close: "Fermer",
  searching: "Recherche de vols…",
  "searching.again": "Pas encore de réponse : nouvel essai, {{number}} sur {{limit}}.",
  cancel: "Annuler la recherche",
  results: "Vols trouvés",
  count_one: "{{count, number}} vol",
  count_many: "{{count, number}} vols",
  count_other: "{{count, number}} vols",
  "count.coming": "{{flights}} jusqu’ici. D’autres compagnies répondent.",
  missing: "Des compagnies n’ont pas répondu : il peut y avoir d’autres vols que ceux-ci.",
  sort: "Trier par",
  more_one: "Afficher {{count}} de plus",
  more_many: "Afficher {{count}} de plus",
  more_other: "Afficher {{count}} de plus",
  take: "Prendre ce vol",
  perPassenger: "par passager",
  total: "{{price}} pour les {{passengers}}",
};
