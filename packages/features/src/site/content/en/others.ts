import { chatSnippet } from "../snippets.ts";
import type { SitePageText } from "../types.ts";

export const others = {
  industries: {
    name: "Industries",
    heading: "For everybody who sends people on journeys",
    lead: "The same bookings, looked at from both sides of the counter: those who sell journeys, and those whose people travel.",
  },
  "industries/travel-agencies": {
    name: "Travel agencies",
    heading: "Your bookings are checked in while you sell the next ones.",
    lead: "Bookings come in from your own system. Check-ins are done as they open, and your travellers are looked after when plans break.",
    does: [
      "Takes bookings from your system by a feed that you call with a key",
      "Puts every check-in into a queue, by the time that is left",
      "Shows your travellers flights with time, stops, airline and price at one glance",
      "Writes to your travellers in your name, in your templates, in English or French",
    ],
    ends: [
      "Flights that travellers choose are booked by people: nothing is booked by itself",
      "Airlines that have no check-in on the web cannot be checked in from afar",
    ],
    sections: [
      {
        title: "What you set yourself",
        list: [
          "When travellers hear of a change: from how many minutes on, and how often at most",
          "Your logo, your words and your templates, with every version kept",
          "Keys of your systems, which you make and take back yourself",
          "The sites that may show our pages in a frame",
        ],
      },
    ],
  },
  "industries/travel-management": {
    name: "Travel management",
    heading: "From the request to the last receipt, in one place.",
    lead: "Employees and guests ask for a journey, agents put it together, and everybody sees the same plan: flights, hotels, trains and cars.",
    does: [
      "Takes travel requests by a form that checks the chain of dates as it is filled in",
      "Reads confirmations of suppliers and shows where each value comes from",
      "Finds what does not fit in an itinerary, such as a ride that arrives after the next one leaves",
      "Keeps every published version, with what has changed",
      "Records what trips cost, for reports that can be downloaded",
    ],
    ends: [
      "What is read from a confirmation counts when a person has confirmed it",
      "Nothing is booked by itself: people do it",
    ],
  },
  partners: {
    name: "Partners",
    heading: "Work with us",
    lead: "You look after travellers and want check-ins, alerts and help with disruptions under your own name. This is how it begins.",
    steps: [
      {
        when: "Five minutes",
        title: "You ask",
        text: "A form asks for your organisation, an e-mail address and a phone number. The signed agreement can come with it, or later.",
      },
      {
        when: "By mail",
        title: "You confirm",
        text: "We send you a link that works for 3 days. Nobody here sees your request before you have confirmed it.",
      },
      {
        when: "Then",
        title: "We read it",
        text: "A person looks at the agreement. If another file is needed, you get a link and the reason.",
      },
      {
        when: "At the end",
        title: "You sign in",
        text: "Your first user gets an invitation by mail, and sets logo, messages and keys.",
      },
    ],
    sections: [
      {
        title: "What you need",
        list: [
          "The agreement, signed, as a PDF of at most 5 MB and 50 pages",
          "An e-mail address at which the links reach you",
          "For bookings from your own system: somebody who can call an address with a key",
        ],
      },
    ],
  },
  "partners/embedding": {
    name: "On your own pages",
    heading: "Parts of it on your own pages",
    lead: "The chat with travellers and the address editor work on pages of yours, with React or without.",
    does: [
      "One line puts the chat’s button on a page",
      "The editor asks each country for what its addresses have, in its order",
      "Both work with the keyboard alone, on phones, and in the dark",
    ],
    ends: [
      "The chat opens on sites alone that you have named in your settings",
      "The editor checks an address by its form: it does not know whether a house is there",
    ],
    sections: [
      {
        title: "The chat",
        paragraphs: ["The code of your vendor stands in your settings, where you also name your site."],
        code: chatSnippet,
      },
    ],
  },
  terms: {
    name: "Terms",
    heading: "What holds between us",
    lead: "Two pages in plain words: what the services give and what they do not, and what is done with personal data.",
  },
  "terms/services": {
    name: "Terms of the services",
    heading: "What the services give, and where they end",
    lead: "These terms are about the services that can be added to a booking. The contract about the journey itself is with the airline and with the travel agent who sold it.",
    sections: [
      {
        title: "Not insurance",
        paragraphs: [
          "The services give monitoring, alerts and help with rebooking, with certain fees paid to the transportation provider. They are not insurance.",
          "They are one-time per flight, and give no cash reimbursement.",
        ],
      },
      {
        title: "The Flight Disruption Guarantee",
        list: [
          "It covers a booking, or one of its flights, from the order on until the last flight has landed.",
          "A flight is disrupted when it is cancelled before it leaves, is more than three hours late at either end, or can no longer be reached because fewer than 30 minutes are left.",
          "A booking that is given up as a whole, by the traveller or for them, is not disrupted.",
          "Up to $1,000 of the new fare is absorbed per passenger. What is above it is paid by the traveller, who agrees to it first.",
          "Instead of another flight the traveller can take a lounge pass or, where there is none, a ride voucher.",
        ],
      },
      {
        title: "Prices and payment",
        list: [
          "The travel agent sets the prices. What is shown before the order is what is paid: when a price has moved, nothing is ordered, and the new one is shown.",
          "Cards are entered on the page of the bank, never on ours.",
          "Money for which nothing can be given any more goes back by itself.",
        ],
      },
      {
        title: "Links",
        paragraphs: [
          "A link that we send opens one booking, for one purpose. Whoever has it can choose for everybody on the booking: pass it on to those only who may.",
        ],
      },
    ],
  },
  "terms/privacy": {
    name: "Privacy",
    heading: "What is done with personal data",
    lead: "What is kept, who sees it, and when it is deleted. The travel agent who sold the journey decides what is done with the data; we do it.",
    sections: [
      {
        title: "What is kept",
        list: [
          "Names, contacts and flights of a booking, as the travel agent sends them",
          "What travellers give themselves: passports, addresses and emergency contacts, where an airline asks for them",
          "Messages that were sent, and what was written in the chat",
        ],
      },
      {
        title: "Who sees it",
        list: [
          "Those who work on the booking, each as much as their work takes",
          "Numbers of passports are encrypted, shown in part only, and looking at one is logged",
          "The airline, when a traveller is checked in",
        ],
      },
      {
        title: "When it is deleted",
        paragraphs: [
          "Some time after the last arrival of a booking (90 days, unless the operator of this site has set another number) boarding passes, uploads, passport data, addresses, emergency contacts and links are deleted.",
        ],
      },
      {
        title: "In your browser",
        list: [
          "The language and the appearance that you choose, and forms that you have begun, are kept on your device.",
          "Whoever signs in has a cookie that keeps the session. There are no others: nobody is followed, here or elsewhere.",
        ],
      },
      {
        title: "What you can ask for",
        paragraphs: [
          "Travellers with an account can take everything along that is known about them, on the page of their profile. Everybody else asks their travel agent.",
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, SitePageText>>;
