import type { ReadCase } from "./data/use-case.ts";
import type { CaseStep } from "./details-search.ts";

/** How many comments of each step the reader has not read. */
export function unreadOf({ threads, segments }: ReadCase): Readonly<Record<CaseStep, number>> {
  const both = ({ external, internal }: ReadCase["threads"]["TR"]): number => external.unread + internal.unread;
  return {
    request: both(threads.TR),
    trips: both(threads.IT),
    segments: segments.reduce((sum, segment) => sum + both(segment), 0),
  };
}
