import type {
  CallHouse,
  Department,
  DynamicField,
  Program,
  RequestStatus,
  SubmittedRequest,
} from "@gatehouse/domain/requests";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { appUser, vendor } from "../access/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** A program of a vendor (REQ-4). */
export const program = pgTable(
  "program",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    hospital: text("hospital").notNull(),
    deptInfos: jsonb("dept_infos")
      .$type<readonly Department[]>()
      .notNull()
      .default(sql`'[]'`),
    city: text("city").notNull().default(""),
    state: text("state").notNull().default(""),
    stateCode: text("state_code").notNull().default(""),
    active: boolean("active").notNull().default(true),
    /** IATA codes; empty where there is none. */
    bestAirport: text("best_airport").notNull().default(""),
    closestAirport: text("closest_airport").notNull().default(""),
    otherAirports: text("other_airports")
      .array()
      .notNull()
      .default(sql`'{}'`),
    callhouse: jsonb("callhouse").$type<CallHouse>(),
    dynamicFields: jsonb("dynamic_fields")
      .$type<readonly DynamicField[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [unique("program_hospital").on(table.vendor, table.hospital, table.city)],
);

/** Imports of programs: who made one, when, and how many programs it added and changed (REQ-22). */
export const programImport = pgTable(
  "program_import",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    added: integer("added").notNull(),
    changed: integer("changed").notNull(),
  },
  (table) => [index("program_import_vendor").on(table.vendor, table.id)],
);

/** Who has read about a program's call house. */
export const callHouseSeen = pgTable(
  "call_house_seen",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    programId: bigint("program_id", { mode: "number" })
      .notNull()
      .references(() => program.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.programId] })],
);

/** A travel request (REQ-1). */
export const travelRequest = pgTable(
  "travel_request",
  {
    id: identity(),
    vendor: text("vendor")
      .notNull()
      .references(() => vendor.code),
    travellerId: uuid("traveller_id")
      .notNull()
      .references(() => appUser.id),
    /** First and last name when it was made: what lists show and sort by. */
    travellerName: text("traveller_name").notNull(),
    /** User id of the one who made it: the traveller, or staff. */
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    status: text("status").$type<RequestStatus>().notNull().default("SUBMITTED"),
    /** User id of the operator. */
    assignedTo: text("assigned_to"),
    cancelReason: text("cancel_reason"),
    bookingNo: text("booking_no"),
    /** The request as it was sent. */
    content: jsonb("content").$type<SubmittedRequest>().notNull(),
    /** Its program as it was then. */
    program: jsonb("program").$type<Program>(),
  },
  (table) => [
    index("travel_request_traveller").on(table.travellerId, table.id),
    // The pending list of a vendor, and of all: what is over does not make it slower.
    index("travel_request_pending")
      .on(table.vendor, table.createdAt)
      .where(sql`status in ('SUBMITTED', 'ASSIGNED')`),
    index("travel_request_pending_at")
      .on(table.createdAt)
      .where(sql`status in ('SUBMITTED', 'ASSIGNED')`),
    index("travel_request_assigned")
      .on(table.assignedTo)
      .where(sql`status = 'ASSIGNED'`),
  ],
);

/** Who did what to a travel request, and when. Rows are only ever added. */
export const travelRequestAudit = pgTable(
  "travel_request_audit",
  {
    id: identity(),
    requestId: bigint("request_id", { mode: "number" })
      .notNull()
      .references(() => travelRequest.id),
    action: text("action").$type<"SUBMITTED" | "ASSIGNED" | "BOOKED" | "COMPLETED" | "CANCELLED">().notNull(),
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    /** Whom it was assigned to, the booking that was made, or why it was cancelled. */
    note: text("note"),
  },
  (table) => [index("travel_request_audit_request").on(table.requestId, table.id)],
);
