import { expect, test } from "vitest";
import { noReasons, pressReasons } from "./reason-keys.ts";

const option = (code: string, ...children: readonly string[]) => ({
  code,
  name: code,
  children: children.map((child) => ({ code: child, name: child, children: [] })),
});
const options = [option("1", "1-a", "1-b"), option("2", "2-a")];

test.each([
  ["nothing", [], noReasons, false],
  ["issue, sub issue, Enter", ["1", "2", "Enter"], { reason1: "1", reason2: "1-b" }, true],
  ["an issue alone", ["2"], { reason1: "2", reason2: undefined }, false],
  ["another sub issue", ["1", "1", "2"], { reason1: "1", reason2: "1-b" }, false],
  ["back to the issues", ["1", "2", "Backspace", "2"], { reason1: "2", reason2: undefined }, false],
  ["digits that mean nothing", ["7", "2", "9"], { reason1: "2", reason2: undefined }, false],
  ["nothing after Enter", ["2", "Enter", "1"], { reason1: "2", reason2: undefined }, true],
])("%s", (_, keys, chosen, send) => {
  expect(pressReasons(keys, options)).toEqual({ chosen, send });
});
