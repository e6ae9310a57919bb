import { type Attachment, attachmentOf } from "./attachments.ts";
import type { SelectedFlight } from "../flights/index.ts";
import type { MessageType } from "./kinds.ts";

/** What application messages are about (CHAT-6). */
export const applicationTypes = [
  "NO_ACTION",
  "LOUNGE_PASS",
  "FLIGHT_SEARCH",
  "FLIGHT_SELECTION",
  "ATTACHMENT",
] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/** A flight search as a message carries it. */
export interface SearchContent {
  readonly from: string;
  readonly to: string;
  /** yyyy-mm-dd */
  readonly departDate: string;
  readonly returnDate?: string;
  readonly passengerCount: number;
  readonly passengers?: { readonly adults: number; readonly child: number; readonly infants: number };
  readonly nonstop?: boolean;
}

export type ApplicationContent =
  | {
      readonly type: "NO_ACTION" | "LOUNGE_PASS";
      readonly bookingNo: string;
      readonly segmentId: number;
      readonly msgFromTraveler?: string;
    }
  | (SearchContent & { readonly type: "FLIGHT_SEARCH"; readonly msgFromTraveler?: string })
  | {
      readonly type: "FLIGHT_SELECTION";
      readonly selectedFlights: readonly SelectedFlight[];
      readonly searchFlightPayload: SearchContent;
      readonly msgFromTraveler?: string;
    }
  | (Attachment & { readonly type: "ATTACHMENT"; readonly msgFromTraveler?: never });

/** What an assistant answers: a question, or the search it has understood. */
export interface ApiContent {
  readonly followUpResponse: string;
  readonly flightSearchRequest?: SearchContent & {
    readonly timeOfDay?: string;
    readonly tripType?: "one-way" | "round-trip";
  };
}

export type MessageContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "application"; readonly content: ApplicationContent }
  | { readonly kind: "api"; readonly content: ApiContent };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
const words = (value: unknown): string => (typeof value === "string" ? value : "");
const isCode = (value: unknown): value is string => typeof value === "string" && /^[A-Z*]{3,4}$/.test(value);
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 9;

function searchOf(value: unknown): SearchContent | undefined {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const { from, to, departDate, returnDate, nonstop } = fields;
  const passengers = fieldsOf(fields["passengers"]);
  const { adults, child = 0, infants = 0 } = passengers ?? {};
  const counted = isCount(adults) && isCount(child) && isCount(infants) ? { adults, child, infants } : undefined;
  const given = fields["passengerCount"];
  const passengerCount = counted
    ? counted.adults + counted.child + counted.infants
    : typeof given === "string" && /^\d$/.test(given)
      ? Number(given)
      : given;
  if (!isCode(from) || !isCode(to) || !isDay(departDate) || !isCount(passengerCount)) return undefined;
  if (passengerCount < 1) return undefined;
  return {
    from,
    to,
    departDate,
    passengerCount,
    ...(isDay(returnDate) ? { returnDate } : {}),
    ...(counted ? { passengers: counted } : {}),
    ...(nonstop === true ? { nonstop } : {}),
  };
}

function flightOf(value: unknown): SelectedFlight | undefined {
  const { airlineIata, flightNum, fromIata, toIata, deptUtc, deptLocal } = fieldsOf(value) ?? {};
  if (![airlineIata, flightNum, fromIata, toIata].every((each) => typeof each === "string" && each.length < 10))
    return undefined;
  if (typeof deptUtc !== "number" || !Number.isFinite(deptUtc)) return undefined;
  return {
    airlineIata: words(airlineIata),
    flightNum: words(flightNum),
    fromIata: words(fromIata),
    toIata: words(toIata),
    deptUtc,
    deptLocal: words(deptLocal).slice(0, 30),
  };
}

function applicationOf(value: unknown): ApplicationContent | undefined {
  const fields = fieldsOf(value);
  const type = applicationTypes.find((each) => each === fields?.["type"]);
  if (!fields || !type) return undefined;
  const said = words(fields["msgFromTraveler"]).slice(0, 1000);
  const note = said === "" ? {} : { msgFromTraveler: said };
  switch (type) {
    case "NO_ACTION":
    case "LOUNGE_PASS": {
      const { bookingNo, segmentId } = fields;
      // What is missing is said when the pass is sent: 'Missing booking number and/or segment id'.
      return {
        type,
        bookingNo: words(bookingNo).slice(0, 40),
        segmentId: typeof segmentId === "number" && Number.isSafeInteger(segmentId) ? segmentId : 0,
        ...note,
      };
    }
    case "FLIGHT_SEARCH": {
      const search = searchOf(fields);
      return search && { type, ...search, ...note };
    }
    case "FLIGHT_SELECTION": {
      const list = fields["selectedFlights"];
      const flights = Array.isArray(list) ? list.map(flightOf) : [];
      const search = searchOf(fields["searchFlightPayload"]);
      if (!search || flights.length === 0 || flights.length > 12) return undefined;
      const selectedFlights = flights.filter((each) => each !== undefined);
      if (selectedFlights.length !== flights.length) return undefined;
      return { type, selectedFlights, searchFlightPayload: search, ...note };
    }
    case "ATTACHMENT": {
      const file = attachmentOf(fields);
      return file && { type, ...file };
    }
  }
}

function apiOf(value: unknown): ApiContent | undefined {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const asked = fieldsOf(fields["flightSearchRequest"]);
  const search = searchOf(asked);
  const followUpResponse = words(fields["followUpResponse"]).slice(0, 2000);
  if (!search && followUpResponse === "") return undefined;
  const timeOfDay = words(asked?.["timeOfDay"]).slice(0, 20);
  const tripType = asked?.["tripType"];
  return {
    followUpResponse,
    ...(search
      ? {
          flightSearchRequest: {
            ...search,
            ...(timeOfDay === "" ? {} : { timeOfDay }),
            ...(tripType === "one-way" || tripType === "round-trip" ? { tripType } : {}),
          },
        }
      : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a message says. One that cannot be read is shown as plain text (CHAT-6). */
export function readContent(messageType: MessageType, message: string): MessageContent {
  if (messageType === "APPLICATION_MESSAGE") {
    const content = applicationOf(parsed(message));
    if (content) return { kind: "application", content };
  }
  if (messageType === "API_MESSAGE") {
    const content = apiOf(parsed(message));
    if (content) return { kind: "api", content };
  }
  return { kind: "text", text: message };
}

/** An application message as it is sent. */
export const writeContent = (content: ApplicationContent): string => JSON.stringify(content);
