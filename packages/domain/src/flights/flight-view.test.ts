import { describe, expect, test } from "vitest";
import { type FlightFilters, noFilters, toggleBand, toggleOption } from "./filters.ts";
import { flightIndex } from "./flight-index.ts";
import { flightView } from "./flight-view.ts";
import type { Itinerary } from "./itinerary.ts";
import { chooseSort, defaultSort, type FlightSort } from "./sort.ts";
import { itineraryOf, segmentOf, tripOf } from "./testing/itineraries.ts";

const idsOf = (itineraries: readonly Itinerary[]) => itineraries.map(({ id }) => id);

const direct = segmentOf({
  flight: "TP 210",
  from: "JFK",
  to: "LIS",
  dept: "2026-11-22T04:30Z",
  arrival: "2026-11-22T11:20Z",
  onTime: 74,
});
const first = segmentOf({
  flight: "S4 222",
  from: "EWR",
  to: "PDL",
  dept: "2026-11-22T02:50Z",
  arrival: "2026-11-22T08:00Z",
});
const second = segmentOf({
  flight: "S4 128",
  from: "PDL",
  to: "LIS",
  dept: "2026-11-22T09:00Z",
  arrival: "2026-11-22T11:30Z",
  onTime: 88,
});
const byPrice: FlightSort = { type: "price", isAscending: true };
const result = [
  itineraryOf("direct", 56_415, tripOf(direct)),
  itineraryOf("via Ponta Delgada", 54_810, tripOf(first, second)),
];

describe("two ways from New York to Lisbon", () => {
  const index = flightIndex(result);
  const show = (filters: FlightFilters) => flightView(index, filters, byPrice);

  test("nothing chosen hides nothing", () => {
    const view = show(noFilters);
    expect(idsOf(view.rows)).toEqual(["via Ponta Delgada", "direct"]);
    expect([view.total, view.hidden, view.restricting]).toEqual([2, 0, 0]);
    expect(view.facets.stops).toEqual([
      { value: "nonstop", name: "nonstop", count: 1, soldOut: 0, lowestPrice: 56_415 },
      { value: "one", name: "one", count: 1, soldOut: 0, lowestPrice: 54_810 },
      { value: "multiple", name: "multiple", count: 0, soldOut: 0, lowestPrice: null },
    ]);
    expect(view.facets.mainAirports.map(({ value, name, count }) => [value, name, count])).toEqual([
      ["LIS", "LIS city", 2],
      ["EWR", "EWR city", 1],
      ["JFK", "JFK city", 1],
    ]);
  });

  // FLT-14
  test("an option keeps its count while its own group hides others, and stays when nothing is left of it", () => {
    const view = show(toggleOption(noFilters, "stops", "nonstop"));
    expect(idsOf(view.rows)).toEqual(["direct"]);
    expect([view.hidden, view.restricting]).toEqual([1, 1]);
    expect(view.facets.stops[1]).toMatchObject({ count: 1, lowestPrice: 54_810 });
    expect(view.facets.airlines).toEqual([
      { value: "S4", name: "S4 Airlines", count: 0, soldOut: 0, lowestPrice: null },
      { value: "TP", name: "TP Airlines", count: 1, soldOut: 0, lowestPrice: 56_415 },
    ]);
    expect(view.facets.connectingAirports).toMatchObject([{ value: "PDL", count: 0, lowestPrice: null }]);
  });

  test("a price range holds both its ends, and the whole range does not restrict", () => {
    expect(show({ ...noFilters, price: [54_810, 56_415] }).restricting).toBe(0);
    expect(idsOf(show({ ...noFilters, price: [54_810, 56_414] }).rows)).toEqual(["via Ponta Delgada"]);
    expect(idsOf(show({ ...noFilters, price: [54_811, 60_000] }).rows)).toEqual(["direct"]);
    expect(idsOf(show({ ...noFilters, price: [0, 54_810] }).rows)).toEqual(["via Ponta Delgada"]);
    expect(show({ ...noFilters, price: [55_000, 55_100] }).hidden).toBe(2);
  });

  test("a price range that misses every price, as that of an old link may, does not restrict", () => {
    for (const price of [
      [0, 54_809],
      [56_416, 90_000],
    ] as const) {
      const view = show({ ...noFilters, price });
      expect([view.hidden, view.restricting]).toEqual([0, 0]);
    }
  });

  test("an itinerary is as punctual as its least punctual flight that is known", () => {
    expect(idsOf(show({ ...noFilters, onTime: [80, 100] }).rows)).toEqual(["via Ponta Delgada"]);
    expect(show({ ...noFilters, onTime: [0, 100] }).restricting).toBe(0);
    const unmeasured = flightIndex([itineraryOf("unknown", 1, tripOf(first))]);
    expect(flightView(unmeasured, { ...noFilters, onTime: [80, 100] }, defaultSort).hidden).toBe(0);
  });

  // FLT-15
  test("bands are those of each airport's own clock", () => {
    // 04:30 UTC is 23:30 in New York; 02:50 UTC is 21:50 there.
    expect(idsOf(show(toggleBand(noFilters, 0, "departure", "23-05")).rows)).toEqual(["direct"]);
    expect(idsOf(show(toggleBand(noFilters, 0, "departure", "18-23")).rows)).toEqual(["via Ponta Delgada"]);
    expect(show(toggleBand(noFilters, 0, "arrival", "05-12")).hidden).toBe(0);
    expect(show(toggleBand(noFilters, 1, "arrival", "05-12")).restricting).toBe(0);
  });
});

describe("for three, where some flights have fewer seats", () => {
  const three = { adults: 2, child: 1, infants: 1 };
  const seats = (id: string, price: number, left: number | null) =>
    itineraryOf(id, price, tripOf({ ...direct, seatsRemaining: left }));
  const some = [
    seats("gone", 10_000, 0),
    seats("few", 90_000, 2),
    seats("three", 30_000, 3),
    seats("silent", 40_000, null),
  ];

  test("what has too few stands last, whichever way the sort", () => {
    const index = flightIndex(some, three);
    const rows = (isAscending: boolean) => idsOf(flightView(index, noFilters, { type: "price", isAscending }).rows);
    expect(rows(true)).toEqual(["three", "silent", "gone", "few"]);
    expect(rows(false)).toEqual(["silent", "three", "few", "gone"]);
  });

  // FLT-11
  test("what has too few is counted apart", () => {
    const index = flightIndex(some, three);
    const view = flightView(index, { ...noFilters, price: [0, 35_000] }, byPrice);
    expect(idsOf(view.rows)).toEqual(["three", "gone"]);
    expect([view.shown, view.total, view.soldOut, view.hidden]).toEqual([1, 2, 1, 1]);
    const none = flightView(flightIndex(some.slice(0, 2), three), noFilters, byPrice);
    expect([none.shown, none.total, none.soldOut, none.hidden]).toEqual([0, 0, 2, 0]);
  });

  test("the lowest price is one that can be paid, and so are the ends of the slider", () => {
    const { facets } = flightView(flightIndex(some, three), noFilters, defaultSort);
    expect(facets.stops[0]).toMatchObject({ count: 2, soldOut: 2, lowestPrice: 30_000 });
    expect(facets.price).toMatchObject({ minimum: 30_000, maximum: 40_000 });
    expect(facets.price.histogram.reduce((sum, bar) => sum + bar)).toBe(2);
    // The whole scale hides nothing, whatever the sold-out ones cost.
    expect(flightView(flightIndex(some, three), { ...noFilters, price: [30_000, 40_000] }, defaultSort).hidden).toBe(0);
  });

  test("where nothing can be bought, prices are those of what is there", () => {
    const { facets } = flightView(flightIndex(some.slice(0, 2), three), noFilters, defaultSort);
    expect(facets.price).toMatchObject({ minimum: 10_000, maximum: 90_000 });
    expect(facets.stops[0]).toMatchObject({ count: 2, lowestPrice: 10_000 });
  });
});

describe("days other than the one asked for", () => {
  const on = (id: string, dept: string, isAlternateDate: boolean, price = 10_000) => {
    const leaves = Date.parse(dept) / 1000;
    const segment = segmentOf({ flight: "TP 1", from: "LIS", to: "FNC", dept: leaves, arrival: leaves + 6000 });
    return itineraryOf(id, price, { ...tripOf(segment), isAlternateDate });
  };
  const index = flightIndex([
    on("before", "2026-11-20T08:00Z", true),
    on("late", "2026-11-21T20:00Z", false),
    on("early", "2026-11-21T08:00Z", false),
    on("after", "2026-11-22T08:00Z", true),
  ]);

  // FLT-16
  test("come after it by departure, whichever way", () => {
    const rows = (isAscending: boolean) =>
      idsOf(flightView(index, noFilters, { type: "departureTime", isAscending }).rows);
    expect(rows(true)).toEqual(["early", "late", "before", "after"]);
    expect(rows(false)).toEqual(["late", "early", "after", "before"]);
  });

  // FLT-14
  test("can be filtered away, and are no filter where there are none", () => {
    const asked = flightView(index, toggleOption(noFilters, "dates", "asked"), byPrice);
    expect(idsOf(asked.rows)).toEqual(["early", "late"]);
    expect(asked.facets.dates.map(({ value, count }) => [value, count])).toEqual([
      ["asked", 2],
      ["alternate", 2],
    ]);
    const { facets } = flightView(flightIndex([on("only", "2026-11-21T08:00Z", false)]), noFilters, byPrice);
    expect(facets.dates).toEqual([]);
  });
});

// FLT-24
test("the best is cheap, quick and direct at once, and on the day asked for", () => {
  const hour = 3600;
  const leaves = Date.parse("2026-11-21T10:00Z") / 1000;
  const flown = (
    id: string,
    price: number,
    hours: number,
    draft: { stops?: number; isAlternateDate?: boolean } = {},
  ) => {
    const { stops = 0, isAlternateDate = false } = draft;
    const each = (hours * hour) / (stops + 1);
    const segments = Array.from({ length: stops + 1 }, (_, place) =>
      segmentOf({
        flight: `TP ${place + 1}`,
        from: place === 0 ? "JFK" : `H${place}X`,
        to: place === stops ? "LIS" : `H${place + 1}X`,
        dept: leaves + place * each,
        arrival: leaves + (place + 1) * each,
      }),
    );
    return itineraryOf(id, price, { ...tripOf(...segments), isAlternateDate });
  };
  const rows = flightView(
    flightIndex([
      flown("cheapest, but long", 30_000, 24, { stops: 2 }),
      flown("quickest, but dear", 120_000, 7),
      flown("a little dearer, and quick", 36_000, 8, { stops: 1 }),
      flown("the same on another day", 36_000, 8, { stops: 1, isAlternateDate: true }),
      flown("direct", 45_000, 7),
    ]),
    noFilters,
    defaultSort,
  ).rows;
  expect(idsOf(rows)).toEqual([
    "a little dearer, and quick",
    "direct",
    "the same on another day",
    "cheapest, but long",
    "quickest, but dear",
  ]);
});

// FLT-16
test("equals are told apart by duration, then departure", () => {
  const at = (id: string, dept: string, minutes: number) => {
    const leaves = Date.parse(dept) / 1000;
    return itineraryOf(
      id,
      10_000,
      tripOf(segmentOf({ flight: "TP 1", from: "LIS", to: "FNC", dept: leaves, arrival: leaves + minutes * 60 })),
    );
  };
  const index = flightIndex([
    at("late", "2026-11-21T20:00Z", 90),
    at("longer", "2026-11-21T06:00Z", 95),
    at("early", "2026-11-21T08:00Z", 90),
  ]);
  for (const isAscending of [true, false])
    expect(idsOf(flightView(index, noFilters, { type: "price", isAscending }).rows)).toEqual([
      "early",
      "late",
      "longer",
    ]);
});

test("a result without itineraries has empty facets", () => {
  const { facets, rows, hidden } = flightView(flightIndex([]), toggleOption(noFilters, "airlines", "TP"), defaultSort);
  expect([rows, hidden, facets.airlines, facets.trips]).toEqual([[], 0, [], []]);
  expect(facets.price).toMatchObject({ minimum: 0, maximum: 0 });
});

test("ticking a box twice leaves what was there", () => {
  const once = toggleBand(toggleOption(noFilters, "airlines", "TP"), 1, "arrival", "05-12");
  expect(once).toMatchObject({
    airlines: ["TP"],
    trips: [
      { departure: [], arrival: [] },
      { departure: [], arrival: ["05-12"] },
    ],
  });
  expect(toggleBand(toggleOption(once, "airlines", "TP"), 1, "arrival", "05-12")).toEqual(noFilters);
});

// FLT-16
test("the same sort again flips it, another begins ascending", () => {
  const flipped = chooseSort(byPrice, "price");
  expect(flipped).toEqual({ type: "price", isAscending: false });
  expect(chooseSort(flipped, "price")).toEqual(byPrice);
  expect(chooseSort(flipped, "duration")).toEqual({ type: "duration", isAscending: true });
  expect(chooseSort(byPrice, "best")).toEqual(defaultSort);
  expect(chooseSort(defaultSort, "best")).toEqual(defaultSort);
});
