import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "title.performance": "Rapport de performance",
  "title.time-span": "Rapport par période",
  "lead.performance": "Une ligne par enregistrement traité : par qui, quand et avec quel résultat.",
  "lead.time-span":
    "Combien de cartes d’embarquement jointes et d’enregistrements traités, par opérateur et compagnie.",
  tabs: "Type de rapport",
  "tab.performance": "Performance",
  "tab.time-span": "Par période",
  "form.performance": "Rapport de performance",
  "form.time-span": "Rapport par période",
  operator: "Identifiant de l’opérateur",
  "operator.all": "Tous les opérateurs",
  "operators.failed": "Les opérateurs n’ont pas pu être lus. Le rapport sur tous fonctionne malgré tout.",
  createdDate: "Date de création",
  "createdDate.help.performance": "La période porte sur la création des enregistrements et non sur leur traitement.",
  "createdDate.help.time-span": "Compte le travail sur les enregistrements créés pendant la période.",
  format: "Format",
  generate: "Générer le rapport",
  generating: "Génération…",
  "help.title": "Bon à savoir",
  "help.performance":
    "Par défaut, la période porte sur disposedAt et retient les enregistrements à l’état Eligible for Disposal ou Disposition Completed ; avec Date de création, c’est createdAt qui compte.",
  "help.performance.own":
    "La période porte sur disposedAt et retient les enregistrements à l’état Eligible for Disposal ou Disposition Completed. Le rapport porte sur votre propre travail.",
  "help.time-span":
    "Ce qui compte est le moment où une carte a été jointe ou un enregistrement traité ; ce qui a été annulé est exclu.",
  "help.time-span.own": "Le rapport porte sur votre propre travail.",
  "help.seconds": "La dernière minute fait partie de la période : la fin compte 59 secondes.",
  "help.job":
    "Le rapport est préparé en arrière-plan. Vous pouvez quitter la page : vous serez prévenu dès que le fichier est prêt.",
  "failed.performance": "Erreur lors de la récupération du rapport de performance.",
  "failed.time-span": "Erreur lors de la récupération du rapport par période.",
  "done.timeSpan": "Rapport de productivité de {{operator}} récupéré",
  "result.title": "Productivité de {{operator}}",
  "result.attached": "Total joint",
  "result.disposed": "Total traité",
  "result.operators": "Opérateurs",
  "result.download": "Télécharger en CSV",
  "result.empty": "Aucune donnée trouvée.",
  "result.empty.hint": "Personne n’a joint de carte ni traité d’enregistrement pendant cette période.",
  "column.operator": "Identifiant de l’opérateur",
  "column.airline": "Code de la compagnie",
  "column.attached": "Total joint",
  "column.disposed": "Total traité",
} as const satisfies Translation<typeof en>;
