import { type CheckIn, isOpenState } from "./check-in.ts";
import type { Counters, Slab } from "./counters.ts";
import { slabs } from "./counters.ts";

/** Names the unit of a check-in: all check-ins of one (vendor, bookingNo, PNR) are given out together (CHK-24). */
export const unitKey = ({ vendor, bookingNo, pnr }: Pick<CheckIn, "vendor" | "bookingNo" | "pnr">): string =>
  `${vendor}\n${bookingNo}\n${pnr}`;

/** Open: work that is still to be done, without a pass, not departed (QUE-3). */
export const isOpen = ({ currentState, pass, expired }: Pick<CheckIn, "currentState" | "pass" | "expired">): boolean =>
  isOpenState(currentState) && pass === null && !expired;

/** How many open check-ins the unit of a row has: the `unitSize` of a `QueryContext`. */
export function unitSizes(
  rows: Iterable<Pick<CheckIn, "vendor" | "bookingNo" | "pnr" | "currentState" | "pass" | "expired">>,
): (row: Pick<CheckIn, "vendor" | "bookingNo" | "pnr">) => number {
  const sizes = new Map<string, number>();
  for (const row of rows) if (isOpen(row)) sizes.set(unitKey(row), (sizes.get(unitKey(row)) ?? 0) + 1);
  return (row) => sizes.get(unitKey(row)) ?? 0;
}

const slabNames = ["0", "1", "2", "4"] as const satisfies readonly `${Slab}`[];

/** The slab of somebody who has waited so many minutes; slabs are half-open and together cover every wait. */
function slabOf(minutes: number): `${Slab}` {
  return slabNames.findLast((slab) => Math.max(0, minutes) >= slabs[slab].from) ?? "0";
}

/**
 * The counters of the queue over these check-ins (QUE-6). The server says the same in SQL.
 * @param now seconds since 1970, UTC
 */
export function countersOf(rows: readonly CheckIn[], now: number): Counters {
  const open = rows.filter(isOpen);
  const byHourCount: Record<`${Slab}`, number> = { "0": 0, "1": 0, "2": 0, "4": 0 };
  const byIataCount: Record<string, number> = {};
  const units = new Map<string, { size: number; locked: boolean }>();
  for (const row of open) {
    if (row.eligibleAt !== null) byHourCount[slabOf((now - row.eligibleAt) / 60)] += 1;
    byIataCount[row.airline.iata] = (byIataCount[row.airline.iata] ?? 0) + 1;
    const unit = units.get(unitKey(row)) ?? { size: 0, locked: false };
    units.set(unitKey(row), { size: unit.size + 1, locked: unit.locked || row._lock !== null });
  }
  const multi = [...units.values()].filter(({ size }) => size > 1);
  const current = rows.filter(({ expired }) => !expired);
  const inState = (state: CheckIn["currentState"]) =>
    current.filter(({ currentState }) => currentState === state).length;
  return {
    noBP: open.length,
    hasBP: current.filter(({ pass, currentState }) => pass !== null && currentState !== "DISPOSITION_COMPLETED").length,
    byHourCount,
    pnrCount: {
      multi: multi.length,
      multiUnAssigned: multi.filter(({ locked }) => !locked).length,
      single: units.size - multi.length,
    },
    byIataCount,
    noBPDisposedCnt: current.filter(
      ({ pass, currentState }) =>
        pass === null && (currentState === "ELIGIBLE_FOR_DISPOSAL" || currentState === "DISPOSITION_COMPLETED"),
    ).length,
    eligibleForCheckIn: inState("ELIGIBLE_FOR_CHECKIN"),
    waitingForAutomation: inState("WAITING_FOR_AUTOMATION"),
    eligibleForDisposal: inState("ELIGIBLE_FOR_DISPOSAL"),
    failedAutoAttached: current.filter(({ automationStatus, pass }) => automationStatus === 0 && pass !== null).length,
    updatedAt: now,
  };
}
