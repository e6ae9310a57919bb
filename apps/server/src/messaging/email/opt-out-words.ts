import type { MailLanguage } from "../mail-facts.ts";

const en = {
  title: "E-mails that you can stop",
  lead: (address: string) =>
    `We write to ${address} when there are comments that you have not read, and our staff write to you by hand.`,
  anyway:
    "What your journey and your account need comes anyway: boarding passes, delays and cancellations, itineraries, answers to your requests, passwords.",
  stop: "Stop these e-mails",
  stoppedTitle: "These e-mails are stopped",
  stopped: (address: string) =>
    `We write no more to ${address} about comments that you have not read, and our staff do not write to you by hand.`,
  start: "Get these e-mails again",
  unknownTitle: "There is nothing behind this link",
  unknown: "It is not whole, or the e-mail that it stands in is too old. Use the link of a newer e-mail.",
  otherLanguage: "Français",
};

export type OptOutWords = Readonly<typeof en>;

const fr: OptOutWords = {
  title: "Les e-mails que vous pouvez arrêter",
  lead: (address) =>
    `Nous écrivons à ${address} lorsque des commentaires n’ont pas été lus, et notre personnel vous écrit personnellement.`,
  anyway:
    "Ce dont votre voyage et votre compte ont besoin vous parvient toujours\u00A0: cartes d’embarquement, retards et annulations, itinéraires, réponses à vos demandes, mots de passe.",
  stop: "Arrêter ces e-mails",
  stoppedTitle: "Ces e-mails sont arrêtés",
  stopped: (address) =>
    `Nous n’écrivons plus à ${address} au sujet des commentaires non lus, et notre personnel ne vous écrit plus personnellement.`,
  start: "Recevoir de nouveau ces e-mails",
  unknownTitle: "Il n’y a rien derrière ce lien",
  unknown:
    "Il n’est pas complet, ou l’e-mail qui le contient est trop ancien. Utilisez le lien d’un e-mail plus récent.",
  otherLanguage: "English",
};

/** What the page says on which the receiver of a mail stops mails of its kind (MSG-21). */
export const optOutWords: Readonly<Record<MailLanguage, OptOutWords>> = { en, fr };
