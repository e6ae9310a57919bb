import { type BillingForm, prefill } from "@gatehouse/domain/costs";
import { localClock } from "@gatehouse/domain/time";
import { and, asc, desc, eq, exists, or, sql } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { airlineName } from "../reference/airlines.ts";
import { watchedFlight } from "../reports/tables.ts";
import { travelRequest } from "../requests/tables.ts";
import { itinerary, itineraryVersion } from "../trips/tables.ts";
import { billingRecord } from "./tables.ts";

export type Reader = Pick<Principal, "vendors" | "userid">;

interface VendorOfBooking {
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  /** IANA zone. */
  readonly zone: string;
}

/** The vendors that know a booking of the number, among those that the reader sees (COST-2); by name. */
export async function vendorsOfBooking(
  tx: Queryable,
  reader: Pick<Reader, "vendors">,
  bookingNo: string,
): Promise<readonly VendorOfBooking[]> {
  const knows = (table: typeof booking | typeof itinerary | typeof travelRequest | typeof billingRecord) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.vendor, vendor.code), eq(table.bookingNo, bookingNo))),
    );
  return tx
    .select({ code: vendor.code, name: vendor.name, currency: vendor.currency, zone: vendor.zone })
    .from(vendor)
    .where(
      and(
        vendorScope(reader, vendor.code),
        or(knows(booking), knows(itinerary), knows(travelRequest), knows(billingRecord)),
      ),
    )
    .orderBy(asc(vendor.name), asc(vendor.code));
}

async function knownBooking(tx: Queryable, of: VendorOfBooking, bookingNo: string) {
  const [found] = await tx
    .select({ id: booking.id, createdAt: booking.createdAt })
    .from(booking)
    .where(and(eq(booking.vendor, of.code), eq(booking.bookingNo, bookingNo)));
  if (!found) return null;
  const [first] = await tx
    .select()
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(and(eq(pnr.bookingId, found.id), eq(passenger.cancelled, false)))
    .orderBy(asc(pnr.id), asc(passenger.position))
    .limit(1);
  const legs = await tx
    .select({
      pnr: pnr.pnr,
      airlineCode: segment.marketingCarrier,
      from: segment.from,
      to: segment.to,
      departs: segment.departsAt,
      arrives: segment.arrivesAt,
    })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(and(eq(pnr.bookingId, found.id), eq(segment.cancelled, false)))
    .orderBy(asc(segment.departsAt), asc(segment.id));
  const watched = await tx.$count(watchedFlight, eq(watchedFlight.bookingId, found.id));
  return {
    madeOn: localClock(found.createdAt, of.zone).date,
    traveller: first
      ? {
          prefix: first.passenger.title,
          firstName: first.passenger.firstname,
          middleName: first.passenger.middlename,
          lastName: first.passenger.lastname,
        }
      : null,
    legs,
    isWatched: watched > 0,
  };
}

async function knownItinerary(tx: Queryable, of: VendorOfBooking, bookingNo: string) {
  const [found] = await tx
    .select({
      startDate: itinerary.startDate,
      endDate: itinerary.endDate,
      requestId: itinerary.requestId,
      content: itineraryVersion.content,
    })
    .from(itinerary)
    .innerJoin(
      itineraryVersion,
      and(eq(itineraryVersion.itineraryId, itinerary.id), eq(itineraryVersion.version, itinerary.version)),
    )
    .where(and(eq(itinerary.vendor, of.code), eq(itinerary.bookingNo, bookingNo)));
  return found ?? null;
}

async function knownRequest(tx: Queryable, of: VendorOfBooking, bookingNo: string, requestId: number | null) {
  const [found] = await tx
    .select({ request: travelRequest, userid: appUser.userid })
    .from(travelRequest)
    .innerJoin(appUser, eq(appUser.id, travelRequest.travellerId))
    .where(
      and(
        eq(travelRequest.vendor, of.code),
        requestId === null ? eq(travelRequest.bookingNo, bookingNo) : eq(travelRequest.id, requestId),
      ),
    )
    .orderBy(desc(travelRequest.id))
    .limit(1);
  if (!found) return null;
  const profile = (await readProfile(tx, found.request.travellerId))?.profile;
  return {
    travellerId: found.userid,
    traveller: profile
      ? {
          prefix: profile.prefix,
          firstName: profile.firstName,
          middleName: profile.middleName,
          lastName: profile.lastName,
        }
      : null,
    content: found.request.content,
    program: found.request.program,
  };
}

/** A new record of a booking, filled from what is known of it (COST-3). */
export async function newRecord(tx: Queryable, of: VendorOfBooking, bookingNo: string): Promise<BillingForm> {
  const trip = await knownItinerary(tx, of, bookingNo);
  return prefill({
    booking: await knownBooking(tx, of, bookingNo),
    itinerary: trip,
    request: await knownRequest(tx, of, bookingNo, trip?.requestId ?? null),
    airlineName,
  });
}
