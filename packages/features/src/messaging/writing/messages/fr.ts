import type { Translation } from "../../../i18n/index.ts";
import type { en } from "./en.ts";

export const fr = {
  who: "Envoyer à",
  "who.sms": "Un numéro de téléphone",
  "who.email": "Une adresse e-mail",
  "who.traveller": "Le voyageur de la réservation",
  "traveller.enter.email": "Saisissez le numéro de réservation : l’adresse e-mail en est reprise.",
  "traveller.enter.sms": "Saisissez le numéro de réservation : le numéro de téléphone en est repris.",
  "traveller.looking": "Recherche du voyageur…",
  "traveller.unknown": "Cette réservation n’existe pas.",
  "traveller.failed": "Le voyageur n’a pas pu être affiché. Vous pouvez envoyer quand même.",
  "traveller.nameless": "Le voyageur",
  "none.sms": "Le voyageur de cette réservation n’a pas de numéro de téléphone.",
  "none.email": "Le voyageur de cette réservation n’a pas d’adresse e-mail.",
  "stopped.sms": "Cette personne a écrit STOP et ne reçoit pas de SMS.",
  "stopped.email":
    "Cette personne a arrêté les e-mails dont son voyage n’a pas besoin. Vous ne pouvez pas lui écrire par e-mail ici.",
} as const satisfies Translation<typeof en>;
