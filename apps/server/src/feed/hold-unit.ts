import type { FeedBooking, FeedIssue, ImportRefusal, SegmentFacts } from "@gatehouse/domain/feed";
import { and, asc, eq } from "drizzle-orm";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { type HeldCheckIn, readHeld } from "../checkin/transitions/transition.ts";
import { checkIn } from "../checkin/tables.ts";
import type { Transaction } from "../platform/database.ts";

/** Nothing of a fed booking is taken: the transaction is undone. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: ImportRefusal;
  readonly issues: readonly FeedIssue[];
  constructor(code: ImportRefusal, issues: readonly FeedIssue[] = []) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}

export type StoredSegment = typeof segment.$inferSelect;
export type StoredPassenger = typeof passenger.$inferSelect;

/** A check-in with what it is for. */
export interface PairedCheckIn {
  readonly held: HeldCheckIn;
  readonly segmentId: number;
  readonly passengerId: number;
}

/** A PNR under change: its row and its check-ins are locked until the transaction ends. */
export interface HeldUnit {
  readonly id: number;
  readonly bookingId: number;
  readonly vendor: string;
  readonly bookingNo: string;
  readonly pnr: string;
  /** Made by this message. */
  readonly isNew: boolean;
  readonly fedVersion: number | null;
  readonly segments: readonly StoredSegment[];
  readonly passengers: readonly StoredPassenger[];
  readonly checkIns: readonly PairedCheckIn[];
}

interface Wanted {
  readonly vendor: string;
  readonly fed: FeedBooking;
  /** Its flights, as they are stored. */
  readonly flights: readonly SegmentFacts[];
  readonly now: number;
}

/** Anyone who changes a check-in locks its unit first: so does the feed. */
async function lockUnit(tx: Transaction, { vendor, fed: { bookingNo, pnr: locator } }: Wanted) {
  const [found] = await tx
    .select({ id: pnr.id, bookingId: pnr.bookingId, fedVersion: pnr.fedVersion })
    .from(pnr)
    .where(and(eq(pnr.vendor, vendor), eq(pnr.bookingNo, bookingNo), eq(pnr.pnr, locator)))
    .for("update");
  return found;
}

/** Makes a unit that is not there; undefined when somebody else has made it meanwhile. */
async function makeUnit(tx: Transaction, { vendor, fed, flights, now }: Wanted) {
  const { bookingNo, pnr: locator, passengers } = fed;
  if (flights.length === 0 || passengers.length === 0) throw new Refused("NO_SUCH_BOOKING");
  if (flights.every(({ departsAt }) => departsAt <= now)) throw new Refused("DEPARTED");
  await tx.insert(booking).values({ vendor, bookingNo, createdAt: now }).onConflictDoNothing();
  const [owner] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.vendor, vendor), eq(booking.bookingNo, bookingNo)));
  if (!owner) throw new Error("A booking that was just made is not there.");
  const [made] = await tx
    .insert(pnr)
    .values({ bookingId: owner.id, vendor, bookingNo, pnr: locator })
    .onConflictDoNothing()
    .returning({ id: pnr.id, bookingId: pnr.bookingId, fedVersion: pnr.fedVersion });
  return made;
}

async function readPairs(tx: Transaction, pnrId: number): Promise<PairedCheckIn[]> {
  const pairs = await tx
    .select({ id: checkIn.id, segmentId: checkIn.segmentId, passengerId: checkIn.passengerId })
    .from(checkIn)
    .where(eq(checkIn.pnrId, pnrId));
  const held = new Map((await readHeld(tx, eq(checkIn.pnrId, pnrId))).map((one) => [one.id, one]));
  return pairs.flatMap(({ id, ...pair }) => {
    const one = held.get(id);
    return one ? [{ held: one, ...pair }] : [];
  });
}

/**
 * Locks the PNR that a message speaks of, and makes it where it is not there yet. Of two messages about a new one that come at the
 * same time, the second waits and finds what the first has made.
 * @throws Refused
 */
export async function holdUnit(tx: Transaction, wanted: Wanted): Promise<HeldUnit> {
  const known = await lockUnit(tx, wanted);
  const made = known ? undefined : await makeUnit(tx, wanted);
  const unit = known ?? made ?? (await lockUnit(tx, wanted));
  if (!unit) throw new Error("A PNR that somebody else has just made is not there.");
  const { vendor, fed } = wanted;
  return {
    ...unit,
    vendor,
    bookingNo: fed.bookingNo,
    pnr: fed.pnr,
    isNew: made !== undefined,
    segments: made ? [] : await tx.select().from(segment).where(eq(segment.pnrId, unit.id)).orderBy(asc(segment.id)),
    passengers: made
      ? []
      : await tx.select().from(passenger).where(eq(passenger.pnrId, unit.id)).orderBy(asc(passenger.id)),
    checkIns: made ? [] : await readPairs(tx, unit.id),
  };
}
