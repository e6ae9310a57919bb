import {
  type DeliveryState,
  type MessageChannel,
  messageStates,
  waitingReasons,
  type MessageReason,
} from "@gatehouse/domain/messaging";
import { sql } from "drizzle-orm";
import { bigint, customType, index, integer, jsonb, pgTable, text, unique, uuid, varchar } from "drizzle-orm/pg-core";
import type { MessageFacts } from "./mail-facts.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(", "));

/**
 * What is to be sent to the outside: written in the transaction of the change it speaks of, sent afterwards, and called sent when the
 * receiving server has said that it took it (docs/decisions/029). The receiver knows a repetition by the id.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** What it is, `area.what`; says who composes it. */
    kind: text("kind").notNull(),
    /** The way it goes. */
    channel: text("channel").$type<MessageChannel>().notNull().default("email"),
    /** Kind and id of the row it speaks of. */
    subjectKind: text("subject_kind").notNull(),
    subjectId: bigint("subject_id", { mode: "number" }).notNull(),
    payload: jsonb("payload").$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Not before then. */
    dueAt: instant("due_at").notNull(),
    /** Tries since it was written, or since somebody sent it again. */
    attempts: integer("attempts").notNull().default(0),
    /** What the receiving server, or what stood in the way, said at the last try. */
    lastError: text("last_error"),
    sentAt: instant("sent_at"),
    /** Taken back before it was sent. */
    cancelledAt: instant("cancelled_at"),
    /** Given up. */
    deadAt: instant("dead_at"),
    /** Why it is where it is. */
    reason: text("reason").$type<MessageReason>(),
    /** The booking it hangs on. */
    vendor: text("vendor").notNull().default(""),
    bookingNo: text("booking_no").notNull().default(""),
    /** Address or number (E.164) it went to, or would have at the last try. */
    receiver: text("receiver").notNull().default(""),
    /** What was said, without secrets: written when it was taken. */
    facts: jsonb("facts").$type<MessageFacts>(),
    /** What the receiving server said when it took it. */
    answer: text("answer"),
    /** What the gateway calls it. */
    providerId: text("provider_id"),
    /** Parts that an SMS was sent in. */
    segments: integer("segments"),
    /** What was reported last of what became of it afterwards, and when that came. */
    delivery: text("delivery").$type<DeliveryState>(),
    deliveryAt: instant("delivery_at"),
    /** Number of the last error, as the gateway counts them. */
    errorCode: text("error_code"),
    /** Who is sending it now, and until when nobody else tries. */
    claim: uuid("claim"),
    claimedUntil: instant("claimed_until"),
    state: text("state", { enum: messageStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when sent_at is not null then 'sent' when cancelled_at is not null then 'cancelled' when dead_at is not null then 'dead' when reason in (${words(waitingReasons)}) then 'waiting' when attempts > 0 then 'retrying' else 'queued' end`,
      ),
  },
  (table) => [
    // By the channel first: what waits for a channel that is not set up holds no other back.
    index("outbox_due")
      .on(table.channel, table.dueAt)
      .where(sql`sent_at is null and cancelled_at is null and dead_at is null`),
    index("outbox_subject").on(table.subjectKind, table.subjectId),
    index("outbox_state").on(table.state, table.vendor, table.createdAt),
    index("outbox_booking").on(table.bookingNo),
    index("outbox_created").on(table.createdAt),
    index("outbox_provider").on(table.providerId),
    index("outbox_receiver").on(sql`lower(${table.receiver}) text_pattern_ops`),
  ],
);

export type OutboxMessage = typeof outbox.$inferSelect;

/** What people did about messages. */
export const outboxAudit = pgTable(
  "outbox_audit",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    message: uuid("message")
      .notNull()
      .references(() => outbox.id, { onDelete: "cascade" }),
    action: varchar("action", { length: 20, enum: ["WRITTEN", "SENT_AGAIN", "COPIED"] }).notNull(),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    /** What was known about it then: how it stood, and the last error. */
    note: text("note").notNull().default(""),
  },
  (table) => [index("outbox_audit_message").on(table.message)],
);

/** Mails that the demo world's own server has received, the latest few hundred. */
export const caughtMail = pgTable(
  "caught_mail",
  {
    /** Message-ID without its brackets; one that comes twice is kept once. */
    messageId: text("message_id").primaryKey(),
    receivedAt: instant("received_at").notNull(),
    receiver: text("receiver").notNull(),
    /** How often it came. */
    copies: integer("copies").notNull().default(1),
    raw: bytes("raw").notNull(),
  },
  (table) => [index("caught_mail_received").on(table.receivedAt)],
);

/** What was reported of messages after they went. A report that comes twice is kept once. */
export const deliveryReport = pgTable(
  "delivery_report",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    message: uuid("message")
      .notNull()
      .references(() => outbox.id, { onDelete: "cascade" }),
    status: text("status").$type<DeliveryState>().notNull(),
    at: instant("at").notNull(),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
  },
  (table) => [unique("delivery_report_once").on(table.message, table.status)],
);

/** SMS that people wrote to us. */
export const receivedSms = pgTable(
  "received_sms",
  {
    /** What the gateway calls it; by it a repetition is known. */
    providerId: text("provider_id").primaryKey(),
    sender: text("sender").notNull(),
    receiver: text("receiver").notNull(),
    text: text("text").notNull(),
    segments: integer("segments").notNull(),
    media: integer("media").notNull().default(0),
    receivedAt: instant("received_at").notNull(),
    /** Of what was written to that number last. */
    vendor: text("vendor").notNull().default(""),
    bookingNo: text("booking_no").notNull().default(""),
  },
  (table) => [
    index("received_sms_sender").on(table.sender, table.receivedAt),
    index("received_sms_booking").on(table.bookingNo),
  ],
);

/** Numbers whose owners want no SMS, and those that wanted none once. */
export const smsOptOut = pgTable("sms_opt_out", {
  /** E.164. */
  number: text("number").primaryKey(),
  since: instant("since").notNull(),
  /** When its owner asked for messages again; null while they want none. */
  endedAt: instant("ended_at"),
});

/** Addresses whose owners want no e-mails but those that their journey and their account need, and those that wanted none once. */
export const emailOptOut = pgTable("email_opt_out", {
  /** In small letters. */
  address: text("address").primaryKey(),
  since: instant("since").notNull(),
  /** When its owner asked for them again; null while they want none. */
  endedAt: instant("ended_at"),
});

/** SMS that the demo world's own gateway has taken, the latest few hundred. */
export const caughtSms = pgTable(
  "caught_sms",
  {
    /** Idempotency key; one that comes twice is kept once. */
    id: text("id").primaryKey(),
    takenAt: instant("taken_at").notNull(),
    sender: text("sender").notNull(),
    receiver: text("receiver").notNull(),
    text: text("text").notNull(),
    /** How often it came. */
    copies: integer("copies").notNull().default(1),
  },
  (table) => [index("caught_sms_taken").on(table.takenAt)],
);
