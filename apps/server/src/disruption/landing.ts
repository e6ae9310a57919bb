import type { InferSchemaOutput } from "@orpc/contract";
import type { tripInfoSchema } from "@gatehouse/api/contract";
import { isLoungeGiven, type LandingSelection } from "@gatehouse/domain/disruption";
import { and, eq, isNull } from "drizzle-orm";
import { alternateFlight } from "../flights/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { loadAirports } from "../reference/airports.ts";
import { apply, type DisruptionRow, type ChangeContext, holdDisruption, theTraveller, write } from "./change.ts";
import { passengersOf, priceOf, pricedFor, readDisruptionFacts, shownChoice, shownSegment } from "./facts.ts";
import type { OpenedDisruption } from "./open.ts";
import { disruption } from "./tables.ts";

type TripInfo = InferSchemaOutput<typeof tripInfoSchema>;

interface Page {
  readonly searchId: string;
  readonly logoAddress: (dmscode: string) => string;
  readonly care: { readonly email: string | null; readonly phone: string | null };
}

const everybody = { vendors: "all" } as const;
const byTraveller = (context: Omit<ChangeContext, "userid">): ChangeContext => ({ ...context, userid: theTraveller });

/** What the page of a link shows. Whoever has the link may see it: first names, no numbers of anybody. */
async function readTripInfo(
  tx: Queryable,
  row: DisruptionRow,
  { vendorName, vendorLogo }: OpenedDisruption,
  { searchId, logoAddress, care }: Page,
  now: number,
): Promise<TripInfo> {
  const airports = await loadAirports();
  const { flight, travellers, choice } = await readDisruptionFacts(tx, row);
  const { consent, covered } = row;
  const priced = (price: { readonly hundredths: number; readonly unit: string }) =>
    pricedFor(price, choice ? passengersOf(choice) : travellers.length, covered);
  const isAsked = consent?.state === "asked" && consent.expiresAt > now && row.status === "ALTERNATIVE_CHOSEN";
  return {
    searchId,
    bookingNo: row.bookingNo,
    segment: { ...shownSegment(airports, flight), segmentid: flight.id },
    kind: row.kind,
    minutes: row.minutes,
    travellers: travellers.map(({ firstname }) => ({ firstname })),
    fdaStatus: row.status,
    statusAt: row.statusAt,
    fdaLoungePassDocumentId: row.loungeDocument,
    covered,
    chosen:
      choice && (row.status === "ALTERNATIVE_CHOSEN" || row.status === "CONFIRMED")
        ? {
            flights: shownChoice(airports, choice),
            price: priced(row.status === "CONFIRMED" && row.quote ? row.quote : priceOf(choice)),
          }
        : null,
    question:
      choice && consent && isAsked
        ? { price: priced(consent), before: priced(priceOf(choice)), expiresAt: consent.expiresAt }
        : null,
    vendor: { name: vendorName, logo: vendorLogo === null ? null : logoAddress(vendorLogo) },
    care,
  };
}

/** Opens the page: that it was opened is noted, and staff see it. */
export const openPage = (db: Database, opened: OpenedDisruption, page: Page, context: Omit<ChangeContext, "userid">) =>
  db.transaction(async (tx) => {
    const row = await holdDisruption(tx, everybody, opened.disruptionId);
    if (!row) throw new Error("A disruption that was opened is not there.");
    const now = (await apply(tx, row, "opened", byTraveller(context))) ?? row;
    return readTripInfo(tx, now, opened, page, context.now);
  });

/** A choice that waits is taken back; what staff have settled stays. */
const takeBackFlight = (tx: Transaction, bookingId: number, now: number) =>
  tx
    .update(alternateFlight)
    .set({ settledAt: now, settledBy: theTraveller })
    .where(and(eq(alternateFlight.bookingId, bookingId), isNull(alternateFlight.settledAt)));

const eventOf = {
  NO_SELECTION: "choseNothing",
  LOUNGE_PASS: "choseLounge",
  ALTERNATIVE_FLIGHTS: "searched",
} as const satisfies Record<LandingSelection, string>;

/** Saves what was chosen on the page (DIS-8). The same again, from another tab, changes nothing and is no mistake. */
export const choose = (
  db: Database,
  opened: OpenedDisruption,
  selection: LandingSelection,
  page: Page,
  parts: Omit<ChangeContext, "userid">,
) =>
  db.transaction(async (tx): Promise<TripInfo | undefined> => {
    const context = byTraveller(parts);
    const [about] = await tx
      .select({ bookingId: disruption.bookingId })
      .from(disruption)
      .where(eq(disruption.id, opened.disruptionId));
    // Whoever chooses a flight locks the choice first: so does whoever takes it back.
    if (selection !== "ALTERNATIVE_FLIGHTS" && about) {
      await tx
        .select({ id: alternateFlight.id })
        .from(alternateFlight)
        .where(and(eq(alternateFlight.bookingId, about.bookingId), isNull(alternateFlight.settledAt)))
        .for("update");
    }
    const held = await holdDisruption(tx, everybody, opened.disruptionId);
    if (!held) return undefined;
    const row = (await apply(tx, held, "opened", context)) ?? held;
    const show = (now: DisruptionRow) => readTripInfo(tx, now, opened, page, context.now);
    // Without the guarantee there are flights to look at, and people to talk to (DIS-3).
    if (selection !== "ALTERNATIVE_FLIGHTS" && !row.covered) return undefined;
    if (selection === "LOUNGE_PASS") {
      const { status: fdaStatus, loungeDocument, voucher } = row;
      if (fdaStatus === "LOUNGE_REQUESTED") return show(row);
      if (voucher !== null || isLoungeGiven({ fdaStatus, fdaLoungePassDocumentId: loungeDocument })) return undefined;
    }
    if (selection === "NO_SELECTION" && row.status === "NO_ACTION") return show(row);
    if (selection === "ALTERNATIVE_FLIGHTS" && (row.status === "SEARCHING" || row.status === "ALTERNATIVE_CHOSEN"))
      return show(row);
    const leavesFlight = row.status === "ALTERNATIVE_CHOSEN";
    const now = await apply(tx, row, eventOf[selection], context, {
      set: leavesFlight ? { choiceId: null, agreed: null, quote: null, consent: null } : {},
    });
    if (!now) return undefined;
    if (leavesFlight) await takeBackFlight(tx, row.bookingId, context.now);
    return show(now);
  });

/** A traveller's yes or no to a dearer price (DIS-11): to the price that they saw, and while it may be answered. */
export const answerPrice = (
  db: Database,
  opened: OpenedDisruption,
  answer: { readonly payable: number; readonly agreed: boolean },
  page: Page,
  parts: Omit<ChangeContext, "userid">,
) =>
  db.transaction(async (tx): Promise<TripInfo | undefined> => {
    const context = byTraveller(parts);
    const row = await holdDisruption(tx, everybody, opened.disruptionId);
    const consent = row?.consent;
    if (!row || !consent || row.status !== "ALTERNATIVE_CHOSEN" || consent.payable !== answer.payable) return undefined;
    const state = answer.agreed ? "agreed" : "refused";
    const show = (now: DisruptionRow) => readTripInfo(tx, now, opened, page, context.now);
    // The same answer from another tab.
    if (consent.state === state) return show(row);
    if (consent.state !== "asked" || consent.expiresAt <= context.now) return undefined;
    const now = await write(
      tx,
      row,
      { consent: { ...consent, state, at: context.now }, ...(answer.agreed ? { agreed: consent.payable } : {}) },
      { event: answer.agreed ? "consentGiven" : "consentRefused" },
      context,
    );
    return show(now);
  });
