import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { PersonalData } from "../profiles/personal-data.ts";
import { itinerary, itineraryVersion } from "./tables.ts";

const ofTraveller = (userId: string) => sql`${itinerary.travellerIds} @> array[${userId}]::uuid[]`;

/** A traveller's trips, as their current versions have them. */
export const tripData: PersonalData = {
  name: "trips",
  held: (tx, { userId }) =>
    tx
      .select({
        bookingNo: itinerary.bookingNo,
        version: itinerary.version,
        publishedAt: itineraryVersion.publishedAt,
        content: itineraryVersion.content,
      })
      .from(itinerary)
      .innerJoin(
        itineraryVersion,
        and(eq(itineraryVersion.itineraryId, itinerary.id), eq(itineraryVersion.version, itinerary.version)),
      )
      .where(ofTraveller(userId))
      .orderBy(asc(itinerary.id)),
  openWork: async (tx, { userId }, now) =>
    (
      await tx
        .select({ name: itinerary.bookingNo, until: itinerary.endDate })
        .from(itinerary)
        .where(and(ofTraveller(userId), gt(itinerary.endsAt, now)))
        .orderBy(asc(itinerary.id))
    ).map((trip) => ({ kind: "trip", ...trip })),
};
