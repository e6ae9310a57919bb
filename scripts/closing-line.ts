/** The last line of `.ci/run`: the tests and the checks of this run together, counted from their own reports. */
import { add, line, ours } from "./lib/totals.ts";

const totals = add(ours("tests"), ours("checks"));
console.log(line(totals));
process.exit(totals.failed > 0 ? 1 : 0);
