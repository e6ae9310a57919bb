import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createServer, Socket, type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { programEnvironment } from "./cluster.ts";
import { runningPostmaster, type Postmaster } from "./pid-file.ts";
import type { Place } from "./place.ts";

/** Settings of PostgreSQL by name. */
export type PostgresSettings = Readonly<Record<string, string>>;

const defaults: PostgresSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "256MB",
  max_wal_size: "2GB",
  // Calls are short: compiling their plans costs more than it gains.
  jit: "off",
  random_page_cost: "1.1",
};

/**
 * Runs PostgreSQL and stops it as soon as our end of pipe 3 closes, however we died. The pipe is closed for PostgreSQL itself, and
 * the whole lives in a process group of its own: Ctrl-C in a terminal reaches the server alone, which stops the database last.
 */
const keeper =
  '"$@" </dev/null 3<&- & pid=$!; (read _ <&3; kill -INT $pid) 2>/dev/null & watch=$!; wait $pid; code=$?; kill $watch 2>/dev/null; exit $code';

async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function spawnPostgres(place: Place, port: number, settings: PostgresSettings): ChildProcess {
  const log = openSync(path.join(place.home, "postgres.log"), "a", 0o600);
  const flags = Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [path.join(place.native, "bin/postgres"), "-D", place.data, "-p", String(port), ...flags];
  const options = { ...place.owner, env: programEnvironment(), cwd: "/", detached: true } as const;
  const [program, args] =
    process.platform === "win32"
      ? [command[0] ?? "", command.slice(1)]
      : ["/bin/sh", ["-c", keeper, "gatehouse-postgres", ...command]];
  const child = spawn(program, args, { ...options, stdio: ["ignore", log, log, "pipe"] });
  closeSync(log);
  child.on("error", () => undefined); // `exitCode` stays null then, and the wait below ends by its time limit
  child.unref();
  const pipe = child.stdio[3];
  pipe?.on("error", () => undefined);
  // Neither the child nor the pipe keeps our process alive.
  if (pipe instanceof Socket) pipe.unref();
  return child;
}

async function untilReady(child: ChildProcess, { data }: Place, port: number): Promise<Postmaster | undefined> {
  const deadline = Date.now() + 60_000; // recovery after a crash may take a while
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const found = runningPostmaster(data);
    if (found?.status === "ready" && found.port === port) return found;
    await sleep(20);
  }
  return undefined;
}

/**
 * Starts PostgreSQL on a free loopback port and waits until it takes connections.
 * @param wanted the port to use again after a restart: everybody connects there
 * @throws StartError when it does not start in several attempts
 */
export async function launch(place: Place, settings: PostgresSettings, wanted?: number): Promise<Postmaster> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = wanted ?? (await freePort());
    const ready = await untilReady(spawnPostgres(place, port, settings), place, port);
    if (ready) return ready;
    await sleep(250); // the shared memory of a killed predecessor may still be in use, or the port was taken meanwhile
  }
  throw new StartError(`The embedded PostgreSQL does not start; ${path.join(place.home, "postgres.log")} says why.`);
}
