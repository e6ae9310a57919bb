import type { Queryable } from "../platform/database.ts";
import type { LiveHub, LiveMessage } from "../platform/live.ts";

interface Changed {
  readonly vendor: string;
  readonly bookingNo: string;
  readonly travellerIds: readonly string[];
}

/** Tells those who may see an itinerary that it stands otherwise: staff of the vendor, and its travellers. */
export function publishTrip(
  tx: Queryable,
  live: Pick<LiveHub, "publishAll">,
  { vendor, bookingNo, travellerIds }: Changed,
): Promise<void> {
  const event = { type: "trip.changed", bookingNos: [bookingNo] } as const;
  const audiences: readonly LiveMessage["audience"][] = [
    { to: "vendor", vendor, permission: "myTrips" },
    ...travellerIds.map((userId) => ({ to: "user", userId }) as const),
  ];
  return live.publishAll(
    tx,
    audiences.map((audience) => ({ event, audience })),
  );
}
