import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPostgres } from "../apps/server/src/platform/postgres.ts";
import { root } from "./lib/run.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gatehouse-start-"));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `pnpm start` runs, in a world of its own. None of these starts gets as far as building anything. */
async function start(env: Readonly<Record<string, string>>, options: { uid?: number; gid?: number } = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: folder,
    env: { PATH, HOME, PORT: "0", DATA_DIR: join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  let errors = "";
  child.stderr.on("data", (data) => (errors += String(data)));
  child.stdout.resume();
  const [code] = (await once(child, "close")) as [number | null];
  return { code, errors };
}
const oneSentence = /^[A-Z][^\n]+\.\n$/;

async function listening(): Promise<{ port: number; close(): void }> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test("a busy port is one sentence, and the database of anyone who holds it is not touched", async () => {
  const database = await startPostgres({ home: join(folder, "data") });
  const other = await listening();
  const { code, errors } = await start({ PORT: String(other.port) });
  other.close();
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain(`Port ${other.port} is in use`);
  expect(() => process.kill(database.pid, 0)).not.toThrow();
  await database.stop();
});

test("a data folder that cannot be one is one sentence", async () => {
  writeFileSync(join(folder, "data"), "a file");
  const { code, errors } = await start({ DATA_DIR: join(folder, "data/below") });
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain("cannot be written (ENOTDIR)");
});

test.runIf(process.platform === "linux")("a data folder where none can be made is one sentence", async () => {
  const { code, errors } = await start({ DATA_DIR: "/proc/none/below" });
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain("cannot be written (ENOENT)");
});

test.runIf(process.getuid?.() === 0)("a data folder of somebody else is one sentence", async () => {
  mkdirSync(join(folder, "data"), { mode: 0o755 });
  const { code, errors } = await start({}, { uid: 65_534, gid: 65_534 });
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain("cannot be written (EACCES)");
});

test("a wrong DATABASE_URL is one sentence that keeps the password to itself", async () => {
  const free = await listening();
  free.close();
  const { code, errors } = await start({
    DATABASE_URL: `postgres://somebody:hunter2@127.0.0.1:${free.port}/gatehouse`,
    DATABASE_WAIT: "0",
  });
  expect(code).toBe(1);
  expect(errors).toBe(`No PostgreSQL answers at 127.0.0.1:${free.port}. Check DATABASE_URL.\n`);
});

test("a database of a newer version is one sentence", async () => {
  const database = await startPostgres({ home: join(folder, "data") });
  await database.stop();
  writeFileSync(join(folder, "data/postgres/PG_VERSION"), "99\n");
  const { code, errors } = await start({});
  expect(code).toBe(1);
  expect(errors).toMatch(oneSentence);
  expect(errors).toContain("newer than the PostgreSQL");
});

test("a setting that is wrong is one sentence", async () => {
  const { code, errors } = await start({ PORT: "eighty" });
  expect(code).toBe(1);
  expect(errors).toBe('PORT must be a whole number from 0 to 65535, not "eighty".\n');
});

test("a server with demo users does not listen to the outside", async () => {
  const { code, errors } = await start({ HOST: "0.0.0.0" });
  expect(code).toBe(1);
  expect(errors).toBe(
    "The demo world is for this machine only, since everybody knows its users' password; people from outside reach this server, because HOST is 0.0.0.0. Set DEMO to off, or change that.\n",
  );
});
