import type { MailWords } from "./texts.ts";

export const fr: MailWords = {
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
    picture: "image",
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
  optOut: { stop: "Arrêter les e-mails de ce genre", hidden: "(le lien n’est connu que de son destinataire)" },
  locale: "fr-FR",
};
