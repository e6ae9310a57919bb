import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isFor, type LiveHub, type LiveMessage, type LiveReader } from "../live.ts";
import { httpError } from "./errors.ts";
import { openEventStream, type EventStream } from "./event-stream.ts";
import { ordinaryRate } from "./limits.ts";
import { isOwnOrigin } from "./security.ts";

/** Consumes a one-use ticket. @returns who may read, or undefined for a ticket that is unknown, used or too old */
export type OpenTicket = (ticket: string) => Promise<LiveReader | undefined>;

/** Which of these sessions still hold. */
export type OpenSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

interface Options {
  readonly config: Config;
  readonly live: LiveHub;
  readonly openTicket: OpenTicket;
  readonly openSessions: OpenSessions;
  readonly now: () => number;
}

/** Streams of one session: a browser with many tabs, not an attack. */
const streamsPerSession = 12;
const longestTimer = 2 ** 31 - 1;

function ticketOf(request: FastifyRequest): string {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== "string" || !/^[\w-]{16,200}$/.test(ticket))
    throw httpError(401, "UNAUTHORIZED", "The ticket is unknown, used or too old.");
  return ticket;
}

/**
 * `GET /api/events?ticket=…`: live events for one reader (API-11). Ends at once when the session is revoked, and when its
 * token family ends.
 * @returns the number of open streams, and how to end them all when the server stops
 */
export function addEvents(
  app: FastifyInstance,
  { config, live, openTicket, openSessions, now }: Options,
): { open(): number; endAll(): void } {
  const open = new Map<EventStream, LiveReader>();

  /** A session that ended while nobody could listen was told to nobody. In doubt a stream ends, too: it comes back with a ticket. */
  async function endMissed(): Promise<void> {
    const streams = Array.from(open);
    const holding = await openSessions(streams.map(([, { sessionId }]) => sessionId)).catch(() => undefined);
    for (const [stream, { sessionId }] of streams) {
      if (holding?.has(sessionId)) continue;
      if (holding) stream.send({ type: "session.ended" });
      stream.end();
    }
  }
  const unsubscribe = live.subscribe(({ event: { type } }) => {
    if (type === "resync" && open.size > 0) void endMissed();
  });
  app.addHook("onClose", async () => unsubscribe());

  app.get("/api/events", { ...ordinaryRate, exposeHeadRoute: false }, async (request, reply) => {
    if (!isOwnOrigin(request, config)) throw httpError(403, "FOREIGN_ORIGIN", "This page may not do that.");
    const ticket = ticketOf(request);
    // Listen before asking: a session that is revoked in between is heard.
    const early: LiveMessage[] = [];
    let hear = (message: LiveMessage) => void early.push(message);
    const leave = live.subscribe((message) => hear(message));
    const reader = await openTicket(ticket).catch((error: unknown) => {
      leave();
      throw error;
    });
    const refusal =
      !reader || reader.endsAt <= now()
        ? httpError(401, "UNAUTHORIZED", "The ticket is unknown, used or too old.")
        : undefined;
    const tooMany =
      reader &&
      [...open.values()].filter(({ sessionId }) => sessionId === reader.sessionId).length >= streamsPerSession;
    if (refusal || tooMany || !reader || request.raw.destroyed) {
      leave();
      throw refusal ?? httpError(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again later.", { retryAfter: 10 });
    }

    reply.hijack();
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    const stream = openEventStream(reply.raw, headers, () => {
      leave();
      clearTimeout(expiry);
      open.delete(stream);
    });
    const expiry = setTimeout(
      () => hear({ event: { type: "session.ended" }, audience: { to: "session", sessionId: reader.sessionId } }),
      Math.min(longestTimer, (reader.endsAt - now()) * 1000),
    ).unref();
    open.set(stream, reader);
    hear = ({ event, audience }) => {
      if (!isFor(reader, audience)) return;
      stream.send(event);
      if (event.type === "session.ended") stream.end();
    };
    for (const message of early.splice(0)) hear(message);
  });

  return {
    open: () => open.size,
    endAll: () => {
      for (const stream of open.keys()) stream.end();
    },
  };
}
