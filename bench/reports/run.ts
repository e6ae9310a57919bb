import pg from "pg";
import type { BenchRow, BenchTable } from "../lib/table.ts";
import { type Session, signIn } from "../server/session.ts";
import { both, inTurns } from "../server/times.ts";
import { openWorld, settled, startServerProcess } from "../server/world.ts";
import { askForReport, whenDone } from "./ask.ts";
import { copyOut } from "./copy-out.ts";
import { killedRow } from "./killed.ts";
import { peakMegabytes, residentMegabytes } from "./memory.ts";

/** `BENCH_CHECK_INS` makes a smaller world, to try the bench itself. */
const wanted = Number(process.env["BENCH_CHECK_INS"] ?? 1_000_000);
const rounds = 3;
const figureRounds = 5;
/** Days that the report is about: more than the world is old. */
const days = 400;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

interface Made {
  readonly rows: number;
  readonly size: number;
  readonly seconds: number;
}

/** Makes a performance report of everybody, and waits until its file can be fetched. */
async function makeReport(session: Session, now: number, format: "csv" | "xlsx"): Promise<Made> {
  const started = performance.now();
  const jobId = await askForReport(session, day(now - days * 86_400), day(now), format);
  const { progress, size } = await whenDone(session, jobId);
  return { rows: progress.rowsDone, size, seconds: (performance.now() - started) / 1000 };
}

const rate = (rows: number, seconds: number) => `${Math.round(rows / seconds).toLocaleString("en")} rows/s`;

/** What is answered at once, in a world of that size. */
async function figureRows(session: Session, now: number): Promise<BenchRow[]> {
  const asked = {
    "efficiency of the last hour": `/reports/efficiency?start=${now - 3600}&end=${now}`,
    "efficiency of 90 days": `/reports/efficiency?start=${now - 89 * 86_400}&end=${now}`,
    "check-in count of 10 days": `/reports/checkin-count?vendorId=NWT&from=${day(now - 9 * 86_400)}&to=${day(now)}`,
    "check-in count of a year": `/reports/checkin-count?vendorId=NWT&from=${day(now - 364 * 86_400)}&to=${day(now)}`,
  };
  const rows: BenchRow[] = [];
  for (const [what, path] of Object.entries(asked)) {
    const { times } = await inTurns(figureRounds, { times: () => session.get(path) });
    rows.push({ what: `${what}, p95`, bar: "–", ours: both(times), peers: {}, met: true });
  }
  return rows;
}

/** Reports and their bars, on a demo world of a million check-ins. */
export async function run(): Promise<BenchTable> {
  const world = await openWorld(wanted);
  const now = Math.floor(Date.now() / 1000);
  const client = new pg.Client(world.url);
  try {
    const killed = await killedRow(world, day(now - days * 86_400), day(now));
    const server = await startServerProcess(world.url);
    try {
      await client.connect();
      await settled(world);
      const session = await signIn(server.url, "billing");
      const select = world.database.performanceSelect({ start: now - days * 86_400, end: now + 86_400 });
      // Both once without looking: the database reads what it needs into memory, and the server is warm.
      await copyOut(client, select);
      await makeReport(session, now, "csv");
      const idle = residentMegabytes(server.pid);
      const made: Made[] = [];
      const copied: number[] = [];
      let peak = idle;
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        await copyOut(client, select);
        copied.push((performance.now() - started) / 1000);
        const most = await peakMegabytes(server.pid, async () => {
          made.push(await makeReport(session, now, "csv"));
        });
        peak = Math.max(peak, most);
      }
      const sheets: Made[] = [];
      const sheetPeak = await peakMegabytes(server.pid, async () => {
        sheets.push(await makeReport(session, now, "xlsx"));
      });
      const [first] = made;
      const rows = first?.rows ?? 0;
      const [ours, theirs] = [median(made.map(({ seconds }) => seconds)), median(copied)];
      const [sheet] = sheets;
      const above = peak - idle;
      return {
        name: "Reports",
        rows: [
          {
            what: `performance report of ${rows.toLocaleString("en")} rows, CSV`,
            bar: "≥ 50 % of COPY's rate",
            ours: `${rate(rows, ours)} (${Math.round((theirs / ours) * 100)} %)`,
            peers: { "COPY TO": rate(rows, theirs) },
            met: ours <= 2 * theirs,
          },
          {
            what: "memory of the server above idle meanwhile, at most",
            bar: "≤ 150 MB",
            ours: `${Math.round(above)} MB`,
            peers: {},
            met: above <= 150,
          },
          {
            what: "the same report as XLSX",
            bar: "–",
            ours: rate(sheet?.rows ?? 0, sheet?.seconds ?? 0),
            peers: {},
            met: true,
          },
          {
            what: "memory above idle meanwhile, at most",
            bar: "≤ 150 MB",
            ours: `${Math.round(sheetPeak - idle)} MB`,
            peers: {},
            met: sheetPeak - idle <= 150,
          },
          killed,
          ...(await figureRows(session, now)),
        ],
        notes: `${world.checkIns.toLocaleString("en")} check-ins. Ours: from asking until the file can be fetched, through HTTP, job queue, a thread that reads and formats ${Math.round((first?.size ?? 0) / 1e6)} MB, and the stored document. "COPY TO" is the same select with \`COPY … TO STDOUT WITH CSV\`, its bytes dropped by the client. Medians of ${rounds} in turns. Memory: what Linux counts as resident, asked 20 times a second; idle is after a first report.`,
      };
    } finally {
      await server.stop();
    }
  } finally {
    await client.end();
    await world.stop();
  }
}
