/**
 * Every test of the house: unit and property tests, server tests on a real database, stories in a real browser, the packages
 * that others install, journeys through the whole product. `pnpm test` runs all, `pnpm test unit server` only those; what follows
 * `--` goes to Vitest. Ends with the totals of the runners' own reports.
 */
import type { SpawnOptions } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.ts";
import { buildApps } from "./lib/build-apps.ts";
import { pnpmExec, requireNode, root } from "./lib/run.ts";
import { add, forget, line, none, playwright, testKinds, type Totals, vitest, write } from "./lib/totals.ts";

requireNode();

const unitProjects = ["domain", "api", "ui", "features", "bench", "scripts"];

async function runVitest(name: string, args: readonly string[], options: SpawnOptions = {}): Promise<Totals> {
  const file = forget(name);
  const code = await pnpmExec(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...args],
    options,
  );
  return vitest(name, code);
}

const kinds = {
  unit: () =>
    runVitest(
      "unit",
      unitProjects.flatMap((project) => ["--project", project]),
    ),
  server: () => runVitest("server", ["--project", "server"]),
  stories: async () =>
    runVitest("stories", [], {
      cwd: join(root, ".storybook"),
      env: { ...process.env, CHROMIUM_PATH: findBrowser() },
    }),
  packages: () =>
    runVitest("packages", ["--project", "packages"], {
      env: { ...process.env, CHROMIUM_PATH: findBrowser() },
    }),
  e2e: async () => {
    const env = { ...process.env, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: forget("e2e") };
    if (!(await buildApps())) return { passed: 0, failed: 1, skipped: 0 };
    const code = await pnpmExec("playwright", ["test", "--reporter=list,json"], {
      cwd: join(root, "tests/e2e"),
      env,
    });
    return playwright("e2e", code);
  },
} satisfies Record<(typeof testKinds)[number], () => Promise<Totals>>;

const wanted = process.argv.slice(2).filter((argument) => argument !== "--");
const unknown = wanted.filter((name) => !(name in kinds));
if (unknown.length > 0) {
  console.error(`There are no tests of the kind ${unknown.join(", ")}. Choose from: ${Object.keys(kinds).join(", ")}.`);
  process.exit(1);
}

let totals = none;
const summary: string[] = [];
for (const kind of testKinds) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  console.log(`\n── ${kind} tests`);
  const started = performance.now();
  let result: Totals;
  try {
    result = await kinds[kind]();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  // A kind of test that ran nothing is a failure: something swallowed it.
  if (result.passed + result.failed === 0) result = { ...result, failed: 1 };
  totals = add(totals, result);
  summary.push(`${kind.padEnd(8)} ${line(result)} in ${Math.round((performance.now() - started) / 1000)} s`);
}
write("tests", totals);
console.log(`\n${summary.join("\n")}\n${line(totals)}`);
process.exit(totals.failed > 0 ? 1 : 0);
