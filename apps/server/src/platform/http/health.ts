import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { ChannelState } from "@gatehouse/domain/messaging";
import { isCurrent } from "../migrate.ts";
import { errorBody, sendError } from "./errors.ts";

/** How a channel that is not set up reads for people; the others speak for themselves. */
const mailWords = { "not-configured": "not configured", demo: "demo", failing: "failing", ready: "ready" } as const;

/**
 * `/api/health`: the process answers. `/api/ready`: the database answers too, and has this program's migrations; it says beside that
 * how e-mail and SMS stand. Without them the server is ready all the same: messages wait, nothing is lost.
 */
export function addHealth(
  app: FastifyInstance,
  pool: pg.Pool,
  isStopping: () => boolean,
  mail?: { readonly channelState: () => Promise<ChannelState>; readonly smsState: () => Promise<ChannelState> },
): void {
  app.get("/api/health", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/api/ready", async (request, reply) => {
    const ready =
      !isStopping() &&
      (await isCurrent(pool).catch((error: unknown) => request.log.warn({ reason: String(error) }, "not ready")));
    const channel = ready ? await mail?.channelState().catch(() => undefined) : undefined;
    const sms = ready ? await mail?.smsState().catch(() => undefined) : undefined;
    return ready
      ? reply.header("cache-control", "no-store").send({
          status: "ready",
          ...(channel === undefined ? {} : { mail: mailWords[channel] }),
          ...(sms === undefined ? {} : { sms: mailWords[sms] }),
        })
      : sendError(
          reply,
          errorBody(503, "NOT_READY", "The database is away or not up to date, or the server is stopping."),
        );
  });
}
