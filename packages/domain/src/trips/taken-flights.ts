import { plainFlightNumber, type Segment } from "../flights/index.ts";
import type { FlightEnd, ItineraryContent, ItineraryFlight } from "./itinerary.ts";
import { dayOf } from "./local-time.ts";

/** A flight that is asked for and still to be found: airports by their codes, the day as `YYYY-MM-DD`; what nobody has said is empty. */
export interface FlightLeg {
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

/** A flight as a travel request asks for it. */
export interface RequestedFlight {
  readonly departure: { readonly airportCode: string; readonly dateTime: string };
  readonly arrival: { readonly airportCode: string };
}

/** From where to where and on which day a requested flight goes, for looking it up among those of an itinerary. */
export const legOf = ({ departure, arrival }: RequestedFlight): FlightLeg => ({
  from: departure.airportCode,
  to: arrival.airportCode,
  date: dayOf(departure.dateTime),
});

const isSameLeg = (one: FlightLeg, other: FlightLeg): boolean =>
  one.from === other.from && one.to === other.to && one.date === other.date;

/** A place for a flight which no supplier has named yet. */
const isOpen = ({ airlineCode, flightNum, cancelled }: ItineraryFlight): boolean =>
  airlineCode === "" && flightNum === "" && !cancelled;

/** Whether flights lead where a leg goes, on its day and from plane to plane: at one airport the clock is that of both. */
export function leadsThere(flights: readonly ItineraryFlight[], { from, to, date }: FlightLeg): boolean {
  const chosen = flights.filter((flight) => !flight.cancelled && !isOpen(flight));
  const seen = new Set<ItineraryFlight>();
  let next = chosen.filter(({ departure }) => departure.airportCode === from && dayOf(departure.dateTime) === date);
  while (next.length > 0) {
    if (next.some(({ arrival }) => arrival.airportCode === to)) return true;
    for (const flight of next) seen.add(flight);
    const ends = next.map(({ arrival }) => arrival);
    next = chosen.filter(
      (flight) =>
        !seen.has(flight) &&
        ends.some(
          ({ airportCode, dateTime }) =>
            airportCode === flight.departure.airportCode && dateTime <= flight.departure.dateTime,
        ),
    );
  }
  return false;
}

/**
 * The flight to look for next: the first that is asked for and to which no flight of the itinerary leads, otherwise the first of the
 * itinerary that has neither airline nor number (TRP-40).
 * @param asked flights of the travel request, in their order
 */
export function nextFlightToFind(content: ItineraryContent, asked: readonly RequestedFlight[]): FlightLeg | undefined {
  const unmet = asked.map(legOf).find((leg) => !leadsThere(content.flights, leg));
  const open = content.flights.find(isOpen);
  return unmet ?? (open && legOf(open));
}

const endAt = (airportCode: string, { local, zone }: Segment["dept"]): FlightEnd => ({
  airportCode,
  dateTime: local,
  zone,
  // Flight search does not say it.
  terminal: "",
});

/** The flight of an itinerary that a found one is. */
const flightOfSegment = ({ airline, from, to, dept, arrival }: Segment, id: string): ItineraryFlight => ({
  id,
  airlineCode: airline.code.iata,
  flightNum: plainFlightNumber(airline.flightNum),
  departure: endAt(from.iata, dept),
  arrival: endAt(to.iata, arrival),
  pnr: "",
  confirmationNumber: "",
  passengerExtra: [],
  cancelled: false,
});

/** Flights that were found, and the open one whose place they take. */
export interface TakenFlights {
  readonly added: readonly ItineraryFlight[];
  readonly replaced: ItineraryFlight | undefined;
}

/**
 * What taking a found trip changes: its flights are added; what stands between the same airports on the same day without airline and
 * number stood for it, and makes room (TRP-40).
 * @param searched what was searched for: what was found may leave from another airport
 * @param newId makes names for pieces
 */
export function takeFlights(
  content: ItineraryContent,
  segments: readonly Segment[],
  searched: FlightLeg,
  newId: () => string,
): TakenFlights {
  const replaced = content.flights.find((flight) => isOpen(flight) && isSameLeg(legOf(flight), searched));
  const added = segments.map((segment) => ({
    ...flightOfSegment(segment, newId()),
    // Who was to be on it is on every part of it.
    passengerExtra: replaced?.passengerExtra.map((extra) => ({ ...extra, eticket: "", seatno: "" })) ?? [],
  }));
  return { added, replaced };
}

/** The itinerary with flights that were taken, in the place of the open flight. */
export function withTakenFlights(content: ItineraryContent, { added, replaced }: TakenFlights): ItineraryContent {
  const place = replaced ? content.flights.findIndex(({ id }) => id === replaced.id) : -1;
  return {
    ...content,
    flights: place === -1 ? [...content.flights, ...added] : content.flights.toSpliced(place, 1, ...added),
  };
}

/** The itinerary without flights that were taken, and with the open flight again; everything else stays as it is by now. */
export function withoutTakenFlights(content: ItineraryContent, { added, replaced }: TakenFlights): ItineraryContent {
  const gone = new Set(added.map(({ id }) => id));
  const place = content.flights.findIndex(({ id }) => gone.has(id));
  const left = content.flights.filter(({ id }) => !gone.has(id));
  return { ...content, flights: replaced ? left.toSpliced(place === -1 ? left.length : place, 0, replaced) : left };
}
