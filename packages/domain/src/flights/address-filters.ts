import { dateOptions } from "./date-options.ts";
import type { FlightFilters, Range, TripFilters } from "./filters.ts";
import { stopsOptions } from "./stops.ts";
import { timeBands } from "./time-bands.ts";

/** Filters as address parameters, `stops=nonstop_one&price=548.10-620`: lists with underscores, which no encoder touches. */

/** The values of a list that are known, each once. */
const listOf = <T extends string>(text: string | undefined, isKnown: (value: string) => value is T): readonly T[] => [
  ...new Set((text ?? "").split("_").filter(isKnown)),
];

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    (values as readonly string[]).includes(value);
const isAirline = (value: string): value is string => /^[A-Z0-9]{2}$/.test(value);
const isAirport = (value: string): value is string => /^[A-Z]{3}$/.test(value);

const ordered = (from: number, to: number): Range | null => (from <= to ? [from, to] : null);

function priceOf(text = ""): Range | null {
  const found = /^(\d{1,10}(?:\.\d\d)?)-(\d{1,10}(?:\.\d\d)?)$/.exec(text);
  return found ? ordered(Math.round(Number(found[1]) * 100), Math.round(Number(found[2]) * 100)) : null;
}

function onTimeOf(text = ""): Range | null {
  const found = /^(\d{1,3})-(\d{1,3})$/.exec(text);
  return found && Number(found[2]) <= 100 ? ordered(Number(found[1]), Number(found[2])) : null;
}

/** `departs`, `departs2` … by trip, without empty trips at the end. */
function tripsOf(parameters: Readonly<Record<string, string>>): readonly TripFilters[] {
  const trips = Array.from({ length: 9 }, (_, trip) => {
    const suffix = trip === 0 ? "" : String(trip + 1);
    return {
      departure: listOf(parameters[`departs${suffix}`], oneOf(timeBands)),
      arrival: listOf(parameters[`arrives${suffix}`], oneOf(timeBands)),
    };
  });
  const last = trips.findLastIndex(({ departure, arrival }) => departure.length > 0 || arrival.length > 0);
  return trips.slice(0, last + 1);
}

/** The filters of an address; unknown values are dropped. */
export const readFilters = (parameters: Readonly<Record<string, string>>): FlightFilters => ({
  price: priceOf(parameters["price"]),
  stops: listOf(parameters["stops"], oneOf(stopsOptions)),
  airlines: listOf(parameters["airlines"], isAirline),
  mainAirports: listOf(parameters["airports"], isAirport),
  connectingAirports: listOf(parameters["via"], isAirport),
  dates: listOf(parameters["dates"], oneOf(dateOptions)),
  trips: tripsOf(parameters),
  onTime: onTimeOf(parameters["onTime"]),
});

const amount = (hundredths: number): string =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);

/** The parameters of filters; empty texts and null for what does not restrict. */
export const writeFilters = (filters: FlightFilters): Readonly<Record<string, string | null>> => ({
  price: filters.price && `${amount(filters.price[0])}-${amount(filters.price[1])}`,
  stops: filters.stops.join("_"),
  airlines: filters.airlines.join("_"),
  airports: filters.mainAirports.join("_"),
  via: filters.connectingAirports.join("_"),
  dates: filters.dates.join("_"),
  ...Object.fromEntries(
    filters.trips.flatMap(({ departure, arrival }, trip) => {
      const suffix = trip === 0 ? "" : String(trip + 1);
      return [
        [`departs${suffix}`, departure.join("_")],
        [`arrives${suffix}`, arrival.join("_")],
      ];
    }),
  ),
  onTime: filters.onTime && filters.onTime.join("-"),
});
