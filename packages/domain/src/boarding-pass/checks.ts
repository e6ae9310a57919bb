import type { CheckedPoint, PointVerdict } from "./checked-point.ts";
import { type CheckPoint, identityPoints, type PassPoint, passPoints } from "./points.ts";
import type { PassProblem } from "./problem.ts";
import type { Proof } from "./proof.ts";

interface JudgedPoint {
  readonly point: CheckPoint;
  readonly verdict: PointVerdict;
}

/** One tick. A differing point needs the reason. */
export interface PointCheck {
  readonly point: CheckPoint;
  readonly ticked: boolean;
  readonly reason?: string | undefined;
}

/** What else decides about a link, beside the points. */
export interface LinkCircumstances {
  /** The first name is missing because the surname takes up the whole name field. */
  readonly firstCutAway?: boolean | undefined;
  /** What the page leaves open beside the points: see `doubtsAbout`. */
  readonly doubts?: readonly Proof[] | undefined;
  /** Check-ins of other travellers with which the pass agrees as well, and those whose it rather is: see `passOwnership`. */
  readonly alsoFits?: readonly number[] | undefined;
  readonly belongsTo?: readonly number[] | undefined;
  /** Check-ins of others that anyone who links saw and decided against. */
  readonly chosenOver?: readonly number[] | undefined;
}

export type SettledChecks =
  | {
      readonly ok: true;
      /** The `differing` of the lifecycle's event "linked": true leads to a quality check (needQC), false to APPROVED. */
      readonly differing: boolean;
      /** The reasons, for the audit log; null where there are none. */
      readonly note: string | null;
      /** How each of the points was settled, for the audit log; null where a machine ticked. */
      readonly checked: readonly CheckedPoint[] | null;
      /** What the page does not say by itself. */
      readonly unproven: readonly Proof[];
    }
  | {
      readonly ok: false;
      /** Points that are not ticked, in their order. */
      readonly unsettled: readonly CheckPoint[];
      /** Points that are ticked, differ, and have no reason. */
      readonly withoutReason: readonly CheckPoint[];
      /** What keeps the pass from being linked until it is overridden; null where nothing does, or where it is. */
      readonly problem: PassProblem | null;
      /** Others of whom nobody has said yet that the pass is not theirs. */
      readonly unchosen: readonly number[];
    };

const isOfNine = (point: CheckPoint): point is PassPoint => (passPoints as readonly CheckPoint[]).includes(point);

/** What must agree from the page itself: a tick acknowledges that something is missing, but proves nothing. */
export function unprovenBy(
  points: readonly JudgedPoint[],
  { firstCutAway = false, doubts = [] }: Pick<LinkCircumstances, "firstCutAway" | "doubts"> = {},
): readonly Proof[] {
  const verdictOf = (point: CheckPoint) => points.find((one) => one.point === point)?.verdict;
  const agrees = (point: CheckPoint) => verdictOf(point) === "agrees";
  const unproven: Proof[] = [];
  const first = agrees("firstName") || (firstCutAway && verdictOf("firstName") === "absent");
  if (!first || !agrees("lastName")) unproven.push("name");
  if (!agrees("airline") || !agrees("flightNumber")) unproven.push("flight");
  if (!agrees("departureDate")) unproven.push("date");
  if (verdictOf("travellerKind") === "absent") unproven.push("traveller");
  return [...new Set([...unproven, ...doubts])];
}

/** A machine ticks what agrees. What differs, and what nobody acknowledged as missing, is for a person to look at. */
function settleForMachine(
  points: readonly JudgedPoint[],
  problem: PassProblem | null,
  others: readonly number[],
  unproven: readonly Proof[],
  doubts: readonly Proof[],
): SettledChecks {
  // The passport's expiry is on no pass.
  const open = points.filter(({ point, verdict }) => point !== "passportExpiry" && verdict !== "agrees");
  const lines = open.map(({ point, verdict }) => `${point} ${verdict}`);
  if (problem !== null) lines.push(problem);
  if (doubts.length > 0) lines.push(`unproven ${doubts.join(", ")}`);
  if (others.length > 0) lines.push(`fits ${others.join(", ")}`);
  return { ok: true, differing: lines.length > 0, note: lines.join("; ") || null, checked: null, unproven };
}

/**
 * Decides whether a pass may be linked, and whether it needs a quality check. The viewer enables Link with it, and the server
 * decides with it again over points that it compared itself.
 *
 * - A point that agrees is settled by its tick, one that is not on the pass by the same tick as an acknowledgement.
 * - A point that differs is settled by a tick with a reason, a problem by the reason to override it; both lead to a quality check.
 *   The points of the identity need a tick only where they differ.
 * - Unless name, flight and date agree from the pass itself, the link needs a quality check, whatever was acknowledged. So it does
 *   where a text does not say that it is a boarding pass, or names several travellers, flights or dates.
 * - A pass that fits other travellers too, or is rather theirs, is linked only by whoever says that it is not theirs, and needs a
 *   quality check.
 * - Without `checks` a machine calls: points that agree count as ticked; anything that differs, is missing (except for the passport's
 *   expiry), is a problem, or fits others leads to a quality check.
 * @param compared all that were judged, as `judgedPoints` gives them
 * @param problem as `passProblem` gives it
 * @param checks the last one of a point counts; a reason of blanks is none
 * @param override why the pass is linked in spite of its problem
 */
export function settleChecks(
  compared: readonly JudgedPoint[],
  problem: PassProblem | null,
  checks: readonly PointCheck[] | undefined,
  override?: string,
  { firstCutAway, doubts = [], alsoFits = [], belongsTo = [], chosenOver = [] }: LinkCircumstances = {},
): SettledChecks {
  // All nine count, whatever was handed in.
  const points = [
    ...passPoints.map(
      (point): JudgedPoint => compared.find((one) => one.point === point) ?? { point, verdict: "absent" },
    ),
    ...identityPoints.flatMap((point) => compared.find((one) => one.point === point) ?? []),
  ];
  const unproven = unprovenBy(points, { firstCutAway, doubts });
  const others = [...alsoFits, ...belongsTo];
  if (checks === undefined) return settleForMachine(points, problem, others, unproven, doubts);
  const given = new Map(checks.map((check) => [check.point, check]));
  const reasonOf = (point: CheckPoint) => given.get(point)?.reason?.trim() ?? "";
  const why = override?.trim() ?? "";
  const ticked = points.filter(
    ({ point, verdict }) => given.get(point)?.ticked === true || (!isOfNine(point) && verdict !== "differs"),
  );
  const differing = points.filter(({ verdict }) => verdict === "differs");
  const unsettled = points.filter((point) => !ticked.includes(point)).map(({ point }) => point);
  const withoutReason = differing
    .filter((point) => ticked.includes(point) && reasonOf(point.point) === "")
    .map(({ point }) => point);
  const blocked = why === "" ? problem : null;
  const unchosen = others.filter((id) => !chosenOver.includes(id));
  if (unsettled.length > 0 || withoutReason.length > 0 || blocked !== null || unchosen.length > 0)
    return { ok: false, unsettled, withoutReason, problem: blocked, unchosen };
  const reasons = points
    .filter(({ point }) => reasonOf(point) !== "")
    .map(({ point }) => `${point}: ${reasonOf(point)}`);
  if (problem !== null) reasons.push(`${problem}: ${why}`);
  return {
    ok: true,
    differing: differing.length > 0 || problem !== null || unproven.length > 0 || others.length > 0,
    note: reasons.join("; ") || null,
    checked: points.map(({ point, verdict }) => ({ point, verdict, reason: reasonOf(point) || null })),
    unproven,
  };
}
