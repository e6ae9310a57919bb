import { type ComparedPoint, type PassPoint, passPoints } from "./compare.ts";
import type { PassProblem } from "./problem.ts";

/** What an operator ticks: the nine points, and "problem" to link in spite of one (decisions §3, "What is no pass"). */
export const checkPoints = [...passPoints, "problem"] as const;
export type CheckPoint = (typeof checkPoints)[number];

/** One tick. A differing point, and a problem, need the reason. */
export interface PointCheck {
  readonly point: CheckPoint;
  readonly ticked: boolean;
  readonly reason?: string | undefined;
}

export type SettledChecks =
  | {
      readonly ok: true;
      /** The `differing` of the lifecycle's event "linked": true leads to a quality check (needQC), false to APPROVED. */
      readonly differing: boolean;
      /** The reasons, for the audit log; null where there are none. */
      readonly note: string | null;
    }
  | {
      readonly ok: false;
      /** Points that are not ticked, in the order of `checkPoints`. */
      readonly unsettled: readonly CheckPoint[];
      /** Points that are ticked, but need a reason and have none. */
      readonly withoutReason: readonly CheckPoint[];
    };

/** Points that a machine's pass must agree on; the passport's expiry is on no pass. */
const printed = ({ point }: { readonly point: PassPoint }) => point !== "passportExpiry";

/** A machine ticks what agrees. What differs, and what nobody acknowledged as missing, is for a person to look at. */
function settleForMachine(points: readonly ComparedPoint[], problem: PassProblem | null): SettledChecks {
  const open = points.filter((point) => printed(point) && point.verdict !== "agrees");
  const lines = open.map(({ point, verdict }) => `${point} ${verdict}`);
  if (problem !== null) lines.push(`problem ${problem}`);
  return { ok: true, differing: lines.length > 0, note: lines.join("; ") || null };
}

/**
 * Decides whether a pass may be linked, and whether it needs a quality check. The viewer enables Link with it, and the server
 * decides with it anew over points that it compared itself.
 *
 * - A point that agrees is settled by its tick, one that is not on the pass by the same tick as an acknowledgement.
 * - A point that differs, and a problem, are settled by a tick with a reason, and lead to a quality check.
 * - Without `checks` a machine calls: points that agree count as ticked; anything that differs, is missing (but for the passport's
 *   expiry), or is a problem leads to a quality check.
 * @param points all nine, as `comparePass` gives them
 * @param problem as `passProblem` gives it
 * @param checks the last one of a point counts; a reason of blanks is none
 */
export function settleChecks(
  points: readonly ComparedPoint[],
  problem: PassProblem | null,
  checks: readonly PointCheck[] | undefined,
): SettledChecks {
  if (checks === undefined) return settleForMachine(points, problem);
  const given = new Map(checks.map((check) => [check.point, check]));
  const reasonOf = (point: CheckPoint) => given.get(point)?.reason?.trim() ?? "";
  const needed: readonly { readonly point: CheckPoint; readonly reason: boolean }[] = [
    ...points.map(({ point, verdict }) => ({ point, reason: verdict === "differs" })),
    ...(problem === null ? [] : [{ point: "problem" as const, reason: true }]),
  ];
  const unsettled = needed.filter(({ point }) => given.get(point)?.ticked !== true).map(({ point }) => point);
  const withoutReason = needed
    .filter(({ point, reason }) => reason && !unsettled.includes(point) && reasonOf(point) === "")
    .map(({ point }) => point);
  if (unsettled.length > 0 || withoutReason.length > 0) return { ok: false, unsettled, withoutReason };
  const reasons = needed
    .filter(({ point }) => reasonOf(point) !== "")
    .map(({ point }) => `${point === "problem" ? `problem ${problem}` : point}: ${reasonOf(point)}`);
  return { ok: true, differing: needed.some(({ reason }) => reason), note: reasons.join("; ") || null };
}
