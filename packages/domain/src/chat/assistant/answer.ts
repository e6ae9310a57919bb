import type { ApiContent } from "../content.ts";
import { assistantWords } from "./words.ts";
import {
  type AssistantLanguage,
  type FlightQuery,
  languageOf,
  readFlightQuery,
  type ReadingOptions,
} from "./read-flight-query.ts";

/** What the assistant has to go on: what was said since it last had nothing to do. */
export interface AssistantTalk {
  /** Messages of the traveller, the oldest first; the last is the one that is answered. */
  readonly said: readonly string[];
  /** Of the traveller, where it is known. */
  readonly language: AssistantLanguage;
  readonly today: string;
  readonly findPlace: ReadingOptions["findPlace"];
}

/** An automatic answer. */
export interface AssistantAnswer {
  readonly content: ApiContent;
  /** `asks`: something is missing; `found`: a search; `handsOver`: a person answers from now on. */
  readonly outcome: "asks" | "found" | "handsOver";
}

type Slot = "from" | "to" | "departDate";

const missingIn = ({ from, to, departDate }: FlightQuery): Slot | undefined =>
  from === undefined ? "from" : to === undefined ? "to" : departDate === undefined ? "departDate" : undefined;

/** Enough to be sure that somebody looks for a flight: both ends, or one of them with a day and a word for flying. */
const begins = (query: FlightQuery, text: string): boolean =>
  (query.from !== undefined && query.to !== undefined) ||
  ((query.from ?? query.to) !== undefined && /\b(?:fly|flights?|flying|vols?|voler|avion)\b/iu.test(text));

const wantsPerson =
  /\b(?:agents?|humans?|person|people|somebody|someone|operator|representative|humain|conseill(?:er|ère)|quelqu['’]un|personne)\b/iu;

/** That a person answers from now on. */
export function handOver(language: AssistantLanguage): AssistantAnswer {
  const words = assistantWords[language];
  return { outcome: "handsOver", content: { followUpResponse: `${words.automatic} ${words.handsOver}` } };
}

/** What is said to a query: the question for what it lacks, or the search that it is. @returns undefined for one that says too little */
export function answerTo(query: FlightQuery, language: AssistantLanguage): AssistantAnswer | undefined {
  const words = assistantWords[language];
  const slot = missingIn(query);
  if (slot !== undefined)
    return {
      outcome: "asks",
      content: { followUpResponse: `${words.automatic} ${words.ask[slot](query)} ${words.person}` },
    };
  const { from, to, departDate, returnDate, timeOfDay, passengers = 1 } = query;
  if (!from || !to || departDate === undefined) return undefined;
  return {
    outcome: "found",
    content: {
      followUpResponse: `${words.automatic} ${words.found({ from, to, departDate, returnDate, passengers })} ${words.check}`,
      flightSearchRequest: {
        from: from.code,
        to: to.code,
        departDate,
        passengerCount: passengers,
        ...(returnDate === undefined ? {} : { returnDate }),
        ...(timeOfDay === undefined ? {} : { timeOfDay }),
        tripType: returnDate === undefined ? "one-way" : "round-trip",
      },
    },
  };
}

/**
 * The automatic answer to the last of some messages (CHAT-17): the search that they describe, or the question for what is missing.
 * What is not understood is not answered.
 * @returns undefined where there is nothing that it understands
 */
export function assistantAnswer({
  said,
  language: known,
  today,
  findPlace,
}: AssistantTalk): AssistantAnswer | undefined {
  let query: FlightQuery | undefined;
  let isUnderstood = false;
  let language = known;
  for (const text of said) {
    language = languageOf(text, language);
    const asked = query && missingIn(query);
    const isAnswer = asked !== undefined;
    const read = readFlightQuery(text, { language, today, findPlace });
    if (isAnswer && Object.keys(read).length === 0 && wantsPerson.test(text)) {
      return handOver(language);
    }
    // The answer to a question may be the name of a place alone.
    const alone = asked === "from" || asked === "to" ? findPlace(text.replaceAll(/[.!?]/gu, "").trim()) : undefined;
    const more: FlightQuery =
      asked !== undefined && alone && read.from === undefined && read.to === undefined
        ? { ...read, [asked]: alone }
        : read;
    isUnderstood = isAnswer ? Object.keys(more).length > 0 : begins(more, text);
    if (isUnderstood) query = { ...query, ...more };
  }
  return query && isUnderstood ? answerTo(query, language) : undefined;
}
