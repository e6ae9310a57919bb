import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gateFolder } from "./run.ts";

/** The kinds of tests, in the order in which they run; each leaves its runner's JSON report under this name. */
export const testKinds = ["unit", "server", "stories", "packages", "faults", "e2e"] as const;

/** How many tests or checks passed, failed and were skipped. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const none: Totals = { passed: 0, failed: 0, skipped: 0 };

/** The sum of two kinds of tests' counts. */
export const add = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The closing line of every run. */
export const line = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Empties the reports folder, so that no figure of an earlier run can be counted. */
export function forget(name: string): string {
  mkdirSync(gateFolder, { recursive: true });
  const file = `${gateFolder}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/** Leaves something under a name for a later script of the same run. */
export const writeReport = (name: string, value: unknown): void => {
  mkdirSync(gateFolder, { recursive: true });
  writeFileSync(`${gateFolder}/${name}.json`, JSON.stringify(value));
};

/** Leaves the counts of a kind of tests for the closing line. */
export const write = (name: string, totals: Totals): void => {
  writeReport(name, totals);
};

/** What a run left under a name; undefined when it left nothing that can be read. */
export function report(name: string): unknown {
  try {
    return JSON.parse(readFileSync(`${gateFolder}/${name}.json`, "utf8")) as unknown;
  } catch {
    return undefined;
  }
}

/** Totals that a script of ours wrote; a missing file counts as one failure, because its run never finished. */
export function ours(name: string): Totals {
  const found = report(name) as Totals | undefined;
  return found ?? { passed: 0, failed: 1, skipped: 0 };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
}

/** One test file in a Vitest JSON report. */
export interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** Totals of a Vitest JSON report. A test file that failed outside of its tests counts as one failure, and so does an unexpected exit. */
export function vitest(name: string, exitCode: number): Totals {
  const found = report(name) as VitestReport | undefined;
  if (!found) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = found.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  ).length;
  const failed = found.numFailedTests + brokenFiles;
  return {
    passed: found.numPassedTests,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Totals of a Playwright JSON report. A test that passed only on a second try counts as failed. */
export function playwright(name: string, exitCode: number): Totals {
  const found = report(name) as PlaywrightReport | undefined;
  if (!found) return { passed: 0, failed: 1, skipped: 0 };
  const failed = found.stats.unexpected + found.stats.flaky + found.errors.length;
  return {
    passed: found.stats.expected,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: found.stats.skipped,
  };
}
