import { relative } from "node:path";
import { root } from "./run.ts";
import { report } from "./totals.ts";

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** What is read here of a Vitest report (`testResults`) or a Playwright report (`suites`). */
interface TimedReport {
  readonly testResults?: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
  readonly suites?: readonly Suite[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const durationOf = ({ specs, suites = [] }: Suite): number =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) +
  sum(suites.map(durationOf));

/** The test files that took longest in the runs that left these reports: their paths and their milliseconds. */
export function slowestFiles(names: readonly string[], most = 10): readonly (readonly [file: string, ms: number])[] {
  return names
    .flatMap((name) => {
      const { testResults = [], suites = [] } = (report(name) ?? {}) as TimedReport;
      return [
        ...testResults.map((file) => [relative(root, file.name), file.endTime - file.startTime] as const),
        ...suites.map((suite) => [`tests/e2e/${suite.file}`, durationOf(suite)] as const),
      ];
    })
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most);
}
