import { expect, test } from "vitest";
import { caseTime } from "./case-time.ts";

test.each([
  ["2026-11-10T16:02:59Z", "2026-11-10 4:02 PM"],
  ["2026-11-10T00:05:00Z", "2026-11-10 12:05 AM"],
  ["2026-11-10T12:00:00Z", "2026-11-10 12:00 PM"],
])("%s is shown as %s (CMT-12)", (instant, shown) => {
  expect(caseTime(Date.parse(instant) / 1000, "en")).toBe(shown);
});

test("French people count the hours to 24", () => {
  expect(caseTime(Date.parse("2026-11-10T16:02:00Z") / 1000, "fr")).toBe("2026-11-10 16:02");
});
