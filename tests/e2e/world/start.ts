import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "@gatehouse/server/config";
import { startServer } from "@gatehouse/server/main";
import { startPostgres } from "@gatehouse/server/postgres";

/**
 * Two servers on one fresh database with the demo world; the journeys find their addresses in the environment. Whoever writes a
 * journey may give the addresses of servers that run already, as `GATEHOUSE_A` and `GATEHOUSE_B`, and that of their database as
 * `GATEHOUSE_DATABASE`.
 */
export default async function start(): Promise<() => Promise<void>> {
  if (process.env["GATEHOUSE_A"] && process.env["GATEHOUSE_B"]) return () => Promise.resolve();
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
    DEMO_BUSTLE: "off",
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
  process.env["GATEHOUSE_A"] = first.url;
  process.env["GATEHOUSE_B"] = second.url;
  process.env["GATEHOUSE_DATABASE"] = postgres.url;
  return async () => {
    await second.stop();
    await first.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
