import { describe, expect, test } from "vitest";
import { durationText } from "./duration.ts";
import { airportTime, segmentOf, tripOf } from "./testing/itineraries.ts";
import { timeBandOf } from "./time-bands.ts";
import { dayShift, dotPositions, tripCard } from "./trip-card.ts";

// FLT-12
test("a card says when, how long, with whom, and where one changes", () => {
  const card = tripCard(
    tripOf(
      segmentOf({ flight: "B6 118", from: "JFK", to: "BOS", dept: "2026-11-21T17:10Z", arrival: "2026-11-21T18:30Z" }),
      segmentOf({ flight: "EI 136", from: "BOS", to: "DUB", dept: "2026-11-21T23:30Z", arrival: "2026-11-22T05:20Z" }),
      segmentOf({ flight: "EI 480", from: "ORK", to: "LIS", dept: "2026-11-22T08:55Z", arrival: "2026-11-22T11:35Z" }),
    ),
  );
  expect(card).toMatchObject({
    airline: null,
    flightNumbers: ["B6 118", "EI 136", "EI 480"],
    departure: { iata: "JFK", airportName: "JFK city", date: "2026-11-21", time: "12:10" },
    arrival: { iata: "LIS", date: "2026-11-22", time: "11:35" },
    dayShift: 1,
    duration: "18:25",
  });
  expect(card.connections).toMatchObject([
    {
      arrives: { code: "BOS", name: "BOS city" },
      changesAirport: false,
      position: 1 / 3,
      seconds: 18_000,
      duration: "5:00",
    },
    { arrives: { code: "DUB" }, leaves: { code: "ORK" }, changesAirport: true, position: 2 / 3, duration: "3:35" },
  ]);
});

test("a non-stop flight has one airline and no dots", () => {
  const { airline, connections } = tripCard(
    tripOf(
      segmentOf({ flight: "TP 210", from: "JFK", to: "LIS", dept: "2026-11-22T04:30Z", arrival: "2026-11-22T11:20Z" }),
    ),
  );
  expect(airline).toEqual({ code: "TP", name: "TP Airlines" });
  expect(connections).toEqual([]);
  expect(() => tripCard(tripOf())).toThrow(RangeError);
});

// FLT-25
test.each([
  ["an hour is enough for another plane", "LHR", 60, false],
  ["less is tight", "LHR", 59, true],
  ["three hours are enough for another airport", "LGW", 180, false],
  ["less is tight there", "LGW", 179, true],
])("%s", (_, leaves, minutes, isTight) => {
  const [connection] = tripCard(
    tripOf(
      segmentOf({ flight: "BA 1", from: "JFK", to: "LHR", dept: 0, arrival: 25_000 }),
      segmentOf({ flight: "BA 2", from: leaves, to: "LIS", dept: 25_000 + minutes * 60, arrival: 60_000 }),
    ),
  ).connections;
  expect(connection).toMatchObject({ isTight, changesAirport: leaves !== "LHR" });
});

test("dots divide the line evenly", () => {
  expect(dotPositions(0)).toEqual([]);
  expect(dotPositions(1)).toEqual([0.5]);
  expect(dotPositions(3)).toEqual([0.25, 0.5, 0.75]);
});

describe("arrival days", () => {
  test.each([
    ["the same day", "LIS", "2026-11-28T14:10Z", "JFK", "2026-11-29T00:20Z", 0],
    ["over midnight", "JFK", "2026-11-22T02:50Z", "LIS", "2026-11-22T11:30Z", 1],
    ["two days later", "LAX", "2026-11-22T06:00Z", "AKL", "2026-11-22T20:00Z", 2],
    ["the day before, over the date line", "AKL", "2026-11-21T11:30Z", "HNL", "2026-11-21T20:00Z", -1],
    ["the day before, thirty minutes away", "APW", "2026-11-22T00:00Z", "PPG", "2026-11-22T00:30Z", -1],
    ["the next day, thirty minutes away", "PPG", "2026-11-22T00:00Z", "APW", "2026-11-22T00:30Z", 1],
    // 23:30 in winter time; the clock jumps at 02:00 and the flight of three hours lands at 03:30.
    ["the night the clock springs forward", "JFK", "2027-03-14T04:30Z", "BOS", "2027-03-14T07:30Z", 1],
  ])("%s", (_, from, dept, to, arrival, expected) => {
    expect(dayShift(airportTime(from, dept), airportTime(to, arrival))).toBe(expected);
  });

  test("durations are measured, not read from clocks", () => {
    const night = (dept: string, arrival: string) =>
      tripCard(tripOf(segmentOf({ flight: "B6 1", from: "JFK", to: "BOS", dept, arrival })));
    // The hour from 01:00 to 02:00 comes twice.
    expect(night("2026-11-01T05:30Z", "2026-11-01T06:30Z")).toMatchObject({
      departure: { time: "01:30" },
      arrival: { time: "01:30" },
      duration: "1:00",
      dayShift: 0,
    });
    expect(night("2027-03-14T06:30Z", "2027-03-14T07:30Z")).toMatchObject({
      departure: { time: "01:30" },
      arrival: { time: "03:30" },
      duration: "1:00",
    });
  });
});

test.each([
  [0, "0:00"],
  [59, "0:00"],
  [60, "0:01"],
  [31_800, "8:50"],
  [100 * 3600, "100:00"],
  [-60, "0:00"],
])("%d seconds are %s", (seconds, expected) => {
  expect(durationText(seconds)).toBe(expected);
});

test.each([
  ["04:59", "23-05"],
  ["05:00", "05-12"],
  ["11:59", "05-12"],
  ["12:00", "12-18"],
  ["17:59", "12-18"],
  ["18:00", "18-23"],
  ["22:59", "18-23"],
  ["23:00", "23-05"],
  ["00:00", "23-05"],
])("%s lies in the band %s", (time, expected) => {
  expect(timeBandOf(`2026-11-22T${time}`)).toBe(expected);
});

test("a band is read from the airport's clock on both sides of a change", () => {
  // 23:00 in New York is 03:00 UTC in summer and 04:00 UTC in winter.
  expect(timeBandOf(airportTime("JFK", "2026-10-31T02:59Z").local)).toBe("18-23");
  expect(timeBandOf(airportTime("JFK", "2026-10-31T03:00Z").local)).toBe("23-05");
  expect(timeBandOf(airportTime("JFK", "2026-11-02T03:59Z").local)).toBe("18-23");
  expect(timeBandOf(airportTime("JFK", "2026-11-02T04:00Z").local)).toBe("23-05");
});
