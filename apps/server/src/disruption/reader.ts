import { languageToWrite } from "@gatehouse/domain/travellers";
import { and, asc, eq, sql } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { booking, passenger, pnr } from "../bookings/tables.ts";
import { type MailLanguage, mailLanguages } from "../messaging/mail-facts.ts";
import type { Queryable } from "../platform/database.ts";

/** Whom one writes to about a disruption. */
export interface DisruptionReader {
  readonly vendorName: string;
  readonly name: string;
  readonly firstname: string;
  /** Empty where nobody gave one. */
  readonly email: string;
  readonly phone: string;
  readonly language: MailLanguage;
}

/**
 * The first traveller of a booking who can be reached, otherwise the first. One statement: thousands of flights may be cancelled by one
 * message, and their links go within a minute (DIS-4).
 */
export async function readReader(tx: Queryable, bookingId: number): Promise<DisruptionReader | undefined> {
  const [row] = await tx
    .select({
      vendorName: vendor.name,
      vendorLanguage: vendor.language,
      firstname: passenger.firstname,
      lastname: passenger.lastname,
      email: passenger.email,
      phoneCode: passenger.phoneCode,
      phoneNumber: passenger.phoneNumber,
      language: passenger.language,
    })
    .from(booking)
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .innerJoin(pnr, eq(pnr.bookingId, booking.id))
    .innerJoin(passenger, and(eq(passenger.pnrId, pnr.id), eq(passenger.cancelled, false)))
    .where(eq(booking.id, bookingId))
    .orderBy(sql`${passenger.email} = ''`, asc(pnr.id), asc(passenger.position))
    .limit(1);
  if (!row) return undefined;
  const { vendorName, vendorLanguage, firstname, lastname, email, phoneCode, phoneNumber, language } = row;
  return {
    vendorName,
    firstname,
    name: [firstname, lastname].filter(Boolean).join(" "),
    email,
    phone: phoneNumber === "" ? "" : `+${phoneCode}${phoneNumber}`,
    language: languageToWrite([language, vendorLanguage], mailLanguages),
  };
}
