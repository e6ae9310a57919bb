import type { CheckPoint } from "./points.ts";

/** "absent": not on the pass. */
export const pointVerdicts = ["agrees", "differs", "absent"] as const;
export type PointVerdict = (typeof pointVerdicts)[number];

/** How a point was settled when a pass was linked; kept in the audit log. */
export interface CheckedPoint {
  readonly point: CheckPoint;
  /** What the server found when it compared the point itself. */
  readonly verdict: PointVerdict;
  /** What the operator gave as the reason; null where none was asked for. */
  readonly reason: string | null;
}
