import type { BenchTable } from "../lib/table.ts";
import { signIn } from "../server/session.ts";
import { both, inTurns, p95 } from "../server/times.ts";
import { openWorld, settled, startServerProcess } from "../server/world.ts";

/** `BENCH_CHECK_INS` makes a smaller world, to try the bench itself. */
const wanted = Number(process.env["BENCH_CHECK_INS"] ?? 1_000_000);
const rounds = 60;

/** The flights of the next 48 hours, on a demo world of a million check-ins. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(wanted);
  try {
    const server = await startServerProcess(world.url);
    try {
      await settled(world);
      const session = await signIn(server.url, "crm-operator");
      const statements = await world.database.boardStatements();
      const times = await inTurns(rounds, {
        ours: () => session.get("/trips/upcoming?includeOntime=true&size=100"),
        bare: async () => {
          for (const { text, values } of statements) await world.database.pool.query(text, values);
        },
      });
      const size = `${world.checkIns.toLocaleString("en")} check-ins, ${world.live.toLocaleString("en")} of them not departed`;
      return {
        name: "Trips: the next 48 hours",
        rows: [
          {
            what: "first page of 100 flights with on-time figures, p95",
            bar: "≤ 2× bare SQL",
            ours: both(times.ours),
            peers: { "bare pg": both(times.bare) },
            met: p95(times.ours) <= 2 * p95(times.bare),
          },
        ],
        notes: `${size}. Times are those of whole HTTP calls to a server process of its own; "bare pg" runs the same statements through \`pg\` and nothing else, taking turns with ours.`,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}
