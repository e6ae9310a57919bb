import { contract } from "@gatehouse/api/contract";
import { ORPCError, traverseContractProcedures, type AnyRouter } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "../src/platform/config.ts";
import { buildServer, type ServerParts } from "../src/platform/http/build-server.ts";
import { implementContract } from "../src/platform/http/call-context.ts";
import type { CallRouter } from "../src/platform/http/calls.ts";
import type { Jobs } from "../src/platform/jobs.ts";
import type { LiveHub } from "../src/platform/live.ts";
import type { Logger } from "../src/platform/log.ts";
import { testConfig } from "./config.ts";
import type { TestDatabase } from "./database.ts";
import { quietLog } from "./log.ts";

type Implementer = ReturnType<typeof implementContract>;

/** The whole contract, where every call that a test does not implement answers 501. */
export function routerWith(implement: (calls: Implementer) => Record<string, unknown>): CallRouter {
  const calls = implementContract({ checkAnswers: true });
  const given = implement(calls);
  const router: Record<string, unknown> = {};
  traverseContractProcedures({ router: contract, path: [] }, ({ path }) => {
    let node: unknown = calls;
    let here = router;
    for (const [index, key] of path.entries()) {
      node = (node as Record<string, unknown>)[key];
      if (index === path.length - 1)
        here[key] =
          given[path.join(".")] ??
          (node as { handler(handle: () => never): unknown }).handler(() => {
            throw new ORPCError("NOT_IMPLEMENTED", { status: 501 });
          });
      else here = (here[key] ??= {}) as Record<string, unknown>;
    }
  });
  return router as AnyRouter as CallRouter;
}

const noJobs: Jobs = {
  register: () => undefined,
  enqueue: async () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
  figures: async () => [{ name: "test.job", waiting: 2, active: 1, failed: 0 }],
};
const noLive: LiveHub = {
  publish: async () => undefined,
  publishAll: async () => undefined,
  subscribe: () => () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
};

/** An HTTP server without areas, for tests of the platform. Close it. */
export const platformServer = (
  database: TestDatabase,
  {
    config = testConfig(),
    log = quietLog,
    ...parts
  }: Partial<ServerParts> & { config?: Config; log?: Logger; pool?: pg.Pool } = {},
): Promise<FastifyInstance> =>
  buildServer({
    config,
    log,
    db: database.db,
    pool: database.pool,
    jobs: noJobs,
    live: noLive,
    now: () => Math.floor(Date.now() / 1000),
    version: "test",
    router: routerWith(() => ({})),
    openTicket: async () => undefined,
    openSessions: async (sessionIds) => new Set(sessionIds),
    ...parts,
  });
