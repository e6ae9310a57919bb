import { passPoints } from "@gatehouse/domain/boarding-pass";
import { lossOf } from "../match.ts";
import type { Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

/** Why something cannot be done: not yet, or not at all. */
export interface Obstacle {
  readonly kind: "waits" | "never";
  readonly text: string;
}

const waits = (text: string): Obstacle => ({ kind: "waits", text });
const never = (text: string): Obstacle => ({ kind: "never", text });

/** What keeps points from being settled: there is nothing to compare, or nobody can have seen it. */
export function comparisonObstacle(viewer: ViewerModel, { t }: Words): Obstacle | undefined {
  const { page, beingRead, facts, error, candidates, compared } = viewer;
  if (beingRead) return waits(t("viewer.leftReading", { things: t("left.reading") }));
  if (!page && candidates.pages !== undefined) return never(t("viewer.noCandidates"));
  if (!page && candidates.error !== undefined) return never(t("viewer.candidates.failed"));
  if (!facts && error !== undefined) return never(t("viewer.failed"));
  if (page && lossOf(page)) return never(t("viewer.missing"));
  return page && facts && compared ? undefined : waits(t("viewer.loading"));
}

/** What keeps the page from being linked, except for the points that are left. */
export function linkObstacle(viewer: ViewerModel, holder: string | undefined, words: Words): Obstacle | undefined {
  const { t } = words;
  const { checkIn, known, beingRead } = viewer;
  if (!known) return viewer.error === undefined ? waits(t("viewer.loading")) : never(t("viewer.failed"));
  if (checkIn.expired) return never(t("viewer.expired"));
  if (beingRead) return comparisonObstacle(viewer, words);
  if (viewer.overtaken) return never(t("overtaken.title"));
  if (checkIn.pass !== null) return never(t("viewer.wantsNone"));
  if (viewer.gone) return never(t("taken.title"));
  if (holder !== undefined) return never(t("held.text", { user: holder }));
  return comparisonObstacle(viewer, words) ?? (viewer.unseen ? waits(t("viewer.unseen")) : undefined);
}

/** What is left to settle, each in words; empty when all nine points are. */
export function openPointsText({ checks }: ViewerModel, { t, point }: Words): readonly string[] {
  if (!checks.settled) return passPoints.map((each) => t("left.tick", { point: point(each) }));
  if (checks.settled.ok) return [];
  const { unsettled, withoutReason, problem, unchosen } = checks.settled;
  return [
    ...(unchosen.length > 0 ? [t("left.choice")] : []),
    ...unsettled.map((each) => t(checks.locked(each) ? "left.reason" : "left.tick", { point: point(each) })),
    ...withoutReason.map((each) => t("left.reason", { point: point(each) })),
    ...(problem ? [t("left.problem")] : []),
  ];
}
