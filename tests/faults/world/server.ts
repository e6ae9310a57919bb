import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase, startUnsupervised, type UnsupervisedPostgres } from "@gatehouse/server/faults";
import { startPostgres } from "@gatehouse/server/postgres";
import { openBenchDatabase } from "@gatehouse/server/bench";

/** Who runs PostgreSQL: the server itself, or somebody else. */
export type Kind = "embedded" | "outside";

/** A server at work on a demo world, with the PostgreSQL below it. */
export interface World {
  readonly kind: Kind;
  readonly url: string;
  readonly dataDir: string;
  /** The address of the database; while PostgreSQL is away nobody answers there. */
  databaseUrl(): string;
  /** The postmaster of the moment. */
  postgresPid(): number;
  /** There for the kind "outside" only: what its administrator may do. */
  readonly postgres: UnsupervisedPostgres | undefined;
  serverPid(): number;
  serverLives(): boolean;
  /** Kills the server by -9 and starts it again on the same port. */
  killServer(): Promise<void>;
  /** How the server ended. */
  stop(): Promise<number | null>;
}

const program = fileURLToPath(new URL("server-process.ts", import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Makes a demo world in a data folder, and leaves it as a server that was stopped leaves it. */
async function makeWorld(dataDir: string, checkIns: number): Promise<void> {
  const postgres = await startPostgres({ home: dataDir });
  const database = await openBenchDatabase(postgres.url);
  await database.rebuild(checkIns, Math.floor(Date.now() / 1000), () => undefined);
  await database.close();
  await postgres.stop();
}

/**
 * Starts a server with its database for the tests of faults.
 * @param folder an empty one that every user can enter; the server's log lies there
 */
export async function startWorld(kind: Kind, folder: string, checkIns: number): Promise<World> {
  const dataDir = path.join(folder, "data");
  await makeWorld(dataDir, checkIns);
  const postgres = kind === "outside" ? await startUnsupervised(dataDir) : undefined;
  const port = await freePort();
  const log = createWriteStream(path.join(folder, "server.log"), { flags: "a" });
  let child: ChildProcess;
  let stopped = false;

  async function startServer(): Promise<void> {
    child = spawn(process.execPath, [program], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"],
        // Stored files of an outside database lie elsewhere than the cluster.
        DATA_DIR: kind === "outside" ? path.join(folder, "files") : dataDir,
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
        DEMO: "off",
        PORT: String(port),
        LOG_LEVEL: "info",
        LOG_FORMAT: "json",
        RATE_LIMIT: "1000000",
        AUTH_RATE_LIMIT: "1000000",
      },
    });
    child.stderr?.pipe(log, { end: false });
    child.stdout?.pipe(log, { end: false });
    const ready = once(child.stdout ?? child, "data");
    const ended = once(child, "exit").then(() => Promise.reject(new Error(`The server did not start; see ${folder}.`)));
    await Promise.race([Promise.all([ready, untilHealthy()]), ended]);
    ended.catch(() => undefined);
  }

  async function untilHealthy(): Promise<void> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const healthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return;
      await sleep(100);
    }
  }

  const pidFile = path.join(dataDir, "postgres/postmaster.pid");
  const pidLines = () => (existsSync(pidFile) ? readFileSync(pidFile, "utf8").split("\n") : []);
  const lives = () => child.exitCode === null && child.signalCode === null;
  await startServer();
  return {
    kind,
    url: `http://127.0.0.1:${port}`,
    dataDir: kind === "outside" ? path.join(folder, "files") : dataDir,
    databaseUrl() {
      if (postgres) return postgres.url;
      const password = readFileSync(path.join(dataDir, "postgres.password"), "utf8");
      return `postgres://gatehouse:${password}@127.0.0.1:${pidLines()[3]}/gatehouse`;
    },
    postgresPid: () => postgres?.pid() ?? Number(pidLines()[0]),
    postgres,
    serverPid: () => child.pid ?? 0,
    serverLives: lives,
    async killServer() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      await startServer();
    },
    async stop() {
      if (lives()) {
        const exited = once(child, "exit");
        child.kill("SIGTERM");
        await exited;
      }
      // It is stopped by the last test, and once more by anyone who clears up after a test that failed.
      if (!stopped) await postgres?.stop();
      stopped = true;
      log.end();
      return child.exitCode;
    },
  };
}

/** Runs something on the database of a world beside its server. */
export async function beside<T>(
  world: World,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url: world.databaseUrl(), pool: 2, statementTimeout: 60, wait: 30 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
