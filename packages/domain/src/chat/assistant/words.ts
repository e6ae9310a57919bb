import type { AssistantLanguage, FlightQuery, Place } from "./read-flight-query.ts";

interface Found {
  readonly from: Place;
  readonly to: Place;
  readonly departDate: string;
  readonly returnDate: string | undefined;
  readonly passengers: number;
}

interface AssistantWords {
  /** Said before everything (CHAT-17). */
  readonly automatic: string;
  readonly ask: Readonly<Record<"from" | "to" | "departDate", (query: FlightQuery) => string>>;
  readonly found: (found: Found) => string;
  readonly check: string;
  /** How one gets to a person. */
  readonly person: string;
  readonly handsOver: string;
}

const dayIn =
  (language: string) =>
  (date: string): string =>
    new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
      new Date(`${date}T00:00:00Z`),
    );
const days = { en: dayIn("en-GB"), fr: dayIn("fr") } as const;

/** What the assistant says, in the language of what it was told. */
export const assistantWords: Readonly<Record<AssistantLanguage, AssistantWords>> = {
  en: {
    automatic: "Automatic answer:",
    ask: {
      from: ({ to }) => (to ? `Where do you fly from, to ${to.name}?` : "Where do you fly from?"),
      to: ({ from }) => (from ? `Where do you fly to, from ${from.name}?` : "Where do you fly to?"),
      departDate: ({ from, to }) => `On which day do you fly from ${from?.name ?? ""} to ${to?.name ?? ""}?`,
    },
    found: ({ from, to, departDate, returnDate, passengers }) =>
      `${from.name} to ${to.name}, ${days.en(departDate)}${returnDate === undefined ? "" : `, back ${days.en(returnDate)}`}, ${passengers === 1 ? "1 passenger" : `${passengers} passengers`}.`,
    check: "Open the search to see flights; a person reads this, too.",
    person: "Write “agent” to talk to a person.",
    handsOver: "A person answers you here.",
  },
  fr: {
    automatic: "Réponse automatique\u00a0:",
    ask: {
      from: ({ to }) => (to ? `d’où partez-vous pour ${to.name}\u00a0?` : "d’où partez-vous\u00a0?"),
      to: ({ from }) => (from ? `où allez-vous depuis ${from.name}\u00a0?` : "où allez-vous\u00a0?"),
      departDate: ({ from, to }) => `quel jour voyagez-vous de ${from?.name ?? ""} à ${to?.name ?? ""}\u00a0?`,
    },
    found: ({ from, to, departDate, returnDate, passengers }) =>
      `${from.name}\u2013${to.name}, ${days.fr(departDate)}${returnDate === undefined ? "" : `, retour ${days.fr(returnDate)}`}, ${passengers === 1 ? "1 passager" : `${passengers} passagers`}.`,
    check: "Ouvrez la recherche pour voir les vols\u00a0; une personne lit aussi ce message.",
    person: "Écrivez «\u00a0agent\u00a0» pour parler à une personne.",
    handsOver: "une personne vous répond ici.",
  },
};
