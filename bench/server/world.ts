import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type BenchDatabase, openBenchDatabase } from "@gatehouse/server/bench";
import { type Postgres, startPostgres } from "@gatehouse/server/postgres";

/** Where the world of a size is kept between runs. */
const homeOf = (checkIns: number) =>
  fileURLToPath(new URL(`../node_modules/.cache/server-${checkIns}`, import.meta.url));

/** Seconds after which a kept world is made again: its queue drains as flights depart. */
const keptFor = 3 * 3600;

export interface World {
  readonly url: string;
  readonly database: BenchDatabase;
  /** Check-ins in it, and those that have not departed. */
  readonly checkIns: number;
  readonly live: number;
  stop(): Promise<void>;
}

interface Kept {
  readonly postgres: Postgres;
  readonly database: BenchDatabase;
}

/** The database that an earlier run kept; an empty one where there is none, or where another version of the program made it. */
async function openKept(home: string, again = true): Promise<Kept> {
  const postgres = await startPostgres({ home });
  try {
    return { postgres, database: await openBenchDatabase(postgres.url) };
  } catch (error) {
    await postgres.stop();
    if (!again) throw error;
    rmSync(home, { recursive: true });
    return openKept(home, false);
  }
}

/** A database with a demo world of that size; made once, then kept for some hours. */
export async function openWorld(checkIns: number): Promise<World> {
  const { postgres, database } = await openKept(homeOf(checkIns));
  const now = Math.floor(Date.now() / 1000);
  const { pool } = database;
  const { rows } = await pool.query<{ createdAt: string }>('select created_at as "createdAt" from demo_world');
  if (!rows[0] || now - Number(rows[0].createdAt) > keptFor) {
    const started = performance.now();
    let told = 0;
    const progress = (line: string) => {
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      console.log(`making the world: ${line}`);
    };
    await database.rebuild(checkIns, now, progress);
    console.log(`the world took ${Math.round((performance.now() - started) / 1000)} s`);
  }
  const stop = async () => {
    await database.close();
    await postgres.stop();
  };
  const counts = await pool.query<{ all: string; live: string }>(
    "select count(*) as all, count(*) filter (where not expired) as live from check_in",
  );
  return {
    url: postgres.url,
    database,
    checkIns: Number(counts.rows[0]?.all),
    live: Number(counts.rows[0]?.live),
    stop,
  };
}

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A server process on the world, as in production except for its users; nothing is automated. */
export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("server-process.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      NODE_ENV: "production",
      // The world is there; nobody invents more of it, and nobody draws boarding passes beside the calls that are timed.
      DEMO: "off",
      PORT: "0",
      LOG_LEVEL: "error",
      LOG_FORMAT: "json",
      RATE_LIMIT: "1000000",
      AUTH_RATE_LIMIT: "1000000",
      SEARCH_RATE_LIMIT: "1000000",
      DATA_DIR: homeOf(0),
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const first = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once("line", resolve)),
    ended.then(() => ""),
  ]);
  if (!first.startsWith("http")) throw new Error("The server of the bench did not start.");
  return {
    url: first,
    pid: child.pid ?? 0, // it has said its address, so it runs
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Waits until nothing changes by itself any more: a server that starts catches up with the clock. */
export async function settled({ database: { pool } }: World): Promise<void> {
  const newest = async () =>
    (await pool.query<{ id: string | null }>("select max(id) as id from audit_entry")).rows[0]?.id;
  for (let before: string | null | undefined, round = 0; round < 60; round += 1) {
    const now = await newest();
    if (round > 0 && now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}
