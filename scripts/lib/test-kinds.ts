import type { SpawnOptions } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { buildApps } from "./build-apps.ts";
import { pnpmExec, root } from "./run.ts";
import { forget, type testKinds } from "./totals.ts";

/** What a runner is asked to run: everything of its kind unless it is told otherwise. */
interface Selection {
  /** The name under which the runner leaves its report. */
  readonly report: string;
  /** Further arguments of the runner, for example test files. */
  readonly only?: readonly string[];
  /** With React as developers get it, which warns and is half as fast; stories run as users get it otherwise. */
  readonly development?: boolean;
}

/** Runs the tests of one kind. @returns the runner's exit code */
export type RunTests = (selection: Selection) => Promise<number>;

const unitProjects = ["domain", "api", "ui", "features", "bench", "scripts"];

const projects = (...names: readonly string[]): readonly string[] => names.flatMap((name) => ["--project", name]);

/** Two test files at once on two cores, because a test waits most of its time. Where there are more cores, one stays free. */
const workers = Math.max(2, availableParallelism() - 1);

const takesSamples = (): boolean => !process.env["TEST_ALL"];

const withBrowser = (): NodeJS.ProcessEnv => ({ ...process.env, CHROMIUM_PATH: findBrowser() });

const runVitest = ({ report, only = [] }: Selection, args: readonly string[], options: SpawnOptions = {}) =>
  pnpmExec(
    "vitest",
    [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${forget(report)}`,
      `--maxWorkers=${workers}`,
      ...args,
      ...only,
    ],
    options,
  );

/** How each kind of test is run. */
export const runners: Readonly<Record<(typeof testKinds)[number], RunTests>> = {
  unit: (selection) => runVitest(selection, projects(...unitProjects)),
  server: (selection) => runVitest(selection, projects("server")),
  stories: (selection) =>
    runVitest(selection, [], {
      cwd: join(root, ".storybook"),
      env: { ...withBrowser(), ...(takesSamples() && !selection.development ? { NODE_ENV: "production" } : {}) },
    }),
  packages: (selection) => runVitest(selection, projects("packages"), { env: withBrowser() }),
  faults: (selection) => runVitest(selection, projects("faults")),
  e2e: async ({ report, only = [] }) => {
    const env = { ...withBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: forget(report) };
    if (!(await buildApps())) return 1;
    // A second run keeps what the first one left of a page that failed.
    const args = ["test", "--reporter=list,json", `--output=test-results/${report}`, ...only];
    return pnpmExec("playwright", args, { cwd: join(root, "tests/e2e"), env });
  },
};
