import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Transaction } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { outbox } from "./tables.ts";

export type OutboxMessage = typeof outbox.$inferSelect;

/** Takes a message to the outside; the receiver knows a repetition by `message.id`. Throws when it could not. */
export type Sender = (message: OutboxMessage) => Promise<void>;

/** What an area does about its messages. */
export interface OutboxRule {
  /** Locks what the message speaks of, before the message itself: in that order the area locks them too. */
  readonly hold?: (tx: Transaction, message: OutboxMessage) => Promise<void>;
  /** Follows up, in the transaction that marks the message as sent. */
  readonly sent?: (tx: Transaction, message: OutboxMessage) => Promise<void>;
}

const batch = 50;
/** Seconds before try n + 1. */
const pause = (attempts: number) => Math.min(3600, 5 * 2 ** attempts);

/** Messages whose turn has come are sent once each; a failure is tried again later, with growing pauses (decisions §9). */
export function createOutbox({ db, log, now }: Pick<Platform, "db" | "log" | "now">, send: Sender) {
  const rules = new Map<string, OutboxRule>();
  const unsent = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt));

  async function deliver(message: OutboxMessage): Promise<void> {
    const rule = rules.get(message.kind);
    await db.transaction(async (tx) => {
      await rule?.hold?.(tx, message);
      // Another server may be at it, or it was taken back in the meantime.
      const [due] = await tx
        .select()
        .from(outbox)
        .where(and(eq(outbox.id, message.id), unsent, lte(outbox.dueAt, now())))
        .for("update", { skipLocked: true });
      if (!due) return;
      try {
        await send(due);
      } catch (error) {
        log.warn({ err: error, outbox: due.id, kind: due.kind }, "a message could not be sent");
        await tx
          .update(outbox)
          .set({
            attempts: due.attempts + 1,
            lastError: error instanceof Error ? error.message : String(error),
            dueAt: now() + pause(due.attempts),
          })
          .where(eq(outbox.id, due.id));
        return;
      }
      await tx
        .update(outbox)
        .set({ attempts: due.attempts + 1, lastError: null, sentAt: now() })
        .where(eq(outbox.id, due.id));
      await rule?.sent?.(tx, due);
    });
  }

  /** Sends what is due. @returns how many messages were looked at */
  async function flush(): Promise<number> {
    let looked = 0;
    for (;;) {
      const due = await db
        .select()
        .from(outbox)
        .where(and(unsent, lte(outbox.dueAt, now())))
        .orderBy(asc(outbox.dueAt))
        .limit(batch);
      for (const message of due) await deliver(message);
      looked += due.length;
      if (due.length < batch) return looked;
    }
  }

  const job: JobDefinition = defineJob({
    name: "messaging.outbox",
    everySeconds: 3,
    handler: async () => {
      await flush();
    },
  });
  return { on: (kind: string, rule: OutboxRule) => void rules.set(kind, rule), flush, job };
}
