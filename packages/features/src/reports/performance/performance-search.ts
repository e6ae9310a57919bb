/** The two reports that share a form (REP-3). */
export const workReports = ["performance", "time-span"] as const;
export type WorkReport = (typeof workReports)[number];

/** What the address of the performance report says. */
export interface PerformanceSearch {
  /** Left out for the performance report itself. */
  readonly type?: "time-span";
}

/** Reads the address of the performance report: what is missing or damaged is as if it were not there. */
export const parsePerformanceSearch = (raw: Readonly<Record<string, unknown>>): PerformanceSearch =>
  raw["type"] === "time-span" ? { type: "time-span" } : {};
