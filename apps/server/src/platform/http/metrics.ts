import { timingSafeEqual, createHash } from "node:crypto";
import { messageChannels, messageStates } from "@gatehouse/domain/messaging";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import { databaseUnavailableIn } from "../connections/database-unavailable.ts";
import type { Jobs } from "../jobs.ts";
import { errorBody, sendError } from "./errors.ts";

interface Sources {
  readonly config: Pick<Config, "metricsToken">;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly streams: () => number;
  /** How many messages to the outside stand how. */
  readonly messages?: () => Promise<
    readonly { readonly channel: string; readonly state: string; readonly count: number }[]
  >;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether the caller holds the token. Where it comes from says nothing: a proxy on this machine forwards strangers. */
const mayRead = ({ headers }: FastifyRequest, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));

/** `/api/metrics`: Prometheus figures of this process for anyone who holds `METRICS_TOKEN`; without one there is no such address. */
export function addMetrics(app: FastifyInstance, { config, pool, jobs, streams, messages }: Sources): void {
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
        if (databaseUnavailableIn(error)) return [];
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
  if (messages)
    gauge(
      "gatehouse_messages",
      "Messages to travellers by how they stand",
      async (set) => {
        const counts = new Map((await messages()).map((each) => [`${each.channel} ${each.state}`, each.count]));
        for (const channel of messageChannels)
          for (const state of messageStates) set({ channel, state }, counts.get(`${channel} ${state}`) ?? 0);
      },
      ["channel", "state"],
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
