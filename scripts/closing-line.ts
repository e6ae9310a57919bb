/**
 * The end of `.ci/run`: the names of all failed and all flaky tests, so that a log cut short still says what failed, and in its last line the
 * tests and the checks of this run together, counted from their own reports.
 */
import { failedTests, failureLine } from "./lib/failed-tests.ts";
import { flakyLine, type SecondRuns } from "./lib/flaky.ts";
import { add, line, ours, report, testKinds } from "./lib/totals.ts";

const tests = ours("tests");
const totals = add(tests, ours("checks"));
const { flaky, excused } = (report("flaky") as SecondRuns | undefined) ?? { flaky: [], excused: true };
const flakyPlaces = new Set(flaky.map(({ where }) => where));
const repeats = (report("repeats") as readonly string[] | undefined) ?? [];
const failed = failedTests([...testKinds, ...repeats]).filter(({ where }) => !flakyPlaces.has(where));
const unnamed = tests.failed - failed.length - (excused ? 0 : flaky.length);
for (const test of failed) console.log(failureLine(test));
if (unnamed > 0)
  console.log(`✗ ${unnamed} more that no report names: a run that broke down or never ended (see above)`);
for (const test of flaky) console.log(flakyLine(test));
if (!excused) console.log("These flaky tests fail the run: they are too many, or the last commit changes one of them.");
console.log(line(totals));
process.exit(totals.failed > 0 ? 1 : 0);
