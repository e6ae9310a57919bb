import { consentSeconds, judgePrice, quoteSeconds, sharesOf } from "@gatehouse/domain/disruption";
import { findSelection, itinerariesOf, type PricedItinerary, totalHundredths } from "@gatehouse/domain/flights";
import { type FlightSupplier, SupplierError } from "../flights/supplier.ts";
import type { Database } from "../platform/database.ts";
import { apply, type ChangeContext, type DisruptionRow, holdVersion, type Reader, write } from "./change.ts";
import { type Choice, passengersOf, priceOf, readDisruptionFacts, seatsLeftOn, segmentsOf } from "./facts.ts";
import { done, type Done, NotDone, type Refusal, refusalOf, refused } from "./outcome.ts";
import { sendLink } from "./send-link.ts";
import { settleChoiceOf } from "./settle-choice.ts";
import type { Quote } from "./tables.ts";

/** Seconds that a supplier may take for a price. */
const supplierTime = 40;

type Supplier = Pick<FlightSupplier, "search">;

/** What the same flights cost now; undefined where they are not offered any more. */
async function offerNow(supplier: Supplier, choice: Choice, now: number): Promise<PricedItinerary | undefined> {
  const { request } = choice;
  const offers = await supplier.search(request, { now, signal: AbortSignal.timeout(supplierTime * 1000) });
  const wanted = segmentsOf(choice).map(({ airline, from, to, dept }) => ({
    airlineIata: airline.code.iata,
    flightNum: airline.flightNum,
    fromIata: from.iata,
    toIata: to.iata,
    deptUtc: dept.utc,
    deptLocal: dept.local,
  }));
  return offers.find((offer) => !("problem" in findSelection(itinerariesOf([offer], request), wanted)));
}

/** Asks the supplier what the chosen flights cost now (DIS-11). No transaction waits for the answer. */
export async function reprice(
  db: Database,
  reader: Reader,
  { id, version }: { readonly id: number; readonly version: number },
  supplier: Supplier,
  context: ChangeContext,
): Promise<Done | Refusal<"NOT_FOUND" | "CHANGED_MEANWHILE" | "NOTHING_CHOSEN" | "GONE" | "LOOKUP_FAILED">> {
  const before = await db.transaction(async (tx) => {
    const held = await holdVersion(tx, reader, id, version);
    return "refusal" in held
      ? held
      : { choice: (await readDisruptionFacts(tx, held.row)).choice, status: held.row.status };
  });
  if ("refusal" in before) return before;
  const { choice, status } = before;
  if (!choice || status !== "ALTERNATIVE_CHOSEN") return refused("NOTHING_CHOSEN");
  let offer: PricedItinerary | undefined;
  try {
    offer = await offerNow(supplier, choice, context.now);
  } catch (error) {
    if (error instanceof SupplierError || (error instanceof Error && error.name === "TimeoutError"))
      return refused("LOOKUP_FAILED");
    throw error;
  }
  if (!offer) return refused("GONE");
  const { totalPrice } = offer;
  const quote: Quote = {
    hundredths: totalHundredths(totalPrice),
    unit: totalPrice.basePrice.unit,
    seatsLeft: seatsLeftOn(segmentsOf({ itinerary: offer })),
    askedAt: context.now,
    heldUntil: context.now + quoteSeconds,
  };
  return db.transaction(async (tx) => {
    const held = await holdVersion(tx, reader, id, version);
    if ("refusal" in held) return held;
    const note = `${String(quote.hundredths / 100)} ${quote.unit}`;
    await write(tx, held.row, { quote }, { event: "priceAsked", note }, context);
    return done;
  });
}

/** What a price that was asked again means for the choice. */
export const verdictOf = (row: DisruptionRow, choice: Choice, quote: Quote) =>
  judgePrice(priceOf(choice), quote, {
    passengers: passengersOf(choice),
    isCovered: row.covered,
    agreed: row.agreed ?? 0,
  });

/** Asks the traveller for their yes to a dearer price, by a link (DIS-11). */
export const askTraveller = (
  db: Database,
  reader: Reader,
  { id, version }: { readonly id: number; readonly version: number },
  context: ChangeContext,
): Promise<Done | Refusal<"NOT_FOUND" | "CHANGED_MEANWHILE" | "NOTHING_TO_ASK">> =>
  db.transaction(async (tx) => {
    const held = await holdVersion(tx, reader, id, version);
    if ("refusal" in held) return held;
    const { row } = held;
    const { choice } = await readDisruptionFacts(tx, row);
    const { quote } = row;
    if (!choice || !quote || row.status !== "ALTERNATIVE_CHOSEN" || verdictOf(row, choice, quote) !== "needs-consent")
      return refused("NOTHING_TO_ASK");
    const { hundredths, unit } = quote;
    const { payable } = sharesOf(quote, passengersOf(choice), row.covered);
    const expiresAt = context.now + consentSeconds;
    await write(
      tx,
      row,
      { consent: { state: "asked", hundredths, unit, payable, at: context.now, expiresAt } },
      { event: "consentAsked", note: `${String(payable / 100)} ${unit}` },
      context,
    );
    await sendLink(tx, row, { kind: "price" }, context);
    return done;
  });

/** Tells the traveller that the chosen flight cannot be booked, and why: they choose again. */
export const decline = (
  db: Database,
  reader: Reader,
  { id, version, reason }: { readonly id: number; readonly version: number; readonly reason: string },
  context: ChangeContext,
): Promise<Done | Refusal<"NOT_FOUND" | "CHANGED_MEANWHILE" | "NOTHING_CHOSEN">> =>
  db
    .transaction(async (tx) => {
      // The choice is locked before the disruption, as everywhere.
      await settleChoiceOf(tx, id, context);
      const held = await holdVersion(tx, reader, id, version);
      if ("refusal" in held) throw new NotDone(held);
      const changed = await apply(tx, held.row, "declined", context, {
        note: reason,
        set: { choiceId: null, agreed: null, quote: null, consent: null },
      });
      if (!changed) throw new NotDone(refused("NOTHING_CHOSEN"));
      await sendLink(tx, changed, { kind: "declined", payload: { reason } }, context);
      return done;
    })
    .catch(refusalOf<"NOT_FOUND" | "CHANGED_MEANWHILE" | "NOTHING_CHOSEN">);
