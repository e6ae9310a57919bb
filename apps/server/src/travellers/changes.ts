import type { Page } from "@gatehouse/api/contract";
import { and, eq } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import { booking, passenger } from "../bookings/tables.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Database } from "../platform/database.ts";
import { holdBooking, readBooked } from "./booked.ts";
import { announceBooking, followPassengers } from "./check-ins.ts";
import { continueCompleteBooking } from "./completeness.ts";
import { linkedBooking } from "./links.ts";
import { isWaiting, type ShownChange, shownChange, waitingChanges } from "./waiting.ts";
import { rowsOfDecision } from "./stored-value.ts";
import { pendingChange, travellerAudit } from "./tables.ts";

type Reader = Pick<Principal, "vendors" | "userid">;

interface ChangeRequestsQuery {
  readonly bookingNo?: string | undefined;
  readonly vendor?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** A page of what waits for a decision, the oldest first. */
export async function listChanges(
  db: Database,
  reader: Reader,
  { bookingNo, vendor: code, page, size }: ChangeRequestsQuery,
): Promise<Page<ShownChange>> {
  const where = and(
    bookingNo ? eq(booking.bookingNo, bookingNo) : undefined,
    code ? eq(booking.vendor, code) : undefined,
    vendorScope(reader, booking.vendor),
  );
  const rows = await waitingChanges(db, where)
    .limit(size)
    .offset(page * size);
  const all = db
    .select({ id: pendingChange.id })
    .from(pendingChange)
    .innerJoin(booking, eq(booking.id, pendingChange.bookingId))
    .where(and(isWaiting, where));
  const totalElement = await db.$count(all);
  return { content: rows.map(shownChange), pageNo: page + 1, totalElement, totalPages: Math.ceil(totalElement / size) };
}

export type Decision = "confirmed" | "refused";
type Decided =
  | { readonly outcome: "done" | "unknown" }
  | { readonly outcome: "decided"; readonly state: string; readonly userid: string }
  | { readonly outcome: "changed"; readonly to: string };

/**
 * Decides about a change that a traveller asked for, if it is still what its decider saw. A confirmed one is made now, on
 * every row of the person on which the same stands, and the check-ins follow; either way what only waited for the decision goes on.
 */
export async function decideChange(
  db: Database,
  reader: Reader,
  { id, decision, to }: { readonly id: number; readonly decision: Decision; readonly to: string },
  now: number,
  services: ChangeServices,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select(linkedBooking)
      .from(pendingChange)
      .innerJoin(booking, eq(booking.id, pendingChange.bookingId))
      .innerJoin(vendor, eq(vendor.code, booking.vendor))
      .where(and(eq(pendingChange.id, id), vendorScope(reader, booking.vendor)));
    if (!known) return { outcome: "unknown" };
    await holdBooking(tx, known.id);
    const [change] = await tx.select().from(pendingChange).where(eq(pendingChange.id, id)).for("update");
    if (!change) return { outcome: "unknown" };
    const { passengerId, field, wanted, state, decidedBy } = change;
    if (state !== "waiting") return { outcome: "decided", state, userid: decidedBy ?? "" };
    if (wanted !== to) return { outcome: "changed", to: wanted };
    await tx
      .update(pendingChange)
      .set({ state: decision, decidedBy: reader.userid, decidedAt: now })
      .where(eq(pendingChange.id, id));
    if (decision === "confirmed") {
      const { travellers } = await readBooked(tx, known, now);
      const stored = travellers.find((one) => one.rows.includes(passengerId))?.stored ?? [];
      const rows = rowsOfDecision(stored, passengerId, field);
      for (const row of rows)
        await tx
          .update(passenger)
          .set({ [field]: wanted })
          .where(eq(passenger.id, row));
      if (field !== "email") await followPassengers(tx, rows);
    }
    await tx.insert(travellerAudit).values({
      bookingId: known.id,
      passengerId,
      action: decision === "confirmed" ? "CHANGE_CONFIRMED" : "CHANGE_REFUSED",
      userid: reader.userid,
      at: now,
      fields: [field],
    });
    await continueCompleteBooking(tx, await readBooked(tx, known, now), { now, user: reader.userid }, services);
    await announceBooking(tx, known, services);
    return { outcome: "done" };
  });
}
