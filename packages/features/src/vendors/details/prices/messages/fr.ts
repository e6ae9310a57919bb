import type { Translation } from "../../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Prix des produits",
  lead: "Ce que {{name}} demande pour les produits d’une réservation. Qui ouvre un panier voit aussitôt un nouveau prix ; les commandes déjà passées gardent le leur.",
  currency: "Devise",
  "currency.own": "{{currency}}, utilisée actuellement",
  "currency.other": "Les paniers de {{name}} sont en {{currency}} : ces prix ne compteront que lorsque cela changera.",
  "per.passenger": "par passager",
  "per.segment": "par vol",
  "per.other": "par réservation",
  unsold: "Non vendu",
  "unsold.hint": "Laissez le prix vide si le produit n’est pas vendu.",
  dearer: "Séparément, les trois qu’il contient coûtent {{price}}.",
  invalid: "Ce n’est pas un prix. Écrivez un montant d’au plus {{most}}, par exemple {{sample}}.",
  wrong: "Un prix est illisible. Rien n’a été enregistré.",
  save: "Enregistrer les prix",
  saved: "Les prix valent dès maintenant.",
  unchanged: "Rien n’a changé.",
  failed: "Les prix n’ont pas pu être lus.",
  retry: "Réessayer",
} as const satisfies Translation<typeof en>;
