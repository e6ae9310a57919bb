import { type CheckIn, isOpen } from "./check-in.ts";
import { type Counters, type Slab, slabAt } from "./counters.ts";
import { unitKey, unitsOf } from "./unit.ts";

/** Check-ins that the counters do not tell apart. */
interface Counted {
  readonly kind: {
    readonly row: Pick<CheckIn, "currentState" | "pass" | "expired" | "airline">;
    readonly automationStatus: CheckIn["automationStatus"];
    readonly slab: Slab | null;
    /** Open check-ins of each one's unit; whether somebody has one of them. Asked of open ones only. */
    readonly unitSize: number;
    readonly unitLocked: boolean;
  };
  readonly count: number;
  /** Units whose first open check-in is among them. */
  readonly units: number;
}

const total = (some: readonly Counted[]) => some.reduce((sum, { count }) => sum + count, 0);
const units = (some: readonly Counted[]) => some.reduce((sum, bucket) => sum + bucket.units, 0);

/**
 * The counters of the queue (QUE-6), of check-ins counted by kind: what the server counts by.
 * @param now seconds since 1970, UTC
 */
export function countersFrom(counted: readonly Counted[], now: number): Counters {
  const live = counted.filter(({ kind: { row } }) => !row.expired);
  const open = live.filter(({ kind: { row } }) => isOpen(row));
  const inState = (...states: CheckIn["currentState"][]) =>
    live.filter(({ kind: { row } }) => states.includes(row.currentState));
  const multi = open.filter(({ kind }) => kind.unitSize > 1);
  const byIataCount: Record<string, number> = {};
  for (const { kind, count } of open)
    byIataCount[kind.row.airline.iata] = (byIataCount[kind.row.airline.iata] ?? 0) + count;
  const bySlab = (slab: Slab) => total(open.filter(({ kind }) => kind.slab === slab));
  const withPass = live.filter(({ kind: { row } }) => row.pass !== null);
  return {
    noBP: total(open),
    hasBP: total(withPass.filter(({ kind: { row } }) => row.currentState !== "DISPOSITION_COMPLETED")),
    byHourCount: { "0": bySlab(0), "1": bySlab(1), "2": bySlab(2), "4": bySlab(4) },
    pnrCount: {
      multi: units(multi),
      multiUnAssigned: units(multi.filter(({ kind }) => !kind.unitLocked)),
      single: units(open) - units(multi),
    },
    byIataCount,
    noBPDisposedCnt: total(
      inState("ELIGIBLE_FOR_DISPOSAL", "DISPOSITION_COMPLETED").filter(({ kind: { row } }) => row.pass === null),
    ),
    eligibleForCheckIn: total(inState("ELIGIBLE_FOR_CHECKIN")),
    waitingForAutomation: total(inState("WAITING_FOR_AUTOMATION")),
    eligibleForDisposal: total(inState("ELIGIBLE_FOR_DISPOSAL")),
    failedAutoAttached: total(withPass.filter(({ kind }) => kind.automationStatus === 0)),
    updatedAt: now,
  };
}

/**
 * The counters of the queue over these check-ins.
 * @param now seconds since 1970, UTC
 */
export function countersOf(rows: readonly CheckIn[], now: number): Counters {
  const open = new Map(unitsOf(rows.filter(isOpen)).map((unit) => [unitKey(unit[0]), unit]));
  const counted = rows.map((row): Counted => {
    const unit = open.get(unitKey(row));
    return {
      kind: {
        row,
        automationStatus: row.automationStatus,
        slab: slabAt(row.eligibleAt, now),
        unitSize: unit?.length ?? 0,
        unitLocked: unit?.some(({ _lock }) => _lock !== null) ?? false,
      },
      count: 1,
      units: unit?.[0] === row ? 1 : 0,
    };
  });
  return countersFrom(counted, now);
}
