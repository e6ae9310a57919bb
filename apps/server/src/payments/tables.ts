import type { PaymentEvent, PaymentState } from "@gatehouse/domain/payments";
import { bigint, index, pgTable, primaryKey, text, uuid, varchar } from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";
import { ancillaryOrder } from "../ancillary/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });

/** One attempt to pay an order (PAY-3). */
export const payment = pgTable(
  "payment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => ancillaryOrder.id),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    /** The bank's name: see `PaymentProvider`. */
    provider: text("provider").notNull(),
    /** What the bank calls it, and the address of its page; null until the bank has answered. */
    session: text("session"),
    page: text("page"),
    state: text("state").$type<PaymentState>().notNull(),
    stateAt: instant("state_at").notNull(),
    /** Minor units. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    currency: varchar("currency", { length: 3 }).notNull(),
    /** The bank's own words. */
    message: text("message").notNull().default(""),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    refundedBy: text("refunded_by"),
    /** When the bank was asked last, because no news came; null for never. */
    askedAt: instant("asked_at"),
  },
  (table) => [
    index("payment_order").on(table.orderId),
    index("payment_newest").on(table.createdAt, table.id),
    index("payment_vendor").on(table.vendor, table.createdAt),
  ],
);

/** What was done to a payment, by the bank's news and by staff. The bank's id of a piece of news is taken once (PAY-5). */
export const paymentNews = pgTable(
  "payment_news",
  {
    provider: text("provider").notNull(),
    newsId: text("news_id").notNull(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id, { onDelete: "cascade" }),
    event: text("event").$type<PaymentEvent>().notNull(),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.newsId] }),
    index("payment_news_payment").on(table.paymentId),
  ],
);
