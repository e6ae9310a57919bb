import { throughputOf, type WorkEntry, productivityOf } from "@gatehouse/domain/reports";
import { expect, test } from "vitest";
import { lengthText, throughputLines } from "./throughput-lines.ts";

/** 2026-11-20 16:12 in India. */
const start = Date.UTC(2026, 10, 20, 10, 42) / 1000;
let checkInId = 0;
const entry = (at: number, userid: string, action: "BP_ATTACHED" | "DISPOSED"): WorkEntry => {
  checkInId += 1;
  return { checkInId, at, userid, airline: "W6", action };
};
const dayText = (date: string): string => date.slice(5);

test("an hour is told in stretches of the clock in India, and adds up", () => {
  const range = { start, end: start + 3659 };
  const entries = [
    entry(start, "AUTOMATION", "BP_ATTACHED"),
    entry(start + 301, "AUTOMATION", "BP_ATTACHED"),
    entry(start + 302, "operator-2", "DISPOSED"),
    entry(range.end, "operator-2", "BP_ATTACHED"),
  ];
  const lines = throughputLines(throughputOf(productivityOf(entries, range).entries, range), range, dayText);
  expect(lines.steps.slice(0, 2)).toEqual(["16:12–16:17", "16:17–16:22"]);
  expect(lines.steps.at(-1)).toBe("17:07–17:13");
  expect(lines.edges).toHaveLength(lines.steps.length + 1);
  expect(lines.automation.slice(0, 2)).toEqual([1, 1]);
  expect(lines.operators.at(-1)).toBe(1);
  expect([lines.attached, lines.disposed]).toEqual([3, 1]);
  expect(lines.average).toBeCloseTo(4 / 12.2, 5);
});

test("stretches of several days say their day", () => {
  const night = { start: start + 6 * 3600, end: start + 9 * 3600 - 1 };
  const lines = throughputLines(throughputOf([], night), night, dayText);
  expect(lines.steps[0]).toBe("11-20 22:12–22:22");
  expect(lines.steps.find((step) => step.startsWith("11-20 23:52"))).toBe("11-20 23:52–11-21 00:02");
  expect(lines.steps.at(-1)).toBe("11-21 01:02–01:12");
  const month = { start, end: start + 24 * 86_400 - 1 };
  expect(throughputLines(throughputOf([], month), month, dayText).edges[1]).toBe("11-21");
  expect(throughputLines(throughputOf([], month), month, dayText).average).toBe(0);
});

test.each([
  [300, "5 minutes"],
  [3600, "1 hour"],
  [7200, "2 hours"],
  [86_400, "1 day"],
  [604_800, "1 week"],
])("%d seconds are %s", (seconds, text) => {
  expect(lengthText(seconds, "en")).toBe(text);
});
