import type { FactorNews } from "../../access/account-mail.ts";
import type { DistinguishingFact } from "@gatehouse/domain/checkin";
import type { MailLanguage } from "../mail-facts.ts";

/** Texts of a mail about a travel request. */
interface RequestWords {
  readonly subject: (about: { readonly vendor: string; readonly request: string }) => string;
  readonly lead: string;
  readonly next: string;
}

/** Texts of a mail with a key that its reader alone knows. */
interface KeyWords {
  readonly subject: (vendor: string) => string;
  readonly lead: string;
  readonly button: string;
  readonly secret: string;
  /** Stands for the link where it is not shown. */
  readonly hidden: string;
}

/** Every text of the mails. French is complete by its type. */
export interface MailWords {
  readonly hello: (name: string) => string;
  readonly pass: {
    readonly subject: (about: { readonly vendor: string; readonly flight: string; readonly date: string }) => string;
    readonly lead: string;
    readonly carry: string;
  };
  readonly passRevoked: {
    readonly subject: (about: { readonly vendor: string; readonly flight: string; readonly date: string }) => string;
    readonly lead: string;
    readonly next: string;
  };
  readonly missingInfo: {
    readonly subject: (about: { readonly vendor: string; readonly bookingNo: string }) => string;
    readonly lead: string;
    readonly button: string;
    readonly secret: string;
    /** Stands for the link where it is not shown. */
    readonly hidden: string;
  };
  readonly chosenFlight: {
    readonly subject: (about: { readonly vendor: string; readonly bookingNo: string }) => string;
    readonly lead: string;
    readonly next: string;
  };
  readonly chosenFlightStaff: {
    readonly subject: (about: { readonly bookingNo: string }) => string;
    readonly hello: string;
    readonly lead: string;
    readonly button: string;
  };
  readonly passwordReset: KeyWords;
  readonly accountInvitation: KeyWords;
  readonly signOnAccount: {
    readonly subject: (vendor: string) => string;
    /** @param provider what the button of the sign-in page says */
    readonly lead: (provider: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly signOnLinked: {
    readonly subject: (vendor: string) => string;
    readonly lead: (provider: string, at: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly passwordChanged: {
    readonly subject: (vendor: string) => string;
    readonly lead: (at: string) => string;
    readonly next: string;
  };
  readonly secondFactor: {
    readonly subject: (vendor: string) => string;
    /** What has happened, and when. */
    readonly lead: Readonly<Record<FactorNews, (at: string) => string>>;
    readonly next: string;
  };
  readonly requestSubmitted: RequestWords;
  readonly requestCancelled: RequestWords;
  readonly openRequest: string;
  readonly tripPublished: {
    readonly subject: (about: { readonly vendor: string; readonly bookingNo: string }) => string;
    readonly lead: string;
    /** Of a version after the first. */
    readonly changed: string;
    readonly next: string;
    readonly button: string;
  };
  readonly commentsUnread: {
    readonly subject: (about: {
      readonly vendor: string;
      readonly bookingNo: string;
      readonly count: number;
    }) => string;
    readonly lead: (count: number) => string;
    readonly leadOfStaff: (count: number) => string;
    readonly button: string;
  };
  readonly commentMention: {
    readonly subject: (about: { readonly by: string; readonly bookingNo: string }) => string;
    readonly lead: (about: { readonly by: string; readonly bookingNo: string }) => string;
    readonly button: string;
  };
  readonly label: Readonly<
    Record<
      | "traveller"
      | "flight"
      | "from"
      | "to"
      | "departure"
      | "pnr"
      | "booking"
      | "price"
      | "baggage"
      | "request"
      | "trip"
      | "reason",
      string
    >
  >;
  /** What tells travellers of one name apart. */
  readonly apart: (fact: DistinguishingFact["fact"], value: string) => string;
  readonly localTime: string;
  readonly footer: (vendor: string) => string;
  /** Locale of dates. */
  readonly locale: string;
}

const en: MailWords = {
  hello: (name) => `Hello ${name},`,
  pass: {
    subject: ({ vendor, flight, date }) => `Your boarding pass for ${flight} on ${date} – ${vendor}`,
    lead: "You are checked in. Your boarding pass is attached to this e-mail as a PDF.",
    carry: "Keep it on your phone or print it, and have it ready together with your travel document.",
  },
  passRevoked: {
    subject: ({ vendor, flight, date }) => `Please do not use your boarding pass for ${flight} on ${date} – ${vendor}`,
    lead: "The boarding pass that we sent you for this flight is no longer valid. Please do not use it.",
    next: "We are looking into it and will send you a new one as soon as we have it.",
  },
  missingInfo: {
    subject: ({ vendor, bookingNo }) => `Please complete your travel information for booking ${bookingNo} – ${vendor}`,
    lead: "The airline needs some more information about the travellers of your booking before it can check you in.",
    button: "Complete the information",
    secret: "This link is meant for you. Whoever has it can see the booking: please do not forward it.",
    hidden: "(the link is known to its reader only)",
  },
  chosenFlight: {
    subject: ({ vendor, bookingNo }) => `We have received your choice of flight for booking ${bookingNo} – ${vendor}`,
    lead: "We have received your choice of another flight. It is not booked yet.",
    next: "We check seats and price and write to you as soon as it is booked, or if it cannot be. Until then you can choose another flight by the same link; the last choice counts.",
  },
  chosenFlightStaff: {
    subject: ({ bookingNo }) => `Booking ${bookingNo}: the traveller has chosen another flight`,
    hello: "Hello,",
    lead: "A traveller has chosen another flight by the link of their booking and waits for it to be booked.",
    button: "Open the list of chosen flights",
  },
  passwordReset: {
    subject: (vendor) => `Choose another password – ${vendor}`,
    lead: "Somebody, presumably you, has asked for another password for your account. The link works once, for 30 minutes.",
    button: "Choose another password",
    secret:
      "If it was not you, there is nothing to do: your password stays as it is. Please do not forward this message.",
    hidden: "(the link is known to its reader only)",
  },
  signOnAccount: {
    subject: (vendor) => `How you sign in – ${vendor}`,
    lead: (provider) =>
      `Somebody, presumably you, has asked for another password. Accounts with single sign-on have no password here: you sign in with ${provider}.`,
    next: "If it was not you, there is nothing to do.",
    button: "Sign in",
  },
  accountInvitation: {
    subject: (vendor) => `Your account – ${vendor}`,
    lead: "An account was made for you. Choose a password and you can sign in. The link works once, for 7 days.",
    button: "Choose a password",
    secret: "This link is meant for you. Whoever has it can take the account: please do not forward it.",
    hidden: "(the link is known to its reader only)",
  },
  signOnLinked: {
    subject: (vendor) => `How you sign in has changed – ${vendor}`,
    lead: (provider, at) =>
      `Your account was linked with ${provider} on ${at}: you sign in there from now on. The password of your account is good no more, and all other sessions were ended.`,
    next: "If it was not you, tell your administrator at once.",
    button: "Sign in",
  },
  passwordChanged: {
    subject: (vendor) => `Your password was changed – ${vendor}`,
    lead: (at) => `The password of your account was changed on ${at}. All sessions were ended.`,
    next: "If it was not you, choose another password by “Forgot password?” on the login page at once, and tell your administrator.",
  },
  secondFactor: {
    subject: (vendor) => `How you sign in has changed – ${vendor}`,
    lead: {
      on: (at) =>
        `An authenticator app was set up for your account on ${at}: its codes are asked for after the password. All other sessions were ended.`,
      off: (at) => `The second factor of your account was turned off on ${at}. All other sessions were ended.`,
      reset: (at) =>
        `An administrator has taken the second factor of your account away on ${at}. All sessions were ended: sign in with your password, and set up another one.`,
      codes: (at) =>
        `New recovery codes were made for your account on ${at}: the old ones are good no more. All other sessions were ended.`,
      "passkey-on": (at) =>
        `A passkey was added to your account on ${at}: it signs in by itself, or after the password. All other sessions were ended.`,
      "passkey-off": (at) => `A passkey of your account was removed on ${at}. All other sessions were ended.`,
      "recovery-used": (at) => `A recovery code of your account was used on ${at}. It is good no more.`,
    },
    next: "If it was not you, choose another password by “Forgot password?” on the login page at once, and tell your administrator.",
  },
  requestSubmitted: {
    subject: ({ vendor, request }) => `We have your travel request ${request} – ${vendor}`,
    lead: "We have received your travel request and will get back to you with an itinerary.",
    next: "You can look at it, or cancel it while nothing is booked, at any time.",
  },
  requestCancelled: {
    subject: ({ vendor, request }) => `Your travel request ${request} was cancelled – ${vendor}`,
    lead: "Your travel request was cancelled by our staff. Nothing will be booked for it.",
    next: "If you still want to travel, please submit a new request.",
  },
  openRequest: "Open the travel request",
  tripPublished: {
    subject: ({ vendor, bookingNo }) => `Your itinerary for booking ${bookingNo} – ${vendor}`,
    lead: "Your trip is booked. Its itinerary is ready for you.",
    changed: "Your itinerary has changed. Please use the new version only.",
    next: "There you find times, addresses and confirmation numbers, and you can add the trip to your calendar.",
    button: "Open the itinerary",
  },
  commentsUnread: {
    subject: ({ vendor, bookingNo, count }) =>
      `${count === 1 ? "A new message" : `${String(count)} new messages`} about ${bookingNo} – ${vendor}`,
    lead: (count) =>
      count === 1
        ? "We have written to you about your trip:"
        : "We have written several messages to you about your trip:",
    leadOfStaff: (count) =>
      count === 1 ? "The traveller has written a comment:" : "The traveller has written several comments:",
    button: "Read and reply",
  },
  commentMention: {
    subject: ({ by, bookingNo }) => `${by} mentioned you: ${bookingNo}`,
    lead: ({ by, bookingNo }) => `${by} mentioned you in an internal comment about ${bookingNo}.`,
    button: "Open the case",
  },
  label: {
    traveller: "Traveller",
    flight: "Flight",
    from: "From",
    to: "To",
    departure: "Departure",
    pnr: "PNR",
    booking: "Booking",
    price: "Total price",
    baggage: "Pieces of baggage",
    request: "Travel request",
    trip: "Trip",
    reason: "Reason",
  },
  apart: (fact, value) =>
    ({
      title: value,
      middlename: value,
      dateOfBirth: `born ${value}`,
      ticketEnd: `ticket …${value}`,
      position: `traveller ${value}`,
    })[fact],
  localTime: "local time",
  footer: (vendor) => `This message was sent automatically for ${vendor}.`,
  locale: "en-GB",
};

const fr: MailWords = {
  hello: (name) => `Bonjour ${name},`,
  pass: {
    subject: ({ vendor, flight, date }) => `Votre carte d’embarquement pour ${flight} le ${date} – ${vendor}`,
    lead: "Vous êtes enregistré. Votre carte d’embarquement est jointe à cet e-mail au format PDF.",
    carry: "Gardez-la sur votre téléphone ou imprimez-la, et préparez-la avec votre document de voyage.",
  },
  passRevoked: {
    subject: ({ vendor, flight, date }) =>
      `Merci de ne pas utiliser votre carte d’embarquement pour ${flight} le ${date} – ${vendor}`,
    lead: "La carte d’embarquement que nous vous avons envoyée pour ce vol n’est plus valable. Merci de ne pas l’utiliser.",
    next: "Nous nous en occupons et vous en enverrons une nouvelle dès que possible.",
  },
  missingInfo: {
    subject: ({ vendor, bookingNo }) =>
      `Merci de compléter vos informations de voyage pour la réservation ${bookingNo} – ${vendor}`,
    lead: "La compagnie aérienne a besoin d’informations supplémentaires sur les voyageurs de votre réservation avant de pouvoir vous enregistrer.",
    button: "Compléter les informations",
    secret:
      "Ce lien vous est destiné. Toute personne qui le possède peut voir la réservation : merci de ne pas le transférer.",
    hidden: "(le lien n’est connu que de son destinataire)",
  },
  chosenFlight: {
    subject: ({ vendor, bookingNo }) =>
      `Nous avons reçu votre choix de vol pour la réservation ${bookingNo} – ${vendor}`,
    lead: "Nous avons bien reçu votre choix d’un autre vol. Il n’est pas encore réservé.",
    next: "Nous vérifions les places et le prix et vous écrirons dès qu’il sera réservé, ou s’il ne peut pas l’être. D’ici là, vous pouvez choisir un autre vol par le même lien ; le dernier choix compte.",
  },
  chosenFlightStaff: {
    subject: ({ bookingNo }) => `Réservation ${bookingNo} : le voyageur a choisi un autre vol`,
    hello: "Bonjour,",
    lead: "Un voyageur a choisi un autre vol par le lien de sa réservation et attend qu’il soit réservé.",
    button: "Ouvrir la liste des vols choisis",
  },
  passwordReset: {
    subject: (vendor) => `Choisir un autre mot de passe – ${vendor}`,
    lead: "Quelqu’un, sans doute vous, a demandé un autre mot de passe pour votre compte. Le lien fonctionne une fois, pendant 30 minutes.",
    button: "Choisir un autre mot de passe",
    secret:
      "Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même. Merci de ne pas transférer ce message.",
    hidden: "(le lien n’est connu que de son destinataire)",
  },
  signOnAccount: {
    subject: (vendor) => `Comment vous vous connectez – ${vendor}`,
    lead: (provider) =>
      `Quelqu’un, sans doute vous, a demandé un autre mot de passe. Les comptes avec authentification unique n’ont pas de mot de passe ici : vous vous connectez avec ${provider}.`,
    next: "Si ce n’était pas vous, il n’y a rien à faire.",
    button: "Se connecter",
  },
  accountInvitation: {
    subject: (vendor) => `Votre compte – ${vendor}`,
    lead: "Un compte a été créé pour vous. Choisissez un mot de passe et vous pourrez vous connecter. Le lien fonctionne une fois, pendant 7 jours.",
    button: "Choisir un mot de passe",
    secret:
      "Ce lien vous est destiné. Toute personne qui le possède peut prendre le compte : merci de ne pas le transférer.",
    hidden: "(le lien n’est connu que de son destinataire)",
  },
  signOnLinked: {
    subject: (vendor) => `Votre façon de vous connecter a changé – ${vendor}`,
    lead: (provider, at) =>
      `Votre compte a été associé à ${provider} le ${at} : c’est là que vous vous connectez désormais. Le mot de passe de votre compte n’est plus valable, et toutes les autres sessions ont été fermées.`,
    next: "Si ce n’était pas vous, prévenez tout de suite votre administrateur.",
    button: "Se connecter",
  },
  passwordChanged: {
    subject: (vendor) => `Votre mot de passe a été modifié – ${vendor}`,
    lead: (at) => `Le mot de passe de votre compte a été modifié le ${at}. Toutes les sessions ont été fermées.`,
    next: "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe par « Mot de passe oublié ? » sur la page de connexion, et prévenez votre administrateur.",
  },
  secondFactor: {
    subject: (vendor) => `Votre façon de vous connecter a changé – ${vendor}`,
    lead: {
      on: (at) =>
        `Une application d’authentification a été configurée pour votre compte le ${at} : ses codes sont demandés après le mot de passe. Toutes les autres sessions ont été fermées.`,
      off: (at) =>
        `Le second facteur de votre compte a été désactivé le ${at}. Toutes les autres sessions ont été fermées.`,
      reset: (at) =>
        `Un administrateur a retiré le second facteur de votre compte le ${at}. Toutes les sessions ont été fermées : connectez-vous avec votre mot de passe et configurez-en un autre.`,
      codes: (at) =>
        `De nouveaux codes de secours ont été créés pour votre compte le ${at} : les anciens ne sont plus valables. Toutes les autres sessions ont été fermées.`,
      "passkey-on": (at) =>
        `Une clé d’accès a été ajoutée à votre compte le ${at} : elle vous connecte à elle seule, ou après le mot de passe. Toutes les autres sessions ont été fermées.`,
      "passkey-off": (at) =>
        `Une clé d’accès de votre compte a été supprimée le ${at}. Toutes les autres sessions ont été fermées.`,
      "recovery-used": (at) => `Un code de secours de votre compte a été utilisé le ${at}. Il n’est plus valable.`,
    },
    next: "Si ce n’était pas vous, choisissez tout de suite un autre mot de passe par « Mot de passe oublié ? » sur la page de connexion, et prévenez votre administrateur.",
  },
  requestSubmitted: {
    subject: ({ vendor, request }) => `Nous avons bien reçu votre demande de voyage ${request} – ${vendor}`,
    lead: "Nous avons bien reçu votre demande de voyage et reviendrons vers vous avec un itinéraire.",
    next: "Vous pouvez la consulter à tout moment, et l’annuler tant que rien n’est réservé.",
  },
  requestCancelled: {
    subject: ({ vendor, request }) => `Votre demande de voyage ${request} a été annulée – ${vendor}`,
    lead: "Votre demande de voyage a été annulée par nos équipes. Rien ne sera réservé.",
    next: "Si vous souhaitez toujours voyager, veuillez déposer une nouvelle demande.",
  },
  openRequest: "Ouvrir la demande de voyage",
  tripPublished: {
    subject: ({ vendor, bookingNo }) => `Votre itinéraire pour la réservation ${bookingNo} – ${vendor}`,
    lead: "Votre voyage est réservé. Votre itinéraire est prêt.",
    changed: "Votre itinéraire a changé. Merci de n’utiliser que la nouvelle version.",
    next: "Vous y trouverez les horaires, les adresses et les numéros de confirmation, et pourrez ajouter le voyage à votre agenda.",
    button: "Ouvrir l’itinéraire",
  },
  commentsUnread: {
    subject: ({ vendor, bookingNo, count }) =>
      `${count === 1 ? "Un nouveau message" : `${String(count)} nouveaux messages`} au sujet de ${bookingNo} – ${vendor}`,
    lead: (count) =>
      count === 1
        ? "Nous vous avons écrit au sujet de votre voyage :"
        : "Nous vous avons écrit plusieurs messages au sujet de votre voyage :",
    leadOfStaff: (count) =>
      count === 1 ? "Le voyageur a écrit un commentaire :" : "Le voyageur a écrit plusieurs commentaires :",
    button: "Lire et répondre",
  },
  commentMention: {
    subject: ({ by, bookingNo }) => `${by} vous a mentionné : ${bookingNo}`,
    lead: ({ by, bookingNo }) => `${by} vous a mentionné dans un commentaire interne au sujet de ${bookingNo}.`,
    button: "Ouvrir le dossier",
  },
  label: {
    traveller: "Voyageur",
    flight: "Vol",
    from: "De",
    to: "À",
    departure: "Départ",
    pnr: "PNR",
    booking: "Réservation",
    price: "Prix total",
    baggage: "Bagages",
    request: "Demande de voyage",
    trip: "Voyage",
    reason: "Motif",
  },
  apart: (fact, value) =>
    ({
      title: value,
      middlename: value,
      dateOfBirth: `naissance le ${value}`,
      ticketEnd: `billet …${value}`,
      position: `voyageur ${value}`,
    })[fact],
  localTime: "heure locale",
  footer: (vendor) => `Ce message a été envoyé automatiquement pour ${vendor}.`,
  locale: "fr-FR",
};

export const mailWords: Readonly<Record<MailLanguage, MailWords>> = { en, fr };
