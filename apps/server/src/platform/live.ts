import type { LiveEvent } from "@gatehouse/api/realtime";
import { sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { createListener } from "./listener.ts";
import type { Audience, LiveMessage } from "./live-message.ts";
import { decodeMessage, encodeMessage } from "./live-wire.ts";
import type { Logger } from "./log.ts";

export type { Audience, LiveMessage };

/** What the server knows about the reader of a live stream. */
export interface LiveReader {
  readonly userId: string;
  readonly sessionId: string;
  readonly permissions: readonly string[];
  /** The vendor codes the reader is bound to, or "all" for staff without a bond. */
  readonly vendors: readonly string[] | "all";
  /** When the session ends at the latest: seconds since 1970, UTC. */
  readonly endsAt: number;
}

/** Whether an event is for a reader; in doubt it is not. */
export function isFor(reader: LiveReader, audience: Audience): boolean {
  switch (audience.to) {
    case "everyone":
      return true;
    case "user":
      return audience.userId === reader.userId;
    case "session":
      return audience.sessionId === reader.sessionId;
    case "owner":
      return (
        audience.userId === reader.userId ||
        (reader.permissions.includes(audience.permission) &&
          (reader.vendors === "all" || (audience.vendors?.every((code) => reader.vendors.includes(code)) ?? false)))
      );
    case "vendor":
      return (
        reader.permissions.includes(audience.permission) &&
        (reader.vendors === "all" || reader.vendors.includes(audience.vendor))
      );
  }
}

/** Live events of all server processes on one database. */
export interface LiveHub {
  /** Announces an event when the transaction commits, on every process; nothing when it rolls back. */
  publish(tx: Queryable, event: LiveEvent, audience: Audience): Promise<void>;
  /** Announces several events by one statement, in their order. */
  publishAll(tx: Queryable, messages: readonly LiveMessage[]): Promise<void>;
  /** Hears every event of every process, unfiltered. @returns ends the subscription */
  subscribe(hear: (message: LiveMessage) => void): () => void;
  /** Begins to listen; resolves when events can no longer be missed. */
  start(): Promise<void>;
  readonly stop: () => Promise<void>;
}

const channel = "gatehouse_live";

/** Hands live events that PostgreSQL tells of to whoever listens in this server process. */
export function createLiveHub({ url, log }: { readonly url: string; readonly log: Logger }): LiveHub {
  const subscribers = new Set<(message: LiveMessage) => void>();
  const tell = (message: LiveMessage) => {
    for (const hear of subscribers) hear(message);
  };
  const listener = createListener({
    url,
    name: "gatehouse-live",
    channel,
    log,
    onPayload: (payload) => {
      const message = decodeMessage(payload);
      if (message) tell(message);
      else log.warn("a live event could not be read; another server runs another version");
    },
    // While the connection was away anything may have happened.
    onReconnect: () => tell({ event: { type: "resync" }, audience: { to: "everyone" } }),
  });
  async function publishAll(tx: Queryable, messages: readonly LiveMessage[]): Promise<void> {
    const notifications = messages.flatMap(encodeMessage).map((payload) => sql`pg_notify(${channel}, ${payload})`);
    if (notifications.length > 0) await tx.execute(sql`select ${sql.join(notifications, sql`, `)}`);
  }
  return {
    publish: (tx, event, audience) => publishAll(tx, [{ event, audience }]),
    publishAll,
    subscribe(hear) {
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
    start: () => listener.start(),
    stop: () => listener.stop(),
  };
}
