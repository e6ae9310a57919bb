import { type EventWords, type Piece, piecesOf, tripCalendar } from "@gatehouse/domain/trips";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import type { readTrip } from "./read-trip.ts";
import { itineraryVersion } from "./tables.ts";

const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n");

/** Codes, names and numbers alone: they read the same in every language. */
function wordsOf({ kind, piece }: Piece): EventWords {
  const { confirmationNumber } = piece;
  switch (kind) {
    case "flight":
      return {
        summary: `${piece.airlineCode} ${piece.flightNum} ${piece.departure.airportCode}–${piece.arrival.airportCode}`,
        description: lines(piece.pnr, confirmationNumber === piece.pnr ? "" : confirmationNumber),
        location: [piece.departure.airportCode, piece.departure.terminal].filter(Boolean).join(" "),
      };
    case "car":
      return {
        summary: piece.company,
        description: lines(confirmationNumber, piece.phone),
        location: piece.pickupLocation,
      };
    case "accommodation":
      return {
        summary: piece.name,
        description: lines(confirmationNumber, piece.phone, piece.website),
        location: piece.address || piece.city,
      };
    case "train":
      return {
        summary:
          `${[piece.company, piece.trainNum].filter(Boolean).join(" ")} ${piece.departureStation}–${piece.arrivalStation}`.trim(),
        description: confirmationNumber,
        location: piece.departureStation,
      };
  }
}

/** An itinerary as a calendar file, with what earlier versions had and this one has not (TRP-13). */
export async function calendarOf(
  tx: Queryable,
  trip: NonNullable<Awaited<ReturnType<typeof readTrip>>>,
  { host, product }: { readonly host: string; readonly product: string },
): Promise<File> {
  const earlier = await tx
    .select({ content: itineraryVersion.content })
    .from(itineraryVersion)
    .where(and(eq(itineraryVersion.itineraryId, trip.id), lt(itineraryVersion.version, trip.version)))
    .orderBy(desc(itineraryVersion.version))
    .limit(50);
  const removed = new Map(
    earlier
      .flatMap(({ content }) => piecesOf(content))
      .toReversed()
      .map((piece) => [`${piece.kind}|${piece.piece.id}`, piece]),
  );
  const text = tripCalendar(trip.content, {
    product,
    tripId: `${trip.vendorCode}-${trip.bookingNo}`,
    host,
    version: trip.version,
    publishedAt: trip.publishedAt,
    name: trip.content.itinerarySummary || trip.bookingNo,
    words: wordsOf,
    removed: [...removed.values()],
  });
  const name = `${trip.bookingNo.replaceAll(/[^\w.-]+/g, "-")}.ics`;
  return new File([text], name, { type: "text/calendar" });
}
