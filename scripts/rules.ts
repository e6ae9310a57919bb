/**
 * Checks the rules of `docs/product` and everything that cites them; `--uncited` lists the rules that no test cites, for
 * information. A step of `pnpm check`.
 */
import { repositoryFiles } from "./lib/repository-files.ts";
import { ruleCount, ruleProblems, uncitedRules } from "./lib/rules.ts";
import { requireNode } from "./lib/run.ts";

requireNode();

const files = repositoryFiles();
const uncited = uncitedRules(files);
if (process.argv.includes("--uncited")) {
  console.log(`${uncited.length} of ${ruleCount(files)} rules are cited by no test:\n${uncited.join("\n")}`);
} else {
  const problems = ruleProblems(files);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `${ruleCount(files)} rules, ${uncited.length} of them cited by no test (node scripts/rules.ts --uncited).`
      : `${problems.length} problems with the rules of docs/product.`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}
