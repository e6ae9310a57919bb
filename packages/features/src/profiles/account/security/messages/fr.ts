import type { Translation } from "../../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Sécurité de la connexion",
  required: "exigé pour votre rôle",
  loading: "Lecture de vos seconds facteurs…",
  failed: "Vos seconds facteurs n’ont pas pu être lus.",
  retry: "Réessayer",
  app: "Application d’authentification",
  on: "Active",
  "app.on": "Depuis le {{at}}, un code est demandé après le mot de passe.",
  "app.off":
    "Un code d’une application sur votre téléphone, demandé après le mot de passe : le mot de passe seul n’ouvre alors plus rien.",
  setUp: "Configurer",
  replace: "Remplacer",
  turnOff: "Désactiver",
  "setUp.title": "Configurer une application d’authentification",
  "setUp.done": "Un code sera désormais demandé à la connexion.",
  "turnOff.title": "Désactiver l’application d’authentification ?",
  "turnOff.about":
    "Le mot de passe seul ouvrira alors votre compte. Vos codes de secours disparaissent avec elle, et toutes les autres sessions sont fermées.",
  "turnOff.done": "L’application d’authentification est désactivée.",
  codes: "Codes de secours",
  "codes.left": "Il en reste {{left}} sur {{all}}, créés le {{at}}",
  "codes.few": "Il en reste peu : créez-en de nouveaux.",
  newCodes: "En créer de nouveaux",
  "newCodes.title": "Créer de nouveaux codes de secours ?",
  "newCodes.about": "Les précédents ne sont plus valables, et toutes les autres sessions sont fermées.",
  "newCodes.done": "Vous avez de nouveaux codes de secours.",
  cancel: "Annuler",
  "error.REQUIRED": "Votre rôle exige un second facteur : il ne peut pas être désactivé, mais remplacé.",
  "error.NOT_ON": "Il n’y a plus de second facteur.",
} as const satisfies Translation<typeof en>;
