import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./run.ts";
import { report, testKinds, type VitestFile } from "./totals.ts";

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
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

/** The first line of an error that says something, without colours and short enough for a log. */
function firstLine(text: string | undefined): string {
  const line = stripVTControlCharacters(text ?? "")
    .split("\n")
    .find((part) => part.trim() !== "");
  return (line ?? "no message").trim().slice(0, 300);
}

const said = (where: string, error: string | undefined): string => `✗ ${where}\n    ${firstLine(error)}`;

function* inVitest(files: readonly VitestFile[]): Generator<string> {
  for (const { name, status, message, assertionResults } of files) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const { fullName, failureMessages } of failed) yield said(`${file} › ${fullName}`, failureMessages?.[0]);
    // A hook, or the file before its first test.
    if (status === "failed" && failed.length === 0) {
      yield said(
        `${file}, ${assertionResults.length === 0 ? "before its first test" : "outside of its tests"}`,
        message,
      );
    }
  }
}

/** @param above the titles of the groups around these; the outermost suite is the file, which every spec names itself */
function* inPlaywright(suites: readonly PlaywrightSuite[], above: readonly string[]): Generator<string> {
  for (const { specs, suites: groups = [] } of suites) {
    for (const { title, file, tests } of specs) {
      for (const { status, results } of tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const where = [`tests/e2e/${file}`, ...above, title].join(" › ");
        const error = results.flatMap(({ errors }) => errors)[0]?.message;
        yield said(status === "flaky" ? `${where}, which passed only on a second try` : where, error);
      }
    }
    for (const group of groups) yield* inPlaywright([group], [...above, group.title]);
  }
}

/**
 * Every failed test in the reports of a run: file, full name, and the first line of its error. What the reports do not name (a
 * runner that broke down) is in their totals only.
 * @param names the reports' names
 */
export function failedTests(names: readonly string[] = testKinds): readonly string[] {
  return names.flatMap((name) => {
    const { testResults = [], suites = [], errors = [] } = (report(name) ?? {}) as RunnerReport;
    return [
      ...inVitest(testResults),
      ...inPlaywright(suites, []),
      ...errors.map(({ message }) => said(`${name}, outside of any test`, message)),
    ];
  });
}
