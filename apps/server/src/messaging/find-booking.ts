import { and, desc, eq } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";
import type { Queryable } from "../platform/database.ts";

/** What a message hangs on. */
export interface MessageBooking {
  /** 0 for none. */
  readonly id: number;
  /** Whose it is; empty for nobody's. */
  readonly vendor: string;
  readonly bookingNo: string;
}

/** Kind of the row that messages written by hand speak of. */
export const bookingSubject = "booking";

interface Wanted {
  readonly bookingNo?: string | undefined;
  readonly vendorCode?: string | undefined;
}

/**
 * The booking that a message written by hand hangs on: without a number none, in the name of the writer's own vendor; of a number that
 * several vendors have, the newest.
 * @returns undefined for one that the writer does not see
 */
export async function findBooking(
  tx: Queryable,
  writer: Pick<Principal, "vendors">,
  { bookingNo = "", vendorCode = "" }: Wanted,
): Promise<MessageBooking | undefined> {
  if (bookingNo === "") return { id: 0, vendor: writer.vendors === "all" ? "" : (writer.vendors[0] ?? ""), bookingNo };
  const [found] = await tx
    .select({ id: booking.id, vendor: booking.vendor, bookingNo: booking.bookingNo })
    .from(booking)
    .where(
      and(
        eq(booking.bookingNo, bookingNo),
        vendorCode === "" ? undefined : eq(booking.vendor, vendorCode),
        vendorScope(writer, booking.vendor),
      ),
    )
    .orderBy(desc(booking.createdAt))
    .limit(1);
  return found;
}

/**
 * In whose name a message goes, and in which language beside its own words.
 * @param product who speaks where no vendor does (BRD-1)
 */
export async function voiceOf(tx: Queryable, code: string, product: string) {
  const [found] = await tx
    .select({ name: vendor.name, language: vendor.language })
    .from(vendor)
    .where(eq(vendor.code, code));
  return { name: found?.name ?? product, language: found?.language ?? null };
}
