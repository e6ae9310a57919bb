import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOptions } from "./date-options.ts";
import type { FacetOption, FlightFacets } from "./facets.ts";
import { type FlightFilters, noFilters } from "./filters.ts";
import { flightIndex } from "./flight-index.ts";
import { type FlightView, flightView } from "./flight-view.ts";
import type { Itinerary, Segment, Trip } from "./itinerary.ts";
import { canTravel, type Passengers } from "./passengers.ts";
import { chooseSort, defaultSort, type FlightSort, sortTypes } from "./sort.ts";
import { stopsOptions } from "./stops.ts";
import { itineraryOf, segmentOf, tripOf } from "./testing/itineraries.ts";
import {
  naiveFilter,
  naiveGroups,
  naiveOnTimeBars,
  naiveOption,
  naivePrices,
  naiveSoldOut,
  naiveSort,
} from "./testing/naive.ts";
import { timeBands } from "./time-bands.ts";

const airports = ["JFK", "EWR", "BOS", "LHR", "LIS", "CDG", "KTM", "APW"];
const airlines = ["TP", "S4", "EI", "B6"];
const hour = 3600;

const code = fc.constantFrom(...airports);

/** A chain of up to four flights; now and then one leaves from another airport than the one before arrived at. */
const trip: fc.Arbitrary<Trip> = fc
  .record({
    leaves: fc.integer({ min: 29_916_000, max: 29_922_000 }).map((minutes) => minutes * 60),
    isAlternateDate: fc.integer({ min: 0, max: 4 }).map((draw) => draw === 0),
    flights: fc.array(
      fc.record({
        airline: fc.constantFrom(...airlines),
        number: fc.integer({ min: 1, max: 30 }),
        from: code,
        to: code,
        flies: fc.integer({ min: 1, max: 14 }),
        waits: fc.integer({ min: 1, max: 9 }),
        seats: fc.option(fc.integer({ min: 0, max: 9 })),
        // Few values, so that bounds are often hit exactly.
        onTime: fc.option(fc.constantFrom(0, 9, 10, 50, 70, 99, 100)),
        changes: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ leaves, flights, isAlternateDate }) => {
    const segments: Segment[] = [];
    let dept = leaves;
    for (const { airline, number, from, to, flies, waits, seats, onTime, changes } of flights) {
      const arrival = dept + flies * hour;
      const start = changes ? from : (segments.at(-1)?.to.iata ?? from);
      segments.push(segmentOf({ flight: `${airline} ${number}`, from: start, to, dept, arrival, seats, onTime }));
      dept = arrival + waits * hour;
    }
    return { ...tripOf(...segments), isAlternateDate };
  });

/** Few prices, so that many are equal; `mixed` gives now and then a result with different numbers of trips. */
const itineraries = (trips: { readonly minLength: number; readonly maxLength: number }, maxLength: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.array(trip, trips)), { maxLength, size: "max" })
    .map((drafts) => drafts.map(([price, flown], place) => itineraryOf(`i${place}`, price * 2510, ...flown)));

/** A result of up to `maxLength` itineraries, one-way, round trips, or both. */
const anyResult = (maxLength: number): fc.Arbitrary<readonly Itinerary[]> =>
  fc.oneof(
    itineraries({ minLength: 1, maxLength: 1 }, maxLength),
    itineraries({ minLength: 2, maxLength: 2 }, maxLength),
    itineraries({ minLength: 1, maxLength: 3 }, maxLength),
  );

/** Options in an order of their own, each once. */
const some = <T>(values: readonly T[], maxLength = values.length) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength }) },
  );

const range = (value: fc.Arbitrary<number>) =>
  fc.option(
    fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    { freq: 2 },
  );

/** Filters over the airports and airlines of `anyResult`, and some that no result has. */
const anyFilters: fc.Arbitrary<FlightFilters> = fc.record({
  price: range(
    fc.oneof(
      fc.integer({ min: 0, max: 41 }).map((step) => step * 2510),
      fc.nat(110_000),
    ),
  ),
  stops: some(stopsOptions),
  airlines: some([...airlines, "ZZ"], 3),
  mainAirports: some([...airports, "ZZZ"], 3),
  connectingAirports: some([...airports, "ZZZ"], 4),
  dates: some(dateOptions),
  trips: fc
    .array(fc.record({ departure: some(timeBands), arrival: some(timeBands) }), { maxLength: 3 })
    .map((trips) =>
      trips.slice(0, trips.findLastIndex(({ departure, arrival }) => departure.length + arrival.length > 0) + 1),
    ),
  onTime: range(fc.constantFrom(0, 9, 10, 49, 50, 70, 71, 100)),
});

const anySort: fc.Arbitrary<FlightSort> = fc.record({
  type: fc.constantFrom(...sortTypes),
  isAscending: fc.boolean(),
});

/** Who travels: from one, for whom nearly everything is left, to nine, for whom nearly nothing is. */
const anybody: fc.Arbitrary<Passengers> = fc
  .record({ adults: fc.integer({ min: 1, max: 9 }), child: fc.nat(3), infants: fc.nat(2) })
  .filter(canTravel);

const idsOf = (itineraries: readonly Itinerary[]) => itineraries.map(({ id }) => id);

function optionsOf(facets: FlightFacets, group: string): readonly FacetOption<string>[] {
  if (
    group === "stops" ||
    group === "airlines" ||
    group === "mainAirports" ||
    group === "connectingAirports" ||
    group === "dates"
  )
    return facets[group];
  const trip = facets.trips[Number(group.slice(-1))];
  return (group.startsWith("departure") ? trip?.departure : trip?.arrival) ?? [];
}

/** The view must say of every group what recounting says. */
function expectRecounted(
  view: FlightView,
  result: readonly Itinerary[],
  filters: FlightFilters,
  sort: FlightSort,
  passengers: Passengers,
) {
  const left = naiveFilter(result, filters, passengers);
  expect(idsOf(view.rows)).toEqual(idsOf(naiveSort(left, sort, passengers, result)));
  const toBuy = (all: readonly Itinerary[]) => all.filter((itinerary) => !naiveSoldOut(itinerary, passengers)).length;
  expect([view.total, view.shown, view.soldOut]).toEqual([toBuy(result), toBuy(left), left.length - toBuy(left)]);
  expect(view.hidden).toBe(view.total - view.shown);
  for (const group of naiveGroups) {
    const others = naiveFilter(result, filters, passengers, group.name);
    for (const { value, count, soldOut, lowestPrice } of optionsOf(view.facets, group.name))
      expect({ value, count, soldOut, lowestPrice }).toEqual({
        value,
        ...naiveOption(result, others, group, value, passengers),
      });
    const values = new Set(result.flatMap((itinerary) => group.valuesOf(itinerary)));
    // Where every day is one that was asked for, there is nothing to choose.
    const expected = group.name === "dates" && !values.has("alternate") ? [] : [...values];
    expect(optionsOf(view.facets, group.name).map(({ value }) => value)).toEqual(expect.arrayContaining(expected));
  }
  expect(view.facets.price).toEqual(naivePrices(result, naiveFilter(result, filters, passengers, "price"), passengers));
  expect(view.facets.onTime).toEqual(naiveOnTimeBars(result, naiveFilter(result, filters, passengers, "onTime")));
}

describe("whatever the result", () => {
  // FLT-14, FLT-16
  test("filters, order and counts are those of counting again", () => {
    const hiding = { some: 0, all: 0 };
    fc.assert(
      fc.property(anyResult(70), anyFilters, anySort, anybody, (result, filters, sort, passengers) => {
        const view = flightView(flightIndex(result, passengers), filters, sort);
        expectRecounted(view, result, filters, sort, passengers);
        if (view.shown === 0) hiding.all += 1;
        else if (view.hidden > 0) hiding.some += 1;
      }),
      { numRuns: 150 },
    );
    // The draws must not all come out empty.
    expect(hiding.some).toBeGreaterThan(20);
  });

  test("a view that goes on from the one before is the same as one made again", () => {
    const step = fc.oneof(
      anyFilters.map((filters) => ({ filters })),
      // One group changes, as it does in the panel.
      fc
        .tuple(anyFilters, fc.constantFrom(...(Object.keys(noFilters) as (keyof FlightFilters)[])))
        .map(([drawn, group]) => ({
          group,
          drawn,
        })),
      anySort.map((sort) => ({ sort })),
    );
    let kept = 0;
    fc.assert(
      fc.property(anyResult(50), fc.array(step, { minLength: 2, maxLength: 8 }), (result, steps) => {
        const index = flightIndex(result, { adults: 3, child: 0, infants: 0 });
        let [filters, sort]: [FlightFilters, FlightSort] = [noFilters, defaultSort];
        let view = flightView(index, filters, sort);
        for (const change of steps) {
          if ("sort" in change) ({ sort } = change);
          else if ("filters" in change) ({ filters } = change);
          else filters = { ...filters, [change.group]: change.drawn[change.group] };
          const before = view;
          view = flightView(index, filters, sort, before);
          const { memory: _, ...anew } = flightView(index, filters, sort);
          expect(view).toMatchObject(anew);
          if (view.facets.airlines === before.facets.airlines) kept += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(kept).toBeGreaterThan(25);
  });

  test("what cannot be bought is at the end of every sort, and no price is its own", () => {
    const ends = { mixed: 0, none: 0 };
    fc.assert(
      fc.property(anyResult(60), anySort, anybody, (result, sort, passengers) => {
        const { rows, facets } = flightView(flightIndex(result, passengers), noFilters, sort);
        const isGone = rows.map((itinerary) => naiveSoldOut(itinerary, passengers));
        expect(isGone).toEqual(isGone.toSorted((a, b) => Number(a) - Number(b)));
        const isMixed = isGone.includes(false);
        const prices = rows
          .filter((_, place) => !isMixed || !isGone[place])
          .map(({ pricePerPassenger }) => pricePerPassenger);
        const named = [...facets.stops, ...facets.airlines].flatMap(({ lowestPrice }) => lowestPrice ?? []);
        expect(prices).toEqual(expect.arrayContaining(named));
        expect(prices.length === 0 || prices.includes(facets.price.minimum)).toBe(true);
        expect(prices.every((price) => price >= facets.price.minimum && price <= facets.price.maximum)).toBe(true);
        if (isGone.includes(true)) ends[isMixed ? "mixed" : "none"] += 1;
        // Nobody asks for seats: nothing is sold out.
        const { rows: all } = flightView(flightIndex(result), noFilters, sort);
        expect(idsOf(all)).toEqual(idsOf(naiveSort(result, sort, { adults: 0, child: 0, infants: 0 })));
      }),
    );
    expect(Math.min(ends.mixed, ends.none)).toBeGreaterThan(0);
  });

  test("a sort shows everything once, and flipping it twice changes nothing", () => {
    fc.assert(
      fc.property(anyResult(60), anySort, (result, sort) => {
        const index = flightIndex(result);
        const { rows } = flightView(index, noFilters, sort);
        expect(idsOf(rows).toSorted()).toEqual(idsOf(result).toSorted());
        const twice = chooseSort(chooseSort(sort, sort.type), sort.type);
        expect(flightView(index, noFilters, twice).rows).toEqual(rows);
      }),
    );
  });
});
