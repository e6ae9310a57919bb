import { carrierOf, flightNumberOf } from "../boarding-pass/index.ts";
import { type CheckInWindow, windowOf } from "../checkin/index.ts";
import { clockChange, localInstant } from "../time/index.ts";
import type { FeedIssue, FeedSegment } from "./feed-booking.ts";

/** A flight as it is stored: times of the airports with their zones, and the instants (seconds since 1970, UTC). */
export interface SegmentFacts {
  /** From 0. */
  readonly position: number;
  readonly marketingCarrier: string;
  readonly marketingNumber: string;
  readonly operatingCarrier: string | null;
  readonly operatingNumber: string | null;
  readonly operatingLocator: string | null;
  readonly from: string;
  readonly to: string;
  readonly departureDate: string;
  readonly departureTime: string;
  readonly departureZone: string;
  readonly departsAt: number;
  readonly arrivalDate: string;
  readonly arrivalTime: string;
  readonly arrivalZone: string;
  readonly arrivesAt: number;
}

/** IANA zone of an airport; undefined for a code that is no airport's. */
export type ZoneOf = (iata: string) => string | undefined;

/** The longest flights take nineteen hours; stops and a change of the clocks come on top. */
const longestFlight = 36 * 3600;

const numberText = (printed: string | undefined): string | null => {
  const found = flightNumberOf(printed ?? "");
  return found && `${found.number}${found.suffix ?? ""}`;
};

/** What is stored of a flight, or what about it cannot be right. Paths begin at the segment. */
export function resolveSegment(
  fed: FeedSegment,
  zoneOf: ZoneOf,
): { readonly facts: SegmentFacts } | { readonly issues: readonly FeedIssue[] } {
  const issues: FeedIssue[] = [];
  const marketingCarrier = carrierOf(fed.marketing.carrier);
  const marketingNumber = numberText(fed.marketing.number);
  // Windows and the queue know airlines by two characters; an ICAO designator must be one that has an IATA one.
  if (marketingCarrier.length !== 2) issues.push({ path: "marketing.carrier", code: "feed.carrier.unknown" });
  if (marketingNumber === null) issues.push({ path: "marketing.number", code: "feed.flightNumber.invalid" });
  const [departureZone, arrivalZone] = [zoneOf(fed.from), zoneOf(fed.to)];
  if (departureZone === undefined) issues.push({ path: "from", code: "feed.airport.unknown" });
  if (arrivalZone === undefined) issues.push({ path: "to", code: "feed.airport.unknown" });
  if (fed.from === fed.to) issues.push({ path: "to", code: "feed.to.same" });
  for (const [path, { date, time }, zone] of [
    ["departure.time", fed.departure, departureZone],
    ["arrival.time", fed.arrival, arrivalZone],
  ] as const)
    if (zone !== undefined && clockChange(date, time, zone) === "skipped")
      issues.push({ path, code: "feed.time.skipped" });
  if (issues.length > 0 || departureZone === undefined || arrivalZone === undefined) return { issues };

  const departsAt = localInstant(fed.departure.date, fed.departure.time, departureZone);
  const earlier = localInstant(fed.arrival.date, fed.arrival.time, arrivalZone);
  // In the hour that autumn shows twice, a flight arrives after it departs.
  const arrivesAt =
    earlier > departsAt ? earlier : localInstant(fed.arrival.date, fed.arrival.time, arrivalZone, "later");
  if (arrivesAt <= departsAt) return { issues: [{ path: "arrival", code: "feed.arrival.beforeDeparture" }] };
  if (arrivesAt - departsAt > longestFlight) return { issues: [{ path: "arrival", code: "feed.arrival.tooLate" }] };
  return {
    facts: {
      position: fed.segment - 1,
      marketingCarrier,
      marketingNumber: marketingNumber ?? "",
      operatingCarrier: fed.operating ? carrierOf(fed.operating.carrier) : null,
      operatingNumber: numberText(fed.operating?.number),
      operatingLocator: fed.operating?.locator || null,
      from: fed.from,
      to: fed.to,
      departureDate: fed.departure.date,
      departureTime: fed.departure.time,
      departureZone,
      departsAt,
      arrivalDate: fed.arrival.date,
      arrivalTime: fed.arrival.time,
      arrivalZone,
      arrivesAt,
    },
  };
}

/** What a message makes of a stored flight. */
export type SegmentChange =
  | { readonly type: "unchanged" }
  /** It says something else, but the flight has left: nothing changes any more. */
  | { readonly type: "departed" }
  | { readonly type: "carrierChanged" }
  /** Its last schedule stays. */
  | { readonly type: "cancelled" }
  /** `shown`: its check-ins are about something else now; otherwise only what surrounds them changed. */
  | { readonly type: "changed"; readonly shown: boolean };

/** What the check-ins of a flight repeat of it. */
const shownKeys = [
  "marketingNumber",
  "from",
  "to",
  "departureDate",
  "departureTime",
  "departureZone",
  "departsAt",
] as const satisfies readonly (keyof SegmentFacts)[];

/**
 * Compares a stored flight with what the vendor says now.
 * @param fed undefined where the message only cancels the whole booking
 * @param now seconds since 1970, UTC
 */
export function segmentChange(
  stored: SegmentFacts & { readonly cancelled: boolean },
  fed: SegmentFacts | undefined,
  cancelled: boolean,
  now: number,
): SegmentChange {
  const keys = fed ? (Object.keys(fed) as (keyof SegmentFacts)[]).filter((key) => fed[key] !== stored[key]) : [];
  // What a cancelled flight's times say does not matter.
  if (cancelled && stored.cancelled) return { type: "unchanged" };
  if (keys.length === 0 && cancelled === stored.cancelled) return { type: "unchanged" };
  if (stored.departsAt <= now) return { type: "departed" };
  if (keys.includes("marketingCarrier")) return { type: "carrierChanged" };
  if (cancelled) return { type: "cancelled" };
  return { type: "changed", shown: stored.cancelled || shownKeys.some((key) => keys.includes(key)) };
}

/**
 * The window of a check-in whose flight changed. As long as it departs at the same instant, the window stays, one that people moved
 * included.
 */
export const windowAfter = (
  airline: string,
  { windowOpensAt, windowClosesAt, departsAt: before }: CheckInWindow,
  departsAt: number,
): CheckInWindow =>
  before === departsAt ? { windowOpensAt, windowClosesAt, departsAt } : windowOf(airline, departsAt);
