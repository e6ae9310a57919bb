import type { Address } from "@gatehouse/domain/addresses";
import type { TravellerAction } from "@gatehouse/domain/checkin";
import type { EmergencyContact, GuardedField } from "@gatehouse/domain/travellers";
import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { vendorKey } from "../access/tables.ts";
import { booking, passenger } from "../bookings/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const bookingId = () =>
  bigint("booking_id", { mode: "number" })
    .notNull()
    .references(() => booking.id);

/** What a public link opens its booking for (API-9). */
export type LinkPurpose = "missing-info" | "disruption";

/**
 * A link that was sent to a traveller: it opens one booking for one purpose, until the last flight of the booking has arrived. When
 * that is the flights say, so that a link follows a changed schedule. Only the SHA-256 of its secret is kept.
 */
export const publicLink = pgTable(
  "public_link",
  {
    id: identity(),
    hash: text("hash").notNull().unique(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    bookingId: bookingId(),
    createdAt: instant("created_at").notNull(),
    /** User id of the one who asked for it, or SYSTEM. */
    createdBy: text("created_by").notNull(),
    /** Of a link for a frame of another product's page: when it ends; null for those that end with the last arrival. */
    expiresAt: instant("expires_at"),
    /** The vendor's key that such a link was made for: it ends with the key. */
    vendorKeyId: bigint("vendor_key_id", { mode: "number" }).references(() => vendorKey.id, {
      onDelete: "cascade",
    }),
  },
  (table) => [index("public_link_booking").on(table.bookingId)],
);

/** What a booking's travellers have supplied for all of them; the rest is at the passengers. */
export const travellerInfo = pgTable("traveller_info", {
  bookingId: bigint("booking_id", { mode: "number" })
    .primaryKey()
    .references(() => booking.id),
  destinationAddress: jsonb("destination_address").$type<Address>(),
  emergencyContact: jsonb("emergency_contact").$type<EmergencyContact>(),
  /** Passengers whom the last submission left out: nobody waits for what is missing about them. */
  leftOut: bigint("left_out", { mode: "number" })
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** A change of a name or of a delivery address that a traveller asks for: nothing happens until a staff member has decided. */
export const pendingChange = pgTable(
  "pending_change",
  {
    id: identity(),
    bookingId: bookingId(),
    passengerId: bigint("passenger_id", { mode: "number" })
      .notNull()
      .references(() => passenger.id),
    field: text("field").$type<GuardedField>().notNull(),
    /** What stood there when it was asked for. */
    before: text("before").notNull(),
    wanted: text("wanted").notNull(),
    requestedAt: instant("requested_at").notNull(),
    state: text("state").$type<"waiting" | "confirmed" | "refused">().notNull().default("waiting"),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("pending_change_booking").on(table.bookingId),
    uniqueIndex("pending_change_waiting")
      .on(table.passengerId, table.field)
      .where(sql`state = 'waiting'`),
  ],
);

/** Who did what to a booking's traveller data, and when: names of fields, never what is in them. Rows are only ever added. */
export const travellerAudit = pgTable(
  "traveller_audit",
  {
    id: identity(),
    bookingId: bookingId(),
    /** Null for what belongs to the whole booking. */
    passengerId: bigint("passenger_id", { mode: "number" }).references(() => passenger.id),
    action: text("action").$type<TravellerAction>().notNull(),
    /** A user id, TRAVELLER for anyone who held the link, or SYSTEM. */
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    fields: text("fields")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The link that was used or made. */
    linkId: bigint("link_id", { mode: "number" }),
  },
  (table) => [index("traveller_audit_booking").on(table.bookingId, table.id)],
);
