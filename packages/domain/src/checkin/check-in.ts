/** States of a check-in (spec 1 §4). */
export const checkInStates = [
  "NEW",
  "ELIGIBLE_FOR_CHECKIN",
  "WAITING_FOR_AUTOMATION",
  "ELIGIBLE_FOR_DISPOSAL",
  "APPROVED",
  "DISPOSITION_COMPLETED",
] as const;
export type CheckInState = (typeof checkInStates)[number];

/** Work that is still to be done by people or by automation (decisions §4). */
export const openStates = ["ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION"] as const satisfies readonly CheckInState[];
export const isOpenState = (state: CheckInState): boolean => (openStates as readonly CheckInState[]).includes(state);

/** −1 before, 0 failed, 1 success (spec 1 §4). */
export const automationStatuses = [-1, 0, 1] as const;
export type AutomationStatus = (typeof automationStatuses)[number];

/** User ids that are nobody's: they stand where a person's would. */
export const pseudoUsers = { automation: "AUTOMATION", pool: "POOL", system: "SYSTEM" } as const;

/** The nine actions of spec 1 §4 and those that decisions §3 adds. */
export const auditActions = [
  "NEW",
  "CREATED",
  "LOCK_PNR",
  "UNLOCK_PNR",
  "SENT_TO_PUPPETEER",
  "RECEIVED_FROM_PUPPETEER",
  "BP_ATTACHED",
  "BP_DETACHED",
  "DISPOSED",
  "ELIGIBLE",
  "QC_PASSED",
  "QC_FAILED",
  "DELIVERED",
  "DISPOSE_UNDONE",
  "RESET",
  "RESCHEDULED",
  "RELOADED",
  "SCHEDULE_CHANGED",
  "INFO_COMPLETED",
  "EXPIRED",
  "VIEWED_PASSPORT",
  // Not named by decisions §3, whose row "15 minutes passed and window closed" changes the state and so needs an entry.
  "COMPLETED",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One line of a check-in's audit log. */
export interface AuditEntry {
  readonly id: number;
  readonly action: AuditAction;
  /** Who did it: a user id or one of `pseudoUsers`. */
  readonly userid: string;
  /** Seconds since 1970, UTC. */
  readonly actionTimestamp: number;
  readonly note: string | null;
  readonly from: CheckInState | null;
  readonly to: CheckInState | null;
}

/** One passenger on one segment: a row of the queue (spec 1 §3). Passport data is never part of it, only whether it exists. */
export interface CheckIn {
  readonly checkInId: number;
  readonly _id: string;
  /** Grows with every change; sent back with a change it makes a stale screen fail with 409 (decisions §2). */
  readonly version: number;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly vendor: string;
  readonly vendorName: string;
  /** Seconds since 1970, UTC, as are all instants below. */
  readonly createdAt: number;
  readonly eligibleAt: number | null;
  readonly windowOpensAt: number;
  readonly windowClosesAt: number;
  readonly expired: boolean;
  readonly currentState: CheckInState;
  readonly automationStatus: AutomationStatus;
  readonly flightnum: string;
  readonly airline: { readonly iata: string };
  readonly from: { readonly iata: string };
  readonly to: { readonly iata: string };
  /** Airport-local date (YYYY-MM-DD) and time (HH:MM) with their IANA zone, and the instant. */
  readonly dept: {
    readonly date: string;
    readonly time: string;
    readonly zone: string;
    readonly deptTimeUTCSecs: number;
  };
  readonly passenger: { readonly firstname: string; readonly lastname: string };
  readonly hasPassport: boolean;
  readonly pass: { readonly dmscode: string } | null;
  readonly needQC: boolean;
  readonly disposedAt: number | null;
  readonly disposeState: {
    readonly disposedBy: string;
    readonly reason1: string | null;
    readonly reason2: string | null;
  } | null;
  /** Who works on it; null while it lies in the pool. */
  readonly _lock: { readonly userid: string; readonly lockedAt: number } | null;
  readonly lastPageAttachedBy: string | null;
  readonly bpUploadedBy: string | null;
}
