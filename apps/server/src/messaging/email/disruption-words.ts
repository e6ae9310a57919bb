import type { DisruptionFacts } from "../disruption-facts.ts";
import type { MailLanguage } from "../mail-facts.ts";

type Kind = Extract<DisruptionFacts, { template: "disruptionLink" }>["kind"];
interface About {
  readonly vendor: string;
  readonly bookingNo: string;
}

/** The words of mails about a disruption. */
export interface DisruptionWords {
  readonly link: {
    readonly subject: (kind: Kind, flight: string) => string;
    readonly lead: (kind: Kind, hours: string) => string;
    readonly covered: string;
    readonly notCovered: string;
    readonly button: string;
    readonly secret: string;
    readonly notInsurance: string;
  };
  readonly price: {
    readonly subject: (about: About) => string;
    readonly lead: (amount: string) => string;
    readonly until: (time: string) => string;
    readonly button: string;
  };
  readonly declined: {
    readonly subject: (about: About) => string;
    readonly lead: string;
    readonly next: string;
    readonly button: string;
  };
  readonly confirmed: {
    readonly subject: (about: About) => string;
    readonly lead: string;
    readonly next: string;
    readonly absorbed: string;
    readonly payable: string;
  };
  readonly pass: { readonly subject: (airport: string) => string; readonly lead: string; readonly next: string };
  readonly voucher: {
    readonly subject: (airport: string) => string;
    readonly lead: string;
    readonly next: string;
    readonly code: string;
  };
  /** Of an SMS, before its link. */
  readonly sms: { readonly price: string; readonly declined: string };
  readonly airport: string;
  readonly hidden: string;
}

const en: DisruptionWords = {
  link: {
    subject: (kind, flight) =>
      ({
        CANCELLED: `Your flight ${flight} was cancelled`,
        DELAYED: `Your flight ${flight} is delayed`,
        MISSED_CONNECTION: `You may miss your flight ${flight}`,
      })[kind],
    lead: (kind, hours) =>
      ({
        CANCELLED: "We are sorry: your flight was cancelled.",
        DELAYED: `We are sorry: your flight is ${hours} late.`,
        MISSED_CONNECTION: "We are sorry: an earlier flight is late, and you may miss this one.",
      })[kind],
    covered:
      "Tell us what suits you: no action, lounge access, or another flight. You can change your choice until we have acted on it.",
    notCovered: "You can search for another flight, or talk to us.",
    button: "Tell us what you need",
    secret: "This link is for you. Anyone who has it can choose for this booking, so please do not forward it.",
    notInsurance: "This service is not insurance.",
  },
  price: {
    subject: ({ vendor, bookingNo }) => `Please confirm a new price for booking ${bookingNo} – ${vendor}`,
    lead: (amount) =>
      `The flight that you chose has become dearer. You would pay ${amount}. We book it only with your yes.`,
    until: (time) => `You can answer until ${time}.`,
    button: "Answer",
  },
  declined: {
    subject: ({ vendor, bookingNo }) => `Please choose another flight for booking ${bookingNo} – ${vendor}`,
    lead: "The flight that you chose cannot be booked.",
    next: "Please choose another one, or tell us what you need instead.",
    button: "Choose again",
  },
  confirmed: {
    subject: ({ vendor, bookingNo }) => `Your new flight for booking ${bookingNo} is booked – ${vendor}`,
    lead: "The flight that you chose is booked. Your itinerary has a new version.",
    next: "Please do not use the old flight any more.",
    absorbed: "Absorbed by the guarantee",
    payable: "You pay",
  },
  pass: {
    subject: (airport) => `Your lounge pass at ${airport}`,
    lead: "Your lounge pass is attached to this e-mail as a PDF.",
    next: "Please show it at the entrance of the lounge, on your phone or on paper.",
  },
  voucher: {
    subject: (airport) => `Your ride voucher at ${airport}`,
    lead: "There is no lounge pass at your airport just now, so here is a ride voucher instead.",
    next: "Please show its code to the driver.",
    code: "Voucher",
  },
  sms: {
    price: "the price of your new flight has changed. We book it only with your yes:",
    declined: "the flight that you chose cannot be booked. Choose another one:",
  },
  airport: "Airport",
  hidden: "(the link is known to its reader only)",
};

const fr: DisruptionWords = {
  link: {
    subject: (kind, flight) =>
      ({
        CANCELLED: `Votre vol ${flight} a été annulé`,
        DELAYED: `Votre vol ${flight} est retardé`,
        MISSED_CONNECTION: `Vous risquez de manquer votre vol ${flight}`,
      })[kind],
    lead: (kind, hours) =>
      ({
        CANCELLED: "Nous sommes désolés : votre vol a été annulé.",
        DELAYED: `Nous sommes désolés : votre vol a ${hours} de retard.`,
        MISSED_CONNECTION: "Nous sommes désolés : un vol précédent est en retard et vous risquez de manquer celui-ci.",
      })[kind],
    covered:
      "Dites-nous ce qui vous convient : aucune action, l’accès au salon ou un autre vol. Vous pouvez changer d’avis tant que nous n’avons pas agi.",
    notCovered: "Vous pouvez rechercher un autre vol ou nous parler.",
    button: "Dites-nous ce qu’il vous faut",
    secret:
      "Ce lien vous est destiné. Toute personne qui le possède peut choisir pour cette réservation : merci de ne pas le transférer.",
    notInsurance: "Ce service n’est pas une assurance.",
  },
  price: {
    subject: ({ vendor, bookingNo }) =>
      `Merci de confirmer un nouveau prix pour la réservation ${bookingNo} – ${vendor}`,
    lead: (amount) =>
      `Le vol que vous avez choisi est devenu plus cher. Vous paieriez ${amount}. Nous ne le réservons qu’avec votre accord.`,
    until: (time) => `Vous pouvez répondre jusqu’au ${time}.`,
    button: "Répondre",
  },
  declined: {
    subject: ({ vendor, bookingNo }) => `Merci de choisir un autre vol pour la réservation ${bookingNo} – ${vendor}`,
    lead: "Le vol que vous avez choisi ne peut pas être réservé.",
    next: "Merci d’en choisir un autre ou de nous dire ce qu’il vous faut.",
    button: "Choisir à nouveau",
  },
  confirmed: {
    subject: ({ vendor, bookingNo }) => `Votre nouveau vol pour la réservation ${bookingNo} est réservé – ${vendor}`,
    lead: "Le vol que vous avez choisi est réservé. Votre itinéraire a une nouvelle version.",
    next: "Merci de ne plus utiliser l’ancien vol.",
    absorbed: "Pris en charge par la garantie",
    payable: "Vous payez",
  },
  pass: {
    subject: (airport) => `Votre accès au salon à ${airport}`,
    lead: "Votre accès au salon est joint à cet e-mail au format PDF.",
    next: "Merci de le présenter à l’entrée du salon, sur votre téléphone ou imprimé.",
  },
  voucher: {
    subject: (airport) => `Votre bon de transport à ${airport}`,
    lead: "Il n’y a plus d’accès au salon dans votre aéroport pour le moment : voici un bon de transport à la place.",
    next: "Merci d’en montrer le code au chauffeur.",
    code: "Bon",
  },
  sms: {
    price: "le prix de votre nouveau vol a changé. Nous ne le réservons qu’avec votre accord :",
    declined: "le vol que vous avez choisi ne peut pas être réservé. Choisissez-en un autre :",
  },
  airport: "Aéroport",
  hidden: "(le lien n’est connu que de son destinataire)",
};

export const disruptionWords: Readonly<Record<MailLanguage, DisruptionWords>> = { en, fr };
