import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isDate } from "./calendar-date.ts";
import { dateProblem } from "./date-problem.ts";
import { isTime } from "./is-time.ts";
import { meantDates, parseDate, parseTime } from "./parse.ts";

// UI-4
test.each([
  ["2026-11-22", "en", "2026-11-22"],
  [" 2026-11-22 ", "fr", "2026-11-22"],
  ["2026/1/2", "fr", "2026-01-02"],
  ["2026.11.22", "de", "2026-11-22"],
  ["20261122", "en", "2026-11-22"],
  ["2026\u201111\u201122", "en", "2026-11-22"],
  // The locale's own order.
  ["3/4/2026", "en-US", "2026-03-04"],
  ["3/4/2026", "en-GB", "2026-04-03"],
  ["3/4/2026", "fr", "2026-04-03"],
  ["22.11.26", "de", "2026-11-22"],
  // What is no day in the locale's own order is read in the only other one that is.
  ["22/11/2026", "en-US", "2026-11-22"],
  ["11/22/2026", "en-GB", "2026-11-22"],
  ["25/12/2020", "en-US", "2020-12-25"],
  ["90/10/15", "en-GB", "2090-10-15"],
  ["32/13/2026", "en-US", undefined],
  ["15.10.2030", "en-GB", "2030-10-15"],
  ["26-11-22", "sv", "2026-11-22"],
  // English alone does not say what comes first: what can be one day only is that day.
  ["11/22/2026", "en", "2026-11-22"],
  ["22/11/2026", "en", "2026-11-22"],
  ["22.11.26", "en", "2026-11-22"],
  ["3/3/2026", "en", "2026-03-03"],
  ["3/4/2026", "en", undefined],
  // Nor does a region that writes no English dates, or where the year comes first.
  ["3/4/2026", "en-HR", undefined],
  ["3/4/2026", "en-CA", undefined],
  ["22/11/2026", "fr-CA", "2026-11-22"],
  ["05/06/12", "fr-CA", undefined],
  ["05/06/12", "en-CA", undefined],
  ["05/06/12", "en-SE", undefined],
  // Months by name, in the locale or in English, cut or not.
  ["22 Nov 2026", "en", "2026-11-22"],
  ["Nov 22, 2026", "en", "2026-11-22"],
  ["Sunday, November 22, 2026", "en", "2026-11-22"],
  ["2026-Nov-22", "en", "2026-11-22"],
  ["22 novembre 2026", "fr", "2026-11-22"],
  ["dimanche 1 février 2026", "fr", "2026-02-01"],
  ["1 fevr. 2026", "fr", "2026-02-01"],
  ["1 août 26", "fr", "2026-08-01"],
  ["1 August 2026", "fr", "2026-08-01"],
  ["1 jui 2026", "fr", undefined],
  ["1 juin 2026", "fr", "2026-06-01"],
  ["1 juil 2026", "fr", "2026-07-01"],
  ["2026 NOV 22", "en", "2026-11-22"],
  ["mar. 24 nov. 2026", "fr", "2026-11-24"],
  ["1 mai avr 2026", "fr", undefined],
  // As passports print them, and the machines that read them.
  ["15101990", "en-GB", "1990-10-15"],
  ["15101990", "en-US", "1990-10-15"],
  ["10151990", "en-US", "1990-10-15"],
  ["10151990", "fr", "1990-10-15"],
  ["05101990", "en-GB", "1990-10-05"],
  ["05101990", "en-US", "1990-05-10"],
  ["05101990", "en", undefined],
  ["19901015", "en", "1990-10-15"],
  ["20102011", "en", "2011-10-20"],
  ["151030", "fr", "2030-10-15"],
  ["301015", "en-US", "2015-10-30"],
  ["321015", "en-US", "2032-10-15"],
  ["15OCT30", "en", "2030-10-15"],
  ["15OCT2030", "fr", "2030-10-15"],
  ["15 OUT/OCT 30", "en", "2030-10-15"],
  ["12 AOÛT/AUG 30", "fr", "2030-08-12"],
  ["31 FEB 30", "en", undefined],
  ["99999999", "en", undefined],
  ["1510199", "en", undefined],
  // Digits of other scripts.
  ["٢٢/١١/٢٠٢٦", "ar-EG", "2026-11-22"],
  ["٢٢‏/١١‏/٢٠٢٦", "ar-EG", "2026-11-22"],
  ["２０２６年１１月２２日", "ja", "2026-11-22"],
  // No day.
  ["2026-02-30", "en", undefined],
  ["2026-11", "en", undefined],
  ["22 Nov", "en", undefined],
  ["tomorrow", "en", undefined],
  ["1 2 3 4", "en", undefined],
  ["11/22/126", "en", undefined],
  ["flight 1/2/2026", "en", undefined],
  ["", "en", undefined],
])("%j in %s is %s", (text, locale, expected) => {
  expect(parseDate(text, locale)).toBe(expected);
});

test("a text that may be two days is both", () => {
  expect(meantDates("05/10/2030", "en")).toEqual(["2030-05-10", "2030-10-05"]);
  expect(meantDates("05/10/2030", "en-GB")).toEqual(["2030-10-05"]);
  expect(meantDates("32/13/2030", "en")).toEqual([]);
});

/** Dates of birth: every one has been. */
const births = { min: "1900-01-01", max: "2026-11-22" };

// UI-4
test.each([
  ["15OCT90", "en", "1990-10-15"],
  ["15 OCT/OCT 90", "en", "1990-10-15"],
  ["90OCT32", "en", undefined],
  ["151090", "en", "1990-10-15"],
  ["901015", "en", "1990-10-15"],
  ["15/10/90", "en-US", "1990-10-15"],
  ["22 Nov 26", "en", "2026-11-22"],
  ["23 Nov 26", "en", "1926-11-23"],
  ["1 Jan 00", "en", "2000-01-01"],
  // Four digits are what they are: the field says what is wrong with them.
  ["15 Oct 2090", "en", "2090-10-15"],
])("as a date of birth %j in %s is %s", (text, locale, expected) => {
  expect(parseDate(text, locale, births)).toBe(expected);
});

const locales = fc.constantFrom("en-US", "en-GB", "en-CA", "en", "fr", "de", "es", "sv", "ar-EG");
/** The days of a hundred years up to the last day that a date of birth can be. */
const born = fc.integer({ min: 0, max: 36_523 }).map((ago) => addDays(births.max, -ago));

test("a date of birth as passports print it is that day in every locale", () => {
  const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
  fc.assert(
    fc.property(born, locales, fc.constantFrom("", " ", "-", "/"), (date, locale, between) => {
      const [year = "", month = "", day = ""] = date.split("-");
      const name = months[Number(month) - 1] ?? "";
      expect(parseDate([day, name, year.slice(2)].join(between), locale, births)).toBe(date);
      expect(parseDate([day, name, year].join(between), locale, births)).toBe(date);
      expect(parseDate(`${year}${month}${day}`, locale, births)).toBe(date);
    }),
  );
});

test("a day that has one reading has it everywhere, and what has two is never read as a third", () => {
  fc.assert(
    fc.property(born, locales, fc.constantFrom("", " ", "-", "/", "."), (date, locale, between) => {
      const [year = "", month = "", day = ""] = date.split("-");
      for (const [first, second] of [
        [day, month],
        [month, day],
      ] as const) {
        const read = meantDates([first, second, year].join(between), locale, births);
        const readings = [...new Set([date, `${year}-${day}-${month}`])].filter(isDate);
        expect(readings).toEqual(expect.arrayContaining([...read]));
        // Of two readings the locale may mean one; the only one is read everywhere.
        expect(read.length).toBeGreaterThan(0);
      }
    }),
  );
});

test("what a locale writes, it can be typed in", () => {
  const written = fc.constantFrom<Intl.DateTimeFormatOptions>(
    { dateStyle: "full" },
    { dateStyle: "long" },
    { dateStyle: "medium" },
    { year: "numeric", month: "2-digit", day: "2-digit" },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 36_523 }).map((offset) => addDays("2000-01-01", offset)),
      fc.constantFrom("en-US", "en-GB", "en-CA", "fr", "de", "es", "it"),
      written,
      (date, locale, style) => {
        const text = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));
        expect(parseDate(text, locale)).toBe(date);
      },
    ),
  );
});

const typed = fc
  .array(
    fc.oneof(fc.nat({ max: 40 }).map(String), fc.nat({ max: 3000 }).map(String), fc.constantFrom("Nov", "mai", "x")),
  )
  .map((words) => words.join(" "));

test("whatever is typed, what is found in it is a date", () => {
  fc.assert(
    fc.property(typed, fc.constantFrom("en", "fr", "ar-EG"), (text, locale) => {
      expect(isDate(parseDate(text, locale) ?? "2026-11-22")).toBe(true);
    }),
  );
});

test.each([
  ["16:12", "16:12"],
  ["1612", "16:12"],
  ["912", "09:12"],
  ["9:12", "09:12"],
  ["9", "09:00"],
  ["09", "09:00"],
  ["9.05", "09:05"],
  ["9h05", "09:05"],
  ["9 h 05", "09:05"],
  ["9h", "09:00"],
  ["4:12 pm", "16:12"],
  ["4 PM", "16:00"],
  ["4:12p.m.", "16:12"],
  ["12 am", "00:00"],
  ["12:30 pm", "12:30"],
  ["0:00", "00:00"],
  ["٠٩:٠٥", "09:05"],
  ["24:00", undefined],
  ["16:60", undefined],
  ["13 pm", undefined],
  ["0 am", undefined],
  ["16:1", undefined],
  ["noon", undefined],
  ["", undefined],
])("the time %j is %s", (text, expected) => {
  expect(parseTime(text)).toBe(expected);
});

test("every minute of a day is a time and is read as it stands", () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const text = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    expect(isTime(text)).toBe(true);
    expect(parseTime(text)).toBe(text);
  }
});

test.each([
  ["", undefined],
  ["2026-11-22", undefined],
  ["2026-11-21", undefined],
  ["2026-11-20", "tooEarly"],
  ["2027-08-19", "tooLate"],
  ["22 Nov 2026", "notADate"],
  ["2026-11-31", "notADate"],
])("the problem of %j is %s", (text, expected) => {
  expect(dateProblem(text, { min: "2026-11-21", max: "2027-08-18" })).toBe(expected);
});

// UI-4
test("without other bounds, 1900 to 2099", () => {
  expect(dateProblem("1900-01-01")).toBeUndefined();
  expect(dateProblem("1899-12-31")).toBe("tooEarly");
  expect(dateProblem("2100-01-01")).toBe("tooLate");
});
