import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  datePlaceholder: "AAAA-MM-JJ",
  timePlaceholder: "HH:MM",
  calendar: "Choisir une date",
  close: "Fermer",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  month: "Mois",
  year: "Année",
  today: "Aujourd’hui",
  done: "Terminé",
  keys: "Les flèches avancent d’un jour ou d’une semaine, Page préc. et Page suiv. d’un mois, avec Maj d’une année.",
  chooseFirst: "Choisissez le premier jour",
  chooseLast: "Choisissez le dernier jour",
  notADate: "Ce n’est pas une date. Écrivez-la comme 2026-11-22.",
  "written.placeholder": "Jour mois année",
  "written.notADate": "Ce n’est pas une date. Écrivez-la comme 22 nov. 2026.",
  ambiguous: "Cela peut être le {{one}} ou le {{other}}. Écrivez le jour voulu.",
  notATime: "Ce n’est pas une heure. Écrivez-la comme 16:12.",
  tooEarly: "Le premier jour possible est le {{day}}.",
  tooLate: "Le dernier jour possible est le {{day}}.",
} as const satisfies Translation<typeof en>;
