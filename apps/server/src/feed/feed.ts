import type { FeedCalls } from "../access/guard.ts";
import type { Checkin } from "../checkin/checkin.ts";
import type { Platform } from "../platform/platform.ts";
import { loadAirports } from "../reference/airports.ts";
import { importBooking, type Imported, type OnFlightsChanged } from "./import-booking.ts";

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly checkin: Pick<Checkin, "services" | "changed">;
  /** Hears of flights that a message has changed, in its transaction. */
  readonly flightsChanged?: OnFlightsChanged;
}

/** How bookings come in (FEED-1). */
export const createFeed = ({ db, now, flightsChanged, checkin: { services, changed } }: Parts) => ({
  /** Implements `contract.feed`. */
  router: (calls: FeedCalls) => ({
    imports: calls.feed.imports.handler(async ({ input, context: { feedClient }, errors }) => {
      const { vendor } = feedClient;
      if (input.vendor && input.vendor !== vendor) throw errors.FOREIGN_VENDOR();
      const airports = await loadAirports();
      const zoneOf = (iata: string) => airports.find(iata)?.zone;
      const bookings: Imported[] = [];
      try {
        // One after the other: a later entry about the same booking finds what the earlier has done.
        for (const fed of input.bookings)
          bookings.push(
            await importBooking(
              { db, services, zoneOf, ...(flightsChanged ? { flightsChanged } : {}) },
              vendor,
              fed,
              now(),
            ),
          );
      } finally {
        changed();
      }
      return { bookings };
    }),
  }),
});
