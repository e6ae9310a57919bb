import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "./lib/run.ts";

/** What `pnpm new` runs. */
function runNew(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/new.ts", ...given], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test.each([[["--help"]], [["--", "--help"]], [["-h"]], [["widget", "--help"]]])("%j says how it is called", (given) => {
  const { status, stdout, stderr } = runNew(...given);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("pnpm new screen <area>/<name>");
});

test.each([[[]], [["widget"]], [["page", "bag-tag"]], [["widget", "BagTag"]]])(
  "%j is refused, with how it is called",
  (given) => {
    const { status, stdout, stderr } = runNew(...given);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("pnpm new screen <area>/<name>");
  },
);
