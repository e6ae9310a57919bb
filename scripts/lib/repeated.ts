import { basename } from "node:path";
import type { RunTests } from "./test-kinds.ts";
import type { testKinds } from "./totals.ts";

type TestKind = (typeof testKinds)[number];

/** How often stories and journeys run that the last commit adds or changes. */
const runsOfChanged = 3;

/** The kind of test that a file holds. @returns undefined for a file that holds no tests */
export function kindOfFile(file: string): TestKind | undefined {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return "e2e";
  if (file.endsWith(".stories.tsx")) return "stories";
  if (!/\.test\.tsx?$/.test(file)) return undefined;
  if (file.startsWith("apps/server/")) return "server";
  if (file.startsWith("tests/packages/")) return "packages";
  if (file.startsWith("tests/faults/")) return "faults";
  return "unit";
}

/** How a runner of this kind is told to run just this file. */
export const asArgument = (kind: TestKind, file: string): string => (kind === "e2e" ? basename(file) : file);

/**
 * Runs what the last commit adds or changes again and again: a test that does not always pass is seldom found by its first run.
 * Stories run with React's warnings then, which count as failures.
 * @param kinds the kinds that ran
 * @param changed files from the workspace's root
 * @returns the names of the reports of these runs
 */
export async function repeatChanged(
  kinds: readonly TestKind[],
  runners: Readonly<Record<string, RunTests>>,
  changed: ReadonlySet<string>,
): Promise<readonly string[]> {
  const reports: string[] = [];
  for (const kind of (["stories", "e2e"] as const).filter((name) => kinds.includes(name))) {
    const only = [...changed].filter((file) => kindOfFile(file) === kind).map((file) => asArgument(kind, file));
    if (only.length === 0) continue;
    for (let run = 2; run <= runsOfChanged; run += 1) {
      console.log(`\n── changed ${kind}, run ${run} of ${runsOfChanged}: ${only.join(" ")}`);
      const report = `${kind}-run-${run}`;
      await runners[kind]?.({ report, only, development: true });
      reports.push(report);
    }
  }
  return reports;
}
