import { loadavg } from "node:os";
import { addComments, type CaseQuestion, caseStatements } from "@gatehouse/server/bench";
import type { BenchRow, BenchTable } from "../lib/table.ts";
import { signIn } from "../server/session.ts";
import { both, inTurns, p95 } from "../server/times.ts";
import { openWorld, settled, startServerProcess } from "../server/world.ts";

/** `BENCH_COMMENTS` makes fewer, to try the bench itself. */
const wanted = Number(process.env["BENCH_COMMENTS"] ?? 1_000_000);
/** A world of its own: its cases would be in the way of other benches. */
const checkIns = 10_000;
const rounds = 40;
/** Of what takes seconds. */
const fewRounds = 8;

const questions: readonly {
  readonly what: string;
  readonly ask: CaseQuestion;
  readonly calls: readonly string[];
  readonly slow?: boolean;
}[] = [
  ...[
    { what: "a case's page: details and its latest comments", number: 4321 },
    { what: "the page of a case with a thousand comments", number: 1001 },
  ].map(({ what, number }) => {
    const vCode = ["ALD", "NWT", "TRAVELOPOD"][number % 3] ?? "";
    const of = `bookingNo=CASE-${number}&vCode=${vCode}`;
    return {
      what,
      ask: { about: "page", bookingNo: `CASE-${number}`, vCode } as const,
      calls: [
        `/cases/details?${of}&segmentId=0`,
        `/cases/comments?${of}&commentsType=IT&commentsFor=external&segmentId=0&size=20`,
      ],
    };
  }),
  ...[
    { what: "search by a word of ten comments", text: "ref4711" },
    { what: "search by a word of every hundredth comment, with an unfinished one", text: "brigid ref47" },
    { what: "search by a word of every hundredth comment", text: "brigid" },
    { what: "search by a word of two fifths of all comments", text: "approval", slow: true },
  ].map(({ what, text, slow = false }) => ({
    what,
    slow,
    ask: { about: "list", state: "all", mine: false, text } as const,
    calls: [`/cases?state=all&text=${encodeURIComponent(text)}&size=50`],
  })),
  {
    what: "my open cases, those with unread comments first",
    ask: { about: "list", state: "OPEN", mine: true, text: "" },
    calls: ["/cases?state=OPEN&mine=true&size=50"],
  },
  { what: "how many of my cases have unread comments", ask: { about: "unread" }, calls: ["/cases/unread"] },
];

/** Cases and their comments, as an operator of every vendor sees them. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(checkIns);
  try {
    const { pool } = world.database;
    await addComments(pool, wanted, Math.floor(Date.now() / 1000));
    const server = await startServerProcess(world.url);
    try {
      await settled(world);
      const session = await signIn(server.url, "crm-operator");
      const rows: BenchRow[] = [];
      const load = [loadavg()[0] ?? 0];
      for (const { what, ask, calls, slow } of questions) {
        const statements = await caseStatements(pool, ask);
        const times = await inTurns(slow ? fewRounds : rounds, {
          ours: async () => {
            for (const call of calls) await session.get(call);
          },
          bare: async () => {
            for (const { text, values } of statements) await pool.query(text, values);
          },
        });
        const met = p95(times.ours) <= 2 * p95(times.bare);
        rows.push({
          what: `${what}, p95`,
          bar: "≤ 2× bare SQL",
          ours: both(times.ours),
          peers: { "bare pg": both(times.bare) },
          met,
        });
        console.log(`${what}: ${both(times.ours)}, bare ${both(times.bare)}`);
      }
      load.push(loadavg()[0] ?? 0);
      const { rows: counts } = await pool.query<{ comments: string; cases: string }>(
        "select (select count(*) from case_comment) as comments, (select count(*) from travel_case) as cases",
      );
      const [made] = counts;
      return {
        name: "Cases and comments",
        rows,
        notes: `${Number(made?.comments).toLocaleString("en")} comments of some 25 words in ${Number(made?.cases).toLocaleString("en")} cases, 200 of them the operator's own. Times are those of whole HTTP calls to a server process of its own (of a page: its two calls, one after the other); "bare pg" runs the same statements through \`pg\` and nothing else, taking turns with ours. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(" and ")}.`,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}
