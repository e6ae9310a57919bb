import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Total des enregistrements",
  form: "Compter les enregistrements",
  vendor: "Identifiant du fournisseur",
  "vendor.choose": "Choisissez un fournisseur",
  "vendor.loading": "Lecture des fournisseurs…",
  "vendor.failed": "Les fournisseurs n’ont pas pu être lus.",
  search: "Rechercher",
  reset: "Réinitialiser",
  found: "Le nombre d’enregistrements a été trouvé.",
  nothing: "Aucune donnée trouvée.",
  "nothing.hint": "{{vendor}} n’a aucun enregistrement créé entre le {{from}} et le {{to}}.",
  "start.title": "De qui compter les enregistrements ?",
  "start.hint":
    "Choisissez un fournisseur et lancez la recherche. Les jours sont ceux du fuseau horaire du fournisseur.",
  loading: "Comptage…",
  failed: "Les enregistrements n’ont pas pu être comptés",
  total: "{{total}} enregistrements de {{vendor}} en {{days}}",
  "billed.same":
    "Le rapport de facturation d’Auto Check-in a les mêmes enregistrements : aucun n’est d’une réservation désactivée.",
  "billed.less_one":
    "Le rapport de facturation d’Auto Check-in en a {{billed}} : sauf si Désactivés est coché, il omet {{left}} d’une réservation désactivée, compté ici.",
  "billed.less_many":
    "Le rapport de facturation d’Auto Check-in en a {{billed}} : sauf si Désactivés est coché, il omet {{left}} de réservations désactivées, comptés ici.",
  "billed.less_other":
    "Le rapport de facturation d’Auto Check-in en a {{billed}} : sauf si Désactivés est coché, il omet {{left}} de réservations désactivées, comptés ici.",
  days_one: "{{days}} jour",
  days_many: "{{days}} jours",
  days_other: "{{days}} jours",
  "chart.title": "Enregistrements par jour",
  "chart.bar": "{{day}} : {{total}}",
  "chart.keys": "Les flèches gauche et droite parcourent les jours, Entrée en choisit un.",
  "days.title": "Jours",
  "airlines.title": "{{day}}",
  "airlines.total": "Total : {{total}}",
  "airlines.choose": "Choisissez un jour pour voir ses compagnies",
  "airlines.iata": "IATA",
  "airlines.count": "Nombre",
  "airlines.share": "Du total",
  file: "nombre-enregistrements",
} as const satisfies Translation<typeof en>;
