import { describe, expect, test } from "vitest";
import type { FeedSegment } from "./feed-booking.ts";
import { resolveSegment, segmentChange, type SegmentFacts, windowAfter } from "./segment.ts";

const zones: Readonly<Record<string, string>> = {
  LHR: "Europe/London",
  CDG: "Europe/Paris",
  JFK: "America/New_York",
  SYD: "Australia/Sydney",
};
const zoneOf = (iata: string) => zones[iata];
const fed: FeedSegment = {
  segment: 1,
  marketing: { carrier: "BA", number: "0304" },
  from: "LHR",
  to: "CDG",
  departure: { date: "2027-01-15", time: "08:00" },
  arrival: { date: "2027-01-15", time: "10:20" },
  cancelled: false,
};
/** The facts of a segment that is right. */
function factsOf(more: Partial<FeedSegment> = {}): SegmentFacts {
  const resolved = resolveSegment({ ...fed, ...more }, zoneOf);
  if ("issues" in resolved) throw new Error(JSON.stringify(resolved.issues));
  return resolved.facts;
}
const at = (iso: string) => Date.parse(iso) / 1000;

describe("a segment", () => {
  test("is stored with the zones of its airports and the instants", () => {
    expect(factsOf()).toEqual({
      position: 0,
      marketingCarrier: "BA",
      marketingNumber: "304",
      operatingCarrier: null,
      operatingNumber: null,
      operatingLocator: null,
      from: "LHR",
      to: "CDG",
      departureDate: "2027-01-15",
      departureTime: "08:00",
      departureZone: "Europe/London",
      departsAt: at("2027-01-15T08:00:00Z"),
      arrivalDate: "2027-01-15",
      arrivalTime: "10:20",
      arrivalZone: "Europe/Paris",
      arrivesAt: at("2027-01-15T09:20:00Z"),
    });
  });

  test.each<[string, Partial<FeedSegment>, Partial<SegmentFacts>]>([
    [
      "an ICAO designator",
      { marketing: { carrier: "EZY", number: "8001A" } },
      { marketingCarrier: "U2", marketingNumber: "8001A" },
    ],
    [
      "who operates it",
      { operating: { carrier: "CFE", number: "0071", locator: "QWERTY" } },
      { operatingCarrier: "CJ", operatingNumber: "71", operatingLocator: "QWERTY" },
    ],
    [
      "an operating carrier that has no number of its own",
      { operating: { carrier: "ZZZ" } },
      { operatingCarrier: "ZZZ", operatingNumber: null },
    ],
    [
      "a day that is gained over the date line",
      { from: "SYD", to: "JFK", arrival: { date: "2027-01-15", time: "07:30" } },
      { departsAt: at("2027-01-14T21:00:00Z"), arrivesAt: at("2027-01-15T12:30:00Z") },
    ],
    [
      "an arrival in the hour that autumn shows twice",
      { departure: { date: "2027-10-31", time: "00:30" }, arrival: { date: "2027-10-31", time: "02:10" } },
      { departsAt: at("2027-10-30T23:30:00Z"), arrivesAt: at("2027-10-31T00:10:00Z") },
    ],
  ])("takes %s", (_, more, expected) => {
    expect(factsOf(more)).toMatchObject(expected);
  });

  test.each<[string, Partial<FeedSegment>, readonly string[]]>([
    [
      "an airline nobody knows by two characters",
      { marketing: { carrier: "ZZZ", number: "1" } },
      ["marketing.carrier feed.carrier.unknown"],
    ],
    [
      "a flight number of nothing",
      { marketing: { carrier: "BA", number: "000" } },
      ["marketing.number feed.flightNumber.invalid"],
    ],
    ["airports that are none", { from: "QQQ", to: "QQX" }, ["from feed.airport.unknown", "to feed.airport.unknown"]],
    ["a flight to where it leaves", { to: "LHR" }, ["to feed.to.same"]],
    [
      "an arrival before the departure",
      { arrival: { date: "2027-01-15", time: "08:59" } },
      ["arrival feed.arrival.beforeDeparture"],
    ],
    ["a flight of two days", { arrival: { date: "2027-01-17", time: "10:00" } }, ["arrival feed.arrival.tooLate"]],
    [
      "a time that the clock jumps over",
      { departure: { date: "2027-03-28", time: "01:30" }, arrival: { date: "2027-03-28", time: "05:00" } },
      ["departure.time feed.time.skipped"],
    ],
  ])("refuses %s", (_, more, expected) => {
    const resolved = resolveSegment({ ...fed, ...more }, zoneOf);
    expect("issues" in resolved ? resolved.issues.map(({ path, code }) => `${path} ${code}`) : []).toEqual(expected);
  });
});

describe("what a message makes of a stored flight", () => {
  const stored = { ...factsOf(), cancelled: false };
  const gone = { ...stored, cancelled: true };
  const early = stored.departsAt - 3600;
  const later = factsOf({ departure: { date: "2027-01-15", time: "09:00" } });
  const arrival = factsOf({ arrival: { date: "2027-01-15", time: "10:25" } });

  test.each([
    ["the same", stored, factsOf(), false, early, { type: "unchanged" }],
    ["nothing about it", stored, undefined, false, early, { type: "unchanged" }],
    ["another departure", stored, later, false, early, { type: "changed", shown: true }],
    [
      "another number",
      stored,
      factsOf({ marketing: { carrier: "BA", number: "306" } }),
      false,
      early,
      { type: "changed", shown: true },
    ],
    ["another arrival alone", stored, arrival, false, early, { type: "changed", shown: false }],
    [
      "who operates it",
      stored,
      factsOf({ operating: { carrier: "CJ" } }),
      false,
      early,
      { type: "changed", shown: false },
    ],
    [
      "another airline",
      stored,
      factsOf({ marketing: { carrier: "AF", number: "304" } }),
      false,
      early,
      { type: "carrierChanged" },
    ],
    ["that it is cancelled", stored, undefined, true, early, { type: "cancelled" }],
    ["that it is cancelled, at another time", stored, later, true, early, { type: "cancelled" }],
    ["that it is cancelled, again", gone, later, true, early, { type: "unchanged" }],
    ["that it flies after all", gone, factsOf(), false, early, { type: "changed", shown: true }],
    ["another departure, too late", stored, later, false, stored.departsAt, { type: "departed" }],
    ["that it is cancelled, too late", stored, undefined, true, stored.departsAt, { type: "departed" }],
    ["the same, after it left", stored, factsOf(), false, stored.departsAt, { type: "unchanged" }],
  ] as const)("%s", (_, before, facts, cancelled, now, expected) => {
    expect(segmentChange(before, facts, cancelled, now)).toEqual(expected);
  });
});

test("a window follows the departure, and stays where that stays", () => {
  const moved = { windowOpensAt: 1, windowClosesAt: 2, departsAt: 1_800_000_000 };
  expect(windowAfter("W6", moved, moved.departsAt)).toEqual(moved);
  expect(windowAfter("W6", moved, 1_800_086_400)).toEqual({
    windowOpensAt: 1_800_000_000,
    windowClosesAt: 1_800_086_400 - 3 * 3600,
    departsAt: 1_800_086_400,
  });
});
