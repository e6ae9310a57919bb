import { languageToWrite } from "@gatehouse/domain/travellers";
import { and, eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { mailLanguages } from "../messaging/mail-facts.ts";
import type { Composition } from "../messaging/outbox.ts";
import type { OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { itinerary, itineraryVersion } from "./tables.ts";

/** Kind of the row that these messages speak of. */
export const tripSubject = "itinerary";

/** Mails to travellers about a trip. */
export const tripMessages = { published: "trips.published" } as const;

/** What the mail about a version says to one traveller, of whom alone it speaks (TRP-18). */
export async function composeTripMail(
  tx: Queryable,
  { subjectId, payload }: OutboxMessage,
  origin: string,
): Promise<Composition> {
  const { travelerId = "", userId = travelerId } = payload;
  const version = Number(payload["version"]);
  const [row] = await tx
    .select({
      trip: itinerary,
      content: itineraryVersion.content,
      vendorName: vendor.name,
      vendorLanguage: vendor.language,
    })
    .from(itinerary)
    .innerJoin(vendor, eq(vendor.code, itinerary.vendor))
    .innerJoin(
      itineraryVersion,
      and(eq(itineraryVersion.itineraryId, itinerary.id), eq(itineraryVersion.version, version)),
    )
    .where(eq(itinerary.id, subjectId));
  const traveller = row?.content.travellers.find((one) => one.travelerId === travelerId);
  // A later version writes its own mail.
  if (!row || !traveller || row.trip.version !== version) return { obstacle: "too-late" };
  const { trip, vendorName, vendorLanguage } = row;
  const profile = trip.travellerIds.includes(userId) ? await readProfile(tx, userId) : undefined;
  const name = [traveller.firstName, traveller.middleName, traveller.lastName].filter(Boolean).join(" ");
  return {
    receiver: traveller.email,
    name,
    facts: {
      template: "tripPublished",
      vendorName,
      traveller: name,
      bookingNo: trip.bookingNo,
      language: languageToWrite([profile?.profile?.language ?? null, vendorLanguage], mailLanguages),
      startDate: trip.startDate,
      endDate: trip.endDate,
      version,
      link: `${origin}/dashboard/my-trips/view-trips-details?data=${encodeURIComponent(trip.bookingNo)}&type=itinerary`,
    },
  };
}
