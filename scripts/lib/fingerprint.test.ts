import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

let folder = "";
const put = (name: string, text: string) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const now = () => fingerprint(folder, ["src", "lock.yaml"]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gatehouse-fingerprint-"));
  put("src/a.ts", "1");
  put("src/deep/b.ts", "2");
  put("lock.yaml", "x");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("stays the same when only times change", () => {
  const before = now();
  utimesSync(join(folder, "src/a.ts"), 1, 1);
  expect(now()).toBe(before);
});

test.each([
  ["a changed file", () => put("src/deep/b.ts", "3")],
  ["a new file", () => put("src/c.ts", "")],
  ["a removed file", () => rmSync(join(folder, "src/a.ts"))],
  ["text that moved from one file to the next", () => (put("src/a.ts", ""), put("src/deep/b.ts", "12"))],
  ["a single file among the paths", () => put("lock.yaml", "y")],
])("changes with %s", (_, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});

test.each(["src/a.test.ts", "src/a.stories.tsx", "src/node_modules/x/index.js", "src/dist/a.d.ts", "src/mocks/m.ts"])(
  "does not change with %s, which no build reads",
  (name) => {
    const before = now();
    put(name, "new");
    expect(now()).toBe(before);
  },
);
