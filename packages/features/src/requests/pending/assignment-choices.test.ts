import { expect, test } from "vitest";
import { assignmentsOf, choose, without } from "./assignment-choices.ts";

const row = (id: number, assignedTo: string | null = null) => ({
  id,
  createdAt: 1,
  status: "SUBMITTED" as const,
  travellerName: "Ellen Marchetti",
  vendorCode: "ALD",
  startDate: "2026-12-09",
  endDate: "2026-12-11",
  unread: 0,
  assignedTo,
});

// REQ-16
test("choices are submitted together, one assignment per operator", () => {
  let choices = choose(new Map(), [row(1), row(2, "ana")], "ben");
  choices = choose(choices, [row(3)], "cleo");
  expect(assignmentsOf(choices)).toEqual([
    {
      operator: "ben",
      requests: [
        { id: 1, assignedTo: null },
        { id: 2, assignedTo: "ana" },
      ],
    },
    { operator: "cleo", requests: [{ id: 3, assignedTo: null }] },
  ]);
  expect([...without(choices, [1, 3]).keys()]).toEqual([2]);
});

test("who is assigned already is no choice, and nobody takes one back", () => {
  const chosen = choose(new Map(), [row(1), row(2, "ana")], "ana");
  expect([...chosen.keys()]).toEqual([1]);
  expect(choose(chosen, [row(1)], "").size).toBe(0);
});
