import { eq } from "drizzle-orm";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addPeople } from "../../../test/access.ts";
import { useDatabase } from "../../../test/database.ts";
import { addBasics } from "../../../test/check-in-fixtures.ts";
import { useDocuments } from "../../../test/documents.ts";
import type { ReportWork } from "../../../test/report-process.ts";
import { addManyCheckIns, addReport, filesIn } from "../../../test/reports.ts";
import { document } from "../../documents/tables.ts";
import { report } from "../tables.ts";

/** A server process is killed by -9 in the middle of a large report, and again; another one makes it (REP-17). */
const database = useDatabase();
const stored = useDocuments(database, () => 0, []);
const program = fileURLToPath(new URL("../../../test/report-process.ts", import.meta.url));
const from = 1_795_000_000;
const count = 50_000;
const running = new Set<ChildProcess>();
let owner = "";

beforeAll(async () => {
  owner = (await addPeople(database.db)).get("BILLING") ?? "";
  await addBasics(database.db);
  await addManyCheckIns(database.db, "NWT", count, from);
}, 60_000);
afterAll(() => Promise.all(Array.from(running, kill)));

async function start(rest: number): Promise<ChildProcess> {
  const work: ReportWork = { url: database.url, folder: stored.folder, rest };
  const child = spawn(process.execPath, [program, JSON.stringify(work)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, NODE_ENV: "test" },
  });
  running.add(child);
  for await (const line of createInterface({ input: child.stdout })) if (line === "ready") return child;
  throw new Error("The process did not start.");
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

const read = async (id: number) => {
  const [row] = await database.db.select().from(report).where(eq(report.id, id));
  if (!row) throw new Error("The report is gone.");
  return row;
};

test("kill -9 in the middle of a report: after a restart there is one complete file", async () => {
  const { id } = await addReport(database.db, { owner, start: from, end: from + 2 * count, createdAt: 0 });
  for (const attempt of [1, 2]) {
    const child = await start(200);
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ attempts: attempt, status: "running" }), {
      timeout: 30_000,
      interval: 50,
    });
    // The rows are counted beside the writing: either may be told first.
    await vi.waitFor(
      async () => {
        const { rowsDone, rowsTotal } = await read(id);
        expect(rowsDone).toBeGreaterThan(0);
        expect(rowsTotal).toBe(count);
      },
      { timeout: 30_000, interval: 20 },
    );
    await kill(child);
    const { rowsDone, rowsTotal, dmscode } = await read(id);
    expect([rowsTotal, dmscode]).toEqual([count, null]);
    expect(rowsDone).toBeLessThan(count);
    expect(filesIn(stored.folder, "unfinished-reports").length).toBe(1);
    // Time passes: nobody has said for a while that it is being generated, nor that any job of the killed process is being done.
    await database.db.update(report).set({ activeAt: 0 }).where(eq(report.id, id));
    await database.pool.query(
      "update pgboss.job set started_on = started_on - interval '1 hour', heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'",
    );
  }
  // Two processes at once take what is left; neither rests.
  await Promise.all([start(0), start(0)]);
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: "done", failure: null }), {
    timeout: 60_000,
    interval: 100,
  });
  await Promise.all(Array.from(running, kill));

  const row = await read(id);
  expect(row).toMatchObject({ rowsDone: count, rowsTotal: count, attempts: 3 });
  const documents = await database.db.select().from(document);
  expect(documents.map(({ dmscode }) => dmscode)).toEqual([row.dmscode]);
  const [file] = documents;
  expect(filesIn(stored.folder, "files")).toEqual([path.basename(file?.storageKey ?? "")]);
  expect(filesIn(stored.folder, "unfinished-reports")).toEqual([]);
  const lines = readFileSync(path.join(stored.folder, "files", file?.storageKey ?? ""), "utf8").split("\r\n");
  expect(lines.length).toBe(1 + count + 1);
  const { rows } = await database.pool.query<{ id: string }>("select id from check_in order by disposed_at, id");
  expect(lines.slice(1, -1).map((line) => line.split(",", 2)[1])).toEqual(rows.map((one) => one.id));
}, 180_000);
