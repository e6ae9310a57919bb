import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Rapport de facturation",
  lead: "Ce qui est facturé à un fournisseur : chaque enregistrement ou vol surveillé du fournisseur créé pendant la période.",
  form: "Rapport de facturation",
  productType: "Type de produit",
  "productType.choose": "Choisir un type de produit",
  "product.AC": "Auto Check-in (AC)",
  "product.FW": "Flight Watcher (FW)",
  "product.TC": "Coûts de voyage (TC)",
  vendor: "Identifiant du fournisseur",
  "vendor.choose": "Choisir un fournisseur",
  "vendor.other": "Autre",
  "vendors.failed": "Les fournisseurs n’ont pas pu être lus. « Autre » fonctionne malgré tout.",
  otherVendor: "Autre identifiant de fournisseur",
  deactivated: "Désactivés",
  "deactivated.help": "Avec les réservations et les vols désactivés depuis.",
  format: "Format",
  generate: "Générer le rapport",
  generating: "Génération…",
  "help.title": "Bon à savoir",
  "help.days": "Les deux jours font partie de la période ; un jour commence et finit dans le fuseau du fournisseur.",
  "help.AC":
    "Auto Check-in est préparé en arrière-plan. Vous pouvez quitter la page : vous serez prévenu dès que le fichier est prêt.",
  "help.FW": "Flight Watcher est téléchargé immédiatement, en CSV.",
  "help.TC":
    "Les coûts de voyage se téléchargent aussitôt, en CSV : les éléments des fiches de facturation dont la date de réservation est dans la période.",
  "help.leftOut.AC":
    "Sauf si Désactivés est coché, les enregistrements de réservations désactivées sont omis. Le nombre total d’enregistrements les compte.",
  "help.leftOut.FW":
    "Sauf si Désactivés est coché, les vols qui ne sont plus surveillés et ceux de réservations désactivées sont omis.",
  "difference.none": "Rien n’est omis : le nombre total d’enregistrements est aussi de {{total}}.",
  "difference.some_one":
    "{{left}} enregistrement d’une réservation désactivée est omis : le nombre total d’enregistrements est de {{total}}.",
  "difference.some_many":
    "{{left}} enregistrements de réservations désactivées sont omis : le nombre total d’enregistrements est de {{total}}.",
  "difference.some_other":
    "{{left}} enregistrements de réservations désactivées sont omis : le nombre total d’enregistrements est de {{total}}.",
  "difference.since":
    "Le fichier compte {{rows}} enregistrements. Le total des enregistrements en compte {{total}} maintenant, dont {{left}} de réservations désactivées : quelque chose a changé depuis la création du fichier.",
  "difference.watch.none": "Rien n’est omis : la période compte {{total}} vols surveillés.",
  "difference.watch.some_one":
    "{{left}} vol qui n’est plus surveillé, ou d’une réservation désactivée, est omis : la période en compte {{total}}.",
  "difference.watch.some_many":
    "{{left}} vols qui ne sont plus surveillés, ou de réservations désactivées, sont omis : la période en compte {{total}}.",
  "difference.watch.some_other":
    "{{left}} vols qui ne sont plus surveillés, ou de réservations désactivées, sont omis : la période en compte {{total}}.",
  "done.file": "Rapport de facturation récupéré",
  "done.again": "Enregistrer à nouveau",
  "failed.title": "Erreur lors de la récupération du rapport de facturation.",
  "failed.empty": "Impossible de récupérer le rapport de facturation, aucune donnée trouvée.",
} as const satisfies Translation<typeof en>;
