import type { InferSchemaOutput } from "@orpc/contract";
import type { boardRowSchema, boardSchema } from "@gatehouse/api/contract";
import {
  answeredIn,
  boardGroupOf,
  callAfter,
  nextActionOf,
  stockLevel,
  stuckAfter,
  undecidedAfter,
} from "@gatehouse/domain/disruption";
import { and, asc, desc, eq, gte, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import { readRoomsOfInterest } from "../chat/rooms-of-interest.ts";
import { outbox } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import type { DisruptionRow, Reader } from "./change.ts";
import { bookingKey, type BoardReader } from "../trips/board/beside.ts";
import { disruptionMessages, disruptionSubject } from "./send-link.ts";
import { disruption, loungePass } from "./tables.ts";

export type BoardRow = InferSchemaOutput<typeof boardRowSchema>;
export type Board = InferSchemaOutput<typeof boardSchema>;
type Group = BoardRow["group"];

/** Rows of a group that are shown. */
const shownAtMost = 200;
/** What was settled stays on the board for a day. */
const settledFor = 86_400;

/** Passes that are left, by vendor and airport. */
export async function readStock(tx: Queryable, reader: Pick<Reader, "vendors">): Promise<Board["stock"]> {
  const rows = await tx
    .select({
      vendor: loungePass.vendor,
      airport: loungePass.airport,
      left: sql<number>`(count(*) filter (where taken_by is null))::int`,
      used: sql<number>`(count(*) filter (where taken_by is not null))::int`,
    })
    .from(loungePass)
    .where(vendorScope(reader, loungePass.vendor))
    .groupBy(loungePass.vendor, loungePass.airport)
    .orderBy(loungePass.airport, loungePass.vendor);
  return rows.map((row) => ({ ...row, level: stockLevel(row.left) }));
}

/** The flight, the travellers and the passes that are left, beside a disruption. */
const columns = {
  row: disruption,
  flight: segment,
  pnr: pnr.pnr,
  traveller: sql<string>`(select trim(p.firstname || ' ' || p.lastname) from ${passenger} p where p.pnr_id = ${pnr.id} order by p.cancelled, p.position limit 1)`,
  passengers: sql<number>`(select count(*)::int from ${passenger} p where p.pnr_id = ${pnr.id} and (not p.cancelled or ${segment.cancelled}))`,
  passesLeft: sql<number>`(select count(*)::int from ${loungePass} l where l.vendor = ${disruption.vendor} and l.airport = ${segment.from} and l.taken_by is null)`,
  delivery: sql<
    BoardRow["delivery"]
  >`coalesce((select case when o.sent_at is not null then 'sent' when o.dead_at is not null then 'failed' when o.cancelled_at is not null then 'none' else 'underway' end
    from ${outbox} o where o.subject_kind = ${disruptionSubject} and o.subject_id = ${disruption.id} and o.kind = ${disruptionMessages.link} order by o.created_at desc, o.id limit 1), 'none')`,
};

const select = (tx: Queryable) =>
  tx
    .select(columns)
    .from(disruption)
    .innerJoin(segment, eq(segment.id, disruption.segmentId))
    .innerJoin(pnr, eq(pnr.id, segment.pnrId));

interface Found {
  readonly row: DisruptionRow;
  readonly flight: typeof segment.$inferSelect;
  readonly pnr: string;
  readonly traveller: string;
  readonly passengers: number;
  readonly passesLeft: number;
  readonly delivery: BoardRow["delivery"];
}

const isConsentAsked = ({ consent }: DisruptionRow, now: number): boolean =>
  consent?.state === "asked" && consent.expiresAt > now;

/** Conversations in which something happens, by `bookingKey`; of several of a booking the one with most to read. */
type Conversations = ReadonlyMap<string, NonNullable<BoardRow["chat"]>>;

async function readConversations(tx: Queryable, reader: BoardReader, now: number): Promise<Conversations> {
  const conversations = new Map<string, NonNullable<BoardRow["chat"]>>();
  for (const { id, vendor, bookings, unread, connected } of (await readRoomsOfInterest(tx, reader, now)) ?? [])
    for (const bookingNo of bookings) {
      const key = bookingKey({ vendor, bookingNo });
      if ((conversations.get(key)?.unread ?? -1) < unread) conversations.set(key, { roomId: id, unread, connected });
    }
  return conversations;
}

function shown({ row, flight, ...found }: Found, conversations: Conversations, now: number): BoardRow {
  const chat = conversations.get(bookingKey(row)) ?? null;
  const facts = {
    status: row.status,
    statusAt: row.statusAt,
    passesLeft: found.passesLeft,
    consentAsked: isConsentAsked(row, now),
    unread: chat?.unread ?? 0,
  };
  return {
    id: row.id,
    segmentId: row.segmentId,
    version: row.version,
    group: boardGroupOf(facts, now),
    action: nextActionOf(facts, now),
    chat,
    fdaStatus: row.status,
    statusAt: row.statusAt,
    detectedAt: row.detectedAt,
    kind: row.kind,
    minutes: row.minutes,
    source: row.source,
    vendor: row.vendor,
    bookingNo: row.bookingNo,
    covered: row.covered,
    ...found,
    carrier: flight.marketingCarrier,
    number: flight.marketingNumber,
    from: flight.from,
    to: flight.to,
    departure: { at: flight.departsAt, date: flight.departureDate, time: flight.departureTime },
  };
}

/** A disruption as the board has it. */
export async function readRow(tx: Queryable, reader: BoardReader, id: number, now: number) {
  const [found] = await select(tx).where(and(eq(disruption.id, id), vendorScope(reader, disruption.vendor)));
  return found && { found, shown: shown(found, await readConversations(tx, reader, now), now) };
}

/** Which group a disruption is in, as the table of the domain says it. */
const inGroup = (group: Group, conversations: Conversations, now: number): SQL | undefined => {
  const { status, statusAt } = disruption;
  const asked = sql`(${disruption.consent} ->> 'state' = 'asked' and (${disruption.consent} ->> 'expiresAt')::bigint > ${now})`;
  const waiting = [...conversations].filter(([, { unread }]) => unread > 0).map(([key]) => key);
  const written =
    waiting.length === 0
      ? undefined
      : and(
          inArray(status, [...answeredIn]),
          inArray(sql`${disruption.vendor} || ' ' || ${disruption.bookingNo}`, waiting),
        );
  const us = or(
    written,
    inArray(status, ["NOTIFY_FAILED", "LOUNGE_REQUESTED"]),
    sql`(${status} = 'NOTIFIED' and ${statusAt} <= ${now - callAfter})`,
    sql`(${status} = 'OPENED' and ${statusAt} <= ${now - undecidedAfter})`,
    sql`(${status} = 'DETECTED' and ${statusAt} <= ${now - stuckAfter})`,
    sql`(${status} = 'ALTERNATIVE_CHOSEN' and ${asked} is not true)`,
  );
  if (group === "us") return us;
  if (group === "settled")
    return and(
      inArray(status, ["CONFIRMED", "EXPIRED", "NO_ACTION", "VOUCHER_SEND", "TRIGGERED_SUCCESSFULLY"]),
      gte(statusAt, now - settledFor),
    );
  const theirs = or(
    eq(status, "SEARCHING"),
    sql`(${status} = 'OPENED' and ${statusAt} > ${now - undecidedAfter})`,
    sql`(${status} = 'DETECTED' and ${statusAt} > ${now - stuckAfter})`,
    sql`(${status} = 'NOTIFIED' and ${statusAt} > ${now - callAfter})`,
    sql`(${status} = 'ALTERNATIVE_CHOSEN' and ${asked} is true)`,
  );
  return written ? and(theirs, not(written)) : theirs;
};

/** A name, a booking number, a PNR, or a flight (`TP 210`). */
function matching(q: string): SQL | undefined {
  if (q === "") return undefined;
  const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    sql`lower(${disruption.bookingNo}) like ${part}`,
    sql`lower(${pnr.pnr}) like ${part}`,
    sql`lower(${segment.marketingCarrier} || ' ' || ${segment.marketingNumber}) like ${part}`,
    sql`lower(${segment.marketingCarrier} || ${segment.marketingNumber}) like ${part}`,
    sql`exists (select from ${passenger} p where p.pnr_id = ${pnr.id} and lower(p.firstname || ' ' || p.lastname) like ${part})`,
  );
}

interface Query {
  readonly q: string;
  readonly airline: string;
}

/** The board (DIS-14): by whose move it is, the longest waiting first. */
export async function readBoard(
  tx: Queryable,
  reader: BoardReader,
  { q, airline }: Query,
  now: number,
): Promise<Omit<Board, "statusCheckedAt">> {
  const scope = vendorScope(reader, disruption.vendor);
  const wanted = and(
    scope,
    airline === "" ? undefined : eq(segment.marketingCarrier, airline.toUpperCase()),
    matching(q),
  );
  const conversations = await readConversations(tx, reader, now);
  const rows: BoardRow[] = [];
  const counts = { us: 0, traveller: 0, settled: 0 };
  for (const group of ["us", "traveller", "settled"] as const) {
    const where = and(wanted, inGroup(group, conversations, now));
    const [counted] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(disruption)
      .innerJoin(segment, eq(segment.id, disruption.segmentId))
      .innerJoin(pnr, eq(pnr.id, segment.pnrId))
      .where(where);
    counts[group] = counted?.n ?? 0;
    if (counts[group] === 0) continue;
    const order =
      group === "settled"
        ? [desc(disruption.statusAt), desc(disruption.id)]
        : [asc(disruption.statusAt), asc(disruption.id)];
    const found = await select(tx)
      .where(where)
      .orderBy(...order)
      .limit(shownAtMost);
    rows.push(...found.map((one) => shown(one, conversations, now)));
  }
  const airlines = await tx
    .selectDistinct({ code: segment.marketingCarrier })
    .from(disruption)
    .innerJoin(segment, eq(segment.id, disruption.segmentId))
    .where(
      and(scope, or(...(["us", "traveller", "settled"] as const).map((group) => inGroup(group, conversations, now)))),
    )
    .orderBy(segment.marketingCarrier);
  return { rows, counts, airlines: airlines.map(({ code }) => code), stock: await readStock(tx, reader) };
}

/** Flights ahead of bookings that a reader may see, to report a disruption of. */
export async function findFlights(tx: Queryable, reader: Reader, q: string, now: number) {
  const rows = await tx
    .select({
      flight: segment,
      vendor: pnr.vendor,
      bookingNo: pnr.bookingNo,
      pnr: pnr.pnr,
      traveller: columns.traveller,
      passengers: columns.passengers,
      disrupted: sql<boolean>`exists (select from disruption d where d.segment_id = ${segment.id})`,
    })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(
      and(
        vendorScope(reader, pnr.vendor),
        gte(segment.arrivesAt, now),
        // Whole numbers: a part of a word would read every flight that there is.
        or(eq(pnr.bookingNo, q), eq(pnr.pnr, q.toUpperCase())),
      ),
    )
    .orderBy(asc(segment.departsAt), asc(segment.id))
    .limit(20);
  return rows.map(({ flight, ...row }) => ({
    ...row,
    segmentId: flight.id,
    carrier: flight.marketingCarrier,
    number: flight.marketingNumber,
    from: flight.from,
    to: flight.to,
    date: flight.departureDate,
    time: flight.departureTime,
  }));
}
