import { linkOf } from "@gatehouse/domain/disruption";
import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { openLink } from "../travellers/links.ts";
import { publicLink } from "../travellers/tables.ts";
import { hashOf } from "../access/secrets.ts";
import { booking } from "../bookings/tables.ts";
import { disruption, disruptionLink } from "./tables.ts";

/** A link that was opened, and the disruption behind it. */
export interface OpenedDisruption {
  readonly disruptionId: number;
  readonly vendorName: string;
  readonly vendorLogo: string | null;
}

/**
 * Opens the link of a disruption (DIS-4): undefined for one that is unknown, incomplete, over, or of another booking.
 * @param bookingNo the booking that the caller means, where it names one
 */
export async function openDisruption(
  tx: Queryable,
  { searchId, token }: { readonly searchId: string; readonly token: string },
  bookingNo: string | undefined,
  now: number,
): Promise<OpenedDisruption | undefined> {
  const secret = linkOf({ searchid: searchId, token }) ?? "";
  const [meant] =
    bookingNo === undefined
      ? await tx
          .select({ bookingNo: booking.bookingNo })
          .from(publicLink)
          .innerJoin(booking, eq(booking.id, publicLink.bookingId))
          .where(eq(publicLink.hash, hashOf(secret)))
      : [{ bookingNo }];
  const link = await openLink(tx, secret, { bookingNo: meant?.bookingNo ?? "", purpose: "disruption" }, now);
  if (!link) return undefined;
  const [own] = await tx
    .select({ id: disruptionLink.disruptionId })
    .from(disruptionLink)
    .where(eq(disruptionLink.linkId, link.linkId));
  const [newest] = own
    ? [own]
    : await tx
        .select({ id: disruption.id })
        .from(disruption)
        .where(eq(disruption.bookingId, link.booking.id))
        .orderBy(desc(disruption.id))
        .limit(1);
  if (!newest) return undefined;
  const { vendorName, vendorLogo } = link.booking;
  return { disruptionId: newest.id, vendorName, vendorLogo };
}
