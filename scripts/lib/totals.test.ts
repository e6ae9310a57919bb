import { mkdirSync, writeFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { gateFolder } from "./run.ts";
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

test("a runner that failed without a failed test counts as one failure", () => {
  put({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] });
  expect(vitest(name, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test("a journey that passed only on a second try counts as failed", () => {
  put({ stats: { expected: 7, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] });
  expect(playwright(name, 0)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});
