import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  loading: "Lecture du profil",
  failed: "Impossible de lire le profil.",
  none: "Ce voyageur n’existe pas.",
  "none.hint": "Qui voyage a un profil dès qu’il a un compte.",
  "complete.done": "Le profil est complet.",
  "complete.missing": "Parties remplies : {{filled}} sur {{all}}. Il manque :",
  "documents.help":
    "Les numéros sont montrés par leur fin. Chaque numéro que vous affichez est consigné avec votre nom.",
  "documents.lost":
    "Ce qui était enregistré ne peut plus être lu. Le voyageur est invité à le redonner dans son profil.",
  "part.about": "À propos du voyageur",
  "about.help": "Les dates sont celles du calendrier, sans fuseau horaire.",
} satisfies Translation<typeof en>;
