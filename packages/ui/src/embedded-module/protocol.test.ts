import { expect, test } from "vitest";
import { isModuleMessage, tellModule } from "./protocol.ts";

// EMB-9
test("what is told is known again, and nothing else is", () => {
  expect(isModuleMessage(tellModule({ type: "ready" }))).toBe(true);
  expect(isModuleMessage(JSON.parse(JSON.stringify(tellModule({ type: "ticket", ticket: "x" }))))).toBe(true);
  for (const other of [undefined, null, "ready", 1, {}, { type: "ready" }, { source: "gatehouse-chat", type: "ready" }])
    expect(isModuleMessage(other)).toBe(false);
  expect(isModuleMessage({ source: "gatehouse-module", type: 1 })).toBe(false);
});
