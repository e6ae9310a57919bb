import type { CheckedPoint } from "./checked-point.ts";
import type { ComparedPoint } from "./compare.ts";
import { type PassPoint, passPoints } from "./points.ts";
import type { PassProblem } from "./problem.ts";

type JudgedPoint = Pick<ComparedPoint, "point" | "verdict">;

/** One tick. A differing point needs the reason. */
export interface PointCheck {
  readonly point: PassPoint;
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
      /** How each of the nine was settled, for the audit log; null where a machine ticked. */
      readonly checked: readonly CheckedPoint[] | null;
    }
  | {
      readonly ok: false;
      /** Points that are not ticked, in the order of the nine. */
      readonly unsettled: readonly PassPoint[];
      /** Points that are ticked, differ, and have no reason. */
      readonly withoutReason: readonly PassPoint[];
      /** What keeps the pass from being linked until it is overridden; null where nothing does, or where it is. */
      readonly problem: PassProblem | null;
    };

/** A machine ticks what agrees. What differs, and what nobody acknowledged as missing, is for a person to look at. */
function settleForMachine(points: readonly JudgedPoint[], problem: PassProblem | null): SettledChecks {
  // The passport's expiry is on no pass.
  const open = points.filter(({ point, verdict }) => point !== "passportExpiry" && verdict !== "agrees");
  const lines = open.map(({ point, verdict }) => `${point} ${verdict}`);
  if (problem !== null) lines.push(problem);
  return { ok: true, differing: lines.length > 0, note: lines.join("; ") || null, checked: null };
}

/**
 * Decides whether a pass may be linked, and whether it needs a quality check. The viewer enables Link with it, and the server
 * decides with it anew over points that it compared itself.
 *
 * - A point that agrees is settled by its tick, one that is not on the pass by the same tick as an acknowledgement.
 * - A point that differs is settled by a tick with a reason, a problem by the reason to override it; both lead to a quality check.
 * - Without `checks` a machine calls: points that agree count as ticked; anything that differs, is missing (but for the passport's
 *   expiry), or is a problem leads to a quality check.
 * @param compared all nine, as `comparePass` gives them
 * @param problem as `passProblem` gives it
 * @param checks the last one of a point counts; a reason of blanks is none
 * @param override why the pass is linked in spite of its problem
 */
export function settleChecks(
  compared: readonly JudgedPoint[],
  problem: PassProblem | null,
  checks: readonly PointCheck[] | undefined,
  override?: string,
): SettledChecks {
  // All nine count, whatever was handed in.
  const points = passPoints.map(
    (point): JudgedPoint => compared.find((candidate) => candidate.point === point) ?? { point, verdict: "absent" },
  );
  if (checks === undefined) return settleForMachine(points, problem);
  const given = new Map(checks.map((check) => [check.point, check]));
  const reasonOf = (point: PassPoint) => given.get(point)?.reason?.trim() ?? "";
  const why = override?.trim() ?? "";
  const ticked = points.filter(({ point }) => given.get(point)?.ticked === true);
  const differing = points.filter(({ verdict }) => verdict === "differs");
  const unsettled = points.filter((point) => !ticked.includes(point)).map(({ point }) => point);
  const withoutReason = differing
    .filter((point) => ticked.includes(point) && reasonOf(point.point) === "")
    .map(({ point }) => point);
  const blocked = why === "" ? problem : null;
  if (unsettled.length > 0 || withoutReason.length > 0 || blocked !== null)
    return { ok: false, unsettled, withoutReason, problem: blocked };
  const reasons = points
    .filter(({ point }) => reasonOf(point) !== "")
    .map(({ point }) => `${point}: ${reasonOf(point)}`);
  if (problem !== null) reasons.push(`${problem}: ${why}`);
  return {
    ok: true,
    differing: differing.length > 0 || problem !== null,
    note: reasons.join("; ") || null,
    checked: points.map(({ point, verdict }) => ({ point, verdict, reason: reasonOf(point) || null })),
  };
}
