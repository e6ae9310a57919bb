import type { Translation } from "../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Connexion",
  lead: "Utilisez l’adresse e-mail et le mot de passe de votre compte Gatehouse.",
  email: "E-mail",
  password: "Mot de passe",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  forgot: "Mot de passe oublié ?",
  submit: "Se connecter",
  submitting: "Connexion en cours…",
  ended: "Votre session est terminée.",
  endedHelp: "Reconnectez-vous pour reprendre là où vous étiez.",
  throttled: "Trop de tentatives. Réessayez dans",
  "demo.title": "Monde de démonstration",
  "demo.help": "Tout est inventé ici. Choisissez un utilisateur : le formulaire se remplit.",
  "demo.password": "Mot de passe de tous les utilisateurs de démonstration :",
  "demo.choice": "un autre vol pour",
  "demo.links": "Ce que voient les voyageurs sans se connecter, informations manquantes des réservations",
  version: "Version {{version}}",
  "error.INVALID_CREDENTIALS": "L’e-mail ou le mot de passe est incorrect.",
  "access.email.required": "Saisissez votre adresse e-mail.",
  "access.email.invalid": "Saisissez une adresse e-mail correcte.",
  "access.password.required": "Saisissez votre mot de passe.",
  "validation.text": "Certains caractères ne peuvent pas être utilisés.",
  "validation.tooLong": "Ce texte est trop long.",
} as const satisfies Translation<typeof en>;
