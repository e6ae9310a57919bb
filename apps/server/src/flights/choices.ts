import {
  baggageLimit,
  findSelection,
  isSoldOut,
  itinerariesOf,
  seatsLeft,
  type SelectedFlight,
} from "@gatehouse/domain/flights";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../platform/database.ts";
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

/** The booking that a public link opens. */
export interface OpenedBooking {
  readonly id: number;
  readonly vendor: string;
  readonly bookingNo: string;
}

interface Received {
  readonly selectedAt: number;
  /** Whether a link opened the booking; otherwise the choice is a claim. */
  readonly verified: boolean;
}

export interface Choices {
  /** Holds a choice against the stored answer and keeps it: the last one counts until staff have settled it (FLT-21). */
  readonly choose: (choice: Choice) => Promise<Received | { readonly refusal: Refusal }>;
  readonly find: (
    searchId: string,
    bookingNo: string,
  ) => Promise<(Received & { readonly itineraryId: string; readonly baggage: number }) | undefined>;
}

interface Needed extends Pick<Platform, "db" | "now"> {
  readonly searches: Pick<Searches, "find">;
  /** The booking of this number that a public link opens; undefined for one that does not. */
  readonly openBooking: (linkId: string, bookingNo: string) => Promise<OpenedBooking | undefined>;
  /** Writes the messages about a choice that is vouched for, in the transaction that keeps it. */
  readonly announce: (tx: Transaction, choiceId: number, booking: OpenedBooking) => Promise<void>;
}

const flightOf = ({ airline, from, to, dept }: ChosenSegment): SelectedFlight => ({
  airlineIata: airline.code.iata,
  flightNum: airline.flightNum,
  fromIata: from.iata,
  toIata: to.iata,
  deptUtc: dept.utc,
  deptLocal: dept.local,
});

/** Choices that staff have not settled: one of each booking that a link opened, one of each search and number that somebody claims. */
const waiting = {
  verified: {
    target: alternateFlight.bookingId,
    targetWhere: sql`settled_at is null and booking_id is not null`,
  },
  claimed: {
    target: [alternateFlight.searchId, alternateFlight.bookingNo],
    targetWhere: sql`settled_at is null and booking_id is null`,
  },
};

/**
 * Alternate flights that were chosen. Without a link nobody knows whether the booking is the caller's: the choice is kept as a claim,
 * which takes no other's place and of which nobody is told by mail. Its answer is the same for a booking number that exists and one that
 * does not: nobody can find out numbers here.
 */
export function createChoices({ db, now, searches, openBooking, announce }: Needed): Choices {
  /** Keeps a choice. What is chosen already is received as it was, and told to nobody twice. */
  const keep = (chosen: Omit<typeof alternateFlight.$inferInsert, "selectedAt">, booking: OpenedBooking | undefined) =>
    db.transaction(async (tx): Promise<Received> => {
      const { searchId, bookingNo, itinerary, baggage } = chosen;
      const mine = booking
        ? eq(alternateFlight.bookingId, booking.id)
        : and(
            eq(alternateFlight.searchId, searchId),
            eq(alternateFlight.bookingNo, bookingNo),
            isNull(alternateFlight.bookingId),
          );
      const [known] = await tx
        .select()
        .from(alternateFlight)
        .where(and(mine, isNull(alternateFlight.settledAt)))
        .for("update");
      const verified = booking !== undefined;
      if (known?.searchId === searchId && known.itinerary.id === itinerary.id && known.baggage === baggage)
        return { selectedAt: known.selectedAt, verified };
      const selectedAt = now();
      const row = { ...chosen, bookingId: booking?.id ?? null, selectedAt };
      const [kept] = await tx
        .insert(alternateFlight)
        .values(row)
        .onConflictDoUpdate({ ...(booking ? waiting.verified : waiting.claimed), set: row })
        .returning({ id: alternateFlight.id });
      if (booking && kept) await announce(tx, kept.id, booking);
      return { selectedAt, verified };
    });

  return {
    async choose({ searchId, itineraryId, bookingNo, linkId, segments, baggage }) {
      const booking = linkId === undefined ? undefined : await openBooking(linkId, bookingNo);
      if (linkId !== undefined && !booking) return { refusal: { code: "BOOKING_NOT_FOUND" } };
      const search = await searches.find(searchId);
      if (!search || search.offerCount === 0) return { refusal: { code: "NOT_FOUND" } };
      const { request, readOffers } = search;
      const offer = (await readOffers()).find(({ id }) => id === itineraryId);
      const [itinerary] = offer ? itinerariesOf([offer], request) : [];
      if (!offer || !itinerary || "problem" in findSelection([itinerary], segments.map(flightOf)))
        return { refusal: { code: "ITINERARY_CHANGED" } };
      if (isSoldOut(itinerary, request.passengers))
        return { refusal: { code: "SOLD_OUT", seatsLeft: seatsLeft(itinerary) ?? 0 } };
      const limit = baggageLimit(request.passengers);
      if (baggage > limit) return { refusal: { code: "TOO_MUCH_BAGGAGE", limit } };
      return keep({ searchId, bookingNo, itinerary: offer, request, baggage }, booking);
    },
    async find(searchId, bookingNo) {
      const [row] = await db
        .select({
          itinerary: alternateFlight.itinerary,
          baggage: alternateFlight.baggage,
          selectedAt: alternateFlight.selectedAt,
          bookingId: alternateFlight.bookingId,
        })
        .from(alternateFlight)
        .where(and(eq(alternateFlight.searchId, searchId), eq(alternateFlight.bookingNo, bookingNo)))
        // What is vouched for comes before what somebody claims.
        .orderBy(sql`${alternateFlight.bookingId} is null`, desc(alternateFlight.selectedAt), desc(alternateFlight.id))
        .limit(1);
      if (!row) return undefined;
      const { itinerary, baggage, selectedAt, bookingId } = row;
      return { itineraryId: itinerary.id, baggage, selectedAt, verified: bookingId !== null };
    },
  };
}
