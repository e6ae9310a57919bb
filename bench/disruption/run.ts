import { sendDisruptionLinks } from "@gatehouse/server/bench";
import type { BenchTable } from "../lib/table.ts";
import { p95 } from "../server/times.ts";
import { openWorld } from "../server/world.ts";

/** `BENCH_DISRUPTIONS` makes fewer, to try the bench itself. */
const count = Number(process.env["BENCH_DISRUPTIONS"] ?? 10_000);
const bar = 60;
/** Check-ins of a demo world for each flight of it that is ahead, with some to spare. */
const checkInsPerFlight = 70;

/** Ten thousand flights are disrupted at once: how long until each traveller has the link, once. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(count * checkInsPerFlight);
  try {
    const { seconds, taken, notified } = await sendDisruptionLinks(world.url, count);
    const often = taken.filter((times) => times !== 1).length;
    const late = p95(seconds);
    return {
      name: "Disruptions: from detection to the link",
      rows: [
        {
          what: `${count.toLocaleString("en")} disruptions at once, detection to the mail server's yes, p95`,
          bar: `≤ ${bar} s`,
          ours: `${late.toFixed(1)} s`,
          peers: {},
          met: late <= bar,
        },
        {
          what: "links that were not sent exactly once",
          bar: "0",
          ours: String(often),
          peers: {},
          met: often === 0 && notified === count,
        },
      ],
      notes:
        "One server process finds all flights cancelled as fast as it can, each in a transaction of its own with case, link and message, while its outbox sends. The mail server takes 20 ms for each mail.",
    };
  } finally {
    await world.stop();
  }
}
