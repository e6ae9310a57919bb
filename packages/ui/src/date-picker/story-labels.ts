import type { DateLabels } from "./types.ts";

/** Words for the stories; a product takes them from its catalogue. */
export const labels: DateLabels = {
  datePlaceholder: "YYYY-MM-DD",
  timePlaceholder: "HH:MM",
  calendar: "Choose a date",
  close: "Close",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
  today: "Today",
  done: "Done",
  keys: "Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year.",
  chooseFirst: "Choose the first day",
  chooseLast: "Choose the last day",
  notADate: "This is not a date. Type it like 2026-11-22.",
  ambiguous: (one, other) => `This can be ${one} or ${other}. Type the one you mean.`,
  notATime: "This is not a time. Type it like 16:12.",
  tooEarly: (min) => `The first possible day is ${min}.`,
  tooLate: (max) => `The last possible day is ${max}.`,
};

export const french: DateLabels = {
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
  ambiguous: (one, other) => `Cela peut être le ${one} ou le ${other}. Écrivez le jour voulu.`,
  notATime: "Ce n’est pas une heure. Écrivez-la comme 16:12.",
  tooEarly: (min) => `Le premier jour possible est le ${min}.`,
  tooLate: (max) => `Le dernier jour possible est le ${max}.`,
};
