import { expect, test } from "vitest";
import { relativeDeparture } from "./relative-departure.ts";

const now = 1_800_000_000;
const minutes = (count: number) => now + count * 60;

test.each([
  ["long gone", minutes(-600), { departed: true, days: 0, hours: 0, minutes: 0, urgency: "late" }],
  ["this very second", now, { departed: true, days: 0, hours: 0, minutes: 0, urgency: "late" }],
  ["in a second", now + 1, { departed: false, days: 0, hours: 0, minutes: 0, urgency: "late" }],
  ["in 59 minutes", minutes(59), { departed: false, days: 0, hours: 0, minutes: 59, urgency: "late" }],
  ["in an hour", minutes(60), { departed: false, days: 0, hours: 1, minutes: 0, urgency: "late" }],
  [
    "a second before the warning ends",
    minutes(75) - 1,
    { departed: false, days: 0, hours: 1, minutes: 14, urgency: "late" },
  ],
  ["in an hour and a quarter", minutes(75), { departed: false, days: 0, hours: 1, minutes: 15, urgency: "soon" }],
  ["in two hours", minutes(120), { departed: false, days: 0, hours: 2, minutes: 0, urgency: "calm" }],
  [
    "in a day and three hours",
    minutes(1440 + 185),
    { departed: false, days: 1, hours: 3, minutes: 5, urgency: "calm" },
  ],
  [
    "a started minute does not count",
    minutes(125) + 59,
    { departed: false, days: 0, hours: 2, minutes: 5, urgency: "calm" },
  ],
] as const)("%s", (_, departure, expected) => {
  // Most airlines close an hour before departure (CHK-6).
  expect(relativeDeparture(now, departure, departure - 3600)).toEqual(expected);
});

test.each([
  ["has closed", -1, "late"],
  ["closes in less than a quarter of an hour", 899, "late"],
  ["closes in a quarter of an hour", 900, "soon"],
  ["closes in less than an hour", 3599, "soon"],
  ["closes in an hour", 3600, "calm"],
] as const)("what counts is when check-in closes: %s", (_, closesIn, urgency) => {
  expect(relativeDeparture(now, minutes(240), now + closesIn).urgency).toBe(urgency);
});
