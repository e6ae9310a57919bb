import { expect, test } from "vitest";
import type { Airport } from "../../reference/airports.ts";
import { connectionTime } from "./connection-time.ts";

const airport = (iata: string, country: string) => ({ iata, country }) as Airport;
const places = {
  JFK: airport("JFK", "US"),
  BOS: airport("BOS", "US"),
  CDG: airport("CDG", "FR"),
  NCE: airport("NCE", "FR"),
  LYS: airport("LYS", "FR"),
  VIE: airport("VIE", "AT"),
  LIS: airport("LIS", "PT"),
  XYZ: airport("XYZ", "PT"),
} as const;
type Code = keyof typeof places;

// FLT-27
test.each<[string, Code, Code, Code, number]>([
  ["an airport has its own time", "LIS", "VIE", "CDG", 30],
  ["which is longer between countries", "LIS", "CDG", "JFK", 90],
  ["than within one", "NCE", "CDG", "LYS", 60],
  ["one that nobody wrote down has the usual one", "CDG", "XYZ", "JFK", 60],
  ["also within its country", "LIS", "XYZ", "LIS", 45],
  ["entering the USA takes an hour and a half", "CDG", "BOS", "JFK", 90],
  ["flying on within them does not", "JFK", "BOS", "JFK", 45],
])("%s", (_, from, at, to, minutes) => {
  expect(connectionTime({ from: places[from], to: places[at] }, { from: places[at], to: places[to] })).toBe(
    minutes * 60,
  );
});
