import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layerWords } from "./lexicon.ts";
import { indexNames, type Name } from "./names.ts";
import { parseQuestion } from "./parse.ts";
import type { Plan } from "./plan.ts";

interface Question {
  readonly lang: string;
  readonly q: string;
  readonly plan: Plan | null;
  readonly notUnderstood?: readonly string[];
}
const file = JSON.parse(
  readFileSync(new URL("../../../../bench/analytics/questions.json", import.meta.url), "utf8"),
) as { readonly today: string; readonly names: readonly Name[]; readonly questions: readonly Question[] };
const names = indexNames(file.names, layerWords);

// ANA-3
test("of the questions that were written before the parser 95 % are planned exactly, and none wrongly without a word about it", () => {
  const wrong: string[] = [];
  const silent: string[] = [];
  for (const { q, plan, notUnderstood = [] } of file.questions) {
    const parsed = parseQuestion(q, names, file.today);
    const left = parsed.notUnderstood.map(({ text }) => text);
    const right = JSON.stringify(parsed.plan ?? null) === JSON.stringify(plan);
    if (right && (plan === null || String(left) === String(notUnderstood))) continue;
    wrong.push(
      `${q}\n  ${JSON.stringify(parsed.plan ?? null)} ${left.join(" | ")}\n  ${JSON.stringify(plan)} ${notUnderstood.join(" | ")}`,
    );
    if (parsed.plan && left.length === 0) silent.push(q);
  }
  expect(silent).toEqual([]);
  expect(1 - wrong.length / file.questions.length, wrong.join("\n")).toBeGreaterThanOrEqual(0.95);
  expect(wrong).toEqual([]);
});
