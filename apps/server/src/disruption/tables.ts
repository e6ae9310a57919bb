import { type DisruptionKind, type DisruptionSource, type FdaEvent, fdaStatuses } from "@gatehouse/domain/disruption";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";
import { booking, segment } from "../bookings/tables.ts";
import { publicLink } from "../travellers/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const id = (name: string) => bigint(name, { mode: "number" });
const identity = () => id("id").primaryKey().generatedAlwaysAsIdentity();

/** A price as it was asked again. Money in hundredths, of everybody who travels. */
export interface Quote {
  readonly hundredths: number;
  readonly unit: string;
  readonly seatsLeft: number | null;
  readonly askedAt: number;
  readonly heldUntil: number;
}

/** A question to the traveller about a dearer price. */
export interface Consent {
  readonly state: "asked" | "agreed" | "refused";
  /** The price that was asked about, and the traveller's share of it. */
  readonly hundredths: number;
  readonly unit: string;
  readonly payable: number;
  /** When it was asked, or answered. */
  readonly at: number;
  readonly expiresAt: number;
}

export const fdaStatus = pgEnum("fda_status", fdaStatuses);

/** What happened to one flight of one booking (DIS-1), and what became of it. */
export const disruption = pgTable(
  "disruption",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingId: id("booking_id")
      .notNull()
      .references(() => booking.id),
    bookingNo: text("booking_no").notNull(),
    segmentId: id("segment_id")
      .notNull()
      .references(() => segment.id),
    kind: text("kind").$type<DisruptionKind>().notNull(),
    minutes: integer("minutes").notNull(),
    /**
     * The departure from which the minutes of a delay are counted: when the flight was to leave when somebody reported it. Of what the feed
     * says the departure less the minutes, as they are in its hours already. Null of what was written before this was kept.
     */
    countedFrom: instant("counted_from"),
    source: text("source").$type<DisruptionSource>().notNull(),
    /** The Flight Disruption Guarantee covers it. */
    covered: boolean("covered").notNull(),
    status: fdaStatus("status").notNull(),
    statusAt: instant("status_at").notNull(),
    detectedAt: instant("detected_at").notNull(),
    /** Becomes more with each change, so that nobody acts on what they have not seen. */
    version: integer("version").notNull().default(0),
    /** The alternate flight that the traveller chose. No reference: it has a life of its own. */
    choiceId: id("choice_id"),
    /** Hundredths that the traveller has said yes to paying. */
    agreed: bigint("agreed", { mode: "number" }),
    quote: jsonb("quote").$type<Quote>(),
    consent: jsonb("consent").$type<Consent>(),
    /** dmscode of the lounge pass that was sent. */
    loungeDocument: text("lounge_document"),
    /** Code of the ride voucher that was sent. */
    voucher: text("voucher").unique(),
    loungeAt: instant("lounge_at"),
    /** Case of the flight (CMT-2). No reference: cases are deleted without asking. */
    caseId: id("case_id"),
  },
  (table) => [
    unique("disruption_segment").on(table.segmentId),
    index("disruption_booking").on(table.bookingId),
    index("disruption_standing").on(table.status, table.statusAt),
    index("disruption_vendor").on(table.vendor, table.status, table.statusAt),
  ],
);

/** The links that open a disruption; others of the booking open its newest one. */
export const disruptionLink = pgTable(
  "disruption_link",
  {
    linkId: id("link_id")
      .primaryKey()
      .references(() => publicLink.id, { onDelete: "cascade" }),
    disruptionId: id("disruption_id")
      .notNull()
      .references(() => disruption.id, { onDelete: "cascade" }),
  },
  (table) => [index("disruption_link_disruption").on(table.disruptionId)],
);

/** What happened to a disruption, and who did it. Rows are only ever added. */
export const disruptionLog = pgTable(
  "disruption_log",
  {
    id: identity(),
    disruptionId: id("disruption_id")
      .notNull()
      .references(() => disruption.id, { onDelete: "cascade" }),
    event: text("event").$type<FdaEvent | LogEvent>().notNull(),
    status: fdaStatus("status").notNull(),
    /** A short name, TRAVELLER for whoever held the link, or SYSTEM. */
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [index("disruption_log_disruption").on(table.disruptionId, table.id)],
);

/** What is noted besides the events of the status table. */
export type LogEvent =
  | "detected"
  | "kindChanged"
  | "coverChanged"
  | "linkSent"
  | "priceAsked"
  | "consentAsked"
  | "consentGiven"
  | "consentRefused";

/** Bookings, or flights of them, that were ordered with the Flight Disruption Guarantee (DIS-3). */
export const disruptionCover = pgTable(
  "disruption_cover",
  {
    id: identity(),
    bookingId: id("booking_id")
      .notNull()
      .references(() => booking.id),
    /** Null for the whole booking. */
    segmentId: id("segment_id").references(() => segment.id),
    /** As ordered. */
    product: text("product").notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [unique("disruption_cover_once").on(table.bookingId, table.segmentId, table.product).nullsNotDistinct()],
);

/** When a flight was to fly before its schedule changed for the first time: delays are counted from there. */
export const plannedFlight = pgTable("planned_flight", {
  segmentId: id("segment_id")
    .primaryKey()
    .references(() => segment.id),
  departsAt: instant("departs_at").notNull(),
  arrivesAt: instant("arrives_at").notNull(),
});

/** The pool of lounge passes (DIS-12). A pass is taken once. */
export const loungePass = pgTable(
  "lounge_pass",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    airport: varchar("airport", { length: 3 }).notNull(),
    /** dmscode. */
    document: text("document").notNull(),
    /** Of the file: the same file is one pass. */
    sha256: text("sha256").notNull(),
    addedAt: instant("added_at").notNull(),
    addedBy: text("added_by").notNull(),
    /** The disruption that it was taken for. No reference: a pass that was sent stays used. */
    takenBy: id("taken_by"),
    takenAt: instant("taken_at"),
  },
  (table) => [
    unique("lounge_pass_file").on(table.vendor, table.sha256),
    uniqueIndex("lounge_pass_taken")
      .on(table.takenBy)
      .where(sql`taken_by is not null`),
    index("lounge_pass_free")
      .on(table.vendor, table.airport, table.id)
      .where(sql`taken_by is null`),
  ],
);

/** When the flight-status supplier was asked last; one row at most. */
export const flightStatusCheck = pgTable("flight_status_check", {
  /** Always "flights". */
  id: text("id").primaryKey(),
  at: instant("at").notNull(),
});
