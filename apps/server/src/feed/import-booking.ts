import {
  type FedBooking,
  type FeedIssue,
  type ImportOutcome,
  type ImportRefusal,
  resolveBooking,
  type SegmentFacts,
  type ZoneOf,
} from "@gatehouse/domain/feed";
import { eq } from "drizzle-orm";
import { pnr } from "../bookings/tables.ts";
import type { Desk } from "../checkin/change/commit.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { type CheckInCounts, followCheckIns } from "./follow-check-ins.ts";
import { followPassengers } from "./follow-passengers.ts";
import { followSegments } from "./follow-segments.ts";
import { holdUnit, Refused } from "./hold-unit.ts";

interface Parts {
  readonly db: Database;
  readonly desk: Desk;
  /** IANA zones of airports. */
  readonly zoneOf: ZoneOf;
}

/** What became of a fed booking. */
export interface Imported {
  readonly bookingNo: string;
  readonly pnr: string;
  readonly outcome: ImportOutcome;
  readonly code: ImportRefusal | null;
  readonly issues: readonly FeedIssue[];
  readonly notTaken: readonly FeedIssue[];
  readonly checkIns: CheckInCounts;
}

const noCheckIns: CheckInCounts = { created: 0, changed: 0, cancelled: 0 };

/** @throws Refused */
async function take(
  tx: Transaction,
  vendor: string,
  fed: FedBooking,
  flights: readonly SegmentFacts[],
  now: number,
  desk: Desk,
): Promise<Omit<Imported, "bookingNo" | "pnr" | "code" | "issues">> {
  const unit = await holdUnit(tx, { vendor, fed, flights, now });
  const { version } = fed;
  if (version !== undefined && unit.fedVersion !== null && version < unit.fedVersion)
    throw new Refused("OLDER_VERSION");
  if (version !== undefined && version !== unit.fedVersion)
    await tx.update(pnr).set({ fedVersion: version }).where(eq(pnr.id, unit.id));

  const segments = await followSegments(tx, unit, fed, flights, now);
  const ahead = segments.after.some(({ departsAt }) => departsAt > now);
  const passengers = await followPassengers(tx, unit, fed, ahead, now);
  const checkIns = await followCheckIns(tx, unit, { segments, passengers }, now, desk);

  const flies =
    segments.after.some(({ cancelled }) => !cancelled) && passengers.after.some(({ cancelled }) => !cancelled);
  const isOther = segments.touched.size > 0 || passengers.touched.size > 0 || checkIns.created > 0;
  const outcome = unit.isNew ? "created" : !isOther ? "unchanged" : flies ? "changed" : "cancelled";
  return { outcome, notTaken: [...segments.notTaken, ...passengers.notTaken], checkIns };
}

/**
 * Takes one PNR of a vendor in: all of what the message says about it, or nothing. The same message again changes nothing.
 * @param now seconds since 1970, UTC
 */
export async function importBooking(
  { db, desk, zoneOf }: Parts,
  vendor: string,
  fed: FedBooking,
  now: number,
): Promise<Imported> {
  const identity = { bookingNo: fed.bookingNo, pnr: fed.pnr };
  try {
    const resolved = resolveBooking(fed, zoneOf);
    if ("issues" in resolved) throw new Refused("INVALID", resolved.issues);
    const taken = await db.transaction((tx) => take(tx, vendor, fed, resolved.flights, now, desk));
    return { ...identity, ...taken, code: null, issues: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, issues } = error;
    return { ...identity, outcome: "refused", code, issues, notTaken: [], checkIns: noCheckIns };
  }
}
