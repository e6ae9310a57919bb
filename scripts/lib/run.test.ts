import { expect, test } from "vitest";
import { runBehind } from "./run.ts";

test("what runs behind others has the lowest priority, and is heard when it has ended", async () => {
  // Its priority is set once it has begun.
  const script = `setTimeout(() => {
    console.log(require("node:os").getPriority());
    console.error("beside");
    process.exitCode = 3;
  }, 300)`;
  const { code, output } = await runBehind(process.execPath, ["-e", script]);
  expect(code).toBe(3);
  expect(output.split("\n").toSorted()).toEqual(["", "19", "beside"]);
});
