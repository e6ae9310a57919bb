import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { changeFlightDate, earliestFlightDate, undoDateChange } from "./date-chain.ts";

const start = "2026-12-07";
const days = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"];

/** Dates that are given never fall. */
const neverFalls = (dates: readonly string[]): boolean => {
  const given = dates.filter((date) => date !== "");
  return given.every((date, place) => place === 0 || date >= (given[place - 1] ?? ""));
};

// REQ-10
describe("the chain of flight dates", () => {
  test.each([
    {
      name: "nothing follows where nothing is earlier",
      dates: ["2026-12-08", "2026-12-08", "2026-12-09"],
      date: "2026-12-08",
      expected: { dates: ["2026-12-08", "2026-12-08", "2026-12-09"], raised: null, cleared: [] },
    },
    {
      name: "the next one is raised, later ones are cleared",
      dates: ["2026-12-07", "2026-12-08", "2026-12-08", "2026-12-10"],
      date: "2026-12-09",
      expected: {
        dates: ["2026-12-09", "2026-12-09", "", "2026-12-10"],
        raised: { flight: 1, was: "2026-12-08" },
        cleared: [{ flight: 2, was: "2026-12-08" }],
      },
    },
    {
      name: "one without a date is not given one",
      dates: ["2026-12-07", "", "2026-12-08"],
      date: "2026-12-09",
      expected: { dates: ["2026-12-09", "", ""], raised: null, cleared: [{ flight: 2, was: "2026-12-08" }] },
    },
    {
      name: "a date that is taken away changes no other",
      dates: ["2026-12-07", "2026-12-08"],
      date: "",
      expected: { dates: ["", "2026-12-08"], raised: null, cleared: [] },
    },
  ])("$name", ({ dates, date, expected }) => {
    expect(changeFlightDate(dates, 0, date)).toEqual(expected);
  });

  const edits = array(record({ flight: integer({ min: 0, max: 5 }), date: constantFrom("", ...days) }), {
    maxLength: 30,
  });

  test("after any sequence of edits dates never fall, and every date that went is named", () => {
    assert(
      property(edits, (sequence) => {
        let dates: readonly string[] = ["", "", "", "", "", ""];
        for (const { flight, date } of sequence) {
          if (date !== "" && date < earliestFlightDate(dates, flight, start)) continue;
          const change = changeFlightDate(dates, flight, date);
          const named = [change.raised, ...change.cleared].flatMap((one) => (one ? [one.flight] : []));
          const others = [...dates.keys()].filter((place) => place !== flight && dates[place] !== change.dates[place]);
          expect(others.filter((place) => !named.includes(place))).toEqual([]);
          expect(undoDateChange(change.dates, { flight, was: dates[flight] ?? "", change })).toEqual(dates);
          dates = change.dates;
          expect(neverFalls(dates)).toBe(true);
        }
      }),
    );
  });

  test("undo leaves what was given since", () => {
    const dates = ["2026-12-07", "2026-12-08", "2026-12-08"];
    const change = changeFlightDate(dates, 0, "2026-12-10");
    expect(change.dates).toEqual(["2026-12-10", "2026-12-10", ""]);
    expect(
      undoDateChange(["2026-12-10", "2026-12-10", "2026-12-11"], { flight: 0, was: "2026-12-07", change }),
    ).toEqual(["2026-12-07", "2026-12-08", "2026-12-11"]);
  });
});
