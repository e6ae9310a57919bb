import { sharesOf } from "@gatehouse/domain/disruption";
import { and, desc, eq, notInArray } from "drizzle-orm";
import type { OpenedBooking } from "../flights/choices.ts";
import { alternateFlight } from "../flights/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { caseAudit } from "../cases/tables.ts";
import { apply, type ChangeContext, theTraveller } from "./change.ts";
import { passengersOf, priceOf } from "./facts.ts";
import { disruption } from "./tables.ts";

/**
 * A flight was chosen by a disruption's link (FLT-28): it is the choice of the booking's disruption, whose case says so (DIS-10).
 * What the traveller pays of the price that they saw, they have said yes to.
 */
export async function flightChosen(
  tx: Transaction,
  choiceId: number,
  { id: bookingId }: OpenedBooking,
  parts: Omit<ChangeContext, "userid">,
): Promise<void> {
  const context: ChangeContext = { ...parts, userid: theTraveller };
  const [held] = await tx
    .select()
    .from(disruption)
    .where(and(eq(disruption.bookingId, bookingId), notInArray(disruption.status, ["CONFIRMED", "EXPIRED"])))
    .orderBy(desc(disruption.id))
    .limit(1)
    .for("update");
  const [choice] = await tx.select().from(alternateFlight).where(eq(alternateFlight.id, choiceId));
  if (!held || !choice) return;
  const row = (await apply(tx, held, "opened", context)) ?? held;
  const { payable } = sharesOf(priceOf(choice), passengersOf(choice), row.covered);
  const note = choice.itinerary.one.segments
    .map(({ airline }) => `${airline.code.iata} ${airline.flightNum}`)
    .join(", ");
  const chosen = await apply(tx, row, "choseFlight", context, {
    note,
    set: { choiceId, agreed: payable, quote: null, consent: null },
  });
  if (chosen?.caseId)
    await tx
      .insert(caseAudit)
      .values({ caseId: chosen.caseId, action: "CHOSEN", userid: theTraveller, at: context.now, note });
}
