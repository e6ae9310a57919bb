/**
 * The program of one world: two servers on one fresh database with the demo data. It tells its parent process the addresses and
 * runs until it is asked to stop, or until its parent is gone.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "@gatehouse/server/config";
import { startServer } from "@gatehouse/server/main";
import { startPostgres } from "@gatehouse/server/postgres";
import type { World } from "./worlds.ts";

const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-e2e-"));
chmodSync(folder, 0o711); // as root, PostgreSQL runs as another user, who must get in
const postgres = await startPostgres({ home: folder });
const config = readConfig({
  NODE_ENV: "development",
  PORT: "0",
  HOST: "127.0.0.1",
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  DEMO: "on",
  // Nobody works in this world but the journey's own people.
  DEMO_SIMULATION: "off",
  LOG_LEVEL: process.env["LOG_LEVEL"] ?? "error",
  LOG_FORMAT: "json",
  RATE_LIMIT: "100000",
  AUTH_RATE_LIMIT: "100000",
});
const first = await startServer(config, {
  step: (words, work) => {
    console.log(`  ${words}`);
    return work((line) => console.log(`    ${line}`));
  },
});
const second = await startServer(config);

async function stop(): Promise<void> {
  await second.stop();
  await first.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.once("disconnect", () => void stop());
process.send?.({ servers: [first.url, second.url], database: postgres.url } satisfies World);
