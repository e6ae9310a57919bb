import { readFileSync } from "node:fs";
import { indexNames, layerWords, type Name, parseQuestion } from "@gatehouse/domain/analytics/parser";
import type { Plan } from "@gatehouse/domain/analytics";
import type { BenchTable } from "../lib/table.ts";
import { signIn } from "../server/session.ts";
import { both, inTurns, p95 } from "../server/times.ts";
import { openWorld, settled, startServerProcess } from "../server/world.ts";

/** `BENCH_CHECK_INS` makes fewer, to try the bench itself. */
const checkIns = Number(process.env["BENCH_CHECK_INS"] ?? 1_000_000);
const rounds = 3;

interface Question {
  readonly q: string;
  readonly plan: Plan | null;
  readonly notUnderstood?: readonly string[];
}
interface Questions {
  readonly today: string;
  readonly names: readonly Name[];
  readonly questions: readonly Question[];
}

/** Questions that are asked beside the same count written by hand. */
const byHand: readonly (readonly [question: string, sql: string])[] = [
  ["check-ins by airline", "select airline, count(*) from check_in group by 1 order by 2 desc"],
  ["check-ins by vendor", "select vendor, count(*) from check_in group by 1 order by 2 desc"],
  [
    "failed automation by airline",
    "select airline, count(*) filter (where t.state = 'FAILED') from automation_task t join check_in c on c.id = t.check_in_id group by 1 order by 2 desc",
  ],
  [
    "passes attached by operator last 30 days",
    "select userid, count(*) from audit_entry where action = 'BP_ATTACHED' and at >= extract(epoch from now())::bigint - 30 * 86400 group by 1 order by 2 desc",
  ],
];

/** How many of the questions are planned as they should be, and how many wrongly without a word about it. */
function understood({ today, names, questions }: Questions): { readonly exact: number; readonly silent: number } {
  const index = indexNames(names, layerWords);
  let exact = 0;
  let silent = 0;
  for (const { q, plan, notUnderstood = [] } of questions) {
    const parsed = parseQuestion(q, index, today);
    const left = parsed.notUnderstood.map(({ text }) => text);
    if (
      JSON.stringify(parsed.plan ?? null) === JSON.stringify(plan) &&
      (plan === null || String(left) === String(notUnderstood))
    )
      exact += 1;
    else if (parsed.plan && left.length === 0) silent += 1;
  }
  return { exact, silent };
}

/** Database Analytics: what is understood, and how long answers take. */
export async function run(): Promise<BenchTable> {
  const file = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8")) as Questions;
  const { exact, silent } = understood(file);
  const count = file.questions.length;
  const world = await openWorld(checkIns);
  try {
    const server = await startServerProcess(world.url);
    try {
      await settled(world);
      const session = await signIn(server.url, "admin");
      const ask = (q: string) => session.get(`/query?q=${encodeURIComponent(q)}`);
      await ask("check-ins"); // airports are read once
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const { q, plan } of file.questions) {
          if (plan === null) continue;
          const started = performance.now();
          await ask(q);
          times.push(performance.now() - started);
        }
      const pairs = [];
      for (const [question, sql] of byHand) {
        const each = await inTurns(rounds * 4, {
          ours: () => ask(question),
          bare: async () => void (await world.database.pool.query(sql)),
        });
        pairs.push({
          what: question,
          bar: "–",
          ours: both(each.ours),
          peers: { "SQL by hand": both(each.bare) },
          met: true,
        });
      }
      return {
        name: "Database Analytics",
        rows: [
          {
            what: `questions planned exactly, of ${count}`,
            bar: "≥ 95 %",
            ours: `${((100 * exact) / count).toFixed(2)} %`,
            peers: {},
            met: exact >= 0.95 * count,
          },
          {
            what: "planned wrongly without a word about it",
            bar: "0",
            ours: String(silent),
            peers: {},
            met: silent === 0,
          },
          {
            what: "every question of the file that has a plan, p95",
            bar: "≤ 300 ms",
            ours: both(times),
            peers: {},
            met: p95(times) <= 300,
          },
          ...pairs,
        ],
        notes: `${checkIns.toLocaleString("en")} check-ins. Times are those of whole HTTP calls to a server process of its own.`,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}
