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
  "password.required": "Saisissez votre mot de passe.",
  "password.wrong": "Ce mot de passe est incorrect.",
} as const satisfies Translation<typeof en>;
