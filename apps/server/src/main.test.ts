import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testConfig } from "../test/config.ts";
import { useDatabase } from "../test/database.ts";
import { quietLog } from "../test/log.ts";
import { demoWorld } from "./demo/tables.ts";
import { startServer } from "./main.ts";
import { createLog } from "./platform/log.ts";
import { isAlive } from "./platform/postgres/pid-file.ts";

const database = useDatabase();
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gatehouse-main-"));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = (more: Record<string, string> = {}) =>
  testConfig({ DATA_DIR: path.join(folder, "data"), DEMO: "off", ...more });

test("starts with its own database, answers, and leaves nothing behind", async () => {
  const steps: string[] = [];
  const server = await startServer(config(), {
    log: quietLog,
    step: (words, work) => {
      steps.push(words);
      return work(() => undefined);
    },
  });
  expect(steps).toEqual(["Starting PostgreSQL", "Bringing the database up to date"]);
  expect(await (await fetch(`${server.url}/api/ready`)).json()).toEqual({
    status: "ready",
    mail: "not configured",
    sms: "not configured",
  });
  const pid = Number(readFileSync(path.join(folder, "data/postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const started = performance.now();
  await Promise.all([server.stop(), server.stop()]);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(isAlive(pid)).toBe(false);
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow("fetch failed");
}, 60_000);

test("two servers run on one database, and stop without disturbing each other", async () => {
  const outside = config({ DATABASE_URL: database.url });
  const [one, two] = await Promise.all([
    startServer(outside, { log: quietLog }),
    startServer(outside, { log: quietLog }),
  ]);
  await one.stop();
  expect((await fetch(`${two.url}/api/ready`)).status).toBe(200);
  await two.stop();
}, 60_000);

test("a second process with a folder of its own is refused beside the first, which goes on", async () => {
  const first = await startServer(config({ DATABASE_URL: database.url }), { log: quietLog });
  const other = config({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, "other") });
  await expect(startServer(other, { log: quietLog })).rejects.toThrow("set DATA_DIR to that of the others");
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  await first.stop();
}, 60_000);

test.runIf(process.getuid?.() === 0)(
  "a start as root in production warns",
  async () => {
    const heard: string[] = [];
    const log = createLog({ logLevel: "warn", logFormat: "json" }, { write: (line) => void heard.push(line) });
    const server = await startServer(config({ DATABASE_URL: database.url, NODE_ENV: "production" }), { log });
    await server.stop();
    expect(heard.join("").includes("this server runs as root")).toBe(process.getuid?.() === 0);
  },
  60_000,
);

test("a port that is taken is found before the database is touched", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(
    startServer({ ...config({ DATABASE_URL: "postgres://x@127.0.0.1:1/x" }), port }, { log: quietLog }),
  ).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => other.close(resolve));
});

test("a database with demo users is not shown to the outside, whatever the settings say", async () => {
  await database.db.insert(demoWorld).values({ id: "demo", seed: 1, checkIns: 0, createdAt: 0 });
  await expect(
    startServer(config({ DATABASE_URL: database.url, TRUST_PROXY: "1" }), { log: quietLog }),
  ).rejects.toThrow("Remove it with `pnpm demo remove`");
  const { rows } = await database.db.execute(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'gatehouse-%'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
}, 60_000);

test("a database that dies during the start is waited for", async () => {
  const pidFile = path.join(folder, "data/postgres/postmaster.pid");
  const postgres = () => Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  let first = 0;
  const server = await startServer(config(), {
    log: quietLog,
    // As when it is ended because it does not answer, while the apps are built on a machine that is busy beyond measure.
    beforeServing: async () => {
      first = postgres();
      process.kill(first, "SIGKILL");
      await vi.waitFor(() => expect(isAlive(first)).toBe(false));
    },
  });
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect(postgres()).not.toBe(first);
  await server.stop();
}, 60_000);

test("what fails before serving ends the start, and nothing is left running", async () => {
  const failing = startServer(config(), { log: quietLog, beforeServing: () => Promise.reject(new Error("no apps")) });
  await expect(failing).rejects.toThrow("no apps");
  expect(() => readFileSync(path.join(folder, "data/postgres/postmaster.pid"))).toThrow("ENOENT");
}, 60_000);
