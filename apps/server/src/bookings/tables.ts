import { sql } from "drizzle-orm";
import type { Address } from "@gatehouse/domain/addresses";
import { bigint, boolean, date, index, jsonb, pgTable, smallint, text, unique, varchar } from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A booking of a vendor (CHK-1). Its number is the vendor's own. */
export const booking = pgTable(
  "booking",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingNo: text("booking_no").notNull(),
    createdAt: instant("created_at").notNull(),
    deactivatedAt: instant("deactivated_at"),
  },
  (table) => [unique("booking_number").on(table.vendor, table.bookingNo)],
);

/**
 * A PNR of a booking. It is the unit of work (CHK-24): all its open check-ins are given to one operator, and its row is what
 * every change of one of them locks first, so that changes of a unit follow one after the other.
 */
export const pnr = pgTable(
  "pnr",
  {
    id: identity(),
    bookingId: bigint("booking_id", { mode: "number" })
      .notNull()
      .references(() => booking.id),
    vendor: text("vendor").notNull(),
    bookingNo: text("booking_no").notNull(),
    pnr: text("pnr").notNull(),
    /** User id of the one who holds check-ins of the unit. */
    heldBy: text("held_by"),
    /** When the holder last did something about the unit. */
    activeAt: instant("active_at"),
    /** Who gave it back last, and when: it is not the first thing they get again. */
    releasedBy: text("released_by"),
    releasedAt: instant("released_at"),
    /** The newest version that the feed has sent; null where it sends none. */
    fedVersion: bigint("fed_version", { mode: "number" }),
  },
  (table) => [
    unique("pnr_identity").on(table.vendor, table.bookingNo, table.pnr),
    index("pnr_booking").on(table.bookingId),
    index("pnr_locator").on(table.pnr),
    index("pnr_held")
      .on(table.heldBy, table.activeAt)
      .where(sql`held_by is not null`),
  ],
);

/** One flight of a PNR. */
export const segment = pgTable(
  "segment",
  {
    id: identity(),
    pnrId: bigint("pnr_id", { mode: "number" })
      .notNull()
      .references(() => pnr.id),
    position: smallint("position").notNull(),
    marketingCarrier: varchar("marketing_carrier", { length: 3 }).notNull(),
    marketingNumber: text("marketing_number").notNull(),
    /** As far as the feed says; the marketing carrier's otherwise. */
    operatingCarrier: varchar("operating_carrier", { length: 3 }),
    operatingNumber: text("operating_number"),
    /** The operating carrier's own locator, where it differs from the PNR. */
    operatingLocator: text("operating_locator"),
    from: varchar("from_iata", { length: 3 }).notNull(),
    to: varchar("to_iata", { length: 3 }).notNull(),
    /** Airport-local date (YYYY-MM-DD) and time (HH:MM) with their IANA zone, and the instant. */
    departureDate: date("departure_date", { mode: "string" }).notNull(),
    departureTime: varchar("departure_time", { length: 5 }).notNull(),
    departureZone: text("departure_zone").notNull(),
    departsAt: instant("departs_at").notNull(),
    arrivalDate: date("arrival_date", { mode: "string" }).notNull(),
    arrivalTime: varchar("arrival_time", { length: 5 }).notNull(),
    arrivalZone: text("arrival_zone").notNull(),
    arrivesAt: instant("arrives_at").notNull(),
    cancelled: boolean("cancelled").notNull().default(false),
  },
  (table) => [unique("segment_position").on(table.pnrId, table.position)],
);

/**
 * A traveller of a PNR. Passport data are here and nowhere else; no list ever selects them. What only a trip needs of them is
 * deleted when the trip has been over for long enough (ACC-17).
 */
export const passenger = pgTable(
  "passenger",
  {
    id: identity(),
    pnrId: bigint("pnr_id", { mode: "number" })
      .notNull()
      .references(() => pnr.id),
    position: smallint("position").notNull(),
    title: text("title").notNull().default(""),
    firstname: text("firstname").notNull(),
    middlename: text("middlename").notNull().default(""),
    lastname: text("lastname").notNull(),
    gender: varchar("gender", { length: 1 }).notNull().default("X"),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    email: text("email").notNull().default(""),
    phoneCode: text("phone_code").notNull().default("1"),
    phoneNumber: text("phone_number").notNull().default(""),
    nationality: varchar("nationality", { length: 3 }),
    /** The language they are written to in, where it is known: a BCP 47 tag. */
    language: text("language"),
    passportNo: text("passport_no"),
    passportIssueDate: date("passport_issue_date", { mode: "string" }),
    passportExpDate: date("passport_exp_date", { mode: "string" }),
    /** Known traveller number. */
    ktn: text("ktn").notNull().default(""),
    address: jsonb("address").$type<Address>(),
    /** IATA number of the e-ticket, 13 digits. */
    eticket: text("eticket"),
    /** The feed says that they do not travel. */
    cancelled: boolean("cancelled").notNull().default(false),
  },
  (table) => [
    unique("passenger_position").on(table.pnrId, table.position),
    // What is to be deleted some day: travellers of a few months, however many there have been.
    index("passenger_to_purge")
      .on(table.pnrId)
      .where(
        sql`passport_no is not null or passport_issue_date is not null or passport_exp_date is not null or ktn <> '' or address is not null`,
      ),
  ],
);
