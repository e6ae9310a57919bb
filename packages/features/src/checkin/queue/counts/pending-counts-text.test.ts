import type { Counters } from "@gatehouse/domain/checkin";
import { expect, test } from "vitest";
import { counterTimes, pendingCountsText, type PendingCountsLabels } from "./pending-counts-text.ts";

const labels: PendingCountsLabels = {
  title: "Pending counts",
  available: "Available for Checkin",
  slabs: {
    "0": "Less than 1 Hour",
    "1": "1 Hour to less than 2 Hour",
    "2": "2 Hour to less than 4 Hour",
    "4": "More than 4 Hours",
  },
  multiple: "PNRs with Multiple Checkins",
  single: "PNRs with Single Checkins",
  pool: "In Checkin Pool",
  disposed: "Disposed",
  waitingForAutomation: "Waiting for Automation",
  airlines: "Airlines",
};

const counters: Counters = {
  noBP: 412,
  hasBP: 792,
  byHourCount: { "0": 347, "1": 41, "2": 18, "4": 6 },
  pnrCount: { multi: 58, multiUnAssigned: 12, single: 240 },
  byIataCount: { W6: 31, VY: 40, AK: 31, LH: 0 },
  noBPDisposedCnt: 96,
  eligibleForCheckIn: 268,
  waitingForAutomation: 144,
  eligibleForDisposal: 73,
  failedAutoAttached: 3,
  updatedAt: Date.UTC(2026, 10, 21, 11, 42, 7) / 1000,
};

// QUE-12
test("everything that is pending, the busiest airlines first, ties by code", () => {
  expect(pendingCountsText(counters, labels)).toBe(
    [
      "Pending counts · 17:12:07 IST · 06:42:07 EST",
      "Available for Checkin: 412",
      "  Less than 1 Hour: 347",
      "  1 Hour to less than 2 Hour: 41",
      "  2 Hour to less than 4 Hour: 18",
      "  More than 4 Hours: 6",
      "PNRs with Multiple Checkins: 58 (12)",
      "PNRs with Single Checkins: 240",
      "In Checkin Pool: 1204",
      "Disposed: 96",
      "Waiting for Automation: 144",
      "Airlines: VY 40, AK 31, W6 31",
    ].join("\n"),
  );
});

test("an empty queue has no line of airlines", () => {
  expect(pendingCountsText({ ...counters, byIataCount: {} }, labels)).not.toContain("Airlines");
});

// UI-3
test.each([
  ["winter", Date.UTC(2026, 10, 21, 11, 42, 7), "17:12:07 IST · 06:42:07 EST"],
  ["summer", Date.UTC(2026, 6, 1, 18, 30, 0), "00:00:00 IST · 14:30:00 EDT"],
  ["the hour before New York's clocks go back", Date.UTC(2026, 10, 1, 5, 30, 0), "11:00:00 IST · 01:30:00 EDT"],
  ["the hour after", Date.UTC(2026, 10, 1, 6, 30, 0), "12:00:00 IST · 01:30:00 EST"],
])("the clocks of operations in %s", (_, instant, expected) => {
  expect(counterTimes(instant / 1000)).toBe(expected);
});
