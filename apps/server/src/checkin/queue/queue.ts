import type { Page } from "@gatehouse/api/contract";
import { type CheckIn, includingExpired, type QueueView, type SortField } from "@gatehouse/domain/checkin";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Database, Queryable } from "../../platform/database.ts";
import { queueSelection, queueSource, type QueueRow, toCheckIn } from "../check-in-row.ts";
import { countExpired } from "./counts.ts";
import { type SearchFilter, searchSql } from "./search-sql.ts";
import { auditEntry, checkIn, liveCheckIn } from "../tables.ts";
import type { TravellerFacts } from "../traveller-facts.ts";
import { isLive, querySql } from "./view-sql.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

export interface PageQuery {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly showExpired: boolean;
  readonly sort?: SortField | undefined;
  readonly descending: boolean;
}

const sortColumns = {
  deptTimeUTCSecs: checkIn.departsAt,
  createdAt: checkIn.createdAt,
  disposedAt: checkIn.disposedAt,
  pnr: checkIn.pnr,
  bookingNo: checkIn.bookingNo,
  lastname: checkIn.lastname,
  airline: checkIn.airline,
  flightnum: checkIn.flightnum,
  currentState: checkIn.state,
  windowClosesAt: checkIn.windowClosesAt,
} as const satisfies Record<SortField, PgColumn>;

/** Ends with what no two rows share, so that no row is on two pages. */
function orderOf({ sort, descending }: PageQuery): SQL[] {
  if (!sort) return [asc(checkIn.rank), asc(checkIn.id)];
  const column = sortColumns[sort];
  return descending
    ? [sql`${column} desc nulls last`, desc(checkIn.id)]
    : [sql`${column} asc nulls last`, asc(checkIn.id)];
}

/** One page with the number of all rows, read by one statement and hence at one moment. `total` says it instead where it is known. */
export async function readPage(
  tx: Queryable,
  where: SQL | undefined,
  request: PageQuery,
  known?: number,
): Promise<Page<CheckIn>> {
  const { page, size } = request;
  if (known !== undefined && page * size >= known)
    return { content: [], pageNo: page + 1, totalElement: known, totalPages: Math.ceil(known / size) };
  const total =
    known === undefined ? sql`(select count(*)::int from ${checkIn} where ${where ?? sql`true`})` : sql`${known}::int`;
  const { rows } = await tx.execute(sql`select ${queueSelection}, ${total} as total from ${queueSource}
    where ${where ?? sql`true`} order by ${sql.join(orderOf(request), sql`, `)} limit ${size} offset ${page * size}`);
  const found = rows as unknown as (QueueRow & { readonly total: number })[]; // the columns of the select above
  // A page behind the last one has no row that could carry the number.
  const totalElement = found[0]?.total ?? known ?? (page === 0 ? 0 : await tx.$count(checkIn, where));
  return { content: found.map(toCheckIn), pageNo: page + 1, totalElement, totalPages: Math.ceil(totalElement / size) };
}

/**
 * One page of live check-ins with the number of all, by one statement: the narrow table says which rows and how many, the wide one
 * what is in the fifty that are shown.
 */
async function readLivePage(tx: Queryable, where: SQL | undefined, request: PageQuery): Promise<Page<CheckIn>> {
  const { page, size, sort } = request;
  const order = sql.join(orderOf(request), sql`, `);
  const slice = sql`limit ${size} offset ${page * size}`;
  const chosen = sort
    ? sql`select ${checkIn.id} from hit join ${checkIn} on ${checkIn.id} = hit.id order by ${order} ${slice}`
    : sql`select id from hit order by window_closes_at, id ${slice}`;
  const { rows } = await tx.execute(sql`
    with hit as materialized (select id, window_closes_at from ${liveCheckIn} where ${where ?? sql`true`}), chosen as (${chosen})
    select found.*, counted.total from (select count(*)::int as total from hit) counted
    left join (select ${queueSelection}, row_number() over (order by ${order}) as place from ${queueSource} where ${checkIn.id} in (select id from chosen)) found on true
    order by found.place`);
  // Without a row on this page one of nulls carries the number.
  const found = rows as unknown as (QueueRow & { readonly total: number })[]; // the columns of the select above
  const totalElement = found[0]?.total ?? 0;
  const content = found.filter(({ id }) => id !== null).map(toCheckIn);
  return { content, pageNo: page + 1, totalElement, totalPages: Math.ceil(totalElement / size) };
}

/** A page of a view. The number of its rows is what `QueueCounts.views` says. */
export async function viewPage(
  db: Database,
  reader: Reader,
  view: QueueView,
  request: PageQuery,
  now: number,
): Promise<Page<CheckIn>> {
  if (!view.query) return readPage(db, sql`false`, request, 0);
  const at = { now, me: reader.userid };
  if (!request.showExpired)
    return readLivePage(db, and(querySql(view.query, "live", at), vendorScope(reader, liveCheckIn.vendor)), request);
  const query = includingExpired(view.query);
  return db.transaction(
    async (tx) => {
      const live = and(querySql(query, "live", at), vendorScope(reader, liveCheckIn.vendor));
      const total = (await tx.$count(liveCheckIn, live)) + (await countExpired(tx, reader, view, now));
      return readPage(tx, and(querySql(query, "all", at), vendorScope(reader, checkIn.vendor)), request, total);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** One page of the search over all views of the queue. */
export const searchPage = (
  db: Database,
  reader: Reader,
  filters: readonly SearchFilter[],
  request: PageQuery,
): Promise<Page<CheckIn>> =>
  readPage(
    db,
    and(searchSql(filters), request.showExpired ? undefined : isLive, vendorScope(reader, checkIn.vendor)),
    request,
  );

/** Reads the audit log of a check-in from the database, oldest first; undefined when there is no such check-in for this reader. */
export async function auditLog(db: Queryable, reader: Reader, id: number, travellers: Pick<TravellerFacts, "log">) {
  const [known] = await db
    .select({ vendor: checkIn.vendor, bookingNo: checkIn.bookingNo })
    .from(checkIn)
    .where(and(eq(checkIn.id, id), vendorScope(reader, checkIn.vendor)));
  if (!known) return undefined;
  const told = await travellers.log(db, known);
  const entries = await db
    .select({
      id: auditEntry.id,
      action: auditEntry.action,
      userid: auditEntry.userid,
      actionTimestamp: auditEntry.at,
      note: auditEntry.note,
      from: auditEntry.from,
      to: auditEntry.to,
      facts: auditEntry.facts,
    })
    .from(auditEntry)
    .where(eq(auditEntry.checkInId, id))
    .orderBy(asc(auditEntry.id));
  return [
    ...told,
    ...entries.map(({ facts, ...entry }) => ({
      ...entry,
      dmscode: facts?.dmscode ?? null,
      checks: facts?.checks ? [...facts.checks] : null,
      findings: facts?.findings ?? null,
      supplied: null,
    })),
  ].toSorted((one, other) => one.actionTimestamp - other.actionTimestamp);
}
