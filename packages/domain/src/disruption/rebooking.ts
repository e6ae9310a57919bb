import { plainFlightNumber, type Segment } from "../flights/index.ts";
import type { ItineraryContent, ItineraryFlight } from "../trips/index.ts";

/** The flight that does not fly as booked. */
export interface LostFlight {
  readonly pnr: string;
  readonly carrier: string;
  readonly number: string;
  readonly from: string;
  /** Airport-local days that it is, or was, known by: `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

const isLost = (lost: LostFlight, { airlineCode, flightNum, departure, pnr }: ItineraryFlight): boolean =>
  airlineCode === lost.carrier &&
  plainFlightNumber(flightNum) === plainFlightNumber(lost.number) &&
  departure.airportCode === lost.from &&
  lost.days.includes(departure.dateTime.slice(0, 10)) &&
  (pnr === "" || pnr === lost.pnr);

/**
 * The itinerary after a rebooking (DIS-13): the lost flight stays, as one that does not take place, and the new flights follow it, with
 * its PNR and its passengers, whose seats and tickets are not known yet.
 * @param newId makes names for pieces
 */
export function rebookedContent(
  content: ItineraryContent,
  lost: LostFlight,
  segments: readonly Segment[],
  newId: () => string,
): ItineraryContent {
  const place = content.flights.findIndex((flight) => isLost(lost, flight));
  const old = content.flights[place];
  const added = segments.map(({ airline, from, to, dept, arrival }): ItineraryFlight => ({
    id: newId(),
    airlineCode: airline.code.iata,
    flightNum: plainFlightNumber(airline.flightNum),
    departure: { airportCode: from.iata, dateTime: dept.local, zone: dept.zone, terminal: "" },
    arrival: { airportCode: to.iata, dateTime: arrival.local, zone: arrival.zone, terminal: "" },
    pnr: lost.pnr,
    confirmationNumber: "",
    passengerExtra: old?.passengerExtra.map((extra) => ({ ...extra, eticket: "", seatno: "" })) ?? [],
    cancelled: false,
  }));
  return {
    ...content,
    flights: old
      ? content.flights.toSpliced(place, 1, { ...old, cancelled: true }, ...added)
      : [...content.flights, ...added],
  };
}
