import type { CheckedPoint } from "../boarding-pass/checked-point.ts";
import type { LinkFindings } from "../boarding-pass/findings.ts";
import type { AuditAction, AutomationStatus, CheckInState } from "./check-in.ts";

/** What the lifecycle of a check-in decides about; all instants are seconds since 1970, UTC. */
export interface LifecycleFields {
  /** Two-character IATA designator: whether automation may try depends on it. */
  readonly airline: string;
  readonly state: CheckInState;
  /** The flight has departed: nothing changes any more. */
  readonly expired: boolean;
  readonly windowOpensAt: number;
  readonly windowClosesAt: number;
  readonly departsAt: number;
  /** When it first became available. */
  readonly eligibleAt: number | null;
  readonly automationStatus: AutomationStatus;
  /** Automation had its turn, whatever came of it: it is not asked again but by a reload. */
  readonly automationTried: boolean;
  /** dmscode of the boarding pass. */
  readonly pass: string | null;
  readonly needQC: boolean;
  readonly reason1: string | null;
  readonly reason2: string | null;
  readonly disposedBy: string | null;
  readonly disposedAt: number | null;
  readonly attachedBy: string | null;
  readonly uploadedBy: string | null;
  readonly lockedBy: string | null;
  readonly lockedAt: number | null;
}

interface Window {
  readonly windowOpensAt: number;
  readonly windowClosesAt: number;
  readonly departsAt: number;
}

/** Everything that can happen to a check-in (CHK-3). */
export type LifecycleEvent =
  | { readonly type: "windowOpened" }
  | { readonly type: "sentToAutomation" }
  | {
      readonly type: "automationDelivered";
      readonly dmscode: string;
      readonly matched: boolean;
      readonly findings?: LinkFindings | null;
    }
  | { readonly type: "automationFailed"; readonly note: string | null }
  /** Release Atmn, or a person acts on it. */
  | { readonly type: "automationReleased" }
  | { readonly type: "locked" }
  | { readonly type: "unlocked"; readonly note: string | null }
  /**
   * `differing`: somebody else must look at it; `note` are the reasons given; `checks` how a person settled each point; `findings`
   * what was found.
   */
  | {
      readonly type: "linked";
      readonly dmscode: string;
      readonly uploadedBy: string | null;
      readonly differing: boolean;
      readonly note: string | null;
      readonly checks?: readonly CheckedPoint[] | null;
      readonly findings?: LinkFindings | null;
    }
  | { readonly type: "unlinked"; readonly note: string | null }
  | { readonly type: "qcPassed"; readonly note: string | null }
  | { readonly type: "qcFailed"; readonly note: string | null }
  | { readonly type: "delivered" }
  | { readonly type: "disposed"; readonly reason1: string; readonly reason2: string }
  | { readonly type: "windowClosed" }
  | { readonly type: "disposeUndone" }
  | { readonly type: "reset" }
  | { readonly type: "infoCompleted" }
  | { readonly type: "reloaded" }
  /** A disposal has stood long enough. */
  | { readonly type: "disposalFinished" }
  | { readonly type: "rescheduled"; readonly hoursBefore: number }
  | ({ readonly type: "scheduleChanged" } & Window)
  | { readonly type: "cancelled" }
  | { readonly type: "departed" }
  | { readonly type: "passportViewed" };

export type LifecycleEventType = LifecycleEvent["type"];
export type EventOf<T extends LifecycleEventType> = Extract<LifecycleEvent, { readonly type: T }>;

export interface LifecycleContext {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** Who does it: a user id or one of `pseudoUsers`. */
  readonly user: string;
}

/** What an audit entry says beyond its words, so that the log replays to the state (CHK-4). */
export type AuditFacts = Partial<
  Pick<
    LifecycleFields,
    | "windowOpensAt"
    | "windowClosesAt"
    | "departsAt"
    | "automationStatus"
    | "needQC"
    | "reason1"
    | "reason2"
    | "uploadedBy"
  > & { readonly dmscode: string; readonly checks: readonly CheckedPoint[]; readonly findings: LinkFindings }
>;

/** An audit entry to be written. `from` and `to` are on the entry that moves the state, and on no other. */
export interface AuditDraft {
  readonly action: AuditAction;
  readonly userid: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly note: string | null;
  readonly from: CheckInState | null;
  readonly to: CheckInState | null;
  readonly facts: AuditFacts;
}

/** What must happen elsewhere in the same transaction. */
export type LifecycleEffect =
  /** Hand the check-in to the airline's automation. */
  | "SUBMIT_TASK"
  /** A late answer counts as a candidate page, never as a link. */
  | "CANCEL_TASK"
  /** Put the pass into the outbox. */
  | "SEND_PASS"
  /** Take it back: out of the outbox, or revoke the sent link and tell the traveller. */
  | "REVOKE_PASS";

/** Why an event is refused. */
export type LifecycleRefusal =
  | "STATE_CONFLICT"
  | "DEPARTED"
  | "LOCKED_BY_OTHER"
  | "NOT_LOCKED"
  | "PASS_ATTACHED"
  | "NO_PASS"
  | "TOO_EARLY"
  | "TOO_LATE"
  | "NOT_YOURS"
  | "OWN_WORK"
  | "NOT_AUTOMATED"
  | "AUTOMATION_TRIED"
  | "UNKNOWN_REASON";

export type LifecycleResult =
  | {
      readonly ok: true;
      readonly next: LifecycleFields;
      readonly audit: readonly AuditDraft[];
      readonly effects: readonly LifecycleEffect[];
    }
  | { readonly ok: false; readonly code: LifecycleRefusal };
