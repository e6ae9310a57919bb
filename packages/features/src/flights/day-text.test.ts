import { expect, test } from "vitest";
import { dayRange, longDay, shortDay } from "./day-text.ts";

test.each([
  ["2026-11-01", "en", "1 Nov", "1 Nov 2026"],
  ["2026-11-21", "fr", "21 nov.", "21 nov. 2026"],
  ["2027-05-09", "fr", "9 mai", "9 mai 2027"],
])("%s in %s", (date, locale, short, long) => {
  expect(shortDay(date, locale)).toBe(short);
  expect(longDay(date, locale)).toBe(long);
});

test("a range says its year once, or twice where there are two", () => {
  expect(dayRange("2026-11-21", "2026-11-28", "en")).toBe("21 Nov – 28 Nov 2026");
  expect(dayRange("2026-12-30", "2027-01-04", "en")).toBe("30 Dec 2026 – 4 Jan 2027");
  expect(dayRange("2026-11-21", undefined, "en")).toBe("21 Nov 2026");
});
