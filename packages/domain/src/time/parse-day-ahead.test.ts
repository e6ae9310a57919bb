import { expect, test } from "vitest";
import { parseDayAhead } from "./parse.ts";

const bounds = { min: "2026-11-22", max: "2027-08-20" };
/** A Monday. */
const today = "2026-11-23";

// FLT-30
test.each([
  ["15 dec", "en-US", "2026-12-15"],
  ["dec 15", "en-GB", "2026-12-15"],
  ["15 déc.", "fr", "2026-12-15"],
  ["15dec", "en-US", "2026-12-15"],
  ["15/12", "en-GB", "2026-12-15"],
  ["12/15", "en-US", "2026-12-15"],
  ["15/12", "en-US", "2026-12-15"],
  ["12/15/26", "en-US", "2026-12-15"],
  ["2/1", "en-US", "2027-02-01"],
  ["2/1", "fr", "2027-01-02"],
  ["2/1", "en", undefined],
  ["21 nov", "en", "2026-11-21"],
  ["1 mar", "en", "2027-03-01"],
  ["tomorrow", "en", "2026-11-24"],
  ["Tomorrow", "fr", "2026-11-24"],
  ["demain", "fr", "2026-11-24"],
  ["après-demain", "fr", "2026-11-25"],
  ["aujourd’hui", "fr", "2026-11-23"],
  ["today", "en-US", "2026-11-23"],
  ["fri", "en", "2026-11-27"],
  ["next fri", "en", "2026-11-27"],
  ["monday", "en", "2026-11-30"],
  ["vendredi prochain", "fr", "2026-11-27"],
  ["mar.", "fr", "2026-11-24"],
  ["t", "en", undefined],
  ["s", "en", undefined],
  ["30 feb", "en", undefined],
  ["next year", "en", undefined],
  ["", "en", undefined],
  ["2026-12-15", "fr", "2026-12-15"],
  ["Sun 22 Nov 2026", "en", "2026-11-22"],
])("ahead of a Monday in November, %j is in %s %j", (text, locale, date) => {
  expect(parseDayAhead(text, locale, bounds, today)).toBe(date);
});
