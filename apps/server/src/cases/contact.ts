import { and, asc, eq, ne, sql } from "drizzle-orm";
import { passenger, pnr } from "../bookings/tables.ts";
import type { ContactOf } from "../messaging/contact.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { itinerary } from "../trips/tables.ts";
import { readCase, firstContact } from "./open-case.ts";

/** E-mail address and number of the first passenger of a booking who has any, as the booking says them; undefined where nobody travels. */
export async function contactOfPassengers(
  tx: Queryable,
  { vendor, bookingNo }: { readonly vendor: string; readonly bookingNo: string },
): Promise<{ readonly email: string; readonly phone: string } | undefined> {
  const [first] = await tx
    .select({ email: passenger.email, code: passenger.phoneCode, number: passenger.phoneNumber })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(and(eq(pnr.vendor, vendor), eq(pnr.bookingNo, bookingNo), ne(passenger.cancelled, true)))
    .orderBy(sql`${passenger.email} = ''`, asc(pnr.id), asc(passenger.position))
    .limit(1);
  return first && { email: first.email, phone: first.number === "" ? "" : `+${first.code}${first.number}` };
}

/**
 * The traveller of a booking and how they can be reached, by the rule by which its case shows it (CMT-14): who has an account as it says,
 * others as their booking does. Nothing is masked.
 */
export const contactOfBooking: ContactOf = async (tx, { vendor, bookingNo }) => {
  const [trip] = await tx
    .select({ requestId: itinerary.requestId })
    .from(itinerary)
    .where(and(eq(itinerary.vendor, vendor), eq(itinerary.bookingNo, bookingNo)));
  const subject = { vendor, bookingNo, requestId: trip?.requestId ?? null };
  // Who travels as the case says, or would say if there was one.
  const person = (await readCase(tx, subject)) ?? (await firstContact(tx, subject));
  if (person.travellerId !== null) {
    const profile = await readProfile(tx, person.travellerId);
    return {
      name: profile?.name ?? person.travellerName,
      email: profile?.email ?? person.travellerEmail,
      phone: profile?.profile?.phone ?? "",
    };
  }
  const contact = await contactOfPassengers(tx, { vendor, bookingNo });
  return {
    name: person.travellerName,
    email: person.travellerEmail || (contact?.email ?? ""),
    phone: contact?.phone ?? "",
  };
};
