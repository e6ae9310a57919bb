import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  none: "Aucune modification n’attend",
  waiting_one: "{{count}} modification attend une décision",
  waiting_many: "{{count}} de modifications attendent une décision",
  waiting_other: "{{count}} modifications attendent une décision",
  oldest: "Les plus anciennes d’abord.",
  some: "Les {{shown}} plus anciennes sur {{total}} sont affichées.",
  refresh: "Actualiser",
  loading: "Lecture des demandes des voyageurs…",
  failed: "Les modifications n’ont pas pu être lues",
  "failed.again": "Les modifications n’ont pas pu être relues. Ce que vous voyez a peut-être été décidé depuis.",
  retry: "Réessayer",
  more: "Afficher plus",
  booking: "{{booking}} · {{pnr}} : détails de l’enregistrement",
  asked: "Demandé {{ago}}",
  at: "{{time}} UTC",
  "empty.title": "Aucun voyageur ne demande de modification",
  "empty.hint": "Les changements de nom et d’adresse e-mail demandés par les voyageurs apparaissent ici d’eux-mêmes.",
} as const satisfies Translation<typeof en>;
