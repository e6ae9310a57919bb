/**
 * The gate: format, lint, arrows, types, dead code, rules, tests, builds, sizes. `pnpm check` runs all of it; `--without-tests` leaves
 * the tests out. Each step counts as one check. All steps run even when one fails.
 *
 * Tests wait most of their time: what only reads the sources runs behind them, at the lowest priority, and is shown after them.
 */
import { findBrowser } from "./lib/browser.ts";
import { buildApps } from "./lib/build-apps.ts";
import { requireNode, run, runBehind } from "./lib/run.ts";
import { line, write } from "./lib/totals.ts";

requireNode();

/** Steps that need nothing of what tests make, and make nothing that tests need: their names and their commands. */
const alone: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["format", "pnpm", "exec", "oxfmt", "--check"],
  ["lint", "pnpm", "exec", "oxlint", "--deny-warnings"],
  ["types", "pnpm", "exec", "tsc", "-b"],
  [
    "arrows",
    "pnpm",
    "exec",
    "depcruise",
    "--config",
    ".dependency-cruiser.mjs",
    "--output-type",
    "err",
    "packages",
    "apps",
  ],
  ["dead code", "pnpm", "exec", "knip", "--no-progress"],
  ["rules", "node", "scripts/rules.ts"],
  ["storybook build", "pnpm", "--filter", "@gatehouse/storybook", "run", "build"],
];

const summary: string[] = [];

/** Runs a step and says how it ended. @param step its exit code */
async function check(name: string, step: () => Promise<number>): Promise<void> {
  const started = performance.now();
  let code: number;
  try {
    code = await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  summary.push(`${code === 0 ? "ok    " : "FAILED"} ${name} (${Math.round((performance.now() - started) / 1000)} s)`);
}

/** @param behind whether the steps run behind others, and are shown when all have ended */
async function checkSources(behind: boolean): Promise<() => void> {
  const shown: string[] = [];
  for (const [name, command, ...args] of alone) {
    if (!behind) console.log(`\n── ${name}`);
    await check(name, async () => {
      if (!behind) return run(command, args);
      const { code, output } = await runBehind(command, args);
      shown.push(`\n── ${name}\n${output}`);
      return code;
    });
  }
  return () => console.log(shown.join(""));
}

let testsFailed = false;
if (process.argv.includes("--without-tests")) await checkSources(false);
else {
  const [show, tests] = await Promise.all([checkSources(true), run("node", ["scripts/test.ts"])]);
  show();
  testsFailed = tests !== 0;
}
console.log("\n── build");
await check("build", async () => ((await buildApps()) ? 0 : 1));
console.log("\n── stories everywhere");
await check("stories everywhere", () =>
  run("pnpm", ["--filter", "@gatehouse/storybook", "run", "everywhere"], {
    env: { ...process.env, CHROMIUM_PATH: findBrowser() },
  }),
);
console.log("\n── sizes");
await check("sizes", () => run("node", ["scripts/sizes.ts"]));

const failed = summary.filter((text) => text.startsWith("FAILED")).length;
const totals = { passed: summary.length - failed, failed, skipped: 0 };
write("checks", totals);
console.log(`\n${summary.join("\n")}\n${line(totals)}`);
process.exit(failed > 0 || testsFailed ? 1 : 0);
