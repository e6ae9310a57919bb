import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  clampDate,
  dateBounds,
  daysBetween,
  firstOfMonth,
  isDate,
  isWithin,
  lastOfMonth,
  monthWeeks,
  startOfWeek,
  weekday,
} from "./calendar-date.ts";

/** Any day between the default bounds. */
const days = fc.integer({ min: 0, max: 73_048 }).map((offset) => addDays("1900-01-01", offset));
const weekdays = fc.integer({ min: 1, max: 7 });

test.each([
  ["2026-11-22", true],
  ["2024-02-29", true],
  ["2000-02-29", true],
  ["1900-02-29", false],
  ["2026-02-29", false],
  ["2026-11-31", false],
  ["2026-00-10", false],
  ["2026-13-01", false],
  ["2026-1-2", false],
  ["20261122", false],
  ["2026-11-22T00:00", false],
  [" 2026-11-22", false],
  ["", false],
])("%j is a date: %s", (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-11-22", -120, "2016-11-22"],
])("%s and %i months is %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test("days: no change of any clock makes one longer or shorter", () => {
  expect(addDays("2027-03-27", 1)).toBe("2027-03-28");
  expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysBetween("2027-03-27", "2027-03-29")).toBe(2);
  expect(daysBetween("2026-11-22", addDays("2026-11-22", 270))).toBe(270);
});

test("weekdays: Monday is 1, Sunday 7", () => {
  expect(weekday("2026-11-22")).toBe(7);
  expect(weekday("2026-11-23")).toBe(1);
  expect(startOfWeek("2026-11-22", 1)).toBe("2026-11-16");
  expect(startOfWeek("2026-11-22", 7)).toBe("2026-11-22");
  expect(startOfWeek("2026-11-22", 6)).toBe("2026-11-21");
});

describe("the weeks of a month", () => {
  test("November 2026, weeks from Monday", () => {
    const weeks = monthWeeks("2026-11-22", 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }), "2026-11-01"]);
    expect(weeks[5]).toEqual(["2026-11-30", ...Array.from({ length: 6 })]);
  });

  test("hold every day of the month once, in order, under its weekday", () => {
    fc.assert(
      fc.property(days, weekdays, (date, firstDay) => {
        const weeks = monthWeeks(date, firstDay);
        const all = weeks.flat().filter((day) => day !== undefined);
        const length = daysBetween(firstOfMonth(date), lastOfMonth(date)) + 1;
        expect(all).toEqual(Array.from({ length }, (_, index) => addDays(firstOfMonth(date), index)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(
            week.every((day, column) => day === undefined || weekday(day) === ((firstDay - 1 + column) % 7) + 1),
          ).toBe(true);
        }
      }),
    );
  });
});

test("texts sort as days do, and leading back leads back", () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: -400, max: 400 }), (one, other, by) => {
      expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0);
      expect(addDays(addDays(one, by), -by)).toBe(one);
      expect(daysBetween(one, addDays(one, by))).toBe(by);
    }),
  );
});

test("months keep the day, or the month's last", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -60, max: 60 }), (date, by) => {
      const moved = addMonths(date, by);
      expect(isDate(moved)).toBe(true);
      expect(firstOfMonth(moved)).toBe(addMonths(firstOfMonth(date), by));
      expect(moved.slice(8) === date.slice(8) || (moved === lastOfMonth(moved) && moved.slice(8) < date.slice(8))).toBe(
        true,
      );
    }),
  );
});

test("bounds belong to what they bound", () => {
  expect(isWithin("1900-01-01", dateBounds)).toBe(true);
  expect(isWithin("2099-12-31", dateBounds)).toBe(true);
  expect(isWithin("1899-12-31", dateBounds)).toBe(false);
  expect(clampDate("2100-01-01", dateBounds)).toBe("2099-12-31");
  expect(clampDate("1850-01-01", dateBounds)).toBe("1900-01-01");
  expect(clampDate("2026-11-22", dateBounds)).toBe("2026-11-22");
});

test("nonsense is refused", () => {
  expect(() => addDays("soon", 1)).toThrow(RangeError);
  expect(() => addMonths("2026-11", 1)).toThrow(RangeError);
});
