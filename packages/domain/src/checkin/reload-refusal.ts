import { isAutomated } from "../airlines/airline-groups.ts";

/** Why nothing of a PNR went to automation again. */
export const reloadRefusals = [
  /** Nobody can be asked: neither the simulated airline nor an outside service works. */
  "AUTOMATION_OFF",
  "NO_SUCH_PNR",
  /** Automation does not check in with any of its airlines (AUT-5). */
  "NOT_AUTOMATED",
  /** Nothing of it is disposed without a boarding pass, and no task is stuck. */
  "NOTHING_TO_RELOAD",
] as const;
export type ReloadRefusal = (typeof reloadRefusals)[number];

/**
 * Why asking automation once more for a PNR changes nothing.
 * @param airlines the two-character codes of the PNR's check-ins that have not departed
 * @param works whether automation can be asked at all
 */
export function reloadRefusal(airlines: readonly string[], works: boolean): ReloadRefusal {
  if (!works) return "AUTOMATION_OFF";
  if (airlines.length === 0) return "NO_SUCH_PNR";
  return airlines.some(isAutomated) ? "NOTHING_TO_RELOAD" : "NOT_AUTOMATED";
}
