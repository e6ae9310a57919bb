import type { AncillaryProduct, CartLine, OrderEvent, OrderState } from "@gatehouse/domain/ancillary";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { appUser, vendor } from "../access/tables.ts";
import { booking, segment } from "../bookings/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const id = (name: string) => bigint(name, { mode: "number" });
const identity = () => id("id").primaryKey().generatedAlwaysAsIdentity();

/** What a product of a vendor costs in a currency (ANC-3). */
export const ancillaryPrice = pgTable(
  "ancillary_price",
  {
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    currency: varchar("currency", { length: 3 }).notNull(),
    product: text("product").$type<AncillaryProduct>().notNull(),
    /** Minor units of one. */
    unit: integer("unit").notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.currency, table.product] })],
);

/** An order of products for a booking (ANC-6). Its prices are those of the moment at which it was made. */
export const ancillaryOrder = pgTable(
  "ancillary_order",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingId: id("booking_id")
      .notNull()
      .references(() => booking.id),
    bookingNo: text("booking_no").notNull(),
    state: text("state").$type<OrderState>().notNull(),
    stateAt: instant("state_at").notNull(),
    currency: varchar("currency", { length: 3 }).notNull(),
    /** Minor units. */
    total: bigint("total", { mode: "number" }).notNull(),
    passengers: smallint("passengers").notNull(),
    segments: bigint("segments", { mode: "number" }).array().notNull(),
    lines: jsonb("lines").$type<readonly CartLine[]>().notNull(),
    /** What the bank said of the last payment that was declined. */
    declined: text("declined").notNull().default(""),
    /** Who ordered; null when that user is gone. */
    ownerId: uuid("owner_id").references(() => appUser.id, { onDelete: "set null" }),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("ancillary_order_booking").on(table.bookingId, table.id),
    index("ancillary_order_owner").on(table.ownerId),
  ],
);

/** What happened to an order, and who did it. Rows are only ever added. */
export const ancillaryOrderLog = pgTable(
  "ancillary_order_log",
  {
    id: identity(),
    orderId: id("order_id")
      .notNull()
      .references(() => ancillaryOrder.id, { onDelete: "cascade" }),
    event: text("event").$type<OrderEvent | "ordered">().notNull(),
    state: text("state").$type<OrderState>().notNull(),
    /** A short name, or SYSTEM. */
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [index("ancillary_order_log_order").on(table.orderId, table.id)],
);

/** What a booking, or one flight of it, has because of an order (ANC-7). */
export const bookingService = pgTable(
  "booking_service",
  {
    id: identity(),
    orderId: id("order_id")
      .notNull()
      .references(() => ancillaryOrder.id),
    bookingId: id("booking_id")
      .notNull()
      .references(() => booking.id),
    /** Null for the whole booking. */
    segmentId: id("segment_id").references(() => segment.id),
    service: text("service").$type<AncillaryProduct>().notNull(),
    /** What carries it out was begun by this order, and ends with it. */
    began: boolean("began").notNull().default(false),
    from: instant("active_from").notNull(),
    /** Null while the booking has it. */
    until: instant("active_until"),
  },
  (table) => [
    uniqueIndex("booking_service_order").on(table.orderId, table.service, sql`coalesce(segment_id, 0)`),
    index("booking_service_booking")
      .on(table.bookingId)
      .where(sql`active_until is null`),
  ],
);
