import { consentSeconds, judgePrice, quoteSeconds, sharesOf } from "@gatehouse/domain/disruption";
import { findSelection, itinerariesOf, type PricedItinerary, totalHundredths } from "@gatehouse/domain/flights";
import { and, eq, isNull } from "drizzle-orm";
import { type FlightSupplier, SupplierError } from "../flights/supplier.ts";
import { alternateFlight } from "../flights/tables.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { apply, type DisruptionRow, type ChangeContext, holdDisruption, type Reader, write } from "./change.ts";
import { type Choice, passengersOf, priceOf, readFacts, seatsLeftOn, segmentsOf } from "./facts.ts";
import { sendLink } from "./send-link.ts";
import { disruption, type Quote } from "./tables.ts";

/** Why something was not done, each a code of the contract. */
export type Refusal<Code extends string> = { readonly refusal: Code };
export const refused = <Code extends string>(refusal: Code): Refusal<Code> => ({ refusal });
export type Done = { readonly done: true };
export const done: Done = { done: true };

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

/** A disruption in whose place nothing else stands by now: locked, and of the version that its reader saw. */
export async function holdVersion(tx: Transaction, reader: Reader, id: number, version: number) {
  const row = await holdDisruption(tx, reader, id);
  if (!row) return refused("NOT_FOUND");
  return row.version === version ? { row } : refused("CHANGED_MEANWHILE");
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
    return "refusal" in held ? held : { choice: (await readFacts(tx, held.row)).choice, status: held.row.status };
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
    const { choice } = await readFacts(tx, row);
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
      await settleChoice(tx, id, context);
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

/** Nothing is done: the transaction is undone. */
export class NotDone extends Error {
  override readonly name = "NotDone";
  readonly why: Refusal<string>;
  constructor(why: Refusal<string>) {
    super(why.refusal);
    this.why = why;
  }
}

/** The refusal that undid a transaction. @throws what is none */
export function refusalOf<Code extends string>(error: unknown): Refusal<Code> {
  if (error instanceof NotDone) return error.why as Refusal<Code>; // whoever throws it names a code of its call
  throw error;
}

/** The choice that waits is settled: it leaves the list of chosen flights. */
export async function settleChoice(
  tx: Transaction,
  disruptionId: number,
  { now, userid }: ChangeContext,
): Promise<void> {
  const about = await bookingOf(tx, disruptionId);
  if (about === undefined) return;
  await tx
    .update(alternateFlight)
    .set({ settledAt: now, settledBy: userid })
    .where(and(eq(alternateFlight.bookingId, about), isNull(alternateFlight.settledAt)));
}

async function bookingOf(tx: Transaction, disruptionId: number): Promise<number | undefined> {
  const [row] = await tx.select({ id: disruption.bookingId }).from(disruption).where(eq(disruption.id, disruptionId));
  return row?.id;
}
