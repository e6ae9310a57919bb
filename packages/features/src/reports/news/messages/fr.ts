import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  ready_one: "{{count}} prêt",
  ready_many: "{{count}} prêts",
  ready_other: "{{count}} prêts",
  failed_one: "{{count}} échoué",
  failed_many: "{{count}} échoués",
  failed_other: "{{count}} échoués",
  "done.title": "Le rapport {{report}} est prêt",
  "empty.title": "Le rapport {{report}} est sans donnée",
  "failed.title": "Le rapport {{report}} a échoué",
  "missed.title": "Des rapports se sont terminés entre-temps",
  "missed.hint": "La connexion était interrompue.",
  retry: "Relancer",
  "retry.failed": "Le rapport n’a pas pu être relancé",
  link: "Téléchargement des rapports",
} as const satisfies Translation<typeof en>;
