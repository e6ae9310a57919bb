import { rebookedContent } from "@gatehouse/domain/disruption";
import { seatedPassengers } from "@gatehouse/domain/flights";
import { eq } from "drizzle-orm";
import type { Principal } from "../access/principal.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { type OnBooked, type Publication, publishItinerary } from "../trips/publish.ts";
import { apply, type ChangeContext, holdVersion } from "./change.ts";
import { contentOfBooking, newPieceId } from "./content-of-booking.ts";
import { type Facts, readDisruptionFacts, segmentsOf } from "./facts.ts";
import { done, type Done, NotDone, refusalOf, refused } from "./outcome.ts";
import { verdictOf } from "./pricing.ts";
import { settleChoiceOf } from "./settle-choice.ts";
import { readReader } from "./reader.ts";
import { writeMessage } from "./send-link.ts";
import { disruption, plannedFlight } from "./tables.ts";

type Reader = Pick<Principal, "vendors" | "role" | "userId" | "userid">;

interface Wanted {
  readonly id: number;
  readonly version: number;
  readonly hundredths: number;
  readonly reason: string;
}

interface Parts {
  readonly services: ChangeServices;
  readonly onBooked: OnBooked;
}

/** What is in the way of a confirmation besides a plain code. */
export type NotConfirmed =
  | {
      readonly refusal:
        | "NOT_FOUND"
        | "CHANGED_MEANWHILE"
        | "NOTHING_CHOSEN"
        | "PRICE_OVER"
        | "CONSENT_MISSING"
        | "SOLD_OUT";
    }
  | { readonly refusal: "ITINERARY_PROBLEMS"; readonly kinds: readonly string[] }
  | { readonly refusal: "ITINERARY_REFUSED"; readonly fields: readonly string[] };

/** Days that the lost flight is known by: as it flies by now, and as it was planned. */
async function lostFlight(tx: Transaction, { flight, pnr }: Facts) {
  const [plan] = await tx
    .select({ departsAt: plannedFlight.departsAt })
    .from(plannedFlight)
    .where(eq(plannedFlight.segmentId, flight.id));
  const planned = plan
    ? new Intl.DateTimeFormat("en-CA", { timeZone: flight.departureZone }).format(plan.departsAt * 1000)
    : flight.departureDate;
  return {
    pnr,
    carrier: flight.marketingCarrier,
    number: flight.marketingNumber,
    from: flight.from,
    days: [flight.departureDate, planned],
  };
}

/** Publishes the new version; problems of the new itinerary are meant so for the reason that staff gave. */
async function publish(
  tx: Transaction,
  reader: Reader,
  sent: Omit<Publication, "meantSo">,
  reason: string,
  parts: Parts & { readonly now: number },
): Promise<NotConfirmed | undefined> {
  const first = await publishItinerary(tx, reader, { ...sent, meantSo: [] }, parts);
  const again =
    first.outcome === "problems" && reason !== ""
      ? await publishItinerary(
          tx,
          reader,
          { ...sent, meantSo: first.problems.map(({ key }) => ({ key, reason })) },
          parts,
        )
      : first;
  switch (again.outcome) {
    case "published":
      return undefined;
    case "problems":
      return { refusal: "ITINERARY_PROBLEMS", kinds: [...new Set(again.problems.map(({ id }) => id))] };
    case "invalid":
      return { refusal: "ITINERARY_REFUSED", fields: again.problems.map(({ field, code }) => `${field} ${code}`) };
    case "conflict":
      return { refusal: "CHANGED_MEANWHILE" };
    case "unknown":
    case "request-not-pending":
      return { refusal: "NOT_FOUND" };
  }
}

/**
 * Confirms the chosen alternative (DIS-13): the new version of the itinerary with its booking and check-ins, the settled choice, the
 * message to the traveller and the history are one transaction. Locked are itinerary, PNRs, choice and disruption, in this order.
 */
export const confirm = (
  db: Database,
  reader: Reader,
  { id, version, hundredths, reason }: Wanted,
  parts: Parts,
  context: ChangeContext,
): Promise<Done | NotConfirmed> =>
  db
    .transaction(async (tx): Promise<Done> => {
      const [about] = await tx
        .select({ vendor: disruption.vendor, bookingNo: disruption.bookingNo })
        .from(disruption)
        .where(eq(disruption.id, id));
      if (!about || (reader.vendors !== "all" && !reader.vendors.includes(about.vendor)))
        throw new NotDone(refused("NOT_FOUND"));
      const stands = await contentOfBooking(tx, about);
      await settleChoiceOf(tx, id, context);
      const held = await holdVersion(tx, reader, id, version);
      if ("refusal" in held) throw new NotDone(held);
      const { row } = held;
      const facts = await readDisruptionFacts(tx, row);
      const { choice } = facts;
      const { quote } = row;
      if (!choice || row.status !== "ALTERNATIVE_CHOSEN") throw new NotDone(refused("NOTHING_CHOSEN"));
      if (!quote || quote.heldUntil <= context.now || quote.hundredths !== hundredths)
        throw new NotDone(refused("PRICE_OVER"));
      if (verdictOf(row, choice, quote) === "needs-consent") throw new NotDone(refused("CONSENT_MISSING"));
      const seats = seatedPassengers(choice.request.passengers);
      if (quote.seatsLeft !== null && quote.seatsLeft < seats) throw new NotDone(refused("SOLD_OUT"));
      const content = rebookedContent(stands.content, await lostFlight(tx, facts), segmentsOf(choice), newPieceId);
      const problem = await publish(
        tx,
        reader,
        {
          vendorCode: row.vendor,
          bookingNo: row.bookingNo,
          travelRequestId: null,
          expectedVersion: stands.version,
          content,
        },
        reason,
        { ...parts, now: context.now },
      );
      if (problem) throw new NotDone(problem);
      const note = `${String(quote.hundredths / 100)} ${quote.unit}`;
      const confirmed = await apply(tx, row, "confirmed", context, { note });
      if (!confirmed) throw new NotDone(refused("NOTHING_CHOSEN"));
      const contact = await readReader(tx, row.bookingId);
      await writeMessage(tx, confirmed, "confirmed", contact?.email ?? "", {}, context.now);
      return done;
    })
    .catch((error: unknown) => refusalOf<NotConfirmed["refusal"]>(error) as NotConfirmed);
