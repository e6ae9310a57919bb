import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyAddress,
  type FlightAddress,
  readFlightAddress,
  withFlightAddress,
  writeFlightAddress,
} from "./address.ts";
import { addDays } from "./calendar-date.ts";
import { dateOptions } from "./date-options.ts";
import { defaultDisplay } from "./display-options.ts";
import type { FlightFilters } from "./filters.ts";
import { canTravel } from "./passengers.ts";
import { flightSearchId } from "./search-request.ts";
import { sortTypes } from "./sort.ts";
import { stopsOptions } from "./stops.ts";
import { timeBands } from "./time-bands.ts";

describe("whatever the address", () => {
  const id = (minLength: number, maxLength: number, characters: string) =>
    fc.string({ unit: fc.constantFrom(...characters.split("")), minLength, maxLength });
  const airport = fc.oneof(fc.constant(""), id(3, 3, "ABCXYZ"));
  const date = fc.oneof(
    fc.constant(""),
    fc.integer({ min: 0, max: 1000 }).map((days) => addDays("2026-01-01", days)),
  );
  const passengers = fc
    .record({ adults: fc.integer({ min: 1, max: 9 }), child: fc.nat(8), infants: fc.nat(9) })
    .filter(canTravel);
  const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values));
  const codes = (length: number, characters: string) =>
    fc.uniqueArray(id(length, length, characters), { maxLength: 6 });
  const range = (value: fc.Arbitrary<number>) =>
    fc.option(fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const));
  const anyFilters: fc.Arbitrary<FlightFilters> = fc.record({
    price: range(fc.oneof(fc.nat(100_000), fc.nat(2_000_000_000))),
    stops: some(stopsOptions),
    airlines: codes(2, "ABCXYZ019"),
    mainAirports: codes(3, "ABCXYZ"),
    connectingAirports: codes(3, "ABCXYZ"),
    dates: some(dateOptions),
    trips: fc
      .array(fc.record({ departure: some(timeBands), arrival: some(timeBands) }), { maxLength: 9 })
      // As `toggleBand` leaves them: no empty trip at the end.
      .map((trips) =>
        trips.slice(0, trips.findLastIndex(({ departure, arrival }) => departure.length + arrival.length > 0) + 1),
      ),
    onTime: range(fc.integer({ min: 0, max: 100 })),
  });
  const anyAddress: fc.Arbitrary<FlightAddress> = fc.record({
    search: fc.record({
      from: airport,
      to: airport,
      departDate: date,
      returnDate: date,
      passengers: fc.option(passengers),
      nonstop: fc.boolean(),
    }),
    searchId: fc.option(id(8, 64, "abcXYZ019-")).map((text) => flightSearchId(text ?? "") ?? null),
    itinerary: fc.option(id(1, 100, "abcXYZ019-_.")),
    display: fc.record(
      Object.fromEntries(Object.keys(defaultDisplay).map((key) => [key, fc.boolean()])) as Record<
        keyof typeof defaultDisplay,
        fc.Arbitrary<boolean>
      >,
    ),
    filters: anyFilters,
    sort: fc
      .record({ type: fc.constantFrom(...sortTypes), isAscending: fc.boolean() })
      // There is no worst.
      .map(({ type, isAscending }) => ({ type, isAscending: type === "best" || isAscending })),
  });

  test("what is written is read again, through an encoder and beside parameters of others", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const written = writeFlightAddress(address);
        expect(readFlightAddress(written)).toEqual(address);
        // Nothing in it needs to be encoded, so that people can read it.
        for (const value of Object.values(written)) expect(encodeURIComponent(value)).toBe(value);
        const mixed = withFlightAddress(
          { lang: "fr", ...writeFlightAddress(emptyAddress), via: "XXX", departs3: "05-12" },
          address,
        );
        expect(mixed).toEqual({ lang: "fr", ...written });
      }),
      { numRuns: 500 },
    );
  });

  test("nonsense is dropped, and what is read can be written", () => {
    const keys = [
      "from",
      "to",
      "departDate",
      "passengerCount",
      "children",
      "infants",
      "price",
      "stops",
      "airlines",
      "via",
      "dates",
    ];
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: fc.constantFrom(..."0123459-_.TPXnonestop".split("")), maxLength: 14 }),
    );
    const parameters = fc.dictionary(
      fc.constantFrom(...keys, "sort", "onTime", "departs", "arrives2", "hide", "results"),
      text,
    );
    fc.assert(
      fc.property(parameters, (typed) => {
        const address = readFlightAddress(typed);
        expect(readFlightAddress(writeFlightAddress(address))).toEqual(address);
      }),
      { numRuns: 500 },
    );
  });
});
