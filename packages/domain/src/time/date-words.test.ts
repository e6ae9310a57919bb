import { expect, test } from "vitest";
import {
  dateTimeText,
  dayNumber,
  fullDate,
  mediumDate,
  monthName,
  monthNames,
  plainDate,
  weekdayName,
} from "./date-words.ts";
import { firstDayOfRegion, firstDayOfWeek } from "./first-day-of-week.ts";

test("dates in the words of a locale", () => {
  expect(fullDate("2026-11-22", "en")).toBe("Sunday, November 22, 2026");
  expect(fullDate("2026-11-22", "fr")).toBe("dimanche 22 novembre 2026");
  expect(mediumDate("2026-11-22", "en")).toBe("Sun, Nov 22, 2026");
  expect(plainDate("2026-11-02", "en")).toBe("2 Nov 2026");
  expect(plainDate("2026-02-02", "fr")).toBe("2 févr. 2026");
  expect(monthName("2026-11-22", "fr")).toBe("novembre 2026");
  expect(monthNames("fr").slice(0, 2)).toEqual(["janvier", "février"]);
  expect(weekdayName("2026-11-22", "fr", "short")).toBe("dim.");
});

test("always the Gregorian calendar, in the locale's digits", () => {
  expect(dayNumber("2026-11-22", "ar-EG")).toBe("٢٢");
  expect(dayNumber("2026-11-02", "ja")).toBe("2");
  expect(monthName("2026-11-22", "fa")).toContain("۲۰۲۶");
  expect(monthName("2026-11-22", "th")).toContain("2026");
});

test.each([
  ["2026-11-20T11:42:07", "Asia/Kolkata", "2026-Nov-20 5:12 PM"],
  ["2026-11-19T18:30:00", "Asia/Kolkata", "2026-Nov-20 12:00 AM"],
  ["2026-07-04T16:05:00", "America/New_York", "2026-Jul-04 12:05 PM"],
  ["2026-01-01T05:00:00", "America/New_York", "2026-Jan-01 12:00 AM"],
])("%s UTC in %s is %s", (instant, zone, expected) => {
  expect(dateTimeText(Date.parse(`${instant}Z`) / 1000, zone)).toBe(expected);
});

test.each([
  ["en", 7],
  ["en-GB", 1],
  ["fr", 1],
  ["fr-CA", 7],
  ["ar-EG", 6],
  ["he", 7],
  ["en-IN", 7],
])("weeks in %s begin on day %i", (locale, expected) => {
  expect(firstDayOfWeek(locale)).toBe(expected);
});

test("regions that this machine knows begin their weeks as the table has it", () => {
  for (const region of ["US", "CA", "IN", "BR", "JP", "GB", "FR", "DE", "ES", "EG", "SA", "AE"]) {
    expect([region, firstDayOfRegion(region)]).toEqual([region, firstDayOfWeek(`en-${region}`)]);
  }
});
