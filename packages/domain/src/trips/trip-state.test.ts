import { describe, expect, test } from "vitest";
import { emptyContent, type ItineraryContent } from "./itinerary.ts";
import { car, flight, rochester, stay } from "./testing/sample-trip.ts";
import { tripSpan, tripState } from "./trip-state.ts";

const utc = (text: string) => Date.parse(`${text}:00Z`) / 1000;
const of = (content: Partial<ItineraryContent>) => tripSpan({ ...emptyContent, ...content });

test("a trip goes from its first beginning to its last end, in the days of those places (TRP-3)", () => {
  expect(tripSpan(rochester)).toEqual({
    startDate: "2026-11-30",
    endDate: "2026-12-03",
    start: utc("2026-11-30T13:40"),
    end: utc("2026-12-04T03:05"),
  });
});

test("over the date line the first day can be the later one", () => {
  const span = of({ flights: [flight("f", "1", "AKL 2026-12-02T20:30", "HNL 2026-12-02T06:15")] });
  expect(span).toMatchObject({ startDate: "2026-12-02", endDate: "2026-12-02" });
  expect((span?.end ?? 0) - (span?.start ?? 0)).toBe(8.75 * 3600);
});

test("cancelled pieces do not count, nor those without any time", () => {
  const cancelled = flight("f", "1", "ATL 2026-11-01T08:40", "MSP 2026-11-01T10:22", { cancelled: true });
  const untimed = stay("h", "Anywhere", "", "");
  expect(of({ flights: [cancelled], accommodations: [untimed] })).toBeNull();
  expect(of({ flights: [cancelled], cars: [car] })).toMatchObject({ startDate: "2026-11-30", endDate: "2026-12-03" });
});

// TRP-1
test("a zone that nobody knows widens the trip to what it can be", () => {
  expect(of({ cars: [{ ...car, pickupZone: "", dropZone: "" }] })).toMatchObject({
    start: utc("2026-11-29T22:30"),
    end: utc("2026-12-04T04:00"),
  });
});

test("what ends at no known time ends on the day it begins, at the latest minute", () => {
  const span = of({ accommodations: [stay("h", "Mill Race Inn", "2026-11-30", "")] });
  expect(span).toMatchObject({ start: utc("2026-11-30T06:00"), end: utc("2026-12-01T05:59") });
});

describe("both ends belong to a trip", () => {
  test.each([
    [99, "upcoming"],
    [100, "current"],
    [200, "current"],
    [201, "past"],
  ])("at %d it is %s", (now, state) => {
    expect(tripState({ start: 100, end: 200 }, now)).toBe(state);
  });
});
