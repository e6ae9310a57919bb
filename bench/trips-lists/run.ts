import type { BenchRow, BenchTable } from "../lib/table.ts";
import { signIn } from "../server/session.ts";
import { both, inTurns, p95 } from "../server/times.ts";
import { openWorld, settled, startServerProcess } from "../server/world.ts";

/** `BENCH_TRIPS` makes fewer, to try the bench itself. */
const wanted = Number(process.env["BENCH_TRIPS"] ?? 1_000_000);
/** A world of its own: its trips would be in the way of other benches. */
const checkIns = 20_000;
const rounds = 60;
const lists = [
  { what: "trips to come, first page of 50, p95", current: false },
  { what: "trips that take place now, first page of 50, p95", current: true },
] as const;

/** Upcoming Trips and Current Trips, of staff who see every vendor. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(checkIns);
  try {
    await world.database.addItineraries(wanted, Math.floor(Date.now() / 1000));
    const server = await startServerProcess(world.url);
    try {
      await settled(world);
      const session = await signIn(server.url, "crm-operator");
      const rows: BenchRow[] = [];
      for (const { what, current } of lists) {
        const statements = await world.database.tripStatements(current);
        const times = await inTurns(rounds, {
          ours: () => session.get(`/trips/mine?current=${current}&size=50`),
          bare: async () => {
            for (const { text, values } of statements) await world.database.pool.query(text, values);
          },
        });
        rows.push({
          what,
          bar: "≤ 2× bare SQL",
          ours: both(times.ours),
          peers: { "bare pg": both(times.bare) },
          met: p95(times.ours) <= 2 * p95(times.bare),
        });
      }
      return {
        name: "Trips: lists",
        rows,
        notes: `${wanted.toLocaleString("en")} itineraries: of two years that are over, some 5,000 that take place and some 76,000 that are to come in two months. Times are those of whole HTTP calls to a server process of its own; "bare pg" runs the same statements through \`pg\` and nothing else, taking turns with ours.`,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}
