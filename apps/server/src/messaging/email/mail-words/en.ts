import type { MailWords } from "./texts.ts";

export const en: MailWords = {
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
    picture: "picture",
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
  optOut: { stop: "Stop e-mails of this kind", hidden: "(the link is known to its reader only)" },
  locale: "en-GB",
};
