import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/**
 * What is to be sent to the outside: written in the transaction of the change it speaks of, sent once per row afterwards
 * (decisions §9). The receiver knows a repetition by the id.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** What it is, `area.what`; says who sends it. */
    kind: text("kind").notNull(),
    /** Kind and id of the row it speaks of. */
    subjectKind: text("subject_kind").notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    payload: jsonb("payload").$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Not before then. */
    dueAt: instant("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    sentAt: instant("sent_at"),
    /** Taken back before it was sent. */
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    index("outbox_due")
      .on(table.dueAt)
      .where(sql`sent_at is null and cancelled_at is null`),
    index("outbox_subject").on(table.subjectKind, table.subjectId),
  ],
);
