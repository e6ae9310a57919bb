import { type CheckIn, isOpen, unitSizes } from "../checkin/index.ts";
import type { InstantRange } from "../time/index.ts";
import type { ByAirline, Efficiency } from "./figures.ts";
import { type WorkEntry, productivityOf } from "./productivity.ts";
import { throughputOf } from "./throughput.ts";

/** What became of a check-in: each has exactly one outcome, so that an airline's bar adds up (REP-12). */
export const outcomes = ["automation", "operators", "status1", "status234", "notSettled"] as const;
export type Outcome = (typeof outcomes)[number];

/** What efficiency looks at. */
export type EfficiencyRow = Pick<
  CheckIn,
  | "vendor"
  | "bookingNo"
  | "pnr"
  | "airline"
  | "eligibleAt"
  | "currentState"
  | "automationStatus"
  | "expired"
  | "pass"
  | "disposeState"
  | "_lock"
>;

/** "Status n" always means: reason1 is n and there is no pass (CHK-13). */
export function outcomeOf({
  pass,
  automationStatus,
  disposeState,
}: Pick<CheckIn, "pass" | "automationStatus" | "disposeState">): Outcome {
  // A pass that automation delivered and that was taken off again left the status at 0, see the lifecycle.
  if (pass !== null) return automationStatus === 1 ? "automation" : "operators";
  const status = disposeState?.reason1 ?? null;
  if (status === null) return "notSettled";
  return status === "1" ? "status1" : "status234";
}

type Fate = "success" | "failed" | "waiting";

/** What became of it in automation; undefined when it was never sent there, or its task was cancelled. */
function fateOf({ currentState, automationStatus, pass }: EfficiencyRow): Fate | undefined {
  if (currentState === "WAITING_FOR_AUTOMATION") return "waiting";
  if (automationStatus === 0) return "failed";
  return automationStatus === 1 && pass !== null ? "success" : undefined;
}

function countByAirline(rows: readonly EfficiencyRow[]): ByAirline {
  const counts: ByAirline = {};
  for (const { airline } of rows) counts[airline.iata] = (counts[airline.iata] ?? 0) + 1;
  return counts;
}

/**
 * Works the efficiency report out from check-ins and audit entries (REP-11). The server says the same in SQL, and is measured by
 * this.
 * @param all every check-in; those count whose `eligibleAt` lies in the range
 * @param entries audit entries of every check-in, see `productivityOf`
 * @param range seconds since 1970, UTC, both included
 */
export function efficiencyOf(
  all: readonly EfficiencyRow[],
  entries: readonly WorkEntry[],
  range: InstantRange,
): Efficiency {
  const rows = all.filter(
    ({ eligibleAt }) => eligibleAt !== null && range.start <= eligibleAt && eligibleAt <= range.end,
  );
  const became = (outcome: Outcome) => rows.filter((row) => outcomeOf(row) === outcome);
  const fared = (fate: Fate) => rows.filter((row) => fateOf(row) === fate);
  const [success, failed, waiting] = [fared("success"), fared("failed"), fared("waiting")];
  const [status1, status234] = [became("status1"), became("status234")];
  const attached = rows.filter(({ pass }) => pass !== null);
  const unassigned = rows.filter((row) => isOpen(row) && row._lock === null);
  const sizeOf = unitSizes(rows);
  const multi = unassigned.filter((row) => sizeOf(row) > 1).length;
  const work = productivityOf(entries, range);
  return {
    totalCheckIn: rows.length,
    totalAuto: success.length + failed.length + waiting.length,
    successAuto: success.length,
    failedAuto: failed.length,
    waitingAuto: waiting.length,
    totalCompleted: attached.length + status1.length + status234.length,
    bpAttached: attached.length,
    status1Cnt: status1.length,
    checkinsYetToAssign: { single: unassigned.length - multi, multi },
    unassigned: unassigned.length,
    disposedWOBPByAirline: countByAirline(status234),
    automationSuccessByAirline: countByAirline(success),
    automationFailedByAirline: countByAirline(failed),
    status1ByAirlines: countByAirline(status1),
    totalByAirlines: countByAirline(rows),
    attachedByOperatorsByAirline: countByAirline(became("operators")),
    notSettledByAirline: countByAirline(became("notSettled")),
    throughput: throughputOf(work.entries, range),
    byAgentAttachedCount: work.byAgentAttachedCount,
    byAgentDisposedCount: work.byAgentDisposedCount,
  };
}
