import { afterEach, expect, test } from "vitest";
import { kindOfFile, repeatChanged } from "./repeated.ts";
import { slowestFiles } from "./slowest-files.ts";
import { root } from "./run.ts";
import { forget, writeReport } from "./totals.ts";

const name = `repeated-self-test-${process.pid}`;
afterEach(() => {
  forget(name);
});

test.each([
  ["packages/ui/src/data-grid/keyboard.stories.tsx", "stories"],
  ["tests/e2e/queue.spec.ts", "e2e"],
  ["apps/server/src/checkin/lock.test.ts", "server"],
  ["tests/packages/tarballs.test.ts", "packages"],
  ["tests/faults/faults.test.ts", "faults"],
  ["packages/domain/src/time/parse-date.test.ts", "unit"],
  ["tests/e2e/world/people.ts", undefined],
  ["README.md", undefined],
])("%s holds tests of the kind %s", (file, kind) => {
  expect(kindOfFile(file)).toBe(kind);
});

test("changed stories and journeys run twice more, if their kind ran; nothing else does", async () => {
  const asked: unknown[] = [];
  const runner = (selection: unknown) => {
    asked.push(selection);
    return Promise.resolve(0);
  };
  const changed = new Set(["a/x.stories.tsx", "b/y.stories.tsx", "tests/e2e/z.spec.ts", "apps/server/src/q.test.ts"]);
  expect(await repeatChanged(["server", "stories"], { server: runner, stories: runner, e2e: runner }, changed)).toEqual(
    ["stories-run-2", "stories-run-3"],
  );
  expect(asked).toEqual(
    ["stories-run-2", "stories-run-3"].map((report) => ({
      report,
      only: ["a/x.stories.tsx", "b/y.stories.tsx"],
      development: true,
    })),
  );
  expect(await repeatChanged(["e2e"], { e2e: runner }, changed)).toEqual(["e2e-run-2", "e2e-run-3"]);
  expect(asked.at(-1)).toMatchObject({ report: "e2e-run-3", only: ["z.spec.ts"] });
  expect(await repeatChanged(["stories", "e2e"], { stories: runner }, new Set(["README.md"]))).toEqual([]);
});

test("the slowest files of Vitest and of Playwright, the slowest first", () => {
  const result = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  writeReport(name, {
    testResults: [
      { name: `${root}packages/a.test.ts`, startTime: 1000, endTime: 3000 },
      { name: `${root}packages/b.test.ts`, startTime: 1000, endTime: 1500 },
    ],
    suites: [{ file: "c.spec.ts", specs: [result(900)], suites: [{ file: "c.spec.ts", specs: [result(800)] }] }],
  });
  expect(slowestFiles([name], 2)).toEqual([
    ["packages/a.test.ts", 2000],
    ["tests/e2e/c.spec.ts", 1700],
  ]);
  expect(slowestFiles([`${name}-missing`])).toEqual([]);
});
