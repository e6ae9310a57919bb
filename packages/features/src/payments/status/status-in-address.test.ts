import { expect, test } from "vitest";
import { statusInAddress } from "./status-in-address.ts";

// PAY-1
test.each([
  ["a payment that was made", { status: "true", message: "Approved" }, { outcome: "paid", message: "Approved" }],
  ["one that was not", { status: "false" }, { outcome: "failed", message: "" }],
  ["a parsed value", { status: true }, { outcome: "paid", message: "" }],
  ["no status", { message: "x" }, { outcome: "unknown", message: "x" }],
  ["another status", { status: "TRUE " }, { outcome: "unknown", message: "" }],
  [
    "lines and signs that nobody sees",
    { status: "false", message: " a\n\u202eb " },
    { outcome: "failed", message: "a b" },
  ],
])("the address of %s", (_, search, expected) => {
  expect(statusInAddress(search)).toEqual(expected);
});

// PAY-1
test("a message is cut where nobody would read on", () => {
  const { message } = statusInAddress({ status: "false", message: "x".repeat(5000) });
  expect(message).toHaveLength(300);
  expect(message.endsWith("…")).toBe(true);
});
