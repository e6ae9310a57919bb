import { expect, test } from "vitest";
import { smsStatus, smsTime } from "./sms-status.ts";

test.each([
  [1_763_800_000, "2025-11-22 08:26"],
  [1_763_800_000_000, "2025-11-22 08:26"],
  [1e10, "2286-11-20 17:46"],
  [1e10 + 1, "1970-04-26 17:46"],
  [0, "1970-01-01 00:00"],
  [null, ""],
  [Number.MAX_VALUE, ""],
])("%s is shown as %j", (value, shown) => {
  expect(smsTime(value)).toBe(shown);
});

test("what was reported counts once it went", () => {
  expect(smsStatus("sent", null)).toBe("sent");
  expect(smsStatus("sent", "accepted")).toBe("sent");
  expect(smsStatus("sent", "delivered")).toBe("delivered");
  expect(smsStatus("sent", "undelivered")).toBe("undelivered");
  expect(smsStatus("dead", null)).toBe("dead");
});
