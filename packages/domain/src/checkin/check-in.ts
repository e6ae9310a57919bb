import type { CheckedPoint } from "../boarding-pass/checked-point.ts";
import type { LinkFindings } from "../boarding-pass/findings.ts";
import type { DistinguishingFact } from "./distinguishing-fact.ts";

/** States of a check-in (CHK-2). */
export const checkInStates = [
  "NEW",
  "ELIGIBLE_FOR_CHECKIN",
  "WAITING_FOR_AUTOMATION",
  "ELIGIBLE_FOR_DISPOSAL",
  "APPROVED",
  "DISPOSITION_COMPLETED",
] as const;
export type CheckInState = (typeof checkInStates)[number];

/** Work that is still to be done by people or by automation (QUE-3). */
export const openStates = ["ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION"] as const satisfies readonly CheckInState[];
/** Whether a check-in in this state can still be worked on. */
export const isOpenState = (state: CheckInState): boolean => (openStates as readonly CheckInState[]).includes(state);

/** Whether a check-in is open: in one of these states, without a pass, not departed (QUE-3). */
export const isOpen = ({
  currentState,
  pass,
  expired,
}: Pick<CheckIn, "currentState" | "expired"> & { readonly pass: unknown }): boolean =>
  isOpenState(currentState) && pass === null && !expired;

/** States from which a check-in can be given a boarding pass; one that automation has is taken over by anyone who links (CHK-9). */
export const linkableStates = [...openStates, "ELIGIBLE_FOR_DISPOSAL"] as const satisfies readonly CheckInState[];

/** Whether a boarding pass can be linked to it: it has none, and its flight has not left. */
export const wantsPass = ({
  currentState,
  pass,
  expired,
}: Pick<CheckIn, "currentState" | "pass" | "expired">): boolean =>
  pass === null && !expired && (linkableStates as readonly CheckInState[]).includes(currentState);

/** −1 before, 0 failed, 1 success (QUE-20). */
export const automationStatuses = [-1, 0, 1] as const;
export type AutomationStatus = (typeof automationStatuses)[number];

/** User ids that are nobody's: they stand where a person's would. */
export const pseudoUsers = { automation: "AUTOMATION", pool: "POOL", system: "SYSTEM" } as const;

/** The actions of a check-in's audit log (CHK-4). */
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
  // A disposal that has become final (CHK-17).
  "COMPLETED",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What travellers, and staff for them, do about a booking's data (CHK-5). The log of each of its check-ins tells of it. */
export const travellerActions = [
  "LINK_CREATED",
  "LINK_OPENED",
  "INFO_SUPPLIED",
  "CHANGE_REQUESTED",
  "CHANGE_CONFIRMED",
  "CHANGE_REFUSED",
  "PURGED",
] as const;
export type TravellerAction = (typeof travellerActions)[number];

/** One line of a check-in's audit log. */
export interface AuditEntry {
  /** Known by it among the entries of its kind: `auditActions`, or `travellerActions`. */
  readonly id: number;
  readonly action: AuditAction | TravellerAction;
  /** Who did it: a user id, one of `pseudoUsers`, or TRAVELLER for anyone who held a link. */
  readonly userid: string;
  /** Seconds since 1970, UTC. */
  readonly actionTimestamp: number;
  readonly note: string | null;
  readonly from: CheckInState | null;
  readonly to: CheckInState | null;
  /** The page that was linked or delivered, as the dmscode of its document; null for every other action. */
  readonly dmscode: string | null;
  /** How the nine points were settled; null where no person linked a page. */
  readonly checks: readonly CheckedPoint[] | null;
  /** What was found when a page was linked, whoever linked it; null for every other action. */
  readonly findings: LinkFindings | null;
  /** Of a traveller's action: whom it is about (null for the whole booking), and the names of the fields. Null for every other. */
  readonly supplied: { readonly passenger: string | null; readonly fields: readonly string[] } | null;
}

/** One passenger on one segment: a row of the queue (CHK-1). Passport data is never part of it, only whether it exists (ACC-15). */
export interface CheckIn {
  readonly checkInId: number;
  readonly _id: string;
  /** Grows with every change; sent back with a change it makes a stale screen fail with 409 (API-6). */
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
  readonly passenger: {
    readonly firstname: string;
    readonly lastname: string;
    readonly title: string;
  };
  /** What tells the passenger from others of the same name in the booking; null where there are none. */
  readonly toldApartBy: DistinguishingFact | null;
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
  /** Who holds its unit, that is the open work of its booking's PNR, whatever its own state; null while nobody does. */
  readonly heldBy: string | null;
  readonly lastPageAttachedBy: string | null;
  readonly bpUploadedBy: string | null;
}
