import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  found: "Enregistrements",
  departed: "parti",
  pnr: "Recherche PNR : {{pnr}}",
  views: "Vues de la file",
  view: "Vue de la file : {{view}}",
  failed: "La recherche d’enregistrements a échoué.",
} as const satisfies Translation<typeof en>;
