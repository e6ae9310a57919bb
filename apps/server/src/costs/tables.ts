import type { CostSource, EntryKind, FieldChange } from "@gatehouse/domain/costs";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  varchar,
} from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const given = (name: string) => text(name).notNull().default("");

/** What is billed for one booking (COST-1). */
export const billingRecord = pgTable(
  "billing_record",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    bookingNo: text("booking_no").notNull(),
    /** Counts saves. */
    version: integer("version").notNull(),
    /** ISO 4217, the vendor's when it was made. */
    currency: varchar("currency", { length: 3 }).notNull(),
    customerId: given("customer_id"),
    customerPrefix: given("customer_prefix"),
    customerFirstName: given("customer_first_name"),
    customerMiddleName: given("customer_middle_name"),
    customerLastName: given("customer_last_name"),
    bookingDate: date("booking_date", { mode: "string" }),
    tripStartDate: date("trip_start_date", { mode: "string" }),
    tripEndDate: date("trip_end_date", { mode: "string" }),
    hospitalName: given("hospital_name"),
    hospitalDepartmentCode: given("hospital_department_code"),
    hospitalDepartmentName: given("hospital_department_name"),
    hospitalLocation: given("hospital_location"),
    locationCity: given("location_city"),
    flightGuardCoverage: boolean("flight_guard_coverage").notNull().default(false),
    /** What the trip costs: what was typed, or the sum of the entries. */
    totalTripCost: numeric("total_trip_cost", { precision: 14, scale: 2 }).notNull(),
    /** Whether it was typed over the sum (COST-5). */
    isTotalTyped: boolean("is_total_typed").notNull().default(false),
    /** Fields whose values nobody has confirmed, with where they came from (COST-3). */
    marks: jsonb("marks")
      .$type<Readonly<Record<string, CostSource>>>()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant("created_at").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    unique("billing_record_booking").on(table.vendor, table.bookingNo),
    index("billing_record_booked").on(table.vendor, table.bookingDate, table.id),
  ],
);

/** A flight, a hotel, a call house, a car or a service fee of a record. */
export const billingEntry = pgTable(
  "billing_entry",
  {
    recordId: bigint("record_id", { mode: "number" })
      .notNull()
      .references(() => billingRecord.id, { onDelete: "cascade" }),
    kind: text("kind").$type<EntryKind>().notNull(),
    /** From 0. */
    position: smallint("position").notNull(),
    /** Its fields besides amounts, by their names. */
    fields: jsonb("fields").$type<Readonly<Record<string, string>>>().notNull(),
    cost: numeric("cost", { precision: 12, scale: 2 }),
    /** Of a flight: what the preferred seat and the checked bags cost. */
    seatFare: numeric("seat_fare", { precision: 12, scale: 2 }),
    baggageCost: numeric("baggage_cost", { precision: 12, scale: 2 }),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.kind, table.position] })],
);

/** Who saved a record, when, and what it changed (COST-11). Rows are only ever added. */
export const billingAudit = pgTable(
  "billing_audit",
  {
    id: identity(),
    recordId: bigint("record_id", { mode: "number" })
      .notNull()
      .references(() => billingRecord.id, { onDelete: "cascade" }),
    /** The version that it made. */
    version: integer("version").notNull(),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    changes: jsonb("changes").$type<readonly FieldChange[]>().notNull(),
    /** How many values were confirmed as they stood. */
    confirmed: integer("confirmed").notNull().default(0),
    /** How many values of each source a new record was filled with. */
    filled: jsonb("filled")
      .$type<readonly { readonly source: CostSource; readonly count: number }[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [unique("billing_audit_version").on(table.recordId, table.version)],
);
