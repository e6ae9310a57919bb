import { expect, test } from "vitest";
import { isPending, requestStatuses, statusAfter, type RequestEvent } from "./status.ts";

// REQ-2
test.each<[RequestEvent, readonly (string | undefined)[]]>([
  ["assigned", ["ASSIGNED", "ASSIGNED", undefined, undefined, undefined]],
  ["booked", ["BOOKED", "BOOKED", undefined, undefined, undefined]],
  ["completed", [undefined, undefined, "COMPLETED", undefined, undefined]],
  ["cancelled", ["CANCELLED", "CANCELLED", undefined, undefined, undefined]],
])("%s leads from each status to %j", (event, expected) => {
  expect(requestStatuses.map((status) => statusAfter(status, event))).toEqual(expected);
});

test("what is pending can be booked and cancelled, and nothing else can", () => {
  for (const status of requestStatuses) {
    expect(statusAfter(status, "booked") !== undefined).toBe(isPending(status));
    expect(statusAfter(status, "cancelled") !== undefined).toBe(isPending(status));
  }
});
