import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  opening: "Ouverture…",
  closed: "Cette partie de la page ne peut pas être affichée",
  again: "Réessayer",
  "reason.TICKET_EXPIRED": "L’ouverture a pris trop de temps. Réessayez, ou rechargez la page qui l’entoure.",
  "reason.TICKET_USED": "Elle a déjà été ouverte une fois. Réessayez, ou rechargez la page qui l’entoure.",
  "reason.TICKET_UNKNOWN": "La page qui l’entoure n’a pas donné de ticket valable. Rechargez cette page.",
  "reason.TICKET_MISPLACED":
    "Le ticket que la page qui l’entoure a donné est pour une autre page. Rechargez cette page.",
  "reason.TICKET_WITHDRAWN":
    "L’accès a pris fin. Rechargez la page qui l’entoure\u202f; si cela n’aide pas, adressez-vous au site sur lequel elle se trouve.",
  "reason.NO_TICKET":
    "La page qui l’entoure n’y donne pas accès pour le moment. Rechargez cette page, et connectez-vous de nouveau si elle le demande.",
  "reason.NETWORK": "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.",
  "reason.UNKNOWN": "Un problème est survenu. Réessayez dans un instant.",
  "alone.title": "Cette page fait partie d’un autre site",
  "alone.text":
    "Elle s’affiche dans une page du site d’où vous venez, et ne peut pas être ouverte seule. Retournez sur ce site.",
  "unknown.title": "Ce module n’existe pas",
  back: "Tous les voyages",
} satisfies Translation<typeof en>;
