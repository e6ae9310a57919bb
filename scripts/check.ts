/**
 * The gate: format, lint, arrows, types, dead code, rules, tests, builds, sizes. `pnpm check` runs all of it; `--without-tests` leaves
 * the tests out, for a run that made them already. Each step counts as one check. All steps run even when one fails.
 */
import { takeArguments } from "./lib/arguments.ts";
import { findBrowser } from "./lib/browser.ts";
import { buildApps } from "./lib/build-apps.ts";
import { pnpmExec, requireNode, run } from "./lib/run.ts";
import { line, write } from "./lib/totals.ts";

requireNode();

const { options } = takeArguments({
  call: "pnpm check",
  options: { "--without-tests": "leaves the tests out" },
  words: [],
});

const steps: readonly (readonly [name: string, step: () => Promise<number>])[] = [
  ["format", () => pnpmExec("oxfmt", ["--check"])],
  ["lint", () => pnpmExec("oxlint", ["--deny-warnings"])],
  ["types", () => pnpmExec("tsc", ["-b"])],
  [
    "arrows",
    () => pnpmExec("depcruise", ["--config", ".dependency-cruiser.mjs", "--output-type", "err", "packages", "apps"]),
  ],
  ["dead code", () => pnpmExec("knip", ["--no-progress"])],
  ["rules", () => run("node", ["scripts/rules.ts"])],
  ["build", async () => ((await buildApps()) ? 0 : 1)],
  ["storybook build", () => run("pnpm", ["--filter", "@gatehouse/storybook", "run", "build"])],
  [
    "stories in every appearance",
    () =>
      run("pnpm", ["--filter", "@gatehouse/storybook", "run", "everywhere"], {
        env: { ...process.env, CHROMIUM_PATH: findBrowser() },
      }),
  ],
  ["sizes", () => run("node", ["scripts/sizes.ts"])],
];

let failed = 0;
if (!options["without-tests"]) failed += (await run("node", ["scripts/test.ts"])) === 0 ? 0 : 1;

const summary: string[] = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  let code: number;
  try {
    code = await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  if (code !== 0) failed++;
  summary.push(`${code === 0 ? "ok    " : "FAILED"} ${name} (${Math.round((performance.now() - started) / 1000)} s)`);
}
const stepsFailed = summary.filter((text) => text.startsWith("FAILED")).length;
const totals = { passed: steps.length - stepsFailed, failed: stepsFailed, skipped: 0 };
write("checks", totals);
console.log(`\n${summary.join("\n")}\n${line(totals)}`);
process.exit(failed > 0 ? 1 : 0);
