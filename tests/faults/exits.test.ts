import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const program = fileURLToPath(new URL("world/server-process.ts", import.meta.url));
let folder: string;
let child: ChildProcess;
let said = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gatehouse-exits-"));
  chmodSync(folder, 0o711);
});
afterAll(() => {
  child.kill("SIGKILL"); // PostgreSQL, should it still run, notices
  rmSync(folder, { recursive: true, force: true });
});

test("a server whose own PostgreSQL cannot be started again stops in order, and ends with code 1", async () => {
  child = spawn(process.execPath, [program], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], DATA_DIR: path.join(folder, "data"), DEMO: "off", PORT: "0", LOG_FORMAT: "json" },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (said += String(data)));
  const exited = once(child, "exit");
  await vi.waitUntil(() => child.exitCode !== null || /^http:/m.test(said), { timeout: 120_000 });
  const cluster = path.join(folder, "data/postgres");
  const postmaster = Number(readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
  rmSync(path.join(cluster, "PG_VERSION"));
  process.kill(postmaster, "SIGKILL");
  const began = performance.now();
  expect([await exited, said]).toEqual([[1, null], expect.stringContaining("cannot be kept running")]);
  console.log(`took ${performance.now() - began} ms`);
  console.log(said);
});
