import type { InferSchemaOutput } from "@orpc/contract";
import type { detailsSchema } from "@gatehouse/api/contract";
import { judgePrice } from "@gatehouse/domain/disruption";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../platform/database.ts";
import { loadAirports } from "../reference/airports.ts";
import { itinerary } from "../trips/tables.ts";
import type { BoardReader } from "../trips/board/beside.ts";
import { readRow } from "./board.ts";
import {
  passengersOf,
  priceOf,
  pricedFor,
  readDisruptionFacts,
  seatsLeftOn,
  segmentsOf,
  shownChoice,
  shownSegment,
} from "./facts.ts";
import { readReader } from "./reader.ts";
import { disruptionLog } from "./tables.ts";

export type Details = InferSchemaOutput<typeof detailsSchema>;

/** A disruption with everything that staff decide by; undefined where the reader sees none. */
export async function readDetails(
  tx: Queryable,
  reader: BoardReader,
  id: number,
  now: number,
): Promise<Details | undefined> {
  const read = await readRow(tx, reader, id, now);
  if (!read) return undefined;
  const { row } = read.found;
  const airports = await loadAirports();
  const { flight, travellers, choice } = await readDisruptionFacts(tx, row);
  const contact = await readReader(tx, row.bookingId);
  const history = await tx
    .select()
    .from(disruptionLog)
    .where(eq(disruptionLog.disruptionId, id))
    .orderBy(asc(disruptionLog.id));
  const [trip] = await tx
    .select({ version: itinerary.version })
    .from(itinerary)
    .where(and(eq(itinerary.vendor, row.vendor), eq(itinerary.bookingNo, row.bookingNo)));
  const { quote, consent, covered } = row;
  const passengers = choice ? passengersOf(choice) : travellers.length;
  return {
    ...read.shown,
    segment: shownSegment(airports, flight),
    travellers: travellers.map(({ firstname, lastname }) => ({ name: `${firstname} ${lastname}`.trim() })),
    email: contact?.email ?? "",
    phone: contact?.phone ?? "",
    history: history.map(({ event, status, at, userid, note }) => ({ event, fdaStatus: status, at, userid, note })),
    chosen: choice
      ? {
          flights: shownChoice(airports, choice),
          seatsLeft: seatsLeftOn(segmentsOf(choice)),
          selectedAt: choice.selectedAt,
          baggage: choice.baggage,
          price: pricedFor(priceOf(choice), passengers, covered),
          searchId: choice.searchId,
        }
      : null,
    quote:
      quote && choice
        ? {
            price: pricedFor(quote, passengers, covered),
            seatsLeft: quote.seatsLeft,
            askedAt: quote.askedAt,
            heldUntil: quote.heldUntil,
            verdict: judgePrice(priceOf(choice), quote, { passengers, isCovered: covered, agreed: row.agreed ?? 0 }),
          }
        : null,
    consent: consent
      ? {
          state: consent.state === "asked" && consent.expiresAt <= now ? "expired" : consent.state,
          payable: consent.payable,
          at: consent.at,
          expiresAt: consent.expiresAt,
        }
      : null,
    lounge: row.loungeAt === null ? null : { passDocument: row.loungeDocument, voucher: row.voucher, at: row.loungeAt },
    caseId: row.caseId,
    itineraryVersion: trip && trip.version > 0 ? trip.version : null,
  };
}
