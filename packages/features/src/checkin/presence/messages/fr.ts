import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  "warning.title": "{{pnr}} retourne bientôt dans le pool",
  "warning.text": "Personne n’y a travaillé depuis 28 minutes. Appuyez sur {{keys}}, ou continuez à y travailler.",
  "warning.text.touch": "Personne n’y a travaillé depuis 28 minutes. Gardez-le, ou continuez à y travailler.",
  keep: "Garder",
  "keep.shortcut": "Garder ce qui va retourner dans le pool",
  "keep.done": "{{pnr}} reste à vous",
  "keep.limit": "Le dossier ne peut plus être gardé par simple consultation",
  "keep.limit.text":
    "Rien n’y a été modifié depuis deux heures. Rattachez ou envoyez une carte, clôturez-le, ou laissez-le retourner.",
  "keep.failed": "Le dossier n’a pas pu être gardé.",
  "back.label": "Ce qui est retourné dans le pool",
  "back.one": "{{pnr}} est retourné dans le pool à {{time}}.",
  "back.several": "{{count}} PNR sont retournés dans le pool, le dernier à {{time}}.",
  "back.why": "Personne n’y avait travaillé depuis 30 minutes.",
  "back.taken": "{{pnr}} : {{user}} l’a pris.",
  "back.finished": "{{pnr}} : il n’y reste rien à faire.",
  "back.free": "{{pnr}} : libre.",
  "back.again": "Reprendre {{pnr}}",
  "back.next": "Passer au suivant",
  "back.seen": "Compris",
  "back.done": "{{pnr}} est de nouveau à vous",
  "back.failed": "{{pnr}} n’a pas pu être repris.",
  "back.failed.seen": "L’envoi n’a pas réussi.",
  "error.LOCKED_BY_OTHER": "Quelqu’un d’autre l’a pris entre-temps.",
  "error.STATE_CONFLICT": "Il n’y reste rien à faire.",
} as const satisfies Translation<typeof en>;
