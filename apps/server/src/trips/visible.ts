import { and, eq, sql, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { itinerary } from "./tables.ts";

export type Reader = Pick<Principal, "vendors" | "role" | "userId" | "userid">;

/** The itineraries that a reader may see (TRP-15): a traveller's own, and those of the vendors that staff see. */
export const visibleTrips = (reader: Reader): SQL | undefined =>
  reader.role === "TRAVELLER"
    ? sql`${itinerary.travellerIds} @> array[${reader.userId}]::uuid[]`
    : vendorScope(reader, itinerary.vendor);

/** Those of one vendor, where the caller names one. */
export const ofVendor = (vendorCode: string): SQL | undefined =>
  vendorCode === "" ? undefined : eq(itinerary.vendor, vendorCode);

/** What a caller asks for by its booking. */
export interface BookingQuery {
  readonly bookingNo: string;
  readonly vendorCode: string;
}

/** The SQL condition of the trip of a booking, as far as its reader sees it. */
export const wantedTrip = (reader: Reader, { bookingNo, vendorCode }: BookingQuery): SQL | undefined =>
  and(eq(itinerary.bookingNo, bookingNo), ofVendor(vendorCode), visibleTrips(reader));

/** The vendor whose booking it is: whom the caller names, or the only one that they see; undefined where there is none. */
export async function vendorOf(tx: Queryable, reader: Reader, code: string) {
  const [found, other] = await tx
    .select({ code: vendor.code, name: vendor.name })
    .from(vendor)
    .where(and(code === "" ? undefined : eq(vendor.code, code), vendorScope(reader, vendor.code)))
    .limit(2);
  return other ? undefined : found;
}
