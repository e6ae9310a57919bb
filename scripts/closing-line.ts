/**
 * The end of `.ci/run`: the names of all failed tests, so that a log cut short still says what failed, and in its last line the
 * tests and the checks of this run together, counted from their own reports.
 */
import { failedTests } from "./lib/failed-tests.ts";
import { add, line, ours } from "./lib/totals.ts";

const tests = ours("tests");
const totals = add(tests, ours("checks"));
const named = failedTests();
const unnamed = tests.failed - named.length;
for (const text of named) console.log(text);
if (unnamed > 0)
  console.log(`✗ ${unnamed} more that no report names: a run that broke down or never ended (see above)`);
console.log(line(totals));
process.exit(totals.failed > 0 ? 1 : 0);
