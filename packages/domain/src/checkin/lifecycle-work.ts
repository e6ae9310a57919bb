import { any, attach, detach, lockedByOther, unlock, unlocked, type RulesOf } from "./lifecycle-rule.ts";
import type { LifecycleContext, LifecycleFields } from "./lifecycle-types.ts";

/** A quality check is somebody else's, whichever way it ends: anyone who linked the wrong pass unlinks it. */
const ownWork = ({ attachedBy }: LifecycleFields, _event: unknown, { user }: LifecycleContext) =>
  attachedBy === user ? ("OWN_WORK" as const) : undefined;

/** What people do with a check-in: locks and boarding passes. */
export const workRules: RulesOf<
  "locked" | "unlocked" | "linked" | "unlinked" | "qcPassed" | "qcFailed" | "delivered" | "passportViewed"
> = {
  locked: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN"],
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ lockedBy }) => (lockedBy === null ? undefined : "LOCKED_BY_OTHER"),
      step: (_checkIn, _event, { now, user }) => ({
        to: "ELIGIBLE_FOR_CHECKIN",
        changes: { lockedBy: user, lockedAt: now },
        audit: [{ action: "LOCK_PNR" }],
      }),
    },
  ],
  unlocked: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN"],
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ lockedBy }) => (lockedBy === null ? "NOT_LOCKED" : undefined),
      step: (_checkIn, { note }) => ({
        to: "ELIGIBLE_FOR_CHECKIN",
        changes: unlocked,
        audit: [{ action: "UNLOCK_PNR", note }],
      }),
    },
  ],
  linked: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN", "ELIGIBLE_FOR_DISPOSAL"],
      pass: false,
      to: ["APPROVED", "ELIGIBLE_FOR_DISPOSAL"],
      refuse: lockedByOther,
      step: (checkIn, { dmscode, uploadedBy, differing, note, checks, findings }, { now, user }) => ({
        to: differing ? "ELIGIBLE_FOR_DISPOSAL" : "APPROVED",
        changes: { ...attach(dmscode, user, uploadedBy, differing, now), ...unlock(checkIn).changes },
        audit: [
          {
            action: "BP_ATTACHED",
            moves: true,
            note,
            facts: { dmscode, uploadedBy, needQC: differing, ...(checks && { checks }), ...(findings && { findings }) },
          },
          ...unlock(checkIn).audit,
        ],
        effects: differing ? [] : ["SEND_PASS"],
      }),
    },
  ],
  unlinked: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL", "APPROVED", "DISPOSITION_COMPLETED"],
      pass: true,
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ departsAt }, _event, { now }) => (now >= departsAt ? "DEPARTED" : undefined),
      step: (checkIn, { note }) => {
        const step = detach(checkIn, []);
        return note === null
          ? step
          : {
              ...step,
              audit: step.audit.map((line) => ({ ...line, note: line.note ? `${line.note}; ${note}` : note })),
            };
      },
    },
  ],
  qcPassed: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL"],
      pass: true,
      to: ["APPROVED"],
      refuse: ownWork,
      step: (_checkIn, { note }) => ({
        to: "APPROVED",
        changes: { needQC: false },
        audit: [{ action: "QC_PASSED", moves: true, note }],
        effects: ["SEND_PASS"],
      }),
    },
  ],
  qcFailed: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL"],
      pass: true,
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ownWork,
      step: (checkIn, { note }) => detach(checkIn, [{ action: "QC_FAILED", note }]),
    },
  ],
  delivered: [
    {
      from: ["APPROVED"],
      pass: true,
      to: ["DISPOSITION_COMPLETED"],
      step: () => ({ to: "DISPOSITION_COMPLETED", audit: [{ action: "DELIVERED", moves: true }] }),
    },
  ],
  passportViewed: [
    { from: any, to: any, step: ({ state }) => ({ to: state, audit: [{ action: "VIEWED_PASSPORT" }] }) },
  ],
};
