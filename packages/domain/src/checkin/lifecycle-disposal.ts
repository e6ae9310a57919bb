import { pseudoUsers } from "./check-in.ts";
import { isDisposalReason, windowClosedReasons } from "./disposal-reasons.ts";
import { lockedByOther, reopen, unlock, type RulesOf } from "./lifecycle-rule.ts";

const { system } = pseudoUsers;
/** Seconds in which the one who disposed may take it back. */
export const undoSeconds = 10;
/** Seconds after which a disposal is finished, once the window is closed. */
export const disposalSeconds = 15 * 60;

/** Giving a check-in up, and taking that back. */
export const disposalRules: RulesOf<
  "disposed" | "disposeUndone" | "reset" | "infoCompleted" | "windowClosed" | "disposalFinished"
> = {
  disposed: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN"],
      pass: false,
      to: ["ELIGIBLE_FOR_DISPOSAL"],
      refuse: (checkIn, event, context) =>
        isDisposalReason(event.reason1, event.reason2) ? lockedByOther(checkIn, event, context) : "UNKNOWN_REASON",
      step: (checkIn, { reason1, reason2 }, { now, user }) => ({
        to: "ELIGIBLE_FOR_DISPOSAL",
        changes: { reason1, reason2, disposedBy: user, disposedAt: now, ...unlock(checkIn).changes },
        audit: [
          { action: "DISPOSED", moves: true, note: reason2, facts: { reason1, reason2 } },
          ...unlock(checkIn).audit,
        ],
      }),
    },
  ],
  disposeUndone: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL"],
      pass: false,
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ disposedBy, disposedAt }, _event, { now, user }) => {
        if (disposedBy !== user) return "NOT_YOURS";
        return now - (disposedAt ?? 0) > undoSeconds ? "TOO_LATE" : undefined;
      },
      step: reopen("DISPOSE_UNDONE"),
    },
  ],
  reset: [
    { from: ["ELIGIBLE_FOR_DISPOSAL"], pass: false, to: ["ELIGIBLE_FOR_CHECKIN"], step: reopen("RESET") },
    {
      from: ["DISPOSITION_COMPLETED"],
      pass: false,
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ windowClosesAt }, _event, { now }) => (now >= windowClosesAt ? "TOO_LATE" : undefined),
      step: reopen("RESET"),
    },
  ],
  infoCompleted: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL"],
      pass: false,
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ reason1 }) => (reason1 === "3" ? undefined : "STATE_CONFLICT"),
      step: reopen("INFO_COMPLETED"),
    },
  ],
  windowClosed: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN"],
      to: ["ELIGIBLE_FOR_DISPOSAL"],
      refuse: ({ windowClosesAt }, _event, { now }) => (now < windowClosesAt ? "TOO_EARLY" : undefined),
      step: (checkIn, _event, { now }) => ({
        to: "ELIGIBLE_FOR_DISPOSAL",
        changes: { ...windowClosedReasons, disposedBy: system, disposedAt: now, ...unlock(checkIn).changes },
        audit: [
          {
            action: "DISPOSED",
            moves: true,
            userid: system,
            note: windowClosedReasons.reason2,
            facts: windowClosedReasons,
          },
          ...unlock(checkIn).audit,
        ],
      }),
    },
  ],
  disposalFinished: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL"],
      pass: false,
      to: ["DISPOSITION_COMPLETED"],
      refuse: ({ disposedAt, windowClosesAt }, _event, { now }) =>
        now < windowClosesAt || now - (disposedAt ?? 0) < disposalSeconds ? "TOO_EARLY" : undefined,
      step: () => ({ to: "DISPOSITION_COMPLETED", audit: [{ action: "COMPLETED", moves: true }] }),
    },
  ],
};
