import { type AuditAction, type AuditFacts, type AutomationStatus, checkInStates } from "@gatehouse/domain/checkin";
import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  varchar,
} from "drizzle-orm/pg-core";
import { passenger, pnr, segment } from "../bookings/tables.ts";

/** Instants are seconds since 1970, UTC. */
const instant = (name: string) => bigint(name, { mode: "number" });
const identity = () => bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });
/**
 * The transaction that wrote a row last. With the oldest transaction still open when somebody read (`pg_snapshot_xmin`) it says
 * what is new since: no change is missed, whatever the order in which transactions end.
 */
const changedIn = () =>
  transactionId("changed_in")
    .notNull()
    .default(sql`pg_current_xact_id()`);

export const checkInState = pgEnum("check_in_state", checkInStates);

/** The folded words of a passenger's names, as the index `check_in_names` has them. */
export const namesOfCheckIn = (table: { readonly firstname: SQLWrapper; readonly lastname: SQLWrapper }): SQL =>
  sql`array_to_tsvector(name_words(${table.firstname} || ' ' || ${table.lastname}))`;

/**
 * One passenger on one segment (CHK-1). What the queue shows and filters by is repeated here from booking, segment and
 * passenger, so that a page is one index scan of one table.
 */
export const checkIn = pgTable(
  "check_in",
  {
    id: identity(),
    pnrId: bigint("pnr_id", { mode: "number" })
      .notNull()
      .references(() => pnr.id),
    segmentId: bigint("segment_id", { mode: "number" })
      .notNull()
      .references(() => segment.id),
    passengerId: bigint("passenger_id", { mode: "number" })
      .notNull()
      .references(() => passenger.id),
    /** Grows with every change. */
    version: integer("version").notNull().default(1),

    vendor: text("vendor").notNull(),
    bookingNo: text("booking_no").notNull(),
    pnr: text("pnr").notNull(),
    firstname: text("firstname").notNull(),
    lastname: text("lastname").notNull(),
    hasPassport: boolean("has_passport").notNull(),
    /** Two-character designator of the marketing carrier, and its flight number. */
    airline: varchar("airline", { length: 3 }).notNull(),
    flightnum: text("flightnum").notNull(),
    from: varchar("from_iata", { length: 3 }).notNull(),
    to: varchar("to_iata", { length: 3 }).notNull(),
    departureDate: date("departure_date", { mode: "string" }).notNull(),
    departureTime: varchar("departure_time", { length: 5 }).notNull(),
    departureZone: text("departure_zone").notNull(),

    createdAt: instant("created_at").notNull(),
    windowOpensAt: instant("window_opens_at").notNull(),
    windowClosesAt: instant("window_closes_at").notNull(),
    departsAt: instant("departs_at").notNull(),
    eligibleAt: instant("eligible_at"),

    state: checkInState("state").notNull().default("NEW"),
    expired: boolean("expired").notNull().default(false),
    automationStatus: smallint("automation_status").$type<AutomationStatus>().notNull().default(-1),
    automationTried: boolean("automation_tried").notNull().default(false),
    /** dmscode of the boarding pass. */
    pass: text("pass"),
    needQC: boolean("need_qc").notNull().default(false),
    reason1: varchar("reason1", { length: 1 }),
    reason2: text("reason2"),
    disposedBy: text("disposed_by"),
    disposedAt: instant("disposed_at"),
    attachedBy: text("attached_by"),
    uploadedBy: text("uploaded_by"),
    lockedBy: text("locked_by"),
    lockedAt: instant("locked_at"),

    /** Orders the queue: what closes soonest first, then what has departed, the latest first. */
    rank: instant("rank")
      .notNull()
      .generatedAlwaysAs(sql`case when expired then 1000000000000 - window_closes_at else window_closes_at end`),
  },
  (table) => [
    unique("check_in_passenger").on(table.segmentId, table.passengerId),
    check("check_in_expired", sql`not expired or (state = 'DISPOSITION_COMPLETED' and locked_by is null)`),
    // The counts read what is NEW by its airline alone.
    check(
      "check_in_new",
      sql`state <> 'NEW' or (pass is null and not need_qc and reason1 is null and locked_by is null and eligible_at is null)`,
    ),
    check("check_in_lock", sql`(locked_by is null) = (locked_at is null)`),
    index("check_in_unit").on(table.pnrId),
    index("check_in_locator").on(table.pnr, table.rank),
    index("check_in_booking").on(table.bookingNo),
    // The general search: booking numbers in any case, names by how their words begin (`name_words` is made by its migration).
    index("check_in_booking_any_case").on(sql`upper(${table.bookingNo})`),
    index("check_in_names").using("gin", namesOfCheckIn(table)),
    index("check_in_pass")
      .on(table.pass)
      .where(sql`pass is not null`),
    // With "Show Expired" on, a view reads one of these in the order it shows; live check-ins come from `liveCheckIn`.
    index("check_in_rank").on(table.rank, table.id),
    index("check_in_airline").on(table.airline, table.rank, table.id),
    // Past data are asked for by the day of departure.
    index("check_in_departure_date").on(table.departureDate, table.rank, table.id),
    // Work.
    index("check_in_claim")
      .on(table.windowClosesAt, table.id)
      .where(sql`not expired and state = 'ELIGIBLE_FOR_CHECKIN'`),
    index("check_in_locked")
      .on(table.lockedBy)
      .where(sql`locked_by is not null`),
    // What the clock looks for.
    index("check_in_opening")
      .on(table.windowOpensAt)
      .where(sql`not expired and state = 'NEW'`),
    index("check_in_departing")
      .on(table.departsAt)
      .where(sql`not expired`),
    index("check_in_finishing")
      .on(table.disposedAt)
      .where(sql`not expired and state = 'ELIGIBLE_FOR_DISPOSAL' and pass is null`),
    // Reports: a vendor's by creation, with what counts per day and airline; performance; efficiency.
    index("check_in_created").on(table.vendor, table.createdAt, table.id, table.airline),
    // Database Analytics adds up by the hour.
    index("check_in_hour").on(sql`(created_at - created_at % 3600)`),
    index("check_in_disposed")
      .on(table.disposedAt, table.id)
      .where(sql`disposed_at is not null`),
    index("check_in_eligible")
      .on(table.eligibleAt)
      .where(sql`eligible_at is not null`),
  ],
);

/**
 * The queue of this moment: a narrow copy of every check-in that has not departed, with what views and counters look at and nothing
 * else. A million check-ins lie in the past; thirty thousand are live, and reading those side by side in three megabytes takes a
 * quarter of the time that picking them out of the wide table takes. Triggers on `check_in` keep it (see the migration that creates
 * them), whoever writes there.
 */
export const liveCheckIn = pgTable(
  "check_in_live",
  {
    id: bigint("id", { mode: "number" })
      .primaryKey()
      .references(() => checkIn.id, { onDelete: "cascade" }),
    pnrId: bigint("pnr_id", { mode: "number" }).notNull(),
    windowClosesAt: instant("window_closes_at").notNull(),
    state: checkInState("state").notNull(),
    needQC: boolean("need_qc").notNull(),
    automationStatus: smallint("automation_status").$type<AutomationStatus>().notNull(),
    airline: varchar("airline", { length: 3 }).notNull(),
    vendor: text("vendor").notNull(),
    bookingNo: text("booking_no").notNull(),
    pnr: text("pnr").notNull(),
    eligibleAt: instant("eligible_at"),
    reason1: varchar("reason1", { length: 1 }),
    pass: text("pass"),
    lockedBy: text("locked_by"),
    changedIn: changedIn(),
  },
  (table) => [index("check_in_live_changed").on(table.changedIn)],
);

/**
 * Check-ins that left the live queue, for anyone who keeps a copy of it: kept for an hour. Id 0 means that all of them did at once, and
 * the departed counts with them.
 */
export const leftCheckIn = pgTable(
  "check_in_live_left",
  {
    id: bigint("id", { mode: "number" }).notNull(),
    at: instant("at")
      .notNull()
      .default(sql`extract(epoch from now())`),
    changedIn: changedIn(),
  },
  (table) => [index("check_in_live_left_changed").on(table.changedIn), index("check_in_live_left_at").on(table.at)],
);

/**
 * How many departed check-ins there are of each kind that a view can tell apart. Nothing about them changes any more, so the
 * departure that adds a row here is the only one who writes, and "Show Expired" counts a million rows by reading a few hundred.
 */
export const expiredCount = pgTable(
  "check_in_expired_count",
  {
    vendor: text("vendor").notNull(),
    airline: varchar("airline", { length: 3 }).notNull(),
    /** Empty for none. */
    reason1: varchar("reason1", { length: 1 }).notNull(),
    hasPass: boolean("has_pass").notNull(),
    needQC: boolean("need_qc").notNull(),
    count: integer("count").notNull(),
    changedIn: changedIn(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.airline, table.reason1, table.hasPass, table.needQC] })],
);

/** Who did what to a check-in, and when (CHK-4). Rows are only ever added; what was found on passes goes when they are purged. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: identity(),
    checkInId: bigint("check_in_id", { mode: "number" })
      .notNull()
      .references(() => checkIn.id),
    action: text("action").$type<AuditAction>().notNull(),
    /** A user id, or AUTOMATION or SYSTEM. */
    userid: text("userid").notNull(),
    at: instant("at").notNull(),
    note: text("note"),
    from: checkInState("from_state"),
    to: checkInState("to_state"),
    /** What the entry says beyond its words; the log replays to the state. */
    facts: jsonb("facts").$type<AuditFacts>(),
  },
  (table) => [
    index("audit_entry_check_in").on(table.checkInId, table.id),
    // Productivity: what was achieved in a range, told by the index alone, and what was taken back since.
    index("audit_entry_work")
      .on(table.at, table.id, table.checkInId, table.userid, table.action)
      .where(sql`action in ('BP_ATTACHED', 'DISPOSED')`),
    index("audit_entry_hour")
      .on(sql`(at - at % 3600)`)
      .where(sql`action in ('BP_ATTACHED', 'BP_DETACHED', 'DISPOSED', 'DISPOSE_UNDONE', 'QC_PASSED', 'QC_FAILED')`),
    index("audit_entry_undone")
      .on(table.at)
      .where(sql`action in ('BP_DETACHED', 'DISPOSE_UNDONE')`),
  ],
);

/** What went back from an operator for lack of activity: when last, in seconds since 1970, UTC, and the units' ids. */
export interface GivenBack {
  readonly at: number;
  readonly units: readonly number[];
}

/** Whether the next unit is pulled for an operator: no row means yes. And whether somebody is there to work on it. */
export const operatorState = pgTable("operator_state", {
  userid: text("userid").primaryKey(),
  nextAssignment: boolean("next_assignment").notNull().default(true),
  changedAt: instant("changed_at").notNull(),
  /** The last key or pointer that a screen of theirs reported, or button that they pressed. */
  presentAt: instant("present_at"),
  /** Null once they have seen it. */
  givenBack: jsonb("given_back").$type<GivenBack>(),
});

export const automationTaskStates = ["WAITING", "DELIVERED", "FAILED", "CANCELLED"] as const;
export const automationTaskState = pgEnum("automation_task_state", automationTaskStates);

/** A check-in handed to the airline's automation. */
export const automationTask = pgTable(
  "automation_task",
  {
    id: identity(),
    checkInId: bigint("check_in_id", { mode: "number" })
      .notNull()
      .references(() => checkIn.id),
    state: automationTaskState("state").notNull().default("WAITING"),
    createdAt: instant("created_at").notNull(),
    settledAt: instant("settled_at"),
    /** Why it failed, in the airline's words. */
    note: text("note"),
    /** dmscode of a pass that came after the task had been cancelled: it is a candidate page, never a link. */
    latePass: text("late_pass"),
  },
  (table) => [
    index("automation_task_check_in").on(table.checkInId),
    index("automation_task_hour").on(sql`(created_at - created_at % 3600)`),
    index("automation_task_waiting")
      .on(table.createdAt)
      .where(sql`state = 'WAITING'`),
  ],
);
