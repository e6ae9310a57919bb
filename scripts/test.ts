/**
 * Every test of the house: unit and property tests, server tests on a real database, stories in a real browser, the packages
 * that others install, journeys through the whole product. Ends with the totals of the runners' own reports.
 *
 * - `pnpm test` runs all, `pnpm test unit server` only those kinds;
 * - `pnpm test --all` takes no samples: every element of every story is checked by axe, every page of the corpus is read, every
 *   fault is tried;
 * - `pnpm test --repeat 10 FILE` runs one file again and again and says how often it failed.
 *
 * A test that failed runs once more by itself at the end; passing then, it is reported as flaky. Stories and journeys that the last
 * commit changes run three times.
 */
import { takeArguments } from "./lib/arguments.ts";
import { changedFiles, lastCommit } from "./lib/changed-files.ts";
import { failedTests, failureLine } from "./lib/failed-tests.ts";
import { afterSecondRuns, flakyLine, maxFlaky, runAgain } from "./lib/flaky.ts";
import { asArgument, kindOfFile, repeatChanged } from "./lib/repeated.ts";
import { requireNode } from "./lib/run.ts";
import { slowestFiles } from "./lib/slowest-files.ts";
import { runners } from "./lib/test-kinds.ts";
import { add, line, none, playwright, testKinds, type Totals, vitest, write, writeReport } from "./lib/totals.ts";

requireNode();

// A repeated test is a file; everything else is a kind of test.
const isRepeat = process.argv.some((argument) => /^--repeat(=|$)/.test(argument));
const { options, words } = takeArguments({
  call: "pnpm test [KIND…], or pnpm test --repeat TIMES FILE",
  options: {
    "--all": "takes no samples",
    "--repeat TIMES": "runs one test file again and again, and says how often it failed",
  },
  ...(isRepeat ? {} : { words: Object.keys(runners) }),
});
if (options["all"]) {
  process.env["TEST_ALL"] = "1";
  process.env["FAULTS"] = "all";
  delete process.env["TEST_SAMPLE"];
} else {
  process.env["TEST_SAMPLE"] ||= lastCommit() || "no commit";
  console.log(`Samples are drawn by TEST_SAMPLE=${process.env["TEST_SAMPLE"]}`);
}
if (options["repeat"] !== undefined) await repeat(Number(options["repeat"]), words[0] ?? "");

/** Runs one test file so often. */
async function repeat(times: number, file: string): Promise<never> {
  const kind = kindOfFile(file);
  if (!Number.isInteger(times) || times < 1 || !kind) {
    console.error("Say how often, and which test file: pnpm test --repeat 10 packages/ui/src/…/x.stories.tsx");
    process.exit(1);
  }
  let failed = 0;
  for (let number = 1; number <= times; number += 1) {
    console.log(`\n── run ${number} of ${times}`);
    if ((await runners[kind]({ report: `${kind}-repeat`, only: [asArgument(kind, file)] })) !== 0) failed += 1;
  }
  console.log(`${file}: ${times - failed} of ${times} runs passed`);
  process.exit(failed > 0 ? 1 : 0);
}

let totals = none;
const summary: string[] = [];
const ran: (typeof testKinds)[number][] = [];
for (const kind of testKinds) {
  if (words.length > 0 && !words.includes(kind)) continue;
  ran.push(kind);
  console.log(`\n── ${kind} tests`);
  const started = performance.now();
  let result: Totals;
  try {
    const code = await runners[kind]({ report: kind });
    result = kind === "e2e" ? playwright(kind, code) : vitest(kind, code);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  // A kind of test that ran nothing is a failure: something swallowed it.
  if (result.passed + result.failed === 0) result = { ...result, failed: 1 };
  totals = add(totals, result);
  summary.push(`${kind.padEnd(8)} ${line(result)} in ${Math.round((performance.now() - started) / 1000)} s`);
}

const repeats = await repeatChanged(ran, runners, changedFiles());
for (const name of repeats) {
  // These tests have been counted: only what failed this time is new.
  const { failed } = name.startsWith("e2e") ? playwright(name, 0) : vitest(name, 0);
  totals = { ...totals, failed: totals.failed + failed };
}
writeReport("repeats", repeats);

const again = await runAgain(ran, runners);
totals = afterSecondRuns(totals, again);
writeReport("flaky", again);
write("tests", totals);
console.log("\nThe slowest test files:");
for (const [file, ms] of slowestFiles(ran)) console.log(`${String(Math.round(ms / 1000)).padStart(6)} s  ${file}`);
console.log(`\n${summary.join("\n")}`);
for (const test of failedTests(repeats)) console.log(failureLine(test));
for (const test of again.flaky) console.log(flakyLine(test));
if (!again.excused) {
  console.log(`Flaky tests fail a run that has more than ${maxFlaky} of them, or one that the last commit changes.`);
}
console.log(line(totals));
process.exit(totals.failed > 0 ? 1 : 0);
