import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isLoopback, type Config } from "../config.ts";
import { awayBehind } from "../connections/database-away.ts";
import type { Jobs } from "../jobs.ts";
import { errorBody, sendError } from "./errors.ts";

interface Sources {
  readonly config: Pick<Config, "metricsToken">;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly streams: () => number;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether the caller may read the figures: it holds the token, or, without one, runs on this machine. A proxy on this machine
 * forwards strangers, so whatever names a forwarded caller is refused.
 */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${token}`));
  const forwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
  return forwarded === undefined && isLoopback((request.socket.remoteAddress ?? "").replace(/^::ffff:/, ""));
}

/** `/api/metrics`: Prometheus figures of this process, not public. */
export function addMetrics(app: FastifyInstance, { config, pool, jobs, streams }: Sources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "gatehouse_http_request_duration_seconds",
    help: "Time from the first byte of a request to the last of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const gauge = (
    name: string,
    help: string,
    collect: (set: (labels: Record<string, string>, value: number) => void) => void | Promise<void>,
    labelNames: string[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await collect((labels, value) => this.set(labels, value));
      },
    });
  gauge(
    "gatehouse_database_connections",
    "Connections of the pool",
    (set) => {
      set({ state: "idle" }, pool.idleCount);
      set({ state: "busy" }, pool.totalCount - pool.idleCount);
      set({ state: "awaited" }, pool.waitingCount);
    },
    ["state"],
  );
  gauge(
    "gatehouse_jobs",
    "Jobs by kind",
    async (set) => {
      // The other figures tell of a process without its database.
      const figures = await jobs.figures().catch((error: unknown) => {
        if (awayBehind(error)) return [];
        throw error;
      });
      for (const { name, waiting, active, failed } of figures) {
        set({ job: name, state: "waiting" }, waiting);
        set({ job: name, state: "active" }, active);
        set({ job: name, state: "failed" }, failed);
      }
    },
    ["job", "state"],
  );
  gauge("gatehouse_live_streams", "Open live streams", (set) => set({}, streams()), []);

  app.addHook("onResponse", async (request, reply) => {
    const route = request.callName ?? request.routeOptions.url ?? "none";
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get("/api/metrics", async (request, reply) => {
    if (!mayRead(request, config.metricsToken))
      return sendError(reply, errorBody(404, "NOT_FOUND", "There is no such address."));
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await registry.metrics());
  });
  app.addHook("onClose", async () => registry.clear());
}
