import { constantFrom, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, isDate } from "../time/index.ts";
import { billingDays, billingRanges, billingSchema } from "./index.ts";

const rangeOf = (id: string, today: string) => {
  const found = billingRanges.find((range) => range.id === id);
  if (!found) throw new Error(`There is no quick range ${id}.`);
  return billingDays(found, today);
};

describe("quick ranges of the billing report", () => {
  test.each([
    ["thisMonth", "2026-11-21", "2026-11-01", "2026-11-21"],
    ["thisMonth", "2026-11-01", "2026-11-01", "2026-11-01"],
    ["thisMonth", "2026-11-30", "2026-11-01", "2026-11-30"],
    ["thisMonth", "2026-12-31", "2026-12-01", "2026-12-31"],
    ["thisMonth", "2027-01-01", "2027-01-01", "2027-01-01"],
    ["lastMonth", "2026-11-21", "2026-10-01", "2026-10-31"],
    ["lastMonth", "2026-11-01", "2026-10-01", "2026-10-31"],
    ["lastMonth", "2026-12-31", "2026-11-01", "2026-11-30"],
    ["lastMonth", "2027-01-01", "2026-12-01", "2026-12-31"],
    ["lastMonth", "2027-01-31", "2026-12-01", "2026-12-31"],
    ["lastMonth", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["lastMonth", "2028-03-31", "2028-02-01", "2028-02-29"],
    ["lastMonth", "2100-01-01", "2099-12-01", "2099-12-31"],
    ["thisYear", "2026-11-21", "2026-01-01", "2026-11-21"],
    ["thisYear", "2026-12-31", "2026-01-01", "2026-12-31"],
    ["thisYear", "2027-01-01", "2027-01-01", "2027-01-01"],
    ["lastYear", "2026-12-31", "2025-01-01", "2025-12-31"],
    ["lastYear", "2027-01-01", "2026-01-01", "2026-12-31"],
    ["lastYear", "2028-02-29", "2027-01-01", "2027-12-31"],
  ])("%s on %s is %s to %s", (id, today, from, to) => {
    expect(rangeOf(id, today)).toEqual({ from, to });
  });

  test("are taken by the form on whatever day, end today or where the present month or year begins", () => {
    assert(
      property(integer({ min: 0, max: 60_000 }), constantFrom(...billingRanges), (days, range) => {
        const today = addDays("1930-01-01", days);
        const { from, to } = billingDays(range, today);
        const begins = range.unit === "year" ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`;
        expect(isDate(from) && isDate(to)).toBe(true);
        expect(range.back === 0 ? to : addDays(to, 1)).toBe(range.back === 0 ? today : begins);
        expect(billingSchema(today).isValidSync({ productType: "AC", vid: "NWT", from, to })).toBe(true);
      }),
    );
  });
});
