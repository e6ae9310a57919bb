import { createCheckIn } from "@gatehouse/api/mocks/factories";
import { expect, test } from "vitest";
import { reuseRows } from "./reuse-rows.ts";

const row = (checkInId: number, version: number) => ({ ...createCheckIn(1_800_000_000, { checkInId }), version });

test("rows of the same version keep their identity, changed and new ones are the new ones, in the new order", () => {
  const before = [row(1, 1), row(2, 1), row(3, 1)];
  const after = [row(4, 1), row(2, 2), row(1, 1)];
  const shared = reuseRows(before, after);
  expect(shared.map(({ checkInId, version }) => [checkInId, version])).toEqual([
    [4, 1],
    [2, 2],
    [1, 1],
  ]);
  expect(shared[1]).toBe(after[1]);
  expect(shared[2]).toBe(before[0]);
});

test("who holds the unit, and that the flight has left, is news although the version is the same", () => {
  const before = [row(1, 1), row(2, 1), row(3, 1)];
  const after = [{ ...row(1, 1), heldBy: "operator-7" }, { ...row(2, 1), expired: true }, row(3, 1)];
  const shared = reuseRows(before, after);
  expect(shared[0]).toBe(after[0]);
  expect(shared[1]).toBe(after[1]);
  expect(shared[2]).toBe(before[2]);
});
