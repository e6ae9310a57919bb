import type { Counters, ViewId } from "@gatehouse/domain/checkin";
import { useMemo } from "react";
import { useCounters } from "../../data/use-counters.ts";
import { useViews } from "../../data/use-views.ts";

/** The numbers beside the views, the counters, and what went wrong with either. */
export function useQueueCounts(showExpired: boolean) {
  const { data: counters, ...countersAnswer } = useCounters();
  const { data: views, ...viewsAnswer } = useViews(showExpired);
  const counts = useMemo(
    () => new Map<ViewId, number>(views?.flatMap(({ id, count }) => (count === null ? [] : [[id, count]]))),
    [views],
  );
  const error: unknown = countersAnswer.error ?? viewsAnswer.error;
  return { counters: counters satisfies Counters | undefined, counts, error };
}
