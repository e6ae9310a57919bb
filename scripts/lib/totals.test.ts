import { mkdirSync, writeFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { failedTests, failureLine } from "./failed-tests.ts";
import { gateFolder, root } from "./run.ts";
import { add, forget, line, ours, playwright, vitest, write } from "./totals.ts";

const name = `self-test-${process.pid}`;
const put = (value: unknown) => {
  mkdirSync(gateFolder, { recursive: true });
  writeFileSync(`${gateFolder}/${name}.json`, JSON.stringify(value));
};
afterEach(() => {
  forget(name);
});

test("the closing line names skipped tests only when there are some", () => {
  expect(line({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed, 0 failed");
  expect(line(add({ passed: 1, failed: 1, skipped: 0 }, { passed: 2, failed: 0, skipped: 4 }))).toBe(
    "3 passed, 1 failed, 4 skipped",
  );
});

test("a report that was never written is a failure", () => {
  expect(vitest(name, 0)).toMatchObject({ failed: 1 });
  expect(playwright(name, 0)).toMatchObject({ failed: 1 });
  expect(ours(name)).toMatchObject({ failed: 1 });
});

test("an earlier run's report cannot be counted again", () => {
  write(name, { passed: 9, failed: 0, skipped: 0 });
  forget(name);
  expect(ours(name).passed).toBe(0);
});

test("a test file that broke before its first test counts", () => {
  put({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ],
  });
  expect(vitest(name, 1)).toEqual({ passed: 5, failed: 1, skipped: 1 });
});

test("a test file whose hook failed counts beside a failed test", () => {
  put({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: "failed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ],
  });
  expect(vitest(name, 1)).toMatchObject({ passed: 5, failed: 2 });
});

test("a runner that failed without a failed test counts as one failure", () => {
  put({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] });
  expect(vitest(name, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test("a journey that passed only on a second try counts as failed", () => {
  put({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] });
  expect(playwright(name, 0)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test("failed unit tests are named with file, full name and the first line of the error", () => {
  put({
    testResults: [
      {
        name: `${root}packages/domain/src/time/zoned-clock.test.ts`,
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "clocks agree", failureMessages: [] },
          {
            status: "failed",
            fullName: "clocks in two zones differ",
            failureMessages: [
              "\n\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at zoned-clock.test.ts:3:4",
            ],
          },
        ],
      },
      { name: `${root}scripts/lib/broken.test.ts`, status: "failed", message: "Cannot find x", assertionResults: [] },
      {
        name: `${root}scripts/lib/hook.test.ts`,
        status: "failed",
        assertionResults: [{ status: "passed", fullName: "passes before its hook fails" }],
      },
    ],
  });
  expect(failedTests([name]).map(failureLine)).toEqual([
    "✗ packages/domain/src/time/zoned-clock.test.ts › clocks in two zones differ\n    AssertionError: expected 1 to be 2",
    "✗ scripts/lib/broken.test.ts, before its first test\n    Cannot find x",
    "✗ scripts/lib/hook.test.ts, outside of its tests\n    no message",
  ]);
});

test("failed journeys are named with their groups", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "queue.spec.ts",
    tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });
  put({
    suites: [
      {
        title: "queue.spec.ts",
        specs: [spec("takes the next", "expected"), spec("gives back", "flaky", "Error: too late\nsecond line")],
        suites: [{ title: "on a phone", specs: [spec("takes the next", "unexpected", "Error: not seen")] }],
      },
    ],
    errors: [{ message: "Error: the server did not start" }],
  });
  expect(failedTests([name]).map(failureLine)).toEqual([
    "✗ tests/e2e/queue.spec.ts › gives back\n    Error: too late",
    "✗ tests/e2e/queue.spec.ts › on a phone › takes the next\n    Error: not seen",
    `✗ ${name}, outside of any test\n    Error: the server did not start`,
  ]);
});

test("where nothing failed, or nothing was written, nothing is named", () => {
  expect(failedTests([name])).toEqual([]);
  put({ testResults: [{ name: `${root}a.test.ts`, status: "passed", assertionResults: [] }] });
  expect(failedTests([name])).toEqual([]);
});
