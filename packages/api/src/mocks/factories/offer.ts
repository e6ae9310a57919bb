import type { AirportTime, PricedItinerary, Segment } from "@gatehouse/domain/flights";
import { localClock, localInstant } from "@gatehouse/domain/time";
import { flightAirlines, flightPlace } from "./flight-places.ts";

/** A flight as a story says it. */
export interface SegmentOptions {
  /** Airline and number: `TP 210`. */
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  /** The clock of the airport of departure, yyyy-mm-ddThh:mm; or seconds since 1970, UTC. */
  readonly dept: string | number;
  /** In the air, from gate to gate. */
  readonly minutes: number;
  /** Default 9; null where the supplier does not say. */
  readonly seats?: number | null;
  /** Percent; default null: the performance call knows. */
  readonly onTime?: number | null;
  /** Default: the sample's names. */
  readonly airlineName?: string;
  readonly fromName?: string;
  readonly toName?: string;
}

/** An instant as a mocked flight gives it, with what the clock of the airport of this code shows. */
export function flightTime(code: string, utc: number): AirportTime {
  const { zone } = flightPlace(code);
  const { date, time } = localClock(utc, zone);
  return { utc, local: `${date}T${time}`, zone };
}

const instantOf = (code: string, dept: string | number) =>
  typeof dept === "number" ? dept : localInstant(dept.slice(0, 10), dept.slice(11, 16), flightPlace(code).zone);

/** A flight of a mocked offer, with its times on both airports' clocks. */
export function createSegment(options: SegmentOptions): Segment {
  const { flight, from, to, minutes, seats = 9, onTime = null } = options;
  const [iata = "", flightNum = ""] = flight.split(" ");
  const dept = instantOf(from, options.dept);
  return {
    airline: { code: { iata }, flightNum },
    airlineDetails: { name: options.airlineName ?? flightAirlines[iata] ?? iata },
    from: { iata: from },
    to: { iata: to },
    fromAirportDetails: { name: options.fromName ?? flightPlace(from).name },
    toAirportDetails: { name: options.toName ?? flightPlace(to).name },
    dept: flightTime(from, dept),
    arrival: flightTime(to, dept + minutes * 60),
    seatsRemaining: seats,
    performance: onTime === null ? null : { punctuality_percent: onTime },
  };
}

export interface OfferOptions {
  readonly id?: string;
  readonly one: readonly SegmentOptions[];
  /** The way back; default none. */
  readonly ret?: readonly SegmentOptions[] | null;
  /** Of all passengers together, in US dollars. Default 480 and 96.40. */
  readonly base?: number;
  readonly tax?: number;
}

/** One offer as a supplier makes it. */
export const createOffer = ({
  id = "offer-1",
  one,
  ret = null,
  base = 480,
  tax = 96.4,
}: OfferOptions): PricedItinerary => ({
  id,
  one: { segments: one.map(createSegment) },
  ret: ret && { segments: ret.map(createSegment) },
  totalPrice: { basePrice: { amount: base, unit: "USD" }, tax: { amount: tax, unit: "USD" } },
});
