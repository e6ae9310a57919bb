import { localClock } from "../../time/index.ts";
import type { AirportTime, Itinerary, Segment, Trip } from "../itinerary.ts";

/** Zones of the airports that tests use; others are in UTC. */
const zones: Readonly<Record<string, string>> = {
  JFK: "America/New_York",
  EWR: "America/New_York",
  BOS: "America/New_York",
  LAX: "America/Los_Angeles",
  HNL: "Pacific/Honolulu",
  LIS: "Europe/Lisbon",
  LHR: "Europe/London",
  CDG: "Europe/Paris",
  AKL: "Pacific/Auckland",
  NRT: "Asia/Tokyo",
  APW: "Pacific/Apia",
  PPG: "Pacific/Pago_Pago",
  KTM: "Asia/Kathmandu",
};

/** What an airport's clock shows at an instant (ISO 8601 text or seconds since 1970, UTC). */
export function airportTime(iata: string, instant: string | number): AirportTime {
  const utc = typeof instant === "number" ? instant : Date.parse(instant) / 1000;
  const zone = zones[iata] ?? "UTC";
  const { date, time } = localClock(utc, zone);
  return { utc, local: `${date}T${time}`, zone };
}

interface SegmentDraft {
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly dept: string | number;
  readonly arrival: string | number;
  readonly seats?: number | null;
  readonly onTime?: number | null;
}

/** A segment from `TP 210`, its airports, and its instants. */
export function segmentOf({ flight, from, to, dept, arrival, seats = null, onTime = null }: SegmentDraft): Segment {
  const [iata = "", flightNum = ""] = flight.split(" ");
  return {
    airline: { code: { iata }, flightNum },
    airlineDetails: { name: `${iata} Airlines` },
    from: { iata: from },
    to: { iata: to },
    fromAirportDetails: { name: `${from} city` },
    toAirportDetails: { name: `${to} city` },
    dept: airportTime(from, dept),
    arrival: airportTime(to, arrival),
    seatsRemaining: seats,
    performance: onTime === null ? null : { punctuality_percent: onTime },
  };
}

/** A trip of found flights for tests, one way, of these segments. */
export const tripOf = (...segments: readonly Segment[]): Trip => ({
  segments,
  isAlternateAirport: false,
  isAlternateDate: false,
});

/**
 * An itinerary of found flights for tests, of the trips that are given.
 * @param pricePerPassenger hundredths of a US dollar, for one passenger
 */
export const itineraryOf = (id: string, pricePerPassenger: number, ...trips: readonly Trip[]): Itinerary => ({
  id,
  trips,
  totalPrice: {
    basePrice: { amount: pricePerPassenger / 100, unit: "USD" },
    tax: { amount: 0, unit: "USD" },
  },
  pricePerPassenger,
});
