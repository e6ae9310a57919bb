import { en as english, fr as french } from "chrono-node";
import { addDays, isDate } from "../../time/index.ts";

export type AssistantLanguage = "en" | "fr";

/** A place that people fly from or to. */
export interface Place {
  /** IATA code of an airport, or of a city with several. */
  readonly code: string;
  readonly name: string;
}

/** Finds the place that some words mean; undefined for words that mean none, or not surely. */
export type FindPlace = (words: string) => Place | undefined;

/** What somebody has said so far of a flight that they look for. */
export interface FlightQuery {
  readonly from?: Place;
  readonly to?: Place;
  /** `YYYY-MM-DD` */
  readonly departDate?: string;
  readonly returnDate?: string;
  readonly timeOfDay?: "morning" | "afternoon" | "evening";
  readonly passengers?: number;
}

export interface ReadingOptions {
  readonly language: AssistantLanguage;
  /** `YYYY-MM-DD`, where the reader is. */
  readonly today: string;
  readonly findPlace: FindPlace;
}

const frenchWords =
  /\b(?:je|nous|un|une|le|les|des|du|vol|vols|vers|pour|demain|aller|retour|personnes?|voyageurs?|depuis|bonjour|merci)\b|à/giu;
const englishWords =
  /\b(?:i|we|the|a|an|flights?|fly|to|from|for|tomorrow|return|people|passengers?|hello|thanks?|us)\b/giu;

/** The language that some words are more likely in. @param otherwise where nothing says */
export function languageOf(text: string, otherwise: AssistantLanguage): AssistantLanguage {
  const [inFrench, inEnglish] = [frenchWords, englishWords].map((words) => text.match(words)?.length ?? 0);
  if (inFrench === inEnglish) return otherwise;
  return (inFrench ?? 0) > (inEnglish ?? 0) ? "fr" : "en";
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
};
const number = `(?<count>[1-9]|${Object.keys(numbers).join("|")})`;
const counts = [
  new RegExp(String.raw`\b${number}\s+(?:of us|people|persons?|passengers?|adults?|travell?ers?|seats?)\b`, "iu"),
  new RegExp(String.raw`\b${number}\s+(?:personnes?|passagers?|adultes?|voyageurs?|places?)\b`, "iu"),
  new RegExp(String.raw`\b(?:there are|we are|nous sommes|on est)\s+${number}\b`, "iu"),
  new RegExp(String.raw`\bfor\s+${number}\b(?!\s*(?:days?|nights?|weeks?|hours?|a\.?m|p\.?m|:))`, "iu"),
  new RegExp(String.raw`\bpour\s+${number}\b(?!\s*(?:jours?|nuits?|semaines?|heures?|h\b))`, "iu"),
];

interface Taken {
  readonly query: FlightQuery;
  /** What is left of the text. */
  readonly rest: string;
}

function takeCount(text: string): Taken {
  for (const pattern of counts) {
    const found = pattern.exec(text);
    const word = found?.groups?.["count"]?.toLowerCase();
    if (found && word !== undefined)
      return { query: { passengers: numbers[word] ?? Number(word) }, rest: text.replace(found[0], " , ") };
  }
  return { query: {}, rest: text };
}

const returns = /\b(?:return(?:ing)?|back|round[- ]?trip|retour|revenir|rentrer)\b/iu;
const timesOfDay = [
  ["morning", /\b(?:morning|matin|matinée)\b/iu],
  ["afternoon", /\b(?:afternoon|après-midi|apres-midi)\b/iu],
  ["evening", /\b(?:evening|tonight|soir|soirée)\b/iu],
] as const;

/** Farther ahead nobody sells a seat. */
export const farthest = 360;

function takeDates(text: string, { language, today }: Pick<ReadingOptions, "language" | "today">): Taken {
  const chrono = language === "fr" ? french : english;
  // Noon in UTC, read as if it were here: only the day counts.
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const found = chrono.parse(text, new Date(year, month - 1, day, 12), { forwardDate: true });
  let rest = text;
  const days: string[] = [];
  for (const { text: words, start, end } of found) {
    // A time alone, or a month alone, is no day.
    if (!start.isCertain("day") && !start.isCertain("weekday")) continue;
    for (const moment of [start, end])
      if (moment) {
        const [y, m, d] = [moment.get("year"), moment.get("month"), moment.get("day")];
        const date = `${String(y)}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
        if (isDate(date) && date >= today && date <= addDays(today, farthest)) days.push(date);
      }
    rest = rest.replace(words, " , ");
  }
  const timeOfDay = timesOfDay.find(([, words]) => words.test(text))?.[0];
  for (const [, words] of timesOfDay) rest = rest.replace(words, " , ");
  const [departDate, other] = days.toSorted();
  const returnDate = other !== departDate && (returns.test(text) || days.length > 1) ? other : undefined;
  return {
    query: {
      ...(departDate === undefined ? {} : { departDate }),
      ...(returnDate === undefined ? {} : { returnDate }),
      ...(timeOfDay === undefined ? {} : { timeOfDay }),
    },
    rest,
  };
}

/** The most words that the name of a place has. */
const longestName = 4;
const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== "");

/** The place at an end of a text: its longest name. */
function placeAt(text: string, end: "start" | "end", findPlace: FindPlace): Place | undefined {
  const part = end === "start" ? text.split(/[,;.!?\n]/u)[0] : text.split(/[,;.!?\n]/u).at(-1);
  const words = wordsOf(part ?? "");
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    const found = findPlace((end === "start" ? words.slice(0, length) : words.slice(-length)).join(" "));
    if (found) return found;
  }
  return undefined;
}

const joins: Readonly<Record<AssistantLanguage, readonly RegExp[]>> = {
  en: [/\s+to\s+/iu, /\s*(?:→|->|–)\s*/u],
  fr: [/\s+(?:à|vers|pour)\s+/iu, /\s*(?:→|->|–)\s*/u],
};
const leads: Readonly<Record<AssistantLanguage, { readonly from: RegExp; readonly to: RegExp }>> = {
  en: { from: /\bfrom\s+/iu, to: /\bto\s+/iu },
  fr: { from: /\b(?:de|depuis)\s+|\bd['’]/iu, to: /(?:^|\s)(?:à|vers|pour)\s+/iu },
};

function takeRoute(text: string, { language, findPlace }: Pick<ReadingOptions, "language" | "findPlace">): FlightQuery {
  // "A to B": what stands at both sides of the word.
  for (const join of joins[language]) {
    const parts = text.split(join);
    for (let place = 1; place < parts.length; place += 1) {
      const from = placeAt(parts[place - 1] ?? "", "end", findPlace);
      const to = placeAt(parts[place] ?? "", "start", findPlace);
      if (from && to && from.code !== to.code) return { from, to };
    }
  }
  // "to B from A", or one of them.
  const after = (lead: RegExp): Place | undefined => {
    for (const part of text.split(lead).slice(1)) {
      const found = placeAt(part, "start", findPlace);
      if (found) return found;
    }
    return undefined;
  };
  const [from, to] = [after(leads[language].from), after(leads[language].to)];
  return { ...(from ? { from } : {}), ...(to && to.code !== from?.code ? { to } : {}) };
}

/** What one message says of a flight: only what is said surely. */
export function readFlightQuery(text: string, options: ReadingOptions): FlightQuery {
  const counted = takeCount(text);
  const dated = takeDates(counted.rest, options);
  return { ...takeRoute(dated.rest, options), ...dated.query, ...counted.query };
}
