import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Seconde étape",
  "lead.app": "Saisissez le code que votre application d’authentification affiche pour {{email}}.",
  submit: "Se connecter",
  submitting: "Connexion en cours…",
  passkey: "Se connecter avec une clé d’accès",
  back: "Retour au mot de passe",
  throttled: "Trop de tentatives. Réessayez dans",
  lost: "Vous n’avez plus le téléphone ? Saisissez un de vos codes de secours. Sans eux, un administrateur peut vous aider.",
  "setUp.title": "Configurer un second facteur",
  "setUp.lead": "Votre rôle en exige un. Il faut une minute et une application d’authentification sur votre téléphone.",
  "setUp.loading": "Une clé est en cours de création…",
  retry: "Réessayer",
} as const satisfies Translation<typeof en>;
