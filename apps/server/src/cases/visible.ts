import { can } from "@gatehouse/domain/access";
import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { booking } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { travelRequest } from "../requests/tables.ts";
import { visibleRequests } from "../requests/visible.ts";
import { itinerary } from "../trips/tables.ts";
import { visibleTrips } from "../trips/visible.ts";
import { travelCase } from "./tables.ts";

export type Reader = Pick<Principal, "vendors" | "role" | "userId" | "userid" | "permissions">;

/** Whether a reader has cases and internal comments (CMT-5). */
export const seesCases = ({ permissions }: Pick<Reader, "permissions">): boolean => can(permissions, "cases");

/** The cases that staff may see. Travellers see none, but what is said to them. */
export const visibleCases = (reader: Reader): SQL | undefined =>
  seesCases(reader) ? vendorScope(reader, travelCase.vendor) : sql`false`;

/** What a call speaks of: a booking or a travel request. */
export interface Subject {
  readonly bookingNo: string;
  readonly travelRequestId: number;
  readonly vCode: string;
}

/** The booking or travel request that a reader may see. */
export interface FoundSubject {
  readonly vendor: string;
  readonly bookingNo: string | null;
  readonly requestId: number | null;
}

const ofVendor = (code: string, column: typeof itinerary.vendor | typeof booking.vendor): SQL | undefined =>
  code === "" ? undefined : eq(column, code);

/**
 * The booking or the travel request that is meant: of a travel request that is booked, both.
 * @returns undefined where there is none that the reader may see, or more than one of that number
 */
export async function findSubject(
  tx: Queryable,
  reader: Reader,
  { bookingNo, travelRequestId, vCode }: Subject,
): Promise<FoundSubject | undefined> {
  if (travelRequestId > 0) {
    const [row] = await tx
      .select({ vendor: travelRequest.vendor, bookingNo: travelRequest.bookingNo, requestId: travelRequest.id })
      .from(travelRequest)
      .where(and(eq(travelRequest.id, travelRequestId), visibleRequests(reader)));
    return row;
  }
  if (bookingNo === "") return undefined;
  const trips = await tx
    .select({ vendor: itinerary.vendor, bookingNo: itinerary.bookingNo, requestId: itinerary.requestId })
    .from(itinerary)
    .where(and(eq(itinerary.bookingNo, bookingNo), ofVendor(vCode, itinerary.vendor), visibleTrips(reader)))
    .limit(2);
  if (trips.length > 0) return trips.length === 1 ? trips[0] : undefined;
  if (reader.role === "TRAVELLER") return undefined;
  const bookings = await tx
    .select({ vendor: booking.vendor, bookingNo: booking.bookingNo })
    .from(booking)
    .where(and(eq(booking.bookingNo, bookingNo), ofVendor(vCode, booking.vendor), vendorScope(reader, booking.vendor)))
    .limit(2);
  const [only] = bookings;
  return only && bookings.length === 1 ? { ...only, requestId: null } : undefined;
}

/** The whole case of a booking or a travel request, not one of its flights. */
export const caseOf = ({ vendor, bookingNo, requestId }: FoundSubject): SQL | undefined =>
  and(
    isNull(travelCase.segmentId),
    or(
      requestId === null ? undefined : eq(travelCase.requestId, requestId),
      bookingNo === null ? undefined : and(eq(travelCase.vendor, vendor), eq(travelCase.bookingNo, bookingNo)),
    ),
  );
