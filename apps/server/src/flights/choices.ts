import {
  baggageLimit,
  findSelection,
  isSoldOut,
  itinerariesOf,
  seatsLeft,
  type SelectedFlight,
} from "@gatehouse/domain/flights";
import { and, eq } from "drizzle-orm";
import type { Platform } from "../platform/platform.ts";
import type { Searches } from "./searches.ts";
import { alternateFlight } from "./tables.ts";

/** A choice as the call brings it. */
interface Choice {
  readonly searchId: string;
  readonly itineraryId: string;
  readonly bookingNo: string;
  readonly linkId?: string | undefined;
  readonly segments: readonly ChosenSegment[];
  readonly baggage: number;
}

interface ChosenSegment {
  readonly airline: { readonly code: { readonly iata: string }; readonly flightNum: string };
  readonly from: { readonly iata: string };
  readonly to: { readonly iata: string };
  readonly dept: { readonly utc: number; readonly local: string };
}

/** Why a choice is refused, each a code of the contract with its data. */
type Refusal =
  | { readonly code: "NOT_FOUND" | "BOOKING_NOT_FOUND" | "ITINERARY_CHANGED" }
  | { readonly code: "SOLD_OUT"; readonly seatsLeft: number }
  | { readonly code: "TOO_MUCH_BAGGAGE"; readonly limit: number };

export interface Choices {
  /** Holds a choice against the stored answer and keeps it: the last one of a search and booking counts. */
  readonly choose: (choice: Choice) => Promise<{ readonly selectedAt: number } | { readonly refusal: Refusal }>;
  readonly find: (
    searchId: string,
    bookingNo: string,
  ) => Promise<{ readonly itineraryId: string; readonly baggage: number; readonly selectedAt: number } | undefined>;
}

interface Needed extends Pick<Platform, "db" | "now"> {
  readonly searches: Pick<Searches, "find">;
  /** Whether a public link opens a booking (API-9). */
  readonly opensBooking: (linkId: string, bookingNo: string) => Promise<boolean>;
}

const flightOf = ({ airline, from, to, dept }: ChosenSegment): SelectedFlight => ({
  airlineIata: airline.code.iata,
  flightNum: airline.flightNum,
  fromIata: from.iata,
  toIata: to.iata,
  deptUtc: dept.utc,
  deptLocal: dept.local,
});

/**
 * Alternate flights that were chosen. Without a link nobody knows whether the booking is the caller's, so the answer is the same for a
 * booking number that exists and one that does not: nobody can find out numbers here.
 */
export function createChoices({ db, now, searches, opensBooking }: Needed): Choices {
  return {
    async choose({ searchId, itineraryId, bookingNo, linkId, segments, baggage }) {
      if (linkId !== undefined && !(await opensBooking(linkId, bookingNo)))
        return { refusal: { code: "BOOKING_NOT_FOUND" } };
      const search = await searches.find(searchId);
      if (search?.status !== "COMPLETE") return { refusal: { code: "NOT_FOUND" } };
      const { request, readOffers } = search;
      const offer = (await readOffers()).find(({ id }) => id === itineraryId);
      const [itinerary] = offer ? itinerariesOf([offer], request) : [];
      if (!offer || !itinerary || "problem" in findSelection([itinerary], segments.map(flightOf)))
        return { refusal: { code: "ITINERARY_CHANGED" } };
      if (isSoldOut(itinerary, request.passengers))
        return { refusal: { code: "SOLD_OUT", seatsLeft: seatsLeft(itinerary) ?? 0 } };
      const limit = baggageLimit(request.passengers);
      if (baggage > limit) return { refusal: { code: "TOO_MUCH_BAGGAGE", limit } };
      const selectedAt = now();
      const chosen = { itinerary: offer, request, baggage, linkId: linkId ?? null, selectedAt };
      await db
        .insert(alternateFlight)
        .values({ searchId, bookingNo, ...chosen })
        .onConflictDoUpdate({ target: [alternateFlight.searchId, alternateFlight.bookingNo], set: chosen });
      return { selectedAt };
    },
    async find(searchId, bookingNo) {
      const [row] = await db
        .select({
          itinerary: alternateFlight.itinerary,
          baggage: alternateFlight.baggage,
          selectedAt: alternateFlight.selectedAt,
        })
        .from(alternateFlight)
        .where(and(eq(alternateFlight.searchId, searchId), eq(alternateFlight.bookingNo, bookingNo)));
      return row && { itineraryId: row.itinerary.id, baggage: row.baggage, selectedAt: row.selectedAt };
    },
  };
}
