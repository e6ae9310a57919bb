import {
  type FeedBooking,
  type FeedIssue,
  type ImportOutcome,
  type ImportRefusal,
  resolveBooking,
  type SegmentFacts,
  type ZoneOf,
} from "@gatehouse/domain/feed";
import { eq } from "drizzle-orm";
import { pnr } from "../bookings/tables.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Database, Transaction } from "../platform/database.ts";
import { type CheckInCounts, syncCheckIns } from "./sync-check-ins.ts";
import { syncPassengers } from "./sync-passengers.ts";
import { syncSegments } from "./sync-segments.ts";
import { holdUnit, Refused, type StoredSegment } from "./hold-unit.ts";

/** What follows from flights that a message has changed, in its transaction. */
export type OnFlightsChanged = (
  tx: Transaction,
  changed: {
    readonly vendor: string;
    readonly bookingId: number;
    readonly bookingNo: string;
    readonly before: readonly StoredSegment[];
    readonly after: readonly StoredSegment[];
    /** The PNR was cancelled as a whole. */
    readonly givenUp: boolean;
  },
) => Promise<void>;

interface Parts {
  readonly db: Database;
  readonly services: ChangeServices;
  /** IANA zones of airports. */
  readonly zoneOf: ZoneOf;
  /** Left out where whoever writes has changed the flights on purpose. */
  readonly flightsChanged?: OnFlightsChanged;
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
  fed: FeedBooking,
  flights: readonly SegmentFacts[],
  now: number,
  { services, flightsChanged }: Parts,
): Promise<Omit<Imported, "bookingNo" | "pnr" | "code" | "issues">> {
  const unit = await holdUnit(tx, { vendor, fed, flights, now });
  const { version } = fed;
  if (version !== undefined && unit.fedVersion !== null && version < unit.fedVersion)
    throw new Refused("OLDER_VERSION");
  if (version !== undefined && version !== unit.fedVersion)
    await tx.update(pnr).set({ fedVersion: version }).where(eq(pnr.id, unit.id));

  const segments = await syncSegments(tx, unit, fed, flights, now);
  const ahead = segments.after.some(({ departsAt }) => departsAt > now);
  const passengers = await syncPassengers(tx, unit, fed, ahead, now);
  const checkIns = await syncCheckIns(tx, unit, { segments, passengers }, now, services);

  const { bookingId, bookingNo } = unit;
  if (flightsChanged && (segments.touched.size > 0 || fed.cancelled))
    await flightsChanged(tx, {
      vendor,
      bookingId,
      bookingNo,
      before: unit.segments,
      after: segments.after,
      givenUp: fed.cancelled,
    });
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
export async function importBooking(parts: Parts, vendor: string, fed: FeedBooking, now: number): Promise<Imported> {
  const { db, zoneOf } = parts;
  const identity = { bookingNo: fed.bookingNo, pnr: fed.pnr };
  try {
    const resolved = resolveBooking(fed, zoneOf);
    if ("issues" in resolved) throw new Refused("INVALID", resolved.issues);
    const taken = await db.transaction((tx) => take(tx, vendor, fed, resolved.flights, now, parts));
    return { ...identity, ...taken, code: null, issues: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, issues } = error;
    return { ...identity, outcome: "refused", code, issues, notTaken: [], checkIns: noCheckIns };
  }
}
