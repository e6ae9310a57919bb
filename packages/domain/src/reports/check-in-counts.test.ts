import { expect, test } from "vitest";
import { airlineCounts, countChips, countSeries, countTotals } from "./index.ts";

const counts = {
  "2026-11-20": [
    { iata: "U2", count: 3 },
    { iata: "W6", count: 9 },
    { iata: "FR", count: 3 },
  ],
  "2026-11-18": [{ iata: "LH", count: 4 }],
};

// REP-15
test("chips are in the order of days, each with its total", () => {
  expect(countChips(counts)).toEqual([
    { date: "2026-11-18", total: 4 },
    { date: "2026-11-20", total: 15 },
  ]);
  expect(countChips({})).toEqual([]);
});

test("a chart has the days without check-ins too", () => {
  expect(countSeries(counts, { from: "2026-11-17", to: "2026-11-20" })).toEqual([
    { date: "2026-11-17", total: 0 },
    { date: "2026-11-18", total: 4 },
    { date: "2026-11-19", total: 0 },
    { date: "2026-11-20", total: 15 },
  ]);
  expect(countSeries(counts, { from: "2026-11-20", to: "2026-11-19" })).toEqual([]);
});

test("a day's airlines come by count, equal ones by code", () => {
  expect(airlineCounts(counts, "2026-11-20").map(({ iata }) => iata)).toEqual(["W6", "FR", "U2"]);
  expect(airlineCounts(counts, "2026-11-19")).toEqual([]);
});

// REP-22
test("what billing leaves out is counted apart", () => {
  const counts = {
    "2026-11-17": [{ iata: "VY", count: 7, deactivated: 2 }],
    "2026-11-18": [
      { iata: "VY", count: 3 },
      { iata: "FR", count: 1, deactivated: 1 },
    ],
  };
  expect(countTotals(counts)).toEqual({ total: 11, deactivated: 3 });
  expect(countTotals({})).toEqual({ total: 0, deactivated: 0 });
});
