import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isFor, type LiveHub, type LiveMessage, type LiveReader } from "../live.ts";
import { httpError } from "./errors.ts";
import { createReaderWatch, type OpenSessions } from "../reader-watch.ts";
import { openEventStream, type EventStream } from "./event-stream.ts";
import { ordinaryRate } from "./limits.ts";
import { isOwnOrigin } from "./security.ts";

/** Consumes a one-use ticket. @returns who may read, or undefined for a ticket that is unknown, used or too old */
export type OpenTicket = (ticket: string) => Promise<LiveReader | undefined>;

interface Options {
  readonly config: Config;
  readonly live: LiveHub;
  readonly openTicket: OpenTicket;
  readonly openSessions: OpenSessions;
  readonly now: () => number;
}

/** Streams of one session: a browser with many tabs, not an attack. */
const streamsPerSession = 12;

function ticketOf(request: FastifyRequest): string {
  const { ticket } = request.query as { ticket?: unknown };
  if (typeof ticket !== "string" || !/^[\w-]{16,200}$/.test(ticket))
    throw httpError(401, "UNAUTHORIZED", "The ticket is unknown, used or too old.");
  return ticket;
}

/**
 * `GET /api/events?ticket=…`: live events for one reader (API-11). Ends at once when the session is revoked, when its token family
 * ends, and when what its user may do has changed: it comes back with a ticket, and hears what it may hear then.
 * @returns the number of open streams, and how to end them all when the server stops
 */
export function addEvents(
  app: FastifyInstance,
  { config, live, openTicket, openSessions, now }: Options,
): { open(): number; endAll(): void } {
  const open = new Map<EventStream, LiveReader>();
  const readers = createReaderWatch({ live, openSessions, now });
  app.addHook("onClose", async () => readers.stop());

  app.get("/api/events", { ...ordinaryRate, exposeHeadRoute: false }, async (request, reply) => {
    if (!isOwnOrigin(request, config)) throw httpError(403, "FOREIGN_ORIGIN", "This page may not do that.");
    const ticket = ticketOf(request);
    // Listen before asking: what happens in between is heard.
    const early: LiveMessage[] = [];
    let hear = (message: LiveMessage) => void early.push(message);
    const unsubscribe = live.subscribe((message) => hear(message));
    let stream: EventStream | undefined;
    const admitted = await readers
      .admit(
        () => openTicket(ticket),
        (why) => {
          if (why !== "lost") stream?.send({ type: why });
          stream?.end();
        },
      )
      .catch((error: unknown) => {
        unsubscribe();
        throw error;
      });
    const leave = () => {
      unsubscribe();
      admitted?.leave();
    };
    const tooMany =
      admitted &&
      [...open.values()].filter(({ sessionId }) => sessionId === admitted.reader.sessionId).length >= streamsPerSession;
    if (tooMany || !admitted || request.raw.destroyed) {
      leave();
      throw tooMany
        ? httpError(429, "TOO_MANY_REQUESTS", "Too many attempts. Try again later.", { retryAfter: 10 })
        : httpError(401, "UNAUTHORIZED", "The ticket is unknown, used or too old.");
    }
    const { reader } = admitted;

    reply.hijack();
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    const opened = openEventStream(reply.raw, headers, () => {
      leave();
      open.delete(opened);
    });
    stream = opened;
    open.set(opened, reader);
    hear = ({ event, audience }) => {
      // What ends the stream is said by whoever watches its reader.
      if (event.type === "session.ended" || event.type === "access.changed" || !isFor(reader, audience)) return;
      opened.send(event);
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
