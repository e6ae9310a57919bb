import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client, type QueryResultRow } from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { signalFamily } from "./postgres/end-by-force.ts";
import { isAlive } from "./postgres/pid-file.ts";
import { startPostgres, type Postgres } from "./postgres.ts";

const program = fileURLToPath(new URL("../../test/start-postgres.ts", import.meta.url));
const asRoot = process.getuid?.() === 0;
const nobody = 65_534;

const folders: string[] = [];
const servers: Postgres[] = [];
const children: ChildProcess[] = [];

/** A folder that ends with the test, with whatever runs in it. */
function home(mode = 0o711): string {
  const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-postgres-"));
  chmodSync(folder, mode);
  folders.push(folder);
  return path.join(folder, "data");
}

/** A stopped cluster to copy: creating one takes longer than all that most tests do with it. */
let created = "";
beforeAll(async () => {
  created = mkdtempSync(path.join(tmpdir(), "gatehouse-postgres-"));
  chmodSync(created, 0o711);
  await (await startPostgres({ home: path.join(created, "data") })).stop();
}, 180_000);
afterAll(() => rmSync(created, { recursive: true, force: true }));

/** A folder in which a server has run before. */
function usedHome(): string {
  const folder = home();
  execFileSync("cp", ["-a", path.join(created, "data"), folder]);
  return folder;
}
async function start(folder: string, more: Partial<Parameters<typeof startPostgres>[0]> = {}): Promise<Postgres> {
  const server = await startPostgres({ home: folder, ...more });
  servers.push(server);
  return server;
}
interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly url: string;
  readonly adopted: boolean;
}
async function startElsewhere(folder: string, options: { uid?: number; gid?: number } = {}): Promise<Started> {
  const child = spawn(process.execPath, [program, folder], { ...options, cwd: "/", stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let errors = "";
  child.stderr?.on("data", (data) => (errors += String(data)));
  const first = await Promise.race([
    once(child.stdout ?? child, "data"),
    once(child, "exit").then(() => Promise.reject(new Error(errors))),
  ]);
  return { child, ...(JSON.parse(String(first[0])) as Omit<Started, "child">) };
}
async function query<T extends QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}
const gone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000, interval: 20 });
const kill = async (child: ChildProcess, signal: NodeJS.Signals) => {
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
};

afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) {
    // Whatever a failed test left running.
    const pidFile = path.join(folder, "data/postgres/postmaster.pid");
    const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8").split("\n")[0]) : 0;
    if (pid > 1 && isAlive(pid)) {
      process.kill(pid, "SIGINT");
      await gone(pid);
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

test("starts, keeps its data over a restart, and leaves nothing running", async () => {
  const folder = home();
  const first = await start(folder);
  expect(first.adopted).toBe(false);
  await query(first.url, "create table kept as select 7 as n");
  const [addresses] = await query<{ listen: string; sockets: string }>(
    first.url,
    "select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets",
  );
  expect(addresses).toEqual({ listen: "127.0.0.1", sockets: "" });
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start(folder);
  expect(await query(second.url, "select n from kept")).toEqual([{ n: 7 }]);
}, 180_000);

test("shuts down by itself when its server is killed, and starts again with what was committed", async () => {
  const folder = usedHome();
  const { child, pid, url } = await startElsewhere(folder);
  await query(url, "create table kept as select 7 as n");
  await kill(child, "SIGKILL");
  await gone(pid);
  expect(existsSync(path.join(folder, "postgres/postmaster.pid"))).toBe(false); // a clean end
  const next = await start(folder);
  expect(await query(next.url, "select n from kept")).toEqual([{ n: 7 }]);
}, 180_000);

test("recovers when server and database were killed at once and left their pid file", async () => {
  const folder = usedHome();
  const { child, pid, url } = await startElsewhere(folder);
  await query(url, "create table kept as select 7 as n");
  process.kill(pid, "SIGKILL");
  await kill(child, "SIGKILL");
  await gone(pid);
  expect(existsSync(path.join(folder, "postgres/postmaster.pid"))).toBe(true);
  const next = await start(folder);
  expect(next.adopted).toBe(false);
  expect(await query(next.url, "select n from kept")).toEqual([{ n: 7 }]);
}, 180_000);

test("removes a pid file whose number belongs to another program by now", async () => {
  const folder = usedHome();
  writeFileSync(
    path.join(folder, "postgres/postmaster.pid"),
    `${process.pid}\n${folder}/postgres\n1\n5432\n\n127.0.0.1\n  1 1\nready   \n`,
  );
  const next = await start(folder);
  expect(next.adopted).toBe(false);
  expect(next.pid).not.toBe(process.pid);
}, 180_000);

/** Kills the processes between a server and its database, so that nobody stops the database when the server dies. */
function killKeepers(postmaster: number): void {
  const groupOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[2]);
  const group = groupOf(postmaster);
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (groupOf(Number(name)) === group && readFileSync(`/proc/${name}/cmdline`, "utf8").startsWith("/bin/sh\0"))
        process.kill(Number(name), "SIGKILL");
    } catch {
      // it ended in between
    }
  }
}

test.runIf(process.platform === "linux")(
  "takes over a database that an earlier server left running, and stops it in the end",
  async () => {
    const folder = usedHome();
    const { child, pid } = await startElsewhere(folder);
    killKeepers(pid);
    await kill(child, "SIGKILL");
    await sleep(200);
    expect(isAlive(pid)).toBe(true);
    const next = await start(folder);
    expect([next.adopted, next.pid]).toEqual([true, pid]);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  },
  180_000,
);

test("starts its database again on the same port when somebody kills it", async () => {
  const told: string[] = [];
  const server = await start(usedHome(), { onRestart: (line) => told.push(line) });
  const before = server.pid;
  await query(server.url, "create table kept as select 7 as n");
  process.kill(before, "SIGKILL");
  await vi.waitFor(async () => expect(await query(server.url, "select n from kept")).toEqual([{ n: 7 }]), {
    timeout: 15_000,
    interval: 50,
  });
  expect(server.pid).not.toBe(before);
  expect(told).toHaveLength(1);
}, 180_000);

test.runIf(process.platform === "linux")(
  "ends a database that is frozen, and starts it again with what was committed",
  async () => {
    const told: string[] = [];
    const server = await start(usedHome(), { onRestart: (line) => told.push(line) });
    const before = server.pid;
    await query(server.url, "create table kept as select 7 as n");
    signalFamily(before, "SIGSTOP");
    await vi.waitFor(() => expect(server.pid).not.toBe(before), { timeout: 60_000, interval: 100 });
    expect(await query(server.url, "select n from kept")).toEqual([{ n: 7 }]);
    expect(isAlive(before)).toBe(false);
    expect(told).toHaveLength(2);
  },
  180_000,
);

test("gives up when its database does not start again, and says so once", async () => {
  const given: Error[] = [];
  const folder = usedHome();
  const server = await start(folder, { onGiveUp: (error) => given.push(error) });
  rmSync(path.join(folder, "postgres/PG_VERSION"));
  process.kill(server.pid, "SIGKILL");
  await vi.waitFor(() => expect(given).toHaveLength(1), { timeout: 60_000, interval: 100 });
  expect(given[0]?.message).toMatch(/^The embedded PostgreSQL does not start; \S+postgres\.log says why\.$/);
}, 180_000);

test("a second server on the same folder shares the database and does not stop the first one's", async () => {
  const folder = usedHome();
  const first = await startElsewhere(folder);
  const second = await start(folder);
  expect([second.adopted, second.pid]).toEqual([true, first.pid]);
  await second.stop();
  expect(isAlive(first.pid)).toBe(true);
  await kill(first.child, "SIGTERM");
  await gone(first.pid);
}, 180_000);

test("two servers that start at the same moment on a new folder share one database", async () => {
  const folder = home();
  const [one, two] = await Promise.all([startElsewhere(folder), startElsewhere(folder)]);
  expect(one.pid).toBe(two.pid);
  expect(await query(two.url, "select 1 as n")).toEqual([{ n: 1 }]);
}, 180_000);

test("a creation that was interrupted is done again from the start", async () => {
  const folder = usedHome();
  rmSync(path.join(folder, "postgres.ready"));
  rmSync(path.join(folder, "postgres/global"), { recursive: true });
  const next = await start(folder);
  expect(await query(next.url, "select 1 as n")).toEqual([{ n: 1 }]);
}, 180_000);

test("a database of a newer PostgreSQL is refused in one sentence, and left alone", async () => {
  const folder = usedHome();
  const file = path.join(folder, "postgres/PG_VERSION");
  const version = readFileSync(file, "utf8");
  writeFileSync(file, "99\n");
  await expect(startPostgres({ home: folder })).rejects.toThrow(
    /^The database in \S+ was made by PostgreSQL 99, which is newer than the PostgreSQL \d+ of this program: [^.]*\.$/,
  );
  writeFileSync(file, version);
  await start(folder);
}, 180_000);

test("a folder that cannot be written is refused in one sentence", async () => {
  const folder = home();
  writeFileSync(folder, "a file");
  await expect(startPostgres({ home: path.join(folder, "below") })).rejects.toThrow(
    /^The data folder \S+ cannot be written \(ENOTDIR\): choose another with DATA_DIR\.$/,
  );
});

test.runIf(asRoot)(
  "runs for an ordinary user, and refuses a folder of somebody else",
  async () => {
    const folder = home();
    await expect(startElsewhere(folder, { uid: nobody, gid: nobody })).rejects.toThrow(
      /StartError: The data folder \S+ cannot be written \(EACCES\)/,
    );
    mkdirSync(folder);
    chownSync(folder, nobody, nobody);
    const { url } = await startElsewhere(folder, { uid: nobody, gid: nobody });
    expect(await query(url, "select 1 as n")).toEqual([{ n: 1 }]);
  },
  180_000,
);

test.runIf(asRoot)(
  "as root below a folder that others cannot enter, the cluster lies where its user can reach it",
  async () => {
    const folder = home(0o700);
    const server = await start(folder);
    const link = path.join(folder, "postgres");
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    const far = realpathSync(link);
    expect(far).toMatch(/^\/var\/lib\/gatehouse\/data-/);
    await query(server.url, "create table kept as select 7 as n");
    await server.stop();
    expect(await query((await start(folder)).url, "select n from kept")).toEqual([{ n: 7 }]);
    await servers.pop()?.stop();
    rmSync(far, { recursive: true });
  },
  180_000,
);
