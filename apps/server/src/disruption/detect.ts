import {
  type Detected,
  detectDisruptions,
  type DisruptionSource,
  type WatchedFlight,
} from "@gatehouse/domain/disruption";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { pnr, segment } from "../bookings/tables.ts";
import { caseFor } from "../cases/open-case.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import { apply, type DisruptionRow, type ChangeContext, publishDisruptions, publishFlights, write } from "./change.ts";
import { revoke, sendLink } from "./send-link.ts";
import { disruption, disruptionCover, disruptionLog, plannedFlight } from "./tables.ts";

/** The product that covers a flight (DIS-3). */
export const guaranteeProduct = "flight-disruption-guarantee";

/** Whether a flight of a booking was ordered with the guarantee: by itself, or with the whole booking. */
async function isCovered(tx: Queryable, bookingId: number, segmentId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: disruptionCover.id })
    .from(disruptionCover)
    .where(
      and(
        eq(disruptionCover.bookingId, bookingId),
        eq(disruptionCover.product, guaranteeProduct),
        or(isNull(disruptionCover.segmentId), eq(disruptionCover.segmentId, segmentId)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

interface Flown {
  readonly bookingId: number;
  readonly bookingNo: string;
  readonly vendor: string;
}

/** What was found, and the departure that its minutes are counted from; seconds since 1970, UTC. */
interface Found extends Detected {
  readonly countedFrom: number;
}

/** A disruption that was found now: it opens the flight's case, and its link is on its way with the same transaction. */
async function open(
  tx: Transaction,
  { bookingId, bookingNo, vendor }: Flown,
  { segmentId, kind, minutes, countedFrom }: Found,
  source: DisruptionSource,
  context: ChangeContext,
): Promise<DisruptionRow | undefined> {
  const { now, userid } = context;
  const covered = await isCovered(tx, bookingId, segmentId);
  const [row] = await tx
    .insert(disruption)
    .values({
      vendor,
      bookingId,
      bookingNo,
      segmentId,
      kind,
      minutes,
      countedFrom,
      source,
      covered,
      status: "DETECTED",
      statusAt: now,
      detectedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  await tx
    .insert(disruptionLog)
    .values({ disruptionId: row.id, event: "detected", status: "DETECTED", userid, at: now, note: source });
  const { row: opened } = await caseFor(tx, { vendor, bookingNo, requestId: null }, { userid: "", now, segmentId });
  await tx.update(disruption).set({ caseId: opened.id }).where(eq(disruption.id, row.id));
  const isOnItsWay = await sendLink(tx, row, { isFirst: true }, context);
  if (!isOnItsWay) return (await apply(tx, row, "notifyFailed", context)) ?? row;
  await publishDisruptions(tx, context.live, [row]);
  await publishFlights(tx, context.live, row);
  return row;
}

/** What became of a flight that was found disrupted. */
async function noteDisruption(
  tx: Transaction,
  flown: Flown,
  detected: Found,
  source: DisruptionSource,
  context: ChangeContext,
): Promise<{ readonly row: DisruptionRow; readonly created: boolean }> {
  const made = await open(tx, flown, detected, source, context);
  if (made) return { row: made, created: true };
  const [known] = await tx.select().from(disruption).where(eq(disruption.segmentId, detected.segmentId)).for("update");
  if (!known) throw new Error("A disruption that somebody else has just made is not there.");
  const { kind, minutes, countedFrom } = detected;
  if (known.status === "CONFIRMED" || (known.kind === kind && known.minutes === minutes)) {
    return { row: known, created: false };
  }
  // It is told once; that it is worse, or less, by now stands on the board and on the page.
  const note = `${known.kind} ${String(known.minutes)}`;
  return {
    row: await write(tx, known, { kind, minutes, countedFrom }, { event: "kindChanged", note }, context),
    created: false,
  };
}

type Segment = typeof segment.$inferSelect;

/** Remembers when flights were to fly, before their first change. */
async function rememberPlans(tx: Transaction, before: readonly Segment[], after: readonly Segment[]): Promise<void> {
  const moved = before.filter((old) =>
    after.some(
      ({ id, departsAt, arrivesAt }) => id === old.id && (departsAt !== old.departsAt || arrivesAt !== old.arrivesAt),
    ),
  );
  if (moved.length > 0)
    await tx
      .insert(plannedFlight)
      .values(moved.map(({ id, departsAt, arrivesAt }) => ({ segmentId: id, departsAt, arrivesAt })))
      .onConflictDoNothing();
}

async function watched(tx: Queryable, flights: readonly Segment[]): Promise<readonly WatchedFlight[]> {
  const plans = await tx
    .select()
    .from(plannedFlight)
    .where(
      inArray(
        plannedFlight.segmentId,
        flights.map(({ id }) => id),
      ),
    );
  return flights
    .map(({ id, from, to, departsAt, arrivesAt, cancelled }) => {
      const plan = plans.find(({ segmentId }) => segmentId === id);
      return {
        segmentId: id,
        from,
        to,
        departsAt,
        arrivesAt,
        cancelled,
        plannedDepartsAt: plan?.departsAt ?? departsAt,
        plannedArrivesAt: plan?.arrivesAt ?? arrivesAt,
      };
    })
    .toSorted((one, other) => one.plannedDepartsAt - other.plannedDepartsAt || one.segmentId - other.segmentId);
}

/** A PNR whose flights a message has changed. */
export interface ChangedFlights extends Flown {
  readonly before: readonly Segment[];
  readonly after: readonly Segment[];
  /** The PNR was cancelled as a whole: its travellers need nothing for it any more. */
  readonly givenUp: boolean;
}

/** A PNR that was given up ends its disruptions, and their links. */
async function giveUp(tx: Transaction, flights: readonly Segment[], context: ChangeContext): Promise<void> {
  if (flights.length === 0) return;
  const ids = flights.map(({ id }) => id);
  const rows = await tx.select().from(disruption).where(inArray(disruption.segmentId, ids)).for("update");
  for (const row of rows) {
    await revoke(tx, row, context);
    await apply(tx, row, "expired", context, { note: "given up" });
  }
}

/**
 * Looks at the flights of a PNR after a message about them (DIS-1). A flight that flies as planned again ends what nobody has acted on.
 * Its PNR is locked.
 */
export async function detectIn(
  tx: Transaction,
  changed: ChangedFlights,
  source: DisruptionSource,
  context: ChangeContext,
): Promise<void> {
  if (changed.givenUp) return giveUp(tx, changed.after, context);
  await rememberPlans(tx, changed.before, changed.after);
  await publishFlights(tx, context.live, changed);
  const found = detectDisruptions(await watched(tx, changed.after), context.now);
  // What was disrupted before this message, such as a flight that was added as cancelled, is nothing new.
  const isNews = ({ segmentId }: Detected) => {
    const [old, now] = [changed.before, changed.after].map((list) => list.find(({ id }) => id === segmentId));
    return old !== undefined && !(old.cancelled && now?.cancelled === true);
  };
  for (const detected of found.filter(isNews)) {
    const departsAt = changed.after.find(({ id }) => id === detected.segmentId)?.departsAt ?? 0;
    // The flight's hours have the delay in them.
    const countedFrom = departsAt - detected.minutes * 60;
    await noteDisruption(tx, changed, { ...detected, countedFrom }, source, context);
  }
  const sound = changed.after.map(({ id }) => id).filter((id) => !found.some(({ segmentId }) => segmentId === id));
  if (sound.length === 0) return;
  const open = await tx.select().from(disruption).where(inArray(disruption.segmentId, sound)).for("update");
  for (const row of open) {
    const now = changed.after.find(({ id }) => id === row.segmentId);
    const acted = row.status === "ALTERNATIVE_CHOSEN" || row.status === "LOUNGE_REQUESTED";
    if (row.source !== "STAFF" && now && !now.cancelled && !acted)
      await apply(tx, row, "expired", context, { note: "flies" });
  }
}

/** A flight that is reported by hand, or by who watches flights. */
export async function reportFlight(
  tx: Transaction,
  detected: Detected,
  source: DisruptionSource,
  context: ChangeContext,
): Promise<{ readonly row: DisruptionRow; readonly created: boolean } | undefined> {
  const [flown] = await tx
    .select({
      bookingId: pnr.bookingId,
      bookingNo: pnr.bookingNo,
      vendor: pnr.vendor,
      countedFrom: segment.departsAt,
    })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .where(eq(segment.id, detected.segmentId))
    .orderBy(asc(segment.id))
    .for("update", { of: pnr });
  if (!flown) return undefined;
  const { countedFrom, ...booked } = flown;
  return noteDisruption(tx, booked, { ...detected, countedFrom }, source, context);
}

/** SYSTEM, for what nobody does by hand. */
export const bySystem = (context: Omit<ChangeContext, "userid">): ChangeContext => ({
  ...context,
  userid: pseudoUsers.system,
});
