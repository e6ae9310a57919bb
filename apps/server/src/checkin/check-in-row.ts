import { type AutomationStatus, type CheckIn, type Namesake, distinguishingFactOf } from "@gatehouse/domain/checkin";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { vendor } from "../access/tables.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { checkIn } from "./tables.ts";

/** Exactly what a row of the queue shows: passport data are not in this table, and nothing else leaves it by accident. */
const queueColumns = {
  id: checkIn.id,
  version: checkIn.version,
  pnr: checkIn.pnr,
  bookingNo: checkIn.bookingNo,
  vendor: checkIn.vendor,
  vendorName: vendor.name,
  createdAt: checkIn.createdAt,
  eligibleAt: checkIn.eligibleAt,
  windowOpensAt: checkIn.windowOpensAt,
  windowClosesAt: checkIn.windowClosesAt,
  expired: checkIn.expired,
  state: checkIn.state,
  automationStatus: checkIn.automationStatus,
  flightnum: checkIn.flightnum,
  airline: checkIn.airline,
  from: checkIn.from,
  to: checkIn.to,
  departureDate: checkIn.departureDate,
  departureTime: checkIn.departureTime,
  departureZone: checkIn.departureZone,
  departsAt: checkIn.departsAt,
  firstname: checkIn.firstname,
  lastname: checkIn.lastname,
  passengerId: checkIn.passengerId,
  hasPassport: checkIn.hasPassport,
  pass: checkIn.pass,
  needQC: checkIn.needQC,
  disposedAt: checkIn.disposedAt,
  disposedBy: checkIn.disposedBy,
  reason1: checkIn.reason1,
  reason2: checkIn.reason2,
  lockedBy: checkIn.lockedBy,
  lockedAt: checkIn.lockedAt,
  attachedBy: checkIn.attachedBy,
  uploadedBy: checkIn.uploadedBy,
} as const;

type Stored = typeof checkIn.$inferSelect;
type Shown = Pick<Stored, Exclude<keyof typeof queueColumns, "vendorName">> & {
  readonly vendorName: string;
  readonly heldBy: string | null;
};
/**
 * Anyone who has the traveller's name in the booking, the traveller included. Of the ticket, its last digits leave the table and no
 * more.
 */
const sameName: SQL = sql`(select json_agg(json_build_object(
    'id', ${passenger.id}, 'pnrId', ${passenger.pnrId}, 'title', ${passenger.title}, 'middlename', ${passenger.middlename},
    'dateOfBirth', ${passenger.dateOfBirth}, 'ticketEnd', right(${passenger.eticket}, 4), 'position', ${passenger.position} + 1))
  from ${passenger} where ${passenger.pnrId} in (select sibling.id from ${pnr} own join ${pnr} sibling on sibling.booking_id = own.booking_id where own.id = ${checkIn.pnrId})
    and (${passenger.id} = ${checkIn.passengerId} or (upper(${passenger.lastname}) = upper(${checkIn.lastname}) and upper(${passenger.firstname}) = upper(${checkIn.firstname}))))`;

/** A row as PostgreSQL sends it: its 64-bit numbers are texts. */
export type QueueRow = {
  readonly [Key in keyof Shown]: Shown[Key] extends number
    ? number | string
    : Shown[Key] extends number | null
      ? number | string | null
      : Shown[Key];
} & { readonly sameName: readonly Namesake[] | null };

/**
 * The columns under the names that `toCheckIn` reads. Rows are mapped by hand because this is the one place where it counts: for a
 * page of fifty, the query builder's own work takes as long as all of HTTP.
 */
export const queueSelection: SQL = sql.raw(
  new PgDialect().sqlToQuery(
    sql.join(
      [
        ...Object.entries(queueColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
        // No joins: these are looked up for the rows that are shown, after they are sorted and cut.
        sql`(select unit.held_by from ${pnr} unit where unit.id = ${checkIn.pnrId}) as ${sql.identifier("heldBy")}`,
        sql`${sameName} as ${sql.identifier("sameName")}`,
      ],
      sql`, `,
    ),
  ).sql,
);
export const queueSource: SQL = sql`${checkIn} join ${vendor} on ${vendor.code} = ${checkIn.vendor}`;

const numberOrNull = (value: number | string | null) => (value === null ? null : Number(value));

function travellerOf(row: QueueRow): Pick<CheckIn, "passenger" | "toldApartBy"> {
  const { firstname, lastname, passengerId, sameName: all } = row;
  const own = all?.find(({ id }) => id === Number(passengerId));
  return {
    passenger: { firstname, lastname, title: own?.title ?? "" },
    toldApartBy: own && all ? distinguishingFactOf(own, all) : null,
  };
}

/** A row as the contract shows it (QUE-21). */
export function toCheckIn(row: QueueRow): CheckIn {
  const id = Number(row.id);
  return {
    checkInId: id,
    _id: id.toString(16).padStart(24, "0"),
    version: Number(row.version),
    pnr: row.pnr,
    bookingNo: row.bookingNo,
    vendor: row.vendor,
    vendorName: row.vendorName,
    createdAt: Number(row.createdAt),
    eligibleAt: numberOrNull(row.eligibleAt),
    windowOpensAt: Number(row.windowOpensAt),
    windowClosesAt: Number(row.windowClosesAt),
    expired: row.expired,
    currentState: row.state,
    automationStatus: row.automationStatus as AutomationStatus, // a small integer, which PostgreSQL sends as a number
    flightnum: row.flightnum,
    airline: { iata: row.airline },
    from: { iata: row.from },
    to: { iata: row.to },
    dept: {
      date: row.departureDate,
      time: row.departureTime,
      zone: row.departureZone,
      deptTimeUTCSecs: Number(row.departsAt),
    },
    ...travellerOf(row),
    hasPassport: row.hasPassport,
    pass: row.pass === null ? null : { dmscode: row.pass },
    needQC: row.needQC,
    disposedAt: numberOrNull(row.disposedAt),
    disposeState:
      row.disposedBy === null ? null : { disposedBy: row.disposedBy, reason1: row.reason1, reason2: row.reason2 },
    _lock:
      row.lockedBy === null || row.lockedAt === null ? null : { userid: row.lockedBy, lockedAt: Number(row.lockedAt) },
    heldBy: row.heldBy,
    lastPageAttachedBy: row.attachedBy,
    bpUploadedBy: row.uploadedBy,
  };
}

/** Rows in the order of the queue. For a handful: pages come from `viewPage`. */
export async function readCheckIns(tx: Queryable, where: SQL | undefined): Promise<CheckIn[]> {
  const { rows } = await tx.execute(
    sql`select ${queueSelection} from ${queueSource} where ${where ?? sql`true`} order by ${checkIn.rank}, ${checkIn.id}`,
  );
  return (rows as unknown as QueueRow[]).map(toCheckIn); // the columns of `queueSelection`
}
