import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  title: "Est-ce bien vous ?",
  lead: "Ceci peut nuire entre de mauvaises mains, et votre connexion date un peu. Rien de ce que vous avez saisi n’est perdu.",
  password: "Mot de passe",
  show: "Afficher le mot de passe",
  hide: "Masquer le mot de passe",
  confirm: "Confirmer",
  cancel: "Annuler",
  throttled: "Trop de tentatives. Réessayez dans",
  or: "ou",
  "password.required": "Saisissez votre mot de passe.",
  "password.wrong": "Ce mot de passe est incorrect.",
  "passkey.wrong":
    "Cette clé d’accès ne s’est pas assurée que c’est bien vous. Saisissez aussi votre mot de passe, puis utilisez-la à nouveau.",
  "signOn.lead":
    "Ceci peut nuire entre de mauvaises mains, et votre connexion date un peu. Connectez-vous encore une fois auprès de votre organisation : vous reviendrez sur cette page. Ce que vous avez saisi ici sans l’enregistrer est perdu.",
  "signOn.go": "Se connecter encore une fois",
  "signOn.going": "En route…",
  "signOn.failed": "La connexion de votre organisation est injoignable. Réessayez dans quelques minutes.",
} as const satisfies Translation<typeof en>;
