import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseClient } from "./connections/client.ts";
import { ensureCluster } from "./postgres/cluster.ts";
import { withFolderLock } from "./postgres/folder-lock.ts";
import { launch, type PostgresSettings } from "./postgres/launch.ts";
import { isAlive, runningPostmaster, type Postmaster } from "./postgres/pid-file.ts";
import { findPlace, type Place } from "./postgres/place.ts";
import { writableFolder } from "./writable-folder.ts";

/** A running embedded PostgreSQL. */
export interface Postgres {
  /** Address of the database `gatehouse`. */
  readonly url: string;
  /** Address of the database `postgres`, for creating others. */
  readonly adminUrl: string;
  readonly pid: number;
  /** Whether it ran before and was taken over. */
  readonly adopted: boolean;
  /** Stops it cleanly, unless another living server process looks after it. */
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Folder for cluster, password and log; created when missing. */
  readonly home: string;
  /** PostgreSQL settings over the defaults. */
  readonly settings?: PostgresSettings;
  /** Told in one line when PostgreSQL died and was started anew. */
  readonly onRestart?: (line: string) => void;
}

const address = (port: number, password: string, database: string) =>
  `postgres://gatehouse:${password}@127.0.0.1:${port}/${database}`;

/** Milliseconds in which a living PostgreSQL lets us in, also on a busy machine. */
const answerTime = 3000;

/** Whether the server on a port is really ours: it takes our password and works on our folder. */
async function answersAs(place: Place, port: number, password: string): Promise<boolean> {
  const client = new DatabaseClient({
    connectionString: address(port, password, "postgres"),
    connectionTimeoutMillis: answerTime,
    query_timeout: answerTime,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === place.data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A server of an earlier start that still runs, or undefined. One that is on its way up or down is waited for. */
async function adoptable(place: Place, password: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + 30_000;
  for (
    let found = runningPostmaster(place.data);
    found && Date.now() < deadline;
    found = runningPostmaster(place.data)
  ) {
    if (found.status === "ready" && (await answersAs(place, found.port, password))) return found;
    await sleep(50);
  }
  return undefined;
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: adminUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'gatehouse'");
    if (rowCount === 0) await client.query("create database gatehouse");
  } finally {
    await client.end();
  }
}

/** Who looks after the cluster: the process that stops it. Others on the same folder leave it running. */
function keeperOf({ home }: Place): { current(): number | undefined; take(): void; leave(): void } {
  const file = path.join(home, "postgres.keeper");
  const current = () => {
    try {
      const pid = Number(readFileSync(file, "utf8"));
      return pid > 0 && isAlive(pid) ? pid : undefined;
    } catch {
      return undefined;
    }
  };
  return { current, take: () => writeFileSync(file, String(process.pid)), leave: () => rmSync(file, { force: true }) };
}

async function shutDown(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    try {
      process.kill(pid, signal); // SIGINT: fast and clean; SIGQUIT: at once, recovery at the next start
    } catch {
      return;
    }
    const deadline = Date.now() + 20_000;
    while (isAlive(pid) && Date.now() < deadline) await sleep(20);
    if (!isAlive(pid)) return;
  }
}

/**
 * Starts the embedded PostgreSQL, or takes over one that an earlier start left running, and keeps it running until `stop`.
 * @throws StartError with one sentence for what somebody can mend
 */
export async function startPostgres({ home: folder, settings = {}, onRestart }: Options): Promise<Postgres> {
  const home = writableFolder(folder);
  // One process at a time: two that start together on a new folder must not both create the cluster.
  const {
    place,
    password,
    found,
    postmaster: first,
  } = await withFolderLock(home, async () => {
    const place = findPlace(home);
    const password = ensureCluster(place);
    const found = await adoptable(place, password);
    const postmaster = found ?? (await launch(place, settings));
    await ensureDatabase(address(postmaster.port, password, "postgres"));
    return { place, password, found, postmaster };
  });
  let postmaster = first;
  const keeper = keeperOf(place);
  if (!found || keeper.current() === undefined) keeper.take();

  let stopping = false;
  let mending: Promise<void> | undefined;
  const mend = async () => {
    // Another process that shares the folder may have been faster.
    const next = await withFolderLock(
      home,
      async () => (await adoptable(place, password)) ?? (await launch(place, settings, postmaster.port)),
    );
    postmaster = next;
    keeper.take();
    onRestart?.(`PostgreSQL had died and runs again on port ${next.port}`);
  };
  const watch = setInterval(() => {
    if (stopping || mending || isAlive(postmaster.pid)) return;
    mending = mend()
      .catch((error: unknown) => onRestart?.(String(error)))
      .finally(() => (mending = undefined));
  }, 200).unref();

  return {
    url: address(postmaster.port, password, "gatehouse"),
    adminUrl: address(postmaster.port, password, "postgres"),
    get pid() {
      return postmaster.pid;
    },
    adopted: found !== undefined,
    async stop() {
      stopping = true;
      clearInterval(watch);
      await mending;
      const other = keeper.current();
      if (other !== undefined && other !== process.pid) return;
      await shutDown(postmaster.pid);
      keeper.leave();
    },
  };
}
