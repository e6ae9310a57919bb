/**
 * Every test of the house: unit and property tests, server tests on a real database, stories in a real browser, the packages
 * that others install, journeys through the whole product. `pnpm test` runs all, `pnpm test unit server` only those. A test that
 * failed runs once more by itself at the end; passing then, it is reported as flaky. Ends with the totals of the runners' own
 * reports.
 */
import { afterSecondRuns, flakyLine, mostFlaky, runAgain } from "./lib/flaky.ts";
import { requireNode } from "./lib/run.ts";
import { runners } from "./lib/test-kinds.ts";
import { add, line, none, playwright, testKinds, type Totals, vitest, write, writeReport } from "./lib/totals.ts";

requireNode();

const wanted = process.argv.slice(2).filter((argument) => argument !== "--");
const unknown = wanted.filter((name) => !(name in runners));
if (unknown.length > 0) {
  console.error(
    `There are no tests of the kind ${unknown.join(", ")}. Choose from: ${Object.keys(runners).join(", ")}.`,
  );
  process.exit(1);
}

let totals = none;
const summary: string[] = [];
const ran: (typeof testKinds)[number][] = [];
for (const kind of testKinds) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
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

const again = await runAgain(ran, runners);
totals = afterSecondRuns(totals, again);
writeReport("flaky", again);
write("tests", totals);
console.log(`\n${summary.join("\n")}`);
for (const test of again.flaky) console.log(flakyLine(test));
if (!again.excused) {
  console.log(`Flaky tests fail a run that has more than ${mostFlaky} of them, or one that the last commit changes.`);
}
console.log(line(totals));
process.exit(totals.failed > 0 ? 1 : 0);
