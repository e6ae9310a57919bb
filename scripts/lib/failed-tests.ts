import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./run.ts";
import { report, testKinds, type VitestFile } from "./totals.ts";

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line?: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** What is read here of a Vitest report (`testResults`) or a Playwright report (`suites`, `errors`). */
interface RunnerReport {
  readonly testResults?: readonly VitestFile[];
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** One failure in a runner's report. */
export interface FailedTest {
  /** The report it is in, which is the kind of test. */
  readonly kind: string;
  /** The test file from the workspace's root; undefined when the runner failed outside of any file. */
  readonly file: string | undefined;
  /** The full name as the runner knows it; undefined when the whole file failed: before its first test, or in a hook. */
  readonly test: string | undefined;
  /** The line on which a journey begins, by which Playwright finds it. */
  readonly line?: number;
  /** File and name, for people. */
  readonly where: string;
  /** The first line of the error. */
  readonly error: string;
}

/** The first line of an error that says something, without colours and short enough for a log. */
function firstLine(text: string | undefined): string {
  const line = stripVTControlCharacters(text ?? "")
    .split("\n")
    .find((part) => part.trim() !== "");
  return (line ?? "no message").trim().slice(0, 300);
}

function* inVitest(kind: string, files: readonly VitestFile[]): Generator<FailedTest> {
  for (const { name, status, message, assertionResults } of files) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const { fullName, failureMessages } of failed) {
      const error = firstLine(failureMessages?.[0]);
      yield { kind, file, test: fullName, where: `${file} › ${fullName}`, error };
    }
    // A hook, or the file before its first test.
    if (status === "failed" && failed.length === 0) {
      const place = assertionResults.length === 0 ? "before its first test" : "outside of its tests";
      yield { kind, file, test: undefined, where: `${file}, ${place}`, error: firstLine(message) };
    }
  }
}

/** @param above the titles of the groups around these; the outermost suite is the file, which every spec names itself */
function* inPlaywright(
  kind: string,
  suites: readonly PlaywrightSuite[],
  above: readonly string[],
): Generator<FailedTest> {
  for (const { specs, suites: groups = [] } of suites) {
    for (const spec of specs) {
      for (const { status, results } of spec.tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const file = `tests/e2e/${spec.file}`;
        const test = [...above, spec.title].join(" › ");
        const error = firstLine(results.flatMap(({ errors }) => errors)[0]?.message);
        const place = spec.line === undefined ? {} : { line: spec.line };
        yield { kind, file, test, where: `${file} › ${test}`, error, ...place };
      }
    }
    for (const group of groups) yield* inPlaywright(kind, [group], [...above, group.title]);
  }
}

/** A failure as a log tells it. */
export const failureLine = ({ where, error }: Pick<FailedTest, "where" | "error">): string =>
  `✗ ${where}\n    ${error}`;

/**
 * Every failed test in the reports of a run: file, full name, and the first line of its error. What the reports do not name (a
 * runner that broke down) is in their totals only.
 * @param names the reports' names
 */
export function failedTests(names: readonly string[] = testKinds): readonly FailedTest[] {
  return names.flatMap((name) => {
    const { testResults = [], suites = [], errors = [] } = (report(name) ?? {}) as RunnerReport;
    const outside = errors.map(({ message }) => ({
      kind: name,
      file: undefined,
      test: undefined,
      where: `${name}, outside of any test`,
      error: firstLine(message),
    }));
    return [...inVitest(name, testResults), ...inPlaywright(name, suites, []), ...outside];
  });
}
