import { afterEach, expect, test } from "vitest";
import { failedTests } from "./failed-tests.ts";
import { afterSecondRuns, areExcused, flakyLine, onlyThese, runAgain } from "./flaky.ts";
import { root } from "./run.ts";
import { forget, writeReport } from "./totals.ts";

const kind = `flaky-self-test-${process.pid}`;
const file = "packages/domain/src/time/zoned-clock.test.ts";
afterEach(() => {
  forget(kind);
  forget(`${kind}-again`);
});

type Result = "passed" | "failed" | "pending";
/** A Vitest report of one file: the results of its tests by their names. */
const reportOf = (tests: Readonly<Record<string, Result>>) => ({
  testResults: [
    {
      name: `${root}${file}`,
      status: Object.values(tests).includes("failed") || Object.keys(tests).length === 0 ? "failed" : "passed",
      message: "Cannot find x",
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: ["Error: no"],
      })),
    },
  ],
});

/** Runs again what failed in `first`, where the second run ends as `second`. @returns what the runner was asked for, too */
async function secondRun(
  first: Readonly<Record<string, Result>>,
  second: Readonly<Record<string, Result>>,
  { code = 0, changed = [] as readonly string[] } = {},
) {
  writeReport(kind, reportOf(first));
  const asked: (readonly string[])[] = [];
  const runner = ({ report, only = [] }: { report: string; only?: readonly string[] }) => {
    asked.push(only);
    writeReport(report, reportOf(second));
    return Promise.resolve(code);
  };
  return { asked, again: await runAgain([kind], { [kind]: runner }, new Set(changed)) };
}

const totals = { passed: 1, failed: 1, skipped: 0 };

test("a test that passes when it runs once more is flaky and does not fail the run", async () => {
  const { asked, again } = await secondRun({ "a (one)": "failed", b: "passed" }, { "a (one)": "passed", b: "pending" });
  expect(asked).toEqual([[file, "--testNamePattern", String.raw`^(a( > | )\(one\))$`]]);
  expect(again.flaky.map(flakyLine)).toEqual([
    `⚠ flaky: ${file} › a (one) (passed when it ran once more)\n    Error: no`,
  ]);
  expect(afterSecondRuns(totals, again)).toEqual({ passed: 2, failed: 0, skipped: 0 });
});

test("a test is found by its name, alone and in what it is in", () => {
  const [, , pattern = ""] = onlyThese([{ kind: "unit", file, test: "a suite a test", where: "", error: "" }]);
  for (const name of ["a suite > a test", "a suite a test"]) expect(new RegExp(pattern).test(name)).toBe(true);
  expect(new RegExp(pattern).test("a suite > another test")).toBe(false);
});

test("faults run again as a whole: each test looks at what those before it have done", () => {
  const faults = "tests/faults/faults.test.ts";
  expect(onlyThese([{ kind: "faults", file: faults, test: "the last one", where: "", error: "" }])).toEqual([faults]);
});

test("a test that fails again is no flake", async () => {
  const { again } = await secondRun({ a: "failed", b: "passed" }, { a: "failed", b: "pending" }, { code: 1 });
  expect(again.flaky).toEqual([]);
  expect(afterSecondRuns(totals, again)).toEqual(totals);
});

test("of two failed tests only the one that passes again is flaky", async () => {
  const { again } = await secondRun({ a: "failed", b: "failed" }, { a: "passed", b: "failed" }, { code: 1 });
  expect(again.flaky.map(({ test: name }) => name)).toEqual(["a"]);
  expect(afterSecondRuns({ ...totals, failed: 2 }, again)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test("a second run in which the test did not run proves nothing", async () => {
  const { again } = await secondRun({ a: "failed" }, { b: "passed" });
  expect(again.flaky).toEqual([]);
});

test("a second run that breaks down proves nothing", async () => {
  const { again } = await secondRun({ a: "failed" }, { a: "passed" }, { code: 1 });
  expect(again.flaky).toEqual([]);
});

test("a file that failed before its first test is run whole, and its tests count", async () => {
  const { asked, again } = await secondRun({}, { a: "passed", b: "passed" });
  expect(asked).toEqual([[file]]);
  expect(afterSecondRuns({ passed: 5, failed: 1, skipped: 0 }, again)).toEqual({ passed: 7, failed: 0, skipped: 0 });
});

test("a flaky test in a file of the last commit fails the run", async () => {
  const { again } = await secondRun({ a: "failed" }, { a: "passed" }, { changed: [file] });
  expect(again.flaky.map(flakyLine)[0]).toContain("changed by the last commit");
  expect(afterSecondRuns(totals, again)).toEqual(totals);
});

test("three flaky tests pass, four do not", () => {
  const one = { changed: false };
  expect(areExcused([one, one, one])).toBe(true);
  expect(areExcused([one, one, one, one])).toBe(false);
});

test("where everything fails nothing is run again", async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`test ${index}`, "failed" as const]));
  const { asked, again } = await secondRun(many, {});
  expect(asked).toEqual([]);
  expect(again.flaky).toEqual([]);
});

test("journeys are run again by file and line", () => {
  writeReport(kind, {
    suites: [
      {
        title: "queue.spec.ts",
        specs: [{ title: "takes", file: "queue.spec.ts", line: 12, tests: [{ status: "unexpected", results: [] }] }],
      },
    ],
  });
  const journeys = failedTests([kind]).map((failure) => ({ ...failure, kind: "e2e" }));
  expect(onlyThese(journeys)).toEqual(["queue.spec.ts:12"]);
});
