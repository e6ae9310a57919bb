import { basename, relative } from "node:path";
import { changedFiles } from "./changed-files.ts";
import type { FailedTest } from "./failed-tests.ts";
import { failedTests } from "./failed-tests.ts";
import { root } from "./run.ts";
import type { RunTests } from "./test-kinds.ts";
import { report, type Totals, type VitestFile } from "./totals.ts";

/** More flaky tests than this fail a run. */
export const maxFlaky = 3;

/** Where more tests than this failed, something is broken: none is run again. */
const maxSecondRuns = 10;

/** A test that failed and passed when it ran once more by itself. */
export interface FlakyTest extends FailedTest {
  /** It is in a file that the last commit adds or changes, and therefore fails the run. */
  readonly changed: boolean;
}

/** What came of the second runs. */
export interface SecondRuns {
  readonly flaky: readonly FlakyTest[];
  /** Whether the flaky tests may pass. */
  readonly excused: boolean;
  /** Tests that passed in second runs and were not counted as passed before. */
  readonly passedMore: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/** The arguments that make a runner run just these tests of one file once more. */
export function onlyThese(failures: readonly FailedTest[]): readonly string[] {
  const file = failures[0]?.file;
  if (file === undefined) return [];
  if (failures[0]?.kind === "e2e") {
    return failures.map(({ line }) => (line === undefined ? basename(file) : `${basename(file)}:${line}`));
  }
  const names = failures.map(({ test }) => test);
  // The last test of the faults looks at what the others have done: alone it would have nothing to find.
  if (failures[0]?.kind === "faults" || names.some((name) => name === undefined)) return [file];
  // A report joins the names of a test and of what it is in by a blank, the pattern is held against them joined by " > ".
  const pattern = names.map((name) => escaped(name ?? "").replaceAll(" ", "( > | )")).join("|");
  return [file, "--testNamePattern", `^(${pattern})$`];
}

const vitestFile = (name: string, file: string): VitestFile | undefined =>
  (report(name) as { testResults?: readonly VitestFile[] } | undefined)?.testResults?.find(
    (result) => relative(root, result.name) === file,
  );

const passedIn = (name: string, file: string): number =>
  vitestFile(name, file)?.assertionResults.filter(({ status }) => status === "passed").length ?? 0;

/** Whether the second run of these tests really ran each of them. A name that matched nothing has proved nothing. */
function ranAll(name: string, file: string, failures: readonly FailedTest[]): boolean {
  if (failures[0]?.kind === "e2e") {
    const stats = (report(name) as { stats?: { expected: number } } | undefined)?.stats;
    return stats !== undefined && stats.expected >= failures.length;
  }
  const passed = vitestFile(name, file)?.assertionResults.filter(({ status }) => status === "passed") ?? [];
  return failures.every(({ test }) =>
    test === undefined ? passed.length > 0 : passed.some(({ fullName }) => fullName === test),
  );
}

/** Whether a run's flaky tests may pass: they are three at most, and none is in a file of the last commit. */
export const areExcused = (flaky: readonly Pick<FlakyTest, "changed">[]): boolean =>
  flaky.length <= maxFlaky && flaky.every(({ changed }) => !changed);

/**
 * Runs each failed test once more, by itself, after everything else has ended. Failures that no report names by a file (a runner
 * that broke down) cannot be run again and stay failures.
 * @param kinds the kinds of tests that ran
 */
export async function runAgain(
  kinds: readonly string[],
  runners: Readonly<Record<string, RunTests>>,
  changed: ReadonlySet<string> = changedFiles(),
): Promise<SecondRuns> {
  const failures = failedTests(kinds).filter(({ file }) => file !== undefined);
  const flaky: FlakyTest[] = [];
  let passedMore = 0;
  if (failures.length > maxSecondRuns) {
    console.log(`\n${failures.length} tests failed: too many to be run once more.`);
    return { flaky, excused: true, passedMore };
  }
  const files = new Map<string, FailedTest[]>();
  for (const failure of failures) {
    const key = `${failure.kind} ${failure.file}`;
    files.set(key, [...(files.get(key) ?? []), failure]);
  }
  for (const together of files.values()) {
    const { kind, file } = together[0] ?? { kind: "", file: undefined };
    const run = runners[kind];
    if (!run || file === undefined) continue;
    console.log(`\n── once more: ${file}`);
    const again = `${kind}-again`;
    const code = await run({ report: again, only: onlyThese(together) });
    const stillFailed = new Set(failedTests([again]).map(({ test }) => test));
    const passed =
      code === 0
        ? together
        : together.filter(({ test }) => test !== undefined && stillFailed.size > 0 && !stillFailed.has(test));
    if (passed.length === 0 || !ranAll(again, file, passed)) continue;
    passedMore += passed.every(({ test }) => test !== undefined)
      ? passed.length
      : Math.max(0, passedIn(again, file) - passedIn(kind, file));
    for (const test of passed) flaky.push({ ...test, changed: changed.has(file) });
  }
  return { flaky, excused: areExcused(flaky), passedMore };
}

/** The totals of a run after its second runs. */
export function afterSecondRuns(totals: Totals, { excused, flaky, passedMore }: SecondRuns): Totals {
  if (!excused) return totals;
  return { ...totals, passed: totals.passed + passedMore, failed: totals.failed - flaky.length };
}

/** A flaky test as a log tells it. */
export const flakyLine = ({ where, error, changed }: Pick<FlakyTest, "where" | "error" | "changed">): string =>
  `⚠ flaky${changed ? " and changed by the last commit" : ""}: ${where} (passed when it ran once more)\n    ${error}`;
