import type { QueueSearch } from "../queue-search.ts";

/** Names of what is cached; `refreshKeys` picks by the first word. */
export const keys = {
  counters: ["checkin.counters"],
  views: (showExpired: boolean) => ["checkin.views", showExpired] as const,
  rows: (search: QueueSearch) => ["checkin.rows", search] as const,
  assignment: ["checkin.assignment"],
  actionLog: (checkInId: number) => ["checkin.actions", checkInId] as const,
} as const;

/** What can be read again. */
export type Part = "rows" | "counts" | "assignment";

const partsOf: Readonly<Record<Part, readonly string[]>> = {
  rows: ["checkin.rows", "checkin.actions", "boardingPasses.pnr"],
  counts: ["checkin.counters", "checkin.views"],
  assignment: ["checkin.assignment"],
};

/** A filter of SWR's cache for these parts of the queue. */
export const isPartOf =
  (parts: Iterable<Part>) =>
  (key: unknown): boolean => {
    const names = [...parts].flatMap((part) => partsOf[part]);
    return Array.isArray(key) && names.includes(String(key[0]));
  };
