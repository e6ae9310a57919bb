import { pendingStatuses } from "@gatehouse/domain/requests";
import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { AskUnread, ListReader } from "./beside.ts";
import { travellerFor } from "./find-traveller.ts";
import { travelRequest } from "./tables.ts";
import { type Reader, visibleRequests } from "./visible.ts";

const columns = {
  id: travelRequest.id,
  createdAt: travelRequest.createdAt,
  status: travelRequest.status,
  travellerName: travelRequest.travellerName,
  vendorCode: travelRequest.vendor,
  startDate: travelRequest.startDate,
  endDate: travelRequest.endDate,
  assignedTo: travelRequest.assignedTo,
};

const sortColumns = {
  id: travelRequest.id,
  createdAt: travelRequest.createdAt,
  travellerName: travelRequest.travellerName,
  startDate: travelRequest.startDate,
  endDate: travelRequest.endDate,
} as const;

export interface PendingQuery {
  readonly text: string;
  readonly mine: boolean;
  readonly sort: keyof typeof sortColumns;
  readonly descending: boolean;
  readonly page: number;
  readonly size: number;
}

/** Who is assigned is nobody's business but staff's (REQ-16). */
const forReader =
  ({ role }: Reader) =>
  <Row extends { readonly assignedTo: string | null }>(row: Row): Row =>
    role === "TRAVELLER" ? { ...row, assignedTo: null } : row;

/** Requests that hold a number ("20814", "TR-20814"), or a part of a traveller's name. */
function matching(text: string) {
  if (text === "") return undefined;
  const number = /^(?:TR-?)?(\d{1,15})$/i.exec(text)?.[1];
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    number === undefined ? undefined : eq(travelRequest.id, Number(number)),
    sql`lower(${travelRequest.travellerName}) like ${part}`,
  );
}

/** A page of the requests that wait to be booked, each with what was said about it since the reader looked last (REQ-16). */
export async function readPending(tx: Queryable, reader: ListReader, query: PendingQuery, readUnread: AskUnread) {
  const { text, mine, sort, descending, page, size } = query;
  const where = and(
    inArray(travelRequest.status, [...pendingStatuses]),
    visibleRequests(reader),
    mine ? eq(travelRequest.assignedTo, reader.userid) : undefined,
    matching(text),
  );
  const direction = descending ? desc : asc;
  const rows = await tx
    .select(columns)
    .from(travelRequest)
    .where(where)
    .orderBy(direction(sortColumns[sort]), direction(travelRequest.id))
    .limit(size)
    .offset(page * size);
  const totalElement = await tx.$count(travelRequest, where);
  const unread = await readUnread(
    tx,
    reader,
    rows.map(({ id }) => id),
  );
  return {
    content: rows.map(forReader(reader)).map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 })),
    pageNo: page + 1,
    totalElement,
    totalPages: Math.ceil(totalElement / size),
  };
}

/** Every request of a traveller, the latest first; undefined where the reader may not see them. */
export async function readOfTraveller(tx: Queryable, reader: Reader, userid: string | undefined) {
  const traveller = await travellerFor(tx, reader, userid);
  if (!traveller) return undefined;
  const rows = await tx
    .select(columns)
    .from(travelRequest)
    .where(eq(travelRequest.travellerId, traveller.id))
    .orderBy(desc(travelRequest.id));
  return rows.map(forReader(reader));
}
