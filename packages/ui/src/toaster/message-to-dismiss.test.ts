import { expect, test } from "vitest";
import { messageToDismiss } from "./message-to-dismiss.ts";

const now = 1_000_000;
const plain = { id: "plain", hasAction: false, until: undefined };
const lasting = { id: "lasting", hasAction: true, until: undefined };
const running = { id: "running", hasAction: true, until: now + 1 };
const over = { id: "over", hasAction: true, until: now };

test.each([
  ["the oldest of equals", [plain, { ...plain, id: "newer" }], "plain"],
  ["one without an action, however new", [running, lasting, plain], "plain"],
  ["what can be done at any time, before what runs out", [running, lasting], "lasting"],
  ["an offer whose time is over", [lasting, over], "over"],
  ["the oldest offer where all run", [running, { ...running, id: "newer" }], "running"],
])("%s", (_rule, standing, expected) => {
  expect(messageToDismiss(standing, now)?.id).toBe(expected);
});

test("nobody where nothing stands", () => {
  expect(messageToDismiss([], now)).toBeUndefined();
});
