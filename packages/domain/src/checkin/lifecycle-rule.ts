import { type AuditAction, type AutomationStatus, type CheckInState, pseudoUsers } from "./check-in.ts";
import type {
  AuditFacts,
  EventOf,
  LifecycleContext,
  LifecycleEffect,
  LifecycleEventType,
  LifecycleFields,
  LifecycleRefusal,
} from "./lifecycle-types.ts";

/** One line of the audit log; `moves` marks the one that carries the change of state. */
export interface Line {
  readonly action: AuditAction;
  readonly moves?: true;
  readonly userid?: string;
  readonly note?: string | null;
  readonly facts?: AuditFacts;
}

/** What a rule makes of a check-in. */
export interface Step {
  readonly to: CheckInState;
  readonly changes?: Partial<LifecycleFields>;
  readonly audit: readonly Line[];
  readonly effects?: readonly LifecycleEffect[];
}

/** One row of the lifecycle's table (CHK-3). */
export interface Rule<T extends LifecycleEventType> {
  readonly from: readonly CheckInState[];
  /** Whether there must be a pass, or must be none; either when left out. */
  readonly pass?: boolean;
  /** Every state it can lead to. */
  readonly to: readonly CheckInState[];
  readonly refuse?: (
    checkIn: LifecycleFields,
    event: EventOf<T>,
    context: LifecycleContext,
  ) => LifecycleRefusal | undefined;
  readonly step: (checkIn: LifecycleFields, event: EventOf<T>, context: LifecycleContext) => Step;
}

export const any: readonly CheckInState[] = [
  "NEW",
  "ELIGIBLE_FOR_CHECKIN",
  "WAITING_FOR_AUTOMATION",
  "ELIGIBLE_FOR_DISPOSAL",
  "APPROVED",
  "DISPOSITION_COMPLETED",
];
const { automation } = pseudoUsers;

/** Nothing is achieved any more, or not yet. */
export const noOutcome = {
  pass: null,
  needQC: false,
  reason1: null,
  reason2: null,
  disposedBy: null,
  disposedAt: null,
  attachedBy: null,
  uploadedBy: null,
} as const satisfies Partial<LifecycleFields>;
export const unlocked = { lockedBy: null, lockedAt: null } as const satisfies Partial<LifecycleFields>;
/** The lock of a check-in while automation works on it. */
export const lockedByAutomation = (now: number) => ({ lockedBy: automation, lockedAt: now });

/** The lock goes with the work it stood for. */
export const unlock = ({ lockedBy }: LifecycleFields): { changes: Partial<LifecycleFields>; audit: readonly Line[] } =>
  lockedBy === null ? { changes: {}, audit: [] } : { changes: unlocked, audit: [{ action: "UNLOCK_PNR" }] };

/** Work that automation has is taken from it. */
export const cancelTask = ({ state }: LifecycleFields): readonly LifecycleEffect[] =>
  state === "WAITING_FOR_AUTOMATION" ? ["CANCEL_TASK"] : [];
/** What a step of the lifecycle does to a pass that was already delivered: it is revoked. */
export const revoke = ({ pass, state }: LifecycleFields): readonly LifecycleEffect[] =>
  pass !== null && (state === "APPROVED" || state === "DISPOSITION_COMPLETED") ? ["REVOKE_PASS"] : [];

/** What automation delivered turned out wrong: it counts as failed, and people do it from now on. */
export const withoutItsPass = ({ attachedBy, automationStatus }: LifecycleFields): AutomationStatus =>
  attachedBy === automation ? 0 : automationStatus;

/** The lifecycle's guard that refuses what somebody else has locked. */
export const lockedByOther = ({ lockedBy }: LifecycleFields, _event: unknown, { user }: LifecycleContext) =>
  lockedBy !== null && lockedBy !== automation && lockedBy !== user ? "LOCKED_BY_OTHER" : undefined;

/** What changes about a check-in to which a pass is linked. */
export const attach = (dmscode: string, user: string, uploadedBy: string | null, needQC: boolean, now: number) => ({
  ...noOutcome,
  pass: dmscode,
  needQC,
  attachedBy: user,
  uploadedBy,
  disposedBy: user,
  disposedAt: now,
});

/** Back to work without a pass or a reason; shared by undo, reset and completed information. */
export const reopen = (action: AuditAction) => (): Step => ({
  to: "ELIGIBLE_FOR_CHECKIN",
  changes: noOutcome,
  audit: [{ action, moves: true }],
});

/** The step of the lifecycle by which a check-in loses its pass and is eligible again. */
export const detach = (before: LifecycleFields, lines: readonly Line[]): Step => ({
  to: "ELIGIBLE_FOR_CHECKIN",
  changes: { ...noOutcome, automationStatus: withoutItsPass(before) },
  audit: [
    ...lines,
    {
      action: "BP_DETACHED",
      moves: true,
      note:
        revoke(before).length > 0 && before.state === "DISPOSITION_COMPLETED"
          ? "incident: the delivered pass was revoked"
          : (lines[0]?.note ?? null),
      facts: { automationStatus: withoutItsPass(before) },
    },
  ],
  effects: revoke(before),
});

/** Rows of the table for some of the events. */
export type RulesOf<T extends LifecycleEventType> = { readonly [E in T]: readonly Rule<E>[] };
