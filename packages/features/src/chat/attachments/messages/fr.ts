import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

/** French texts of files in chats. */
export const fr = {
  attach: "Joindre des images ou des PDF",
  drop: "Déposez ici des images ou des PDF",
  staged: "Fichiers à envoyer",
  sending: "Envoi de {{name}}\u202f: {{percent}}\u00a0%",
  ready: "Partira avec Envoyer",
  waiting: "Partira dès que l’envoi est terminé",
  remove: "Retirer {{name}}",
  cancel: "Annuler {{name}}",
  retry: "Réessayer",
  open: "Ouvrir l’image {{name}}",
  picture: "Image {{name}}",
  close: "Fermer",
  gone: "{{name}} ne peut pas être ouvert pour le moment.",
  "problem.EMPTY": "Ce fichier est vide.",
  "problem.TOO_LARGE": "Ce fichier est trop volumineux\u202f: 10\u00a0Mo au plus.",
  "problem.NOT_TAKEN": "Ce n’est ni un PNG, ni un JPEG, ni un PDF lisible.",
  "problem.ENCRYPTED": "Ce PDF est protégé par un mot de passe. Envoyez-le sans protection.",
  "problem.TOO_COMPLEX": "Ce PDF a trop de pages. Envoyez-en une partie.",
  "problem.TOO_FAST": "Cela fait beaucoup de fichiers à la fois. Patientez un peu.",
  "problem.NOT_FOUND": "Cette conversation n’est plus la vôtre.",
  "problem.FAILED": "Non envoyé\u202f: le serveur est injoignable.",
  tooMany: "{{count}} fichiers au plus à la fois\u202f: les autres n’ont pas été ajoutés.",
} satisfies Translation<typeof en>;
