import { languageToWrite } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { booking } from "../bookings/tables.ts";
import { mailLanguages } from "../messaging/mail-facts.ts";
import type { Composition } from "../messaging/outbox.ts";
import type { OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readBooked } from "./booked.ts";
import { linkedBooking } from "./links.ts";

/**
 * The mail that takes a link to the first traveller.
 * @param origin address of the traveller site, without a slash at the end
 */
export async function composeLinkMail(
  tx: Queryable,
  { subjectId, payload }: OutboxMessage,
  origin: string,
  now: number,
): Promise<Composition> {
  const [known] = await tx
    .select({ ...linkedBooking, vendorLanguage: vendor.language })
    .from(booking)
    .innerJoin(vendor, eq(vendor.code, booking.vendor))
    .where(eq(booking.id, subjectId));
  if (!known) return { obstacle: "too-late" };
  const { travellers } = await readBooked(tx, known, now);
  const first = travellers.find(({ passenger }) => passenger.primary);
  const { to = "", path } = payload;
  const name = [first?.passenger.firstname, first?.passenger.lastname].filter(Boolean).join(" ");
  return {
    receiver: to,
    name,
    facts: {
      template: "missingInfo",
      vendorName: known.vendorName,
      traveller: name,
      bookingNo: known.bookingNo,
      language: languageToWrite(
        [...(first?.stored ?? []).map((row) => row.language), known.vendorLanguage],
        mailLanguages,
      ),
      ...(path === undefined ? {} : { link: `${origin}${path}` }),
    },
    ...(path === undefined ? { obstacle: "no-secret" } : {}),
  };
}
