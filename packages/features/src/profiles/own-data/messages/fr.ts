import type { en } from "./en.ts";

/** French texts of the download of one's own data. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  pdf: "Télécharger en PDF",
  json: "Télécharger en JSON",
  collecting: "Vos données sont réunies",
  failed: "Vos données n’ont pas pu être lues. Réessayez.",
};
