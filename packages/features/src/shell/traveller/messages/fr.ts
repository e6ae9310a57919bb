import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  skip: "Aller au contenu",
  footer: "À propos de ce site",
  airports: "Données des aéroports :",
  product: "Produits",
  industries: "Secteurs",
  partners: "Partenaires",
  terms: "Conditions",
  newTab: "s’ouvre dans un nouvel onglet",
  staff: "Accès du personnel",
  "home.title": "Quand votre vol change, nous vous aidons",
  "home.lead":
    "Vous avez reçu un message de notre part ? Ouvrez le lien qu’il contient : il mène droit à votre réservation et montre ce que vous pouvez faire.",
  "home.watch": "Nous surveillons votre vol",
  "home.watchText": "De la réservation à l’atterrissage, pour chaque vol que vous nous avez confié.",
  "home.tell": "Nous vous prévenons aussitôt",
  "home.tellText":
    "Un changement, un retard ou une annulation vous est annoncé par message, avec ce que cela signifie.",
  "home.rebook": "Nous vous aidons à repartir",
  "home.rebookText":
    "Vous voyez d’autres façons de voyager et en choisissez une. Certains frais reviennent au transporteur.",
  "home.notInsurance": "Ce service n’est pas une assurance. Il vaut une fois par vol et ne verse pas d’argent.",
} as const satisfies Translation<typeof en>;
