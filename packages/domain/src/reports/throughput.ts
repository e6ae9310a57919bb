import type { InstantRange } from "../time/index.ts";
import type { Efficiency, ThroughputBucket } from "./figures.ts";
import { type CountedEntry, isAutomation } from "./productivity.ts";

/** Lengths that people read easily, in seconds: a minute to a week. */
const lengths = [60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 604_800] as const;
const week = 604_800;
const maxBuckets = 24;

/** How a range is cut for the picture of throughput. */
export interface ThroughputPlan {
  readonly bucketSeconds: number;
  readonly count: number;
}

/**
 * At most 24 stretches of a length that people read easily, the first beginning with the range. What is left at the end, when it is
 * shorter than half a stretch, belongs to the last one, so that the line does not drop where the range ends.
 * @param range seconds since 1970, UTC, both included
 */
export function throughputPlan({ start, end }: InstantRange): ThroughputPlan {
  const seconds = Math.max(1, end - start + 1);
  const bucketSeconds =
    lengths.find((length) => seconds / length <= maxBuckets) ?? Math.ceil(seconds / maxBuckets / week) * week;
  return { bucketSeconds, count: Math.max(1, Math.round(seconds / bucketSeconds)) };
}

/** In which stretch an instant of the range lies. */
export const bucketOf = (at: number, { start }: Pick<InstantRange, "start">, plan: ThroughputPlan): number =>
  Math.min(Math.floor((at - start) / plan.bucketSeconds), plan.count - 1);

/**
 * What automation and people achieved over time.
 * @param entries made in the range, undone ones left out: see `productivityOf`
 */
export function throughputOf(entries: readonly CountedEntry[], range: InstantRange): Efficiency["throughput"] {
  const plan = throughputPlan(range);
  const buckets = Array.from({ length: plan.count }, (_, index): ThroughputBucket => ({
    start: range.start + index * plan.bucketSeconds,
    automation: { attached: 0, disposed: 0 },
    operators: { attached: 0, disposed: 0 },
  }));
  for (const { at, userid, work } of entries) {
    const bucket = buckets[bucketOf(at, range, plan)];
    if (bucket) bucket[isAutomation(userid) ? "automation" : "operators"][work] += 1;
  }
  return { bucketSeconds: plan.bucketSeconds, buckets };
}
