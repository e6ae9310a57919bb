import { setTimeout as sleep } from "node:timers/promises";
import { escapeIdentifier } from "pg";
import { DatabaseClient } from "./connections/client.ts";
import type { Logger } from "./log.ts";

interface Options {
  readonly url: string;
  /** What its connections are called in the database. */
  readonly name: string;
  readonly channel: string;
  readonly log: Logger;
  readonly onPayload: (payload: string) => void;
  /** The connection was away and is back: notifications may have been missed. */
  readonly onReconnect: () => void;
}

const heartbeatMilliseconds = 10_000;
const pauses = [50, 100, 250, 500, 1000, 2000];

/** A connection that listens to one channel and comes back by itself when the database was away. */
export function createListener({ url, name, channel, log, onPayload, onReconnect }: Options): {
  start(): Promise<void>;
  stop(): Promise<void>;
} {
  let client: DatabaseClient | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const opening = new DatabaseClient({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    opening.on("error", (error) =>
      log.debug({ err: error, connection: name }, "a listening database connection broke"),
    );
    try {
      await opening.connect();
      opening.on("notification", ({ payload }) => onPayload(payload ?? ""));
      await opening.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      opening.abandon(new Error("the connection could not be opened"));
      throw error;
    }
    opening.once("end", () => void lost(opening));
    client = opening;
    // A connection that died without a word answers no query.
    heartbeat = setInterval(() => {
      opening.query("select 1").catch((error: Error) => opening.abandon(error));
    }, heartbeatMilliseconds).unref();
  }

  async function close(): Promise<void> {
    stopped = true;
    clearInterval(heartbeat);
    await client?.end();
  }

  async function lost(which: DatabaseClient): Promise<void> {
    if (stopped || client !== which) return;
    clearInterval(heartbeat);
    client = undefined;
    log.warn({ connection: name }, "a listening database connection is gone");
    for (let attempt = 0; !stopped; attempt += 1) {
      await sleep(pauses[Math.min(attempt, pauses.length - 1)]);
      try {
        await open();
        if (stopped) return await close();
        log.info({ connection: name }, "the listening database connection is back");
        onReconnect();
        return;
      } catch (error) {
        log.debug({ err: error }, "a listening database connection could not be opened again");
      }
    }
  }

  return { start: open, stop: close };
}
