import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseClient } from "./connections/client.ts";
import { attentive } from "./postgres/attentive.ts";
import { ensureCluster } from "./postgres/cluster.ts";
import { endByForce } from "./postgres/end-by-force.ts";
import { withFolderLock } from "./postgres/folder-lock.ts";
import { launch, type PostgresSettings } from "./postgres/launch.ts";
import { isAlive, runningPostmaster, type Postmaster } from "./postgres/pid-file.ts";
import { findPlace, type Place } from "./postgres/place.ts";
import { shutDown, supervise } from "./postgres/supervisor.ts";
import { StartError } from "./start-error.ts";
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
  /** Told in one line when PostgreSQL died or froze and was started again. */
  readonly onRestart?: (line: string) => void;
  /** Told when PostgreSQL cannot be kept running. */
  readonly onGiveUp?: (error: Error) => void;
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

/** Whether nobody answers at an address: no words of PostgreSQL, and no refusal of the machine either. */
async function isSilent(url: string): Promise<boolean> {
  const client = new DatabaseClient({ connectionString: url });
  const answered = new AbortController();
  const hear = () => answered.abort();
  const answer = client.connect().then(hear, hear);
  await Promise.race([answer, attentive(answerTime, answered.signal)]);
  const silent = !answered.signal.aborted;
  if (silent) client.abandon(new Error("the database says nothing"));
  else await client.end().catch(() => undefined);
  return silent;
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
  const frozen = runningPostmaster(place.data);
  if (frozen?.status === "ready" && (await isSilent(address(frozen.port, password, "postgres"))))
    await endByForce(frozen.pid);
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

/**
 * Starts the embedded PostgreSQL, or takes over one that an earlier start left running, and keeps it running until `stop`.
 * @throws StartError with one sentence for what somebody can mend
 */
export async function startPostgres({ home: folder, settings = {}, onRestart, onGiveUp }: Options): Promise<Postgres> {
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
  const { port } = first;
  const keeper = keeperOf(place);
  if (!found || keeper.current() === undefined) keeper.take();

  const supervisor = supervise({
    postmaster: first,
    startAgain: async () => {
      // Another process that shares the folder may have been faster.
      const next = await withFolderLock(
        home,
        async () => (await adoptable(place, password)) ?? (await launch(place, settings, port)),
      );
      // Everybody connects to the port of the start.
      if (next.port !== port)
        throw new StartError(`PostgreSQL runs on port ${next.port} now, and no longer on ${port}.`);
      keeper.take();
      return next;
    },
    isSilent: () => isSilent(address(port, password, "postgres")),
    say: (line) => onRestart?.(line),
    onGiveUp: (error) => onGiveUp?.(error),
  });

  return {
    url: address(port, password, "gatehouse"),
    adminUrl: address(port, password, "postgres"),
    get pid() {
      return supervisor.pid();
    },
    adopted: found !== undefined,
    async stop() {
      await supervisor.end();
      const other = keeper.current();
      if (other !== undefined && other !== process.pid) return;
      await shutDown(supervisor.pid());
      keeper.leave();
    },
  };
}
