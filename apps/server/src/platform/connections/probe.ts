import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "../start-error.ts";
import { DatabaseClient } from "./client.ts";

/** PostgreSQL is there, but going down or coming up. */
const passing: ReadonlySet<string> = new Set(["57P01", "57P02", "57P03"]);

const codeBehind = (error: unknown): string | undefined =>
  errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined);

/** Asks the database the simplest question, on a connection of its own that is kept. */
export function createProbe(
  url: string,
  patience: number,
): {
  /** @returns why there is no answer, or undefined when there is one */
  ask(): Promise<Error | undefined>;
  close(): Promise<void>;
} {
  let kept: DatabaseClient | undefined;

  async function answer(client: DatabaseClient, fresh: boolean): Promise<Error | undefined> {
    try {
      if (fresh) await client.connect();
      await client.query("select 1");
      if (kept && kept !== client) void kept.end().catch(() => undefined);
      kept = client;
      return undefined;
    } catch (error) {
      client.abandon(new Error("not needed any more"));
      const code = codeBehind(error);
      // Refused with PostgreSQL's own words (too many connections, a password that was changed): somebody is there.
      if (code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !passing.has(code)) return undefined;
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function noAnswer(client: DatabaseClient, over: AbortSignal): Promise<Error> {
    await sleep(patience, undefined, { ref: false, signal: over });
    // A thread that was busy meanwhile has not looked at its connections yet: the answer may be there.
    await sleep(100, undefined, { ref: false, signal: over });
    client.abandon(new Error("no answer"));
    return new Error(`no answer within ${patience / 1000} s`);
  }

  async function askOnce(client: DatabaseClient, fresh: boolean): Promise<Error | undefined> {
    const over = new AbortController();
    try {
      return await Promise.race([answer(client, fresh), noAnswer(client, over.signal)]);
    } finally {
      over.abort();
    }
  }

  const open = () => new DatabaseClient({ connectionString: url, application_name: "gatehouse-watch" });

  return {
    async ask() {
      const old = kept;
      kept = undefined;
      // A connection that is there may have been cut off without a word, and new ones may wait for a busy postmaster.
      const ways = [askOnce(open(), true), ...(old ? [askOnce(old, false)] : [])];
      const answered = ways.map(async (way) => {
        const noAnswer = await way;
        if (noAnswer) throw noAnswer;
      });
      return Promise.any(answered).then(
        () => undefined,
        () => ways[0],
      );
    },
    async close() {
      await kept?.end().catch(() => undefined);
    },
  };
}
