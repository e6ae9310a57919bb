import { addDays, localClock } from "@gatehouse/domain/time";
import { itinerariesOf, isSoldOut, type PricedItinerary, type SearchRequest } from "@gatehouse/domain/flights";
import { asc, sql } from "drizzle-orm";
import { booking } from "../bookings/tables.ts";
import { createSimulatedSupplier } from "../flights/simulated/supplier.ts";
import { packOffers } from "../flights/stored-offers.ts";
import { alternateFlight, flightSearch } from "../flights/tables.ts";
import type { Transaction } from "../platform/database.ts";

const day = 86_400;
/** Shared searches of the demo are kept for a month, so that a link in a presentation goes on working. */
const keptDays = 30;

export interface DemoSearch {
  readonly id: string;
  readonly request: SearchRequest;
  readonly offers: readonly PricedItinerary[];
}

/**
 * Two searches that somebody shared: `/fsbsearch?results=demo-new-york-lisbon` and `…=demo-london-nice`. Their ids can be guessed; those
 * of real searches cannot.
 * @param now seconds since 1970, UTC
 */
export async function findDemoFlights(now: number): Promise<readonly DemoSearch[]> {
  const today = localClock(now, "UTC").date;
  const supplier = createSimulatedSupplier(() => 0);
  const search = async (id: string, request: SearchRequest): Promise<DemoSearch> => ({
    id,
    request,
    offers: await supplier.search(request, { now, signal: new AbortController().signal }),
  });
  const family = { adults: 2, child: 1, infants: 0 };
  return [
    await search("demo-new-york-lisbon", {
      from: "JFK",
      to: "LIS",
      departDate: addDays(today, 21),
      returnDate: addDays(today, 28),
      passengers: family,
      nonstop: false,
    }),
    await search("demo-london-nice", {
      from: "LHR",
      to: "NCE",
      departDate: addDays(today, 5),
      passengers: { adults: 1, child: 0, infants: 0 },
      nonstop: false,
    }),
  ];
}

/** Stores the searches, and that two travellers chose one of their flights. */
export async function insertDemoFlights(tx: Transaction, searches: readonly DemoSearch[], now: number): Promise<void> {
  for (const { id, request, offers } of searches)
    await tx.insert(flightSearch).values({
      id,
      request,
      status: "COMPLETE",
      offers: await packOffers(offers),
      offerCount: offers.length,
      createdAt: now,
      finishedAt: now + 2,
      expiresAt: now + keptDays * day,
    });
  const bookings = await tx
    .select({ id: booking.id, bookingNo: booking.bookingNo })
    .from(booking)
    .where(sql`${booking.deactivatedAt} is null`)
    .orderBy(asc(booking.id))
    .limit(searches.length);
  for (const [place, { id: bookingId, bookingNo }] of bookings.entries()) {
    const { id, request, offers } = searches[place] ?? {};
    if (!id || !request || !offers) continue;
    const free = new Set(
      itinerariesOf(offers, request).flatMap((each) => (isSoldOut(each, request.passengers) ? [] : [each.id])),
    );
    const itinerary = offers.find((offer) => free.has(offer.id));
    if (itinerary)
      await tx.insert(alternateFlight).values({
        searchId: id,
        bookingNo,
        // One came by the link of the booking, of the other nobody knows.
        bookingId: place === 0 ? bookingId : null,
        request,
        itinerary,
        baggage: place,
        selectedAt: now - 600,
      });
  }
}
