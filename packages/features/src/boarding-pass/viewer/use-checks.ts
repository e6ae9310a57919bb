import {
  type CheckPoint,
  type ComparedPage,
  judgedPoints,
  type PointCheck,
  passPoints,
  type Proof,
  settleChecks,
  unprovenBy,
} from "@gatehouse/domain/boarding-pass";
import { useMemo } from "react";
import { type Draft, type Drafts } from "../drafts.ts";

export interface ChecksOptions {
  readonly checkInId: number;
  /** The document that is compared; undefined while there is none. */
  readonly dmscode: string | undefined;
  readonly compared: ComparedPage | undefined;
  readonly drafts: Drafts;
  /** The page is not on the screen yet: many points at once wait until somebody can have looked at it. */
  readonly held: boolean;
  /** What the page leaves open, beside the points. */
  readonly doubts: readonly Proof[] | undefined;
  /** Check-ins of others whom the pass fits as well, and whose it rather is. */
  readonly alsoFits: readonly number[];
  readonly belongsTo: readonly number[];
}

const noProofs: readonly Proof[] = [];

const hasReason = ({ reasons }: Draft, point: CheckPoint): boolean => (reasons[point] ?? "").trim() !== "";

/** What is ticked and typed for the page that is shown, and whether it is enough: the domain decides, as the server does. */
export function useChecks(options: ChecksOptions) {
  const { checkInId, dmscode, compared, drafts, held, doubts, alsoFits, belongsTo } = options;
  const draft = drafts.of(checkInId, dmscode);
  const judged = useMemo(() => (compared ? judgedPoints(compared) : []), [compared]);
  const checks = useMemo(
    (): readonly PointCheck[] =>
      judged.map(({ point }) => ({ point, ticked: draft.ticked.has(point), reason: draft.reasons[point] })),
    [judged, draft],
  );
  const settled = useMemo(
    () =>
      compared &&
      settleChecks(judged, compared.problem, checks, draft.override, {
        firstCutAway: compared.firstCutAway,
        doubts: doubts ?? compared.doubts,
        alsoFits,
        belongsTo,
        chosenOver: draft.chosenOver,
      }),
    [compared, judged, checks, draft, doubts, alsoFits, belongsTo],
  );
  const verdictOf = (point: CheckPoint) => judged.find((each) => each.point === point)?.verdict;
  const others = [...alsoFits, ...belongsTo];
  const change = (next: (before: Draft) => Draft): void => {
    if (dmscode !== undefined) drafts.change(checkInId, dmscode, next);
  };
  const tickAll = (verdict: "agrees" | "absent"): void => {
    if (held) return;
    change((before) => ({
      ...before,
      ticked: new Set([...before.ticked, ...passPoints.filter((point) => verdictOf(point) === verdict)]),
    }));
  };
  return {
    draft,
    checks,
    settled,
    /** What the page does not say by itself, whatever is ticked. */
    unproven: compared ? unprovenBy(judged, { ...compared, doubts: doubts ?? compared.doubts }) : noProofs,
    /** Others whom the pass fits too, and whether all of them were decided against. */
    others,
    isChosen: others.every((other) => draft.chosenOver.includes(other)),
    choose: (chosen: boolean): void => change((before) => ({ ...before, chosenOver: chosen ? others : [] })),
    held,
    /** A differing point cannot be ticked without a typed reason (BP-14). */
    locked: (point: CheckPoint): boolean => verdictOf(point) === "differs" && !hasReason(draft, point),
    toggle: (point: CheckPoint): void =>
      change((before) => {
        const ticked = new Set(before.ticked);
        if (ticked.has(point)) ticked.delete(point);
        else if (verdictOf(point) !== "differs" || hasReason(before, point)) ticked.add(point);
        return { ...before, ticked };
      }),
    /** Types a reason; `tick` settles the point with it. */
    reason: (point: CheckPoint, reason: string, tick = false): void =>
      change((before) => {
        const ticked = new Set(before.ticked);
        if (reason.trim() === "") ticked.delete(point);
        else if (tick) ticked.add(point);
        return { ...before, ticked, reasons: { ...before.reasons, [point]: reason } };
      }),
    override: (override: string): void => change((before) => ({ ...before, override })),
    tickAgreeing: () => tickAll("agrees"),
    /** One explicit acknowledgement for what is not on the pass: compared with the booking instead. */
    settleAbsent: () => tickAll("absent"),
  };
}

export type Checks = ReturnType<typeof useChecks>;
