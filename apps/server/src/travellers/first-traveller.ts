import { languageToWrite } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { booking, pnr } from "../bookings/tables.ts";
import { type FirstFlight, type MailLanguage, mailLanguages } from "../messaging/mail-facts.ts";
import type { Queryable } from "../platform/database.ts";
import { readBooked } from "./booked.ts";
import { linkedBooking } from "./links.ts";

/** Whom one writes to about a booking as a whole. */
export interface FirstTraveller {
  readonly bookingNo: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly name: string;
  /** Empty where nobody gave one. */
  readonly email: string;
  /** The traveller's own where it is known, else the vendor's, else English (MSG-5). */
  readonly language: MailLanguage;
  /** The vendor's, else English: for those who work for it. */
  readonly staffLanguage: MailLanguage;
  /** The first flight that has not left yet; left out where all have. */
  readonly flight?: FirstFlight;
}

/** The first traveller of a booking; undefined where there is no such booking. @param now seconds since 1970, UTC */
export async function readFirstTraveller(
  tx: Queryable,
  bookingId: number,
  now: number,
): Promise<FirstTraveller | undefined> {
  const [known] = await tx
    .select({ ...linkedBooking, vendorLanguage: vendor.language })
    .from(booking)
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .where(eq(booking.id, bookingId));
  if (!known) return undefined;
  const { travellers, ahead } = await readBooked(tx, known, now);
  const [next] = ahead;
  const [unit] = next ? await tx.select({ pnr: pnr.pnr }).from(pnr).where(eq(pnr.id, next.pnrId)) : [];
  const first = travellers.find(({ passenger }) => passenger.primary);
  const ownLanguages = (first?.stored ?? []).map((row) => row.language);
  return {
    bookingNo: known.bookingNo,
    vendor: known.vendor,
    vendorName: known.vendorName,
    name: [first?.passenger.firstname, first?.passenger.lastname].filter(Boolean).join(" "),
    email: first?.passenger.email ?? "",
    language: languageToWrite([...ownLanguages, known.vendorLanguage], mailLanguages),
    staffLanguage: languageToWrite([known.vendorLanguage], mailLanguages),
    ...(next && unit
      ? {
          flight: {
            airline: next.marketingCarrier,
            number: next.marketingNumber,
            from: next.from,
            to: next.to,
            date: next.departureDate,
            time: next.departureTime,
            pnr: unit.pnr,
          },
        }
      : {}),
  };
}
