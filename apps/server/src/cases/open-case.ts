import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import { pnr, passenger, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary } from "../trips/tables.ts";
import { caseAudit, travelCase } from "./tables.ts";
import { caseOf, type FoundSubject } from "./visible.ts";

export type CaseRow = typeof travelCase.$inferSelect;

/** Who opens a case, and when. */
interface Opening {
  /** Short name; "" for what opens by itself. */
  readonly userid: string;
  readonly now: number;
  readonly initialComment?: string;
  /** The flight; left out, or 0, for the whole. */
  readonly segmentId?: number;
}

interface Person {
  readonly travellerId: string | null;
  readonly travellerName: string;
  readonly travellerEmail: string;
}

const nobody: Person = { travellerId: null, travellerName: "", travellerEmail: "" };

/** The first who travels: the request's traveller, the itinerary's first user, or the booking's first passenger. */
export async function firstContact(tx: Queryable, { vendor, bookingNo, requestId }: FoundSubject): Promise<Person> {
  const [request] =
    requestId === null
      ? []
      : await tx
          .select({ id: travelRequest.travellerId, name: travelRequest.travellerName })
          .from(travelRequest)
          .where(eq(travelRequest.id, requestId));
  const [trip] =
    bookingNo === null
      ? []
      : await tx
          .select({ ids: itinerary.travellerIds, travellers: itinerary.travellers })
          .from(itinerary)
          .where(and(eq(itinerary.vendor, vendor), eq(itinerary.bookingNo, bookingNo)));
  const userId = request?.id ?? trip?.ids[0];
  const [user] =
    userId === undefined ? [] : await tx.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, userId));
  if (userId !== undefined) {
    const profile = await readProfile(tx, userId);
    return {
      travellerId: userId,
      travellerName: profile?.name ?? request?.name ?? "",
      travellerEmail: user?.email ?? "",
    };
  }
  const [first] = trip?.travellers ?? [];
  if (first) return { ...nobody, travellerName: `${first.firstname} ${first.lastname}`.trim() };
  if (bookingNo === null) return nobody;
  const [passengers] = await tx
    .select({ first: passenger.firstname, last: passenger.lastname })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(and(eq(pnr.vendor, vendor), eq(pnr.bookingNo, bookingNo)))
    .orderBy(pnr.id, passenger.position)
    .limit(1);
  return passengers ? { ...nobody, travellerName: `${passengers.first} ${passengers.last}`.trim() } : nobody;
}

/** The flight of a booking; undefined where it is none of that booking. */
export async function segmentOf(tx: Queryable, { vendor, bookingNo }: FoundSubject, segmentId: number) {
  if (bookingNo === null) return undefined;
  const [row] = await tx
    .select({ id: segment.id, carrier: segment.marketingCarrier, number: segment.marketingNumber })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(and(eq(segment.id, segmentId), eq(pnr.vendor, vendor), eq(pnr.bookingNo, bookingNo)));
  return row;
}

/** The flights of a booking, in their order; none where there is no booking. */
export async function segmentsOf(tx: Queryable, { vendor, bookingNo }: Pick<FoundSubject, "vendor" | "bookingNo">) {
  if (bookingNo === null) return [];
  const rows = await tx
    .select({ flight: segment, pnr: pnr.pnr })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(and(eq(pnr.vendor, vendor), eq(pnr.bookingNo, bookingNo)))
    .orderBy(asc(segment.departsAt), asc(segment.id));
  return rows.map(({ flight, pnr: locator }) => ({
    segmentId: flight.id,
    pnr: locator,
    flight: `${flight.marketingCarrier} ${flight.marketingNumber}`,
    from: flight.from,
    to: flight.to,
    date: flight.departureDate,
    time: flight.departureTime,
    cancelled: flight.cancelled,
  }));
}

/** The row of the case that a booking, a travel request or one of its flights has; undefined where there is none. */
export async function readCase(tx: Queryable, found: FoundSubject, segmentId = 0): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(travelCase)
    .where(segmentId > 0 ? eq(travelCase.segmentId, segmentId) : caseOf(found));
  return row;
}

/** The case of a flight of a booking: an open one before a closed one, and the latest of these (CMT-22). */
export async function firstFlightCase(
  tx: Queryable,
  { vendor, bookingNo }: Pick<FoundSubject, "vendor" | "bookingNo">,
): Promise<CaseRow | undefined> {
  if (bookingNo === null) return undefined;
  const [row] = await tx
    .select()
    .from(travelCase)
    .where(and(eq(travelCase.vendor, vendor), eq(travelCase.bookingNo, bookingNo), isNotNull(travelCase.segmentId)))
    .orderBy(sql`${travelCase.state} = 'CLOSED'`, desc(travelCase.createdAt), desc(travelCase.id))
    .limit(1);
  return row;
}

/**
 * The case of a booking or a travel request, or of one of its flights: the one that there is, or a new one (CMT-2). Of two who open it
 * at once, both get the same.
 */
export async function caseFor(
  tx: Queryable,
  found: FoundSubject,
  { userid, now, initialComment = "", segmentId = 0 }: Opening,
): Promise<{ readonly row: CaseRow; readonly opened: boolean }> {
  const former = await readCase(tx, found, segmentId);
  if (former) return { row: former, opened: false };
  const [row] = await tx
    .insert(travelCase)
    .values({
      vendor: found.vendor,
      bookingNo: found.bookingNo,
      requestId: found.requestId,
      segmentId: segmentId > 0 ? segmentId : null,
      initialComment,
      createdAt: now,
      ...(await firstContact(tx, found)),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    const other = await readCase(tx, found, segmentId);
    if (!other) throw new Error("A case that somebody else was opening is not there.");
    return { row: other, opened: false };
  }
  await tx.insert(caseAudit).values({ caseId: row.id, action: "OPENED", userid, at: now, note: initialComment });
  return { row, opened: true };
}

/** The case of a travel request takes the number of the booking that was made of it (CMT-2). */
export async function nameBooking(
  tx: Queryable,
  { requestId, vendor, bookingNo }: { readonly requestId: number; readonly vendor: string; readonly bookingNo: string },
  { userid, now }: Opening,
): Promise<void> {
  const [row] = await tx
    .update(travelCase)
    .set({ bookingNo })
    .where(
      and(
        eq(travelCase.requestId, requestId),
        sql`${travelCase.bookingNo} is null`,
        // A booking that has a case of its own keeps it.
        sql`not exists (select from travel_case other where other.vendor = ${vendor} and other.booking_no = ${bookingNo} and other.segment_id is null)`,
      ),
    )
    .returning({ id: travelCase.id });
  if (row) await tx.insert(caseAudit).values({ caseId: row.id, action: "BOOKED", userid, at: now, note: bookingNo });
}
