import { expect, test } from "vitest";
import { pickDay } from "./range-draft.ts";

const draft = (from: string, to: string, active: "from" | "to") => ({ from, to, active });

test.each([
  ["the first day of an empty range", draft("", "", "from"), "2026-11-20", draft("2026-11-20", "", "to")],
  ["the last day", draft("2026-11-20", "", "to"), "2026-11-22", draft("2026-11-20", "2026-11-22", "from")],
  ["one day only", draft("2026-11-20", "", "to"), "2026-11-20", draft("2026-11-20", "2026-11-20", "from")],
  ["a last day before the first", draft("2026-11-20", "", "to"), "2026-11-18", draft("2026-11-18", "", "to")],
  [
    "an earlier first day keeps the last",
    draft("2026-11-20", "2026-11-22", "from"),
    "2026-11-18",
    draft("2026-11-18", "2026-11-22", "to"),
  ],
  [
    "a first day after the last clears it",
    draft("2026-11-20", "2026-11-22", "from"),
    "2026-11-25",
    draft("2026-11-25", "", "to"),
  ],
  [
    "another last day",
    draft("2026-11-20", "2026-11-22", "to"),
    "2026-11-30",
    draft("2026-11-20", "2026-11-30", "from"),
  ],
  ["a last day without a first", draft("", "", "to"), "2026-11-20", draft("2026-11-20", "", "to")],
])("%s", (_, before, date, after) => {
  expect(pickDay(before, date)).toEqual(after);
});
