import type { FastifyInstance } from "fastify";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Access } from "../src/access/access.ts";
import { loadSigningKeys, type SigningKeys } from "../src/access/signing-keys.ts";
import { createAreas } from "../src/areas.ts";
import { createLiveHub, type LiveHub } from "../src/platform/live.ts";
import { testConfig } from "./config.ts";
import type { Logger } from "../src/platform/log.ts";
import type { TestDatabase } from "./database.ts";
import { platformServer } from "./http.ts";
import { quietLog } from "./log.ts";

/** The whole product as one server process runs it, on the database of a test file. */
export interface TestServer {
  readonly url: string;
  readonly access: Access;
  readonly keys: SigningKeys;
  readonly live: LiveHub;
}

interface Options {
  /** Settings beside those of tests. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: Logger;
  /** Seconds since 1970, UTC. Default the real time. */
  readonly now?: () => number;
}

/** All areas over real HTTP, with nobody working on the jobs. Read the properties inside tests and hooks only. */
export function useServer(
  database: TestDatabase,
  { settings = {}, log = quietLog, now = () => Math.floor(Date.now() / 1000) }: Options = {},
): TestServer {
  const server = {} as { -readonly [K in keyof TestServer]: TestServer[K] };
  const dataDir = mkdtempSync(path.join(tmpdir(), "gatehouse-server-"));
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    const { db, pool, url } = database;
    const config = testConfig({ DATA_DIR: dataDir, ...settings });
    server.live = createLiveHub({ url, log });
    await server.live.start();
    server.keys = await loadSigningKeys(db);
    const nothing = async () => undefined;
    const jobs = {
      register: () => undefined,
      enqueue: nothing,
      start: nothing,
      stop: nothing,
      figures: async () => [],
    };
    const platform = { config, db, log, live: server.live, jobs, now };
    const { access, http } = await createAreas(platform, pool, "1.2.3");
    server.access = access;
    app = await platformServer(database, { ...platform, pool, ...http });
    server.url = await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await app?.close();
    await server.live.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return server;
}
