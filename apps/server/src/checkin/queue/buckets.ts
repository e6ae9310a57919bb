import { type AutomationStatus, type CheckInState, type QueryRow, type Slab, slabs } from "@gatehouse/domain/checkin";
import { type Principal, vendorScope } from "../../access/principal.ts";
import type { Queryable } from "../../platform/database.ts";
import { expiredCount } from "../tables.ts";

type Scope = Pick<Principal, "vendors">;

/** What views and counters look at; check-ins that share it are counted together. */
export interface Kind {
  readonly automationStatus: AutomationStatus;
  /** How long they have been waiting; null for what was never available. */
  readonly slab: Slab | null;
  /** Open check-ins of each one's unit: 0, 1, or 2 for several. */
  readonly unitSize: number;
  /** Whether somebody has an open check-in of the unit. */
  readonly unitLocked: boolean;
  /** A check-in that stands for them all at second 0, so that the domain's own definition of a view decides. */
  readonly row: QueryRow;
}

/** Check-ins that no view and no counter tells apart, counted. */
export interface Bucket {
  /** The same object for as long as there are such check-ins: what was found out about it may be kept with it. */
  readonly kind: Kind;
  readonly count: number;
  /** Units whose first open check-in is among them. */
  readonly units: number;
}

/** The queue at one moment, in buckets. */
export interface QueueSnapshot {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly buckets: readonly Bucket[];
}

/** A kind as it is read from a check-in. */
export interface KindFacts extends Omit<Kind, "row"> {
  readonly state: CheckInState;
  readonly airline: string;
  readonly reason1: string | null;
  readonly hasPass: boolean;
  readonly needQC: boolean;
  readonly expired: boolean;
  readonly windowOpen: boolean;
  readonly lockedBy: string | null;
}

/** Departed check-ins of one kind, as they are counted in the database. */
export interface Departed {
  readonly vendor: string;
  readonly airline: string;
  /** Empty for none. */
  readonly reason1: string;
  readonly hasPass: boolean;
  readonly needQC: boolean;
  readonly count: number;
}

/** The kind of row that a check-in is for counting: everything that decides in which views it is. */
export function kindOf(facts: KindFacts): Kind {
  const { state, airline, reason1, hasPass, needQC, expired, windowOpen, lockedBy } = facts;
  const { automationStatus, slab, unitSize, unitLocked } = facts;
  const row: QueryRow = {
    vendor: "",
    bookingNo: "",
    pnr: "",
    currentState: state,
    airline: { iata: airline },
    disposeState: reason1 === null ? null : { disposedBy: "", reason1, reason2: null },
    pass: hasPass ? { dmscode: "" } : null,
    needQC,
    expired,
    windowClosesAt: windowOpen ? 1 : 0,
    eligibleAt: slab === null ? null : -slabs[slab].from * 60,
    _lock: lockedBy === null ? null : { userid: lockedBy, lockedAt: 0 },
  };
  return { automationStatus, slab, unitSize, unitLocked, row };
}

/** Nothing about departed check-ins changes any more. */
export const departedBucket = ({ airline, reason1, hasPass, needQC, count }: Departed): Bucket => ({
  kind: kindOf({
    state: "DISPOSITION_COMPLETED",
    airline,
    reason1: reason1 === "" ? null : reason1,
    hasPass,
    needQC,
    expired: true,
    windowOpen: false,
    automationStatus: -1,
    slab: null,
    lockedBy: null,
    unitSize: 0,
    unitLocked: false,
  }),
  count,
  units: 0,
});

/** The departed check-ins alone, as a transaction sees them. */
export async function readDeparted(tx: Queryable, { vendors }: Scope, now: number): Promise<QueueSnapshot> {
  const { vendor, airline, reason1, hasPass, needQC, count } = expiredCount;
  const found = await tx
    .select({ vendor, airline, reason1, hasPass, needQC, count })
    .from(expiredCount)
    .where(vendorScope({ vendors }, vendor));
  return { now, buckets: found.map(departedBucket) };
}
