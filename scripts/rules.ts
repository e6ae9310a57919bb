/**
 * Checks the rules of `docs/product` and everything that cites them: a rule that no test cites is a problem, too. A step of
 * `pnpm check`.
 */
import { repositoryFiles } from "./lib/repository-files.ts";
import { ruleCount, ruleProblems } from "./lib/rules.ts";
import { requireNode } from "./lib/run.ts";

requireNode();

const files = repositoryFiles();
const problems = ruleProblems(files);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `${ruleCount(files)} rules, each of them cited by a test.`
    : `${problems.length} problems with the rules of docs/product.`,
);
process.exit(problems.length === 0 ? 0 : 1);
