import type { Page } from "@gatehouse/api/contract";
import { passengerTotal, totalHundredths } from "@gatehouse/domain/flights";
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import { type Principal, vendorScope } from "../access/principal.ts";
import { booking } from "../bookings/tables.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { alternateFlight } from "./tables.ts";

type Reader = Pick<Principal, "vendors" | "userid">;
type Row = typeof alternateFlight.$inferSelect;

/** Of a verified choice its booking; of a claim whatever bookings have the number. */
const isAbout = sql`case when ${alternateFlight.bookingId} is null then ${booking.bookingNo} = ${alternateFlight.bookingNo} else ${booking.id} = ${alternateFlight.bookingId} end`;

const vendorsOf = (reader: Reader): SQL<string[]> =>
  sql`array(select distinct ${booking.vendor} from ${booking} where ${and(isAbout, vendorScope(reader, booking.vendor))})`;

/** A bound reader sees what is about bookings of the own vendor; what is about no booking is for those who see everything. */
const visibleTo = (reader: Reader): SQL | undefined =>
  reader.vendors === "all"
    ? undefined
    : sql`exists (select from ${booking} where ${and(isAbout, vendorScope(reader, booking.vendor))})`;

function shown({ row, vendors }: { readonly row: Row; readonly vendors: readonly string[] }) {
  const { id, bookingNo, bookingId, selectedAt, baggage, settledAt, settledBy, itinerary, request } = row;
  return {
    id,
    bookingNo,
    vendor: vendors.length === 1 ? (vendors[0] ?? null) : null,
    verified: bookingId !== null,
    hasBooking: vendors.length > 0,
    selectedAt,
    flights: [...itinerary.one.segments, ...(itinerary.ret?.segments ?? [])].map(({ airline, from, to, dept }) => ({
      flight: `${airline.code.iata} ${airline.flightNum}`,
      from: from.iata,
      to: to.iata,
      departs: dept.local,
    })),
    price: { hundredths: totalHundredths(itinerary.totalPrice), unit: itinerary.totalPrice.basePrice.unit },
    passengers: passengerTotal(request.passengers),
    baggage,
    settledAt,
    settledBy,
  };
}

interface Query {
  readonly settled: boolean;
  readonly page: number;
  readonly size: number;
}

/** A page of what waits, verified ones first and the oldest of each first; or of what is settled, the latest first. */
export async function listChoices(
  db: Database,
  reader: Reader,
  { settled, page, size }: Query,
): Promise<Page<ReturnType<typeof shown>>> {
  const { settledAt, bookingId, selectedAt, id } = alternateFlight;
  const where = and(settled ? isNotNull(settledAt) : isNull(settledAt), visibleTo(reader));
  const order = settled ? [desc(settledAt), desc(id)] : [sql`${bookingId} is null`, asc(selectedAt), asc(id)];
  const rows = await db
    .select({ row: alternateFlight, vendors: vendorsOf(reader) })
    .from(alternateFlight)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(page * size);
  const totalElement = await db.$count(alternateFlight, where);
  return { content: rows.map(shown), pageNo: page + 1, totalElement, totalPages: Math.ceil(totalElement / size) };
}

type Settled =
  | { readonly outcome: "done" | "unknown" | "changed" }
  | { readonly outcome: "settled"; readonly userid: string };

/** Settles a choice if it is still the one that its reader saw. @param told hears of the vendor whose booking it is about */
export const settleChoice = (
  db: Database,
  reader: Reader,
  choice: { readonly id: number; readonly selectedAt: number },
  now: number,
  told: (tx: Transaction, vendor: string) => Promise<void> = async () => undefined,
): Promise<Settled> =>
  db.transaction(async (tx) => {
    const { id, bookingId, selectedAt, settledAt, settledBy } = alternateFlight;
    const [row] = await tx
      .select({ bookingId, selectedAt, settledAt, settledBy })
      .from(alternateFlight)
      .where(and(eq(id, choice.id), visibleTo(reader)))
      .for("update");
    if (!row) return { outcome: "unknown" };
    if (row.settledAt !== null) return { outcome: "settled", userid: row.settledBy ?? "" };
    if (row.selectedAt !== choice.selectedAt) return { outcome: "changed" };
    await tx.update(alternateFlight).set({ settledAt: now, settledBy: reader.userid }).where(eq(id, choice.id));
    const [about] =
      row.bookingId === null
        ? []
        : await tx.select({ vendor: booking.vendor }).from(booking).where(eq(booking.id, row.bookingId));
    if (about) await told(tx, about.vendor);
    return { outcome: "done" };
  });

/** Implements `contract.flightChoices`. */
export const choicesRouter = (
  calls: SignedInCalls,
  {
    db,
    now,
    settled: told,
  }: {
    readonly db: Database;
    readonly now: () => number;
    readonly settled: (tx: Transaction, vendor: string) => Promise<void>;
  },
) => ({
  list: calls.flightChoices.list.handler(({ input, context }) => listChoices(db, context.principal, input)),
  settle: calls.flightChoices.settle.handler(async ({ input, context, errors }) => {
    const settled = await settleChoice(db, context.principal, input, now(), told);
    if (settled.outcome === "unknown") throw errors.NOT_FOUND();
    if (settled.outcome === "settled") throw errors.ALREADY_SETTLED({ data: { userid: settled.userid } });
    if (settled.outcome === "changed") throw errors.CHOICE_CHANGED();
    return { ok: true as const };
  }),
});
