import { and, lt, ne, or, isNotNull } from "drizzle-orm";
import type { Database } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import { caughtMail, caughtSms, outbox, receivedSms } from "./tables.ts";

const day = 86_400;

interface Parts {
  readonly db: Database;
  readonly now: () => number;
  /** Days after which nothing about a message's reader is kept. */
  readonly days: number;
}

/** Once a day: of old messages stays that they went and when, not to whom and what they said. */
export const purgeMessages = ({ db, now, days }: Parts): JobDefinition =>
  defineJob({
    name: "messaging.forget",
    everySeconds: day,
    timeout: 3600,
    handler: async () => {
      const until = now() - days * day;
      await db
        .update(outbox)
        .set({ receiver: "", facts: null, payload: {}, providerId: null })
        .where(
          and(
            lt(outbox.createdAt, until),
            or(ne(outbox.receiver, ""), isNotNull(outbox.facts)),
            or(isNotNull(outbox.sentAt), isNotNull(outbox.cancelledAt), isNotNull(outbox.deadAt)),
          ),
        );
      await db.delete(caughtMail).where(lt(caughtMail.receivedAt, until));
      await db.delete(receivedSms).where(lt(receivedSms.receivedAt, until));
      await db.delete(caughtSms).where(lt(caughtSms.takenAt, until));
    },
  });
