import { reportFailures, reportFormats, reportStatuses, reportTypes } from "@gatehouse/domain/reports";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { appUser, vendor } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";
import { document } from "../documents/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

export const reportStatus = pgEnum("report_status", reportStatuses);

/** A report that a job makes: what was asked for, how far it is, and its file once it is done. */
export const report = pgTable(
  "report",
  {
    id: identity(),
    owner: uuid("owner")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    type: text("type", { enum: reportTypes }).notNull(),
    format: text("format", { enum: reportFormats }).notNull(),
    /**
     * Codes of the vendors whose rows it may hold, null for everybody's: what the owner was bound to when it was asked for, or the
     * vendor that is billed. Who may not see all of them may not see the report.
     */
    vendors: text("vendors").array(),
    /** As it was asked for, for people: YYYY-MM-DD or YYYY-MM-DDTHH:MM, read off a clock in `zone`. */
    from: text("from_local").notNull(),
    to: text("to_local").notNull(),
    zone: text("zone").notNull(),
    /** The same as instants, both included. */
    start: instant("range_start").notNull(),
    end: instant("range_end").notNull(),
    /** Billing: code of the vendor. */
    vendor: text("vendor"),
    /** Performance: whose work; null for everybody's. */
    operatorId: text("operator_id"),
    createdDate: boolean("created_date").notNull().default(false),
    deactivated: boolean("deactivated").notNull().default(false),
    /** The same for two requests that ask for the same file: while one is under way there is no other. */
    requestKey: text("request_key").notNull(),

    status: reportStatus("status").notNull().default("queued"),
    rowsDone: integer("rows_done").notNull().default(0),
    rowsTotal: integer("rows_total"),
    failure: text("failure", { enum: reportFailures }),
    /** How often it was begun, and how often it may still be begun before it counts as failed. */
    attempts: integer("attempts").notNull().default(0),
    attemptsLeft: smallint("attempts_left").notNull(),
    /** Who makes it at this moment: nobody else may finish it. */
    run: uuid("run"),
    /** When its maker last said that it is at work. */
    activeAt: instant("active_at"),
    /** Words that nobody can guess, for the place of its file: made twice, it lies in the same place. */
    secret: text("secret").notNull(),
    dmscode: text("dmscode").references(() => document.dmscode),

    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** When the file is thrown away. */
    expiresAt: instant("expires_at"),
    /** When its owner looked at it after it was finished. */
    seenAt: instant("seen_at"),
  },
  (table) => [
    uniqueIndex("report_under_way")
      .on(table.requestKey)
      .where(sql`status in ('queued', 'running')`),
    index("report_owner").on(table.owner, table.id),
    index("report_unfinished")
      .on(table.activeAt)
      .where(sql`status in ('queued', 'running')`),
    index("report_expiring")
      .on(table.expiresAt)
      .where(sql`dmscode is not null`),
  ],
);

/** A flight that Flight Watcher watches for a booking (REP-8). */
export const watchedFlight = pgTable(
  "watched_flight",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingId: bigint("booking_id", { mode: "number" })
      .notNull()
      .references(() => booking.id),
    pnr: text("pnr").notNull(),
    airline: varchar("airline", { length: 3 }).notNull(),
    flightnum: text("flightnum").notNull(),
    from: varchar("from_iata", { length: 3 }).notNull(),
    to: varchar("to_iata", { length: 3 }).notNull(),
    /** Airport-local date (YYYY-MM-DD) and time (HH:MM). */
    departureDate: date("departure_date", { mode: "string" }).notNull(),
    departureTime: varchar("departure_time", { length: 5 }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null while it is watched. */
    deactivatedAt: instant("deactivated_at"),
  },
  (table) => [
    index("watched_flight_created").on(table.vendor, table.createdAt, table.id),
    index("watched_flight_booking").on(table.bookingId),
  ],
);
