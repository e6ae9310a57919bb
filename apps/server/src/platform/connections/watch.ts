import type { Logger } from "../log.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { createProbe } from "./probe.ts";
import type { DatabaseWatch, Waiting } from "./waiting.ts";

/** Milliseconds between looks at what waits. */
const look = 250;
/** Milliseconds after which somebody's waiting makes the database suspect, and between two questions while it goes on. */
const suspicious = 1000;
/** Milliseconds in which a living database answers the simplest question, also on a busy machine. */
const patience = 2500;
/** Milliseconds between two questions to a database that is away. */
const again = 250;

/**
 * A database that is frozen, or behind a network that swallows packets, says nothing at all: no statement fails, everybody waits.
 * So while somebody waits for longer than a moment, the simplest question is asked on a connection of its own. Unanswered, all who
 * wait are told, and anyone who comes is told at once, until the question is answered again. A slow statement on a database that
 * answers is left alone: its limit is `STATEMENT_TIMEOUT`.
 */
export function createWatch({ url, log }: { readonly url: string; readonly log?: Logger | undefined }): DatabaseWatch {
  const waiting = new Map<symbol, Waiting & { readonly since: number }>();
  const probe = createProbe(url, patience);
  let away: Error | undefined;
  let asking = false;
  let askedAt = 0;
  let closed = false;

  const giveUp = (reason: Error) => {
    for (const { end } of Array.from(waiting.values())) end(reason);
  };

  async function ask(): Promise<void> {
    asking = true;
    const noAnswer = await probe.ask();
    asking = false;
    askedAt = performance.now();
    if (closed) return;
    if (noAnswer && !away) {
      log?.warn({ reason: noAnswer.message, waiting: waiting.size }, "the database does not answer");
      away = noAnswer;
      giveUp(noAnswer);
    } else if (!noAnswer && away) {
      log?.info("the database answers again");
      away = undefined;
    }
  }

  const timer = setInterval(() => {
    const now = performance.now();
    let oldest = Infinity;
    for (const { since, limit, end } of waiting.values()) {
      oldest = Math.min(oldest, since);
      if (limit !== undefined && now - since > limit) end(new Error(`no answer after ${Math.round(limit / 1000)} s`));
    }
    if (asking || now - askedAt < (away ? again : suspicious)) return;
    if (away || now - oldest > suspicious) void ask();
  }, look).unref();

  return {
    begin(one) {
      const key = Symbol("operation");
      waiting.set(key, { ...one, since: performance.now() });
      return { done: () => void waiting.delete(key) };
    },
    refusal: () => (away ? new DatabaseUnavailable("nothing saved", away) : undefined),
    async close() {
      closed = true;
      clearInterval(timer);
      giveUp(new Error("the server stops"));
      await probe.close();
    },
  };
}
