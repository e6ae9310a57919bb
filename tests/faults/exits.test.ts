import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@gatehouse/server/faults";
import { startPostgres } from "@gatehouse/server/postgres";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/*
 * Ends that must be have a code other than 0, for anyone who watches over the server. What else keeps a start from succeeding is tried
 * in scripts/start.test.ts, and signals and errors that nobody caught in scripts/lib/signals.test.ts.
 */
const start = fileURLToPath(new URL("../../scripts/start.ts", import.meta.url));
const serve = fileURLToPath(new URL("world/server-process.ts", import.meta.url));
let folder: string;
let home: string;
const left: (() => void)[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gatehouse-exits-"));
  chmodSync(folder, 0o711);
  home = path.join(folder, "data");
});
afterAll(() => {
  for (const end of left) end();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program that starts a server. */
function run(program: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], PORT: "0", DEMO: "off", LOG_LEVEL: "fatal", ...env },
  });
  left.push(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += String(data)));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  return { ended, serves: vi.waitUntil(() => child.exitCode !== null || /^http:/m.test(said), { timeout: 120_000 }) };
}

test("a start on a database that is not its own, or that cannot be brought up to date, ends with code 1", async () => {
  const postgres = await startPostgres({ home });
  left.push(() => void postgres.stop());
  const { pool, close } = await openDatabase({ url: postgres.url, pool: 1, statementTimeout: 60 });
  const outside = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, "files") };

  // As a process leaves it that stores its documents elsewhere.
  await pool.query("insert into document_store values ('files', 'elsewhere')");
  await pool.query("insert into document values ('d_1', null, 'test', '1', 'a.pdf', 'application/pdf', 1, '', '1', 0)");
  const stranger = await run(start, outside).ended;
  expect(stranger.code, stranger.said).toBe(1);
  expect(stranger.said).toContain("set DATA_DIR to that of the others");

  await pool.query("delete from document");
  const newest = "(select max(created_at) from drizzle.__drizzle_migrations)";
  await pool.query(`create table forgotten as select * from drizzle.__drizzle_migrations where created_at = ${newest}`);
  await pool.query(`delete from drizzle.__drizzle_migrations where created_at = ${newest}`);
  const unlike = await run(start, outside).ended;
  const sentence =
    /^The database could not be brought up to date, and is as it was: .+ already exists( with same argument types)?\.$/m;
  expect(unlike.code, unlike.said).toBe(1);
  expect(unlike.said).toMatch(sentence);
  await pool.query("insert into drizzle.__drizzle_migrations select * from forgotten");
  await close();
  await postgres.stop();
});

test("a server whose own PostgreSQL cannot be started again stops in order, and ends with code 1", async () => {
  const server = run(serve, { DATA_DIR: home });
  await server.serves;
  const cluster = path.join(home, "postgres");
  const postmaster = Number(readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
  rmSync(path.join(cluster, "PG_VERSION"));
  process.kill(postmaster, "SIGKILL");
  const { code, said } = await server.ended;
  expect(code, said).toBe(1);
  expect(said).toContain("cannot be kept running");
});
