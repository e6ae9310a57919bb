import type { BenchRow } from "../lib/table.ts";
import { type Session, signIn } from "../server/session.ts";
import { type ServerProcess, startServerProcess, type World } from "../server/world.ts";
import { askForReport, pause, readReport, whenDone } from "./ask.ts";

/** Share of the rows that are written when the server is killed. */
const share = 0.5;

/** The lines of a finished report's file, its header and the empty one at the end not counted. */
async function linesOf(server: ServerProcess, session: Session, dmscode: string): Promise<number> {
  const { url } = (await session.get(`/documents/${dmscode}/url`)) as { url: string };
  const response = await fetch(new URL(url, server.url), { headers: { "accept-encoding": "identity" } });
  let feeds = 0;
  for await (const piece of response.body ?? []) for (const byte of piece) if (byte === 10) feeds += 1;
  return feeds - 1;
}

/**
 * The server is killed by -9 in the middle of a report, and started again: the report has to end in one complete file
 * (REP-17).
 */
export async function killedRow(world: World, from: string, to: string): Promise<BenchRow> {
  const { pool } = world.database;
  const first = await startServerProcess(world.url);
  const session = await signIn(first.url, "billing");
  const jobId = await askForReport(session, from, to, "csv");
  let done = 0;
  let total = 0;
  while (total === 0 || done < total * share) {
    const { status, progress } = await readReport(session, jobId);
    if (status === "done") throw new Error("The report was done before the server could be killed.");
    done = progress.rowsDone;
    total = progress.rowsTotal ?? 0;
    await pause(20);
  }
  process.kill(first.pid, "SIGKILL");
  const second = await startServerProcess(world.url);
  try {
    const again = await signIn(second.url, "billing");
    const report = await whenDone(again, jobId);
    const lines = await linesOf(second, again, report.dmscode ?? "");
    const { rows } = await pool.query<{ files: string }>(
      "select count(*) as files from document where owner_kind = 'reports.report' and owner_id = $1",
      [String(jobId)],
    );
    const files = Number(rows[0]?.files);
    // Check-ins come to their end meanwhile: the file has the rows of the moment at which it was begun again.
    const { rowsDone, rowsTotal } = report.progress;
    const whole = files === 1 && lines === rowsDone && rowsDone === rowsTotal && lines >= total;
    return {
      what: `killed by -9 after ${done.toLocaleString("en")} of ${total.toLocaleString("en")} rows, and started again`,
      bar: "one complete file",
      ours: `${files} ${files === 1 ? "file" : "files"}, ${lines.toLocaleString("en")} rows`,
      peers: {},
      met: whole,
    };
  } finally {
    await second.stop();
  }
}
