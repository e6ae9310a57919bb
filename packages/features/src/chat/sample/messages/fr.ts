import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  agent: "Northwind Travel",
  hello:
    "Bonjour, ici l’agent de la démonstration. Votre vol pour Lisbonne est annulé\u00a0: dois-je en chercher un autre\u202f?",
  first: "Demain, il reste des places pour vous trois. Voici la recherche\u00a0:",
  second: "Un agent réserverait ce que vous choisissez et vous enverrait le nouvel itinéraire ici et par e-mail.",
  further: "La démonstration n’en sait pas plus. Dans le vrai chat, une personne continue.",
} as const satisfies Translation<typeof en>;
