/** Airline (two-character IATA designator) → a number of check-ins. */
export type ByAirline = Record<string, number>;
/** Operator → airline → a number of audit entries. */
export type ByOperator = Record<string, ByAirline>;

/**
 * Productivity (REP-10): audit entries by who made them and airline. Attached counts BP_ATTACHED, disposed counts
 * DISPOSED; what was undone since does not count.
 */
// A type alias and not an interface: the client's types see through aliases only.
export type TimeSpan = {
  byAgentAttachedCount: ByOperator;
  byAgentDisposedCount: ByOperator;
};

/** What was achieved in one stretch of the range. */
export type ThroughputBucket = {
  /** First second of the stretch, since 1970, UTC; it ends where the next one begins. */
  start: number;
  automation: { attached: number; disposed: number };
  /** Everybody except automation. */
  operators: { attached: number; disposed: number };
};

/**
 * The efficiency report (REP-11) over the check-ins whose `eligibleAt` lies in the range; the last three fields
 * are over audit entries made in the range.
 */
export type Efficiency = {
  totalCheckIn: number;
  /** Sent to automation = successAuto + failedAuto + waitingAuto. */
  totalAuto: number;
  successAuto: number;
  failedAuto: number;
  /** bpAttached + disposed without a pass (statuses 1 to 4). */
  totalCompleted: number;
  bpAttached: number;
  waitingAuto: number;
  status1Cnt: number;
  /** Check-ins that are open and locked by nobody, by whether their unit has one open check-in or several. */
  checkinsYetToAssign: { single: number; multi: number };
  /** single + multi */
  unassigned: number;
  /** Statuses 2, 3 and 4. */
  disposedWOBPByAirline: ByAirline;
  automationSuccessByAirline: ByAirline;
  /** Automation failed; people may have settled it since, so this is no part of an airline's bar. */
  automationFailedByAirline: ByAirline;
  status1ByAirlines: ByAirline;
  totalByAirlines: ByAirline;
  attachedByOperatorsByAirline: ByAirline;
  /** Neither a pass nor a disposal. */
  notSettledByAirline: ByAirline;
  throughput: { bucketSeconds: number; buckets: ThroughputBucket[] };
} & TimeSpan;

/**
 * Day (YYYY-MM-DD, in the vendor's zone) → airline → check-ins; days without any are left out (REP-15). `deactivated` are those of them
 * whose bookings have been deactivated, where there are any: billing leaves them out unless it is asked for them.
 */
export type CheckInCounts = Record<string, { iata: string; count: number; deactivated?: number | undefined }[]>;
