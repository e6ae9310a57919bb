import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfYearOf, flightDateOf } from "./flight-date.ts";

// BP-7
test.each([
  [365, "2026-12-31", "2026-12-31"],
  [1, "2026-12-31", "2027-01-01"],
  [365, "2027-01-01", "2026-12-31"],
  [366, "2024-12-31", "2024-12-31"],
  [366, "2025-01-01", "2024-12-31"],
  // No year around has a day 366.
  [366, "2026-06-01", null],
  [60, "2024-02-29", "2024-02-29"],
  [60, "2025-03-01", "2025-03-01"],
  [0, "2026-06-01", null],
  [367, "2026-06-01", null],
  [1.5, "2026-06-01", null],
  [1, "no date", null],
])("day %d for a departure on %s is %s", (day, departure, date) => {
  expect(flightDateOf(day, departure)).toBe(date);
});

const someDate = fc
  .date({ min: new Date("1999-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a pass of the day of departure means that day, and none means one farther than half a year away", () => {
  fc.assert(
    fc.property(someDate, fc.integer({ min: 1, max: 365 }), (departure, day) => {
      expect(flightDateOf(dayOfYearOf(departure), departure)).toBe(departure);
      const date = flightDateOf(day, departure) ?? "";
      expect(dayOfYearOf(date)).toBe(day);
      expect(Math.abs(Date.parse(date) - Date.parse(departure))).toBeLessThanOrEqual(183 * 86_400_000);
    }),
  );
});
