import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { isCurrent } from "../migrate.ts";
import { errorBody, sendError } from "./errors.ts";

/** `/api/health`: the process answers. `/api/ready`: the database answers too, and has this program's migrations. */
export function addHealth(app: FastifyInstance, pool: pg.Pool, isStopping: () => boolean): void {
  app.get("/api/health", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/api/ready", async (request, reply) => {
    const ready =
      !isStopping() &&
      (await isCurrent(pool).catch((error: unknown) => request.log.warn({ reason: String(error) }, "not ready")));
    return ready
      ? reply.header("cache-control", "no-store").send({ status: "ready" })
      : sendError(
          reply,
          errorBody(503, "NOT_READY", "The database is away or not up to date, or the server is stopping."),
        );
  });
}
