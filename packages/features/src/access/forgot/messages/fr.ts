import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Mot de passe oublié ?",
  lead: "Saisissez l’adresse e-mail de votre compte : nous vous envoyons un lien.",
  email: "E-mail",
  send: "Envoyer un lien",
  sending: "Envoi en cours…",
  back: "Retour à la connexion",
  "sent.title": "Consultez votre messagerie",
  "sent.before": "Si",
  "sent.after": "a un compte, un lien est en route. Il fonctionne une fois, pendant 30 minutes.",
  "sent.spam": "Rien au bout de 5 minutes ? Regardez dans le courrier indésirable.",
  "sent.sso": "Les comptes avec authentification unique n’ont pas de mot de passe ici.",
  "sent.again": "Envoyer à nouveau",
  "sent.againIn": "Envoyer à nouveau dans",
  "access.email.required": "Saisissez votre adresse e-mail.",
  "access.email.invalid": "Saisissez une adresse e-mail correcte.",
  "validation.text": "Certains caractères ne peuvent pas être utilisés.",
  "validation.tooLong": "Ce texte est trop long.",
} as const satisfies Translation<typeof en>;
