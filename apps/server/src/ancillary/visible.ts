import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { itinerary } from "../trips/tables.ts";

export type Reader = Pick<Principal, "vendors" | "role" | "userId" | "userid">;

/** The bookings that a reader may add to (ANC-5): a traveller's own ones, and those of the vendors that staff see. */
const visibleBookings = (reader: Reader): SQL | undefined =>
  reader.role === "TRAVELLER"
    ? sql`exists (select 1 from ${itinerary} where ${itinerary.vendor} = ${booking.vendor} and ${itinerary.bookingNo} = ${booking.bookingNo} and ${itinerary.travellerIds} @> array[${reader.userId}]::uuid[])`
    : vendorScope(reader, booking.vendor);

/** The bookings of a number that a reader sees, by the names of their vendors. @param vendorCode empty for any vendor */
export const findBookings = (
  tx: Queryable,
  reader: Reader,
  { bookingNo, vendorCode }: { readonly bookingNo: string; readonly vendorCode: string },
) =>
  tx
    .select({
      id: booking.id,
      bookingNo: booking.bookingNo,
      vendor: booking.vendor,
      vendorName: vendor.name,
      currency: vendor.currency,
      over: sql<boolean>`${booking.deactivatedAt} is not null`,
    })
    .from(booking)
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .where(
      and(
        eq(booking.bookingNo, bookingNo),
        vendorCode === "" ? undefined : eq(booking.vendor, vendorCode),
        visibleBookings(reader),
      ),
    )
    .orderBy(asc(vendor.name), asc(vendor.code));

export type SeenBooking = Awaited<ReturnType<typeof findBookings>>[number];
