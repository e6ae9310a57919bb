import { localClock } from "../time/index.ts";
import type { FlightEnd, ItineraryContent, ItineraryFlight } from "./itinerary.ts";
import { instantOf } from "./local-time.ts";

/** How a flight stands, beside what the itinerary says. */
export const flightStandings = ["onTime", "delayed", "earlier", "cancelled"] as const;
export type FlightStanding = (typeof flightStandings)[number];

/** The live state of a flight of an itinerary (TRP-46). */
export interface FlightState {
  /** Id of the flight on the itinerary. */
  readonly flightId: string;
  readonly state: FlightStanding;
  /** Minutes that it leaves later than the itinerary says, or earlier; 0 of others. */
  readonly minutes: number;
  /** As they are known by now; empty where nobody says. */
  readonly terminal: string;
  readonly gate: string;
}

/** What is known of a flight. */
export interface FlightNews {
  /** When it leaves by the itinerary, and by the booking now; seconds since 1970, UTC. */
  readonly plannedAt: number;
  readonly bookedAt: number;
  /** The booking's flight is cancelled, or was reported to be. */
  readonly cancelled: boolean;
  /** Minutes of a reported delay that the booking's hours do not have in them. */
  readonly reported: number;
  /** What the supplier of flight states says; null where it says nothing. */
  readonly supplier: {
    readonly state: "on-time" | "cancelled" | "delayed";
    readonly minutes: number;
    readonly terminal: string;
    readonly gate: string;
  } | null;
}

/**
 * How a flight stands by everything that is known of it: a cancellation counts before a change of its hours, the longest delay before
 * shorter ones. Undefined where nobody knows anything that the itinerary does not say.
 */
export function flightStateOf(news: FlightNews): Omit<FlightState, "flightId"> | undefined {
  const { plannedAt, bookedAt, supplier } = news;
  const { terminal = "", gate = "" } = supplier ?? {};
  if (news.cancelled || supplier?.state === "cancelled")
    return { state: "cancelled", minutes: 0, terminal: "", gate: "" };
  const moved = Math.round((bookedAt - plannedAt) / 60);
  const late = Math.max(news.reported, supplier?.state === "delayed" ? supplier.minutes : 0);
  const minutes = moved + late;
  if (minutes > 0) return { state: "delayed", minutes, terminal, gate };
  if (minutes < 0) return { state: "earlier", minutes: -minutes, terminal, gate };
  return supplier ? { state: "onTime", minutes: 0, terminal, gate } : undefined;
}

const later = (end: FlightEnd, minutes: number): FlightEnd => {
  const instant = instantOf(end);
  if (instant === null) return end;
  const { date, time } = localClock(instant + minutes * 60, end.zone);
  return { ...end, dateTime: `${date}T${time}` };
};

/** By how many minutes the hours of a flight differ from the itinerary's. */
export const shiftOf = ({ state, minutes }: Pick<FlightState, "state" | "minutes">): number =>
  state === "delayed" ? minutes : state === "earlier" ? -minutes : 0;

/** The itinerary as it is expected now: delayed flights at their hours, cancelled ones as not taking place. */
export function expectedContent(content: ItineraryContent, states: readonly FlightState[]): ItineraryContent {
  if (states.length === 0) return content;
  const flights = content.flights.map((flight): ItineraryFlight => {
    const known = states.find(({ flightId }) => flightId === flight.id);
    if (!known) return flight;
    if (known.state === "cancelled") return { ...flight, cancelled: true };
    const shift = shiftOf(known);
    return shift === 0
      ? flight
      : { ...flight, departure: later(flight.departure, shift), arrival: later(flight.arrival, shift) };
  });
  return { ...content, flights };
}
