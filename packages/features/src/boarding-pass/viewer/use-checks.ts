import {
  type CheckPoint,
  type ComparedPage,
  type PointCheck,
  passPoints,
  settleChecks,
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
}

const hasReason = ({ reasons }: Draft, point: CheckPoint): boolean => (reasons[point] ?? "").trim() !== "";

/** What is ticked and typed for the page that is shown, and whether it is enough: the domain decides, as the server does. */
export function useChecks({ checkInId, dmscode, compared, drafts, held }: ChecksOptions) {
  const draft = drafts.of(checkInId, dmscode);
  const checks = useMemo(
    (): readonly PointCheck[] =>
      passPoints.map((point) => ({ point, ticked: draft.ticked.has(point), reason: draft.reasons[point] })),
    [draft],
  );
  const settled = useMemo(
    () => compared && settleChecks(compared.points, compared.problem, checks, draft.override),
    [compared, checks, draft.override],
  );
  const verdictOf = (point: CheckPoint) => compared?.points.find((each) => each.point === point)?.verdict;
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
    held,
    /** A differing point cannot be ticked without a typed reason (decisions §3). */
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
