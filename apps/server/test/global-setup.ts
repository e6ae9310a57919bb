import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../src/platform/migrate.ts";
import { startPostgres } from "../src/platform/postgres.ts";
import { databaseAddress, templateDatabase } from "./address.ts";

/** One embedded PostgreSQL per run, with a migrated template that every test file clones. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(path.join(tmpdir(), "gatehouse-test-"));
  chmodSync(home, 0o711); // as root PostgreSQL runs as another user and must get in
  const server = await startPostgres({
    home,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  const admin = new Client(server.adminUrl);
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  const client = new Client(databaseAddress(server.adminUrl, templateDatabase));
  await client.connect();
  await migrate(client);
  await client.end();
  await admin.end();
  provide("adminUrl", server.adminUrl);
  return async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, database `postgres`. */
    adminUrl: string;
  }
}
