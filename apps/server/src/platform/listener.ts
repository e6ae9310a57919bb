import { setTimeout as sleep } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";
import type { Logger } from "./log.ts";

interface Options {
  readonly url: string;
  readonly channel: string;
  readonly log: Logger;
  readonly onPayload: (payload: string) => void;
  /** The connection was away and is back: notifications may have been missed. */
  readonly onReconnect: () => void;
}

const heartbeatMilliseconds = 10_000;
const pauses = [50, 100, 250, 500, 1000, 2000];

/** A connection that listens to one channel and comes back by itself when the database was away. */
export function createListener({ url, channel, log, onPayload, onReconnect }: Options): {
  start(): Promise<void>;
  stop(): Promise<void>;
} {
  let client: Client | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const opening = new Client({
      connectionString: url,
      application_name: "gatehouse-live",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    opening.on("error", (error) => log.debug({ err: error }, "the live connection broke"));
    try {
      await opening.connect();
      opening.on("notification", ({ payload }) => onPayload(payload ?? ""));
      await opening.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await opening.end().catch(() => undefined);
      throw error;
    }
    opening.once("end", () => void lost(opening));
    client = opening;
    // A connection that died without a word answers no query.
    heartbeat = setInterval(() => {
      opening.query("select 1").catch(() => opening.end().catch(() => undefined));
    }, heartbeatMilliseconds).unref();
  }

  async function close(): Promise<void> {
    stopped = true;
    clearInterval(heartbeat);
    await client?.end();
  }

  async function lost(which: Client): Promise<void> {
    if (stopped || client !== which) return;
    clearInterval(heartbeat);
    client = undefined;
    log.warn("live events are interrupted: the database connection is gone");
    for (let attempt = 0; !stopped; attempt += 1) {
      await sleep(pauses[Math.min(attempt, pauses.length - 1)]);
      try {
        await open();
        if (stopped) return await close();
        log.info("live events are back");
        onReconnect();
        return;
      } catch (error) {
        log.debug({ err: error }, "the live connection could not be opened again");
      }
    }
  }

  return { start: open, stop: close };
}
