import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgDialect } from "drizzle-orm/pg-core";
import { vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import type { ReportRow } from "./downloads.ts";
import { divider } from "./generation/row-shapes.ts";
import { watchedFlight } from "./tables.ts";

/** What decides what is in a report. */
export type Subject = Pick<
  ReportRow,
  "type" | "vendors" | "start" | "end" | "vendor" | "operatorId" | "createdDate" | "deactivated"
>;

/** A statement as the database takes it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the rows of a report are read, and counted. */
export interface Statements {
  /** Each row as one text, its values divided by `divider`: reading one long text takes a fraction of what twenty short ones take. */
  readonly rows: Statement;
  readonly count: Statement;
}

const dialect = new PgDialect();
const statement = (text: SQL): Statement => {
  const { sql: words, params } = dialect.sqlToQuery(text);
  return { text: words, values: params };
};

interface Parts {
  /** Nothing and the empty text are the same here. */
  readonly columns: readonly SQL[];
  /** From and where. */
  readonly from: SQL;
  readonly order: SQL;
}

const dividedBy = sql.raw(`, '${divider}', `);
const statements = ({ columns, from, order }: Parts): Statements => ({
  rows: statement(sql`select concat(${sql.join([...columns], dividedBy)}) ${from} order by ${order}`),
  count: statement(sql`select count(*) ${from}`),
});
/** What somebody else typed. */
const typed = (column: PgColumn): SQL => sql`translate(${column}, ${sql.raw(`'${divider}'`)}, ' ')`;

const flightOf = (table: typeof checkIn | typeof watchedFlight): SQL[] => [
  sql`${table.airline}`,
  typed(table.flightnum),
  sql`${table.from}`,
  sql`${table.to}`,
  sql`${table.departureDate}`,
  sql`${table.departureTime}`,
  sql`${table.createdAt}`,
];

/** One row per check-in of a vendor that was created in the range (REP-8). */
function billedCheckIns(subject: Subject): Parts {
  const { vendor: code, start, end, deactivated, vendors } = subject;
  const where = and(
    eq(checkIn.vendor, code ?? ""),
    vendorScope({ vendors: vendors ?? "all" }, checkIn.vendor),
    sql`${checkIn.createdAt} between ${start}::bigint and ${end}::bigint`,
    deactivated ? undefined : isNull(booking.deactivatedAt),
  );
  return {
    columns: [
      sql`${checkIn.id}`,
      typed(checkIn.bookingNo),
      typed(checkIn.pnr),
      ...flightOf(checkIn),
      sql`${booking.deactivatedAt}`,
      typed(checkIn.firstname),
      typed(checkIn.lastname),
      sql`${checkIn.state}`,
      sql`${checkIn.pass}`,
      sql`${checkIn.automationStatus}`,
      sql`${checkIn.disposedBy}`,
      sql`${checkIn.reason1}`,
      sql`${checkIn.reason2}`,
      sql`${checkIn.expired}`,
    ],
    from: sql`from ${checkIn} join ${booking} on ${booking.vendor} = ${checkIn.vendor} and ${booking.bookingNo} = ${checkIn.bookingNo} where ${where}`,
    order: sql`${checkIn.createdAt}, ${checkIn.id}`,
  };
}

/** One row per watched flight of a vendor that was created in the range (REP-8). */
export function watchStatements({
  vendor: code,
  start,
  end,
  deactivated,
  now,
}: Omit<Subject, "type" | "vendors" | "operatorId" | "createdDate"> & {
  /** Seconds since 1970, UTC: what has departed by then. */
  readonly now: number;
}): Statements {
  const where = and(
    eq(watchedFlight.vendor, code ?? ""),
    sql`${watchedFlight.createdAt} between ${start}::bigint and ${end}::bigint`,
    deactivated ? undefined : and(isNull(watchedFlight.deactivatedAt), isNull(booking.deactivatedAt)),
  );
  const ofPnr = sql`u.vendor = ${watchedFlight.vendor} and u.booking_no = ${booking.bookingNo} and u.pnr = ${watchedFlight.pnr}`;
  // Without the flight among the booking's the hour of departure is taken for one of UTC.
  const departs = sql`coalesce(flown.departs_at, extract(epoch from ${watchedFlight.departureDate} + ${watchedFlight.departureTime}::time)::bigint)`;
  const ends = sql`least(${watchedFlight.deactivatedAt}, ${booking.deactivatedAt})`;
  return statements({
    columns: [
      sql`${watchedFlight.id}`,
      typed(booking.bookingNo),
      typed(watchedFlight.pnr),
      ...flightOf(watchedFlight),
      ends,
      sql`translate((select string_agg(concat_ws(' ', nullif(p.firstname, ''), nullif(p.lastname, '')), ', ' order by p.position)
        from passenger p join pnr u on u.id = p.pnr_id where ${ofPnr} and not p.cancelled), ${sql.raw(`'${divider}'`)}, ' ')`,
      sql`case when flown.cancelled then 'cancelled' when ${ends} < ${departs} then 'ended'
        when ${departs} <= ${now}::bigint then 'departed' else 'watching' end`,
    ],
    from: sql`from ${watchedFlight} join ${booking} on ${booking.id} = ${watchedFlight.bookingId}
      left join lateral (select s.departs_at, s.cancelled from segment s join pnr u on u.id = s.pnr_id
        where ${ofPnr} and s.marketing_carrier = ${watchedFlight.airline} and s.marketing_number = ${watchedFlight.flightnum}
        and s.departure_date = ${watchedFlight.departureDate} order by s.id limit 1) flown on true where ${where}`,
    order: sql`${watchedFlight.createdAt}, ${watchedFlight.id}`,
  });
}

/** One row per disposed check-in; the range is of its disposal, or of its creation (REP-9). */
function performance({ start, end, operatorId, createdDate, vendors }: Subject): Parts {
  const where = and(
    sql`${checkIn.disposedAt} is not null and ${checkIn.state} in ('ELIGIBLE_FOR_DISPOSAL', 'DISPOSITION_COMPLETED')`,
    sql`${createdDate ? checkIn.createdAt : checkIn.disposedAt} between ${start}::bigint and ${end}::bigint`,
    operatorId === null ? undefined : eq(checkIn.disposedBy, operatorId),
    vendorScope({ vendors: vendors ?? "all" }, checkIn.vendor),
  );
  return {
    columns: [
      sql`${checkIn.id}`,
      typed(checkIn.bookingNo),
      typed(checkIn.pnr),
      ...flightOf(checkIn),
      typed(vendor.name),
      typed(checkIn.firstname),
      typed(checkIn.lastname),
      sql`${checkIn.state}`,
      sql`${checkIn.pass} is not null`,
      sql`${checkIn.attachedBy}`,
      sql`${checkIn.automationStatus}`,
      sql`${checkIn.disposedBy}`,
      sql`${checkIn.reason1}`,
      sql`${checkIn.reason2}`,
      sql`${checkIn.eligibleAt}`,
      sql`${checkIn.disposedAt}`,
    ],
    // Every check-in has its vendor; said this way, the index that begins with the vendor serves a range of creation.
    from: sql`from ${checkIn} join ${vendor} on ${vendor.code} = ${checkIn.vendor} where ${where}`,
    order: sql`${createdDate ? checkIn.createdAt : checkIn.disposedAt}, ${checkIn.id}`,
  };
}

const partsOf = (subject: Subject): Parts =>
  subject.type === "billing-ac" ? billedCheckIns(subject) : performance(subject);

/** How the rows of a report are read. */
export const statementsOf = (subject: Subject): Statements => statements(partsOf(subject));

/** The statement of a report's rows as columns, for anyone who reads them with other means: the benches. */
export function columnsOf(subject: Subject): Statement {
  const { columns, from, order } = partsOf(subject);
  return statement(sql`select ${sql.join([...columns], sql`, `)} ${from} order by ${order}`);
}
