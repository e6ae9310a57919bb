import { pseudoUsers } from "./check-in.ts";
import { cancelledReasons, windowClosedReasons } from "./disposal-reasons.ts";
import {
  any,
  cancelTask,
  lockedByOther,
  noOutcome,
  revoke,
  unlock,
  withoutItsPass,
  type RulesOf,
  type Line,
} from "./lifecycle-rule.ts";

const { system } = pseudoUsers;

/** What the clock and the flight plan do. */
export const scheduleRules: RulesOf<"windowOpened" | "rescheduled" | "scheduleChanged" | "cancelled" | "departed"> = {
  windowOpened: [
    {
      from: ["NEW"],
      to: ["ELIGIBLE_FOR_CHECKIN"],
      refuse: ({ windowOpensAt }, _event, { now }) => (now < windowOpensAt ? "TOO_EARLY" : undefined),
      step: () => ({ to: "ELIGIBLE_FOR_CHECKIN", audit: [{ action: "ELIGIBLE", moves: true }] }),
    },
  ],
  rescheduled: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION"],
      to: ["NEW"],
      refuse: lockedByOther,
      step: (checkIn, { hoursBefore }) => {
        const windowOpensAt = checkIn.departsAt - hoursBefore * 3600;
        return {
          to: "NEW",
          changes: { windowOpensAt, eligibleAt: null, ...unlock(checkIn).changes },
          audit: [
            { action: "RESCHEDULED", moves: true, note: `${hoursBefore} h`, facts: { windowOpensAt } },
            ...unlock(checkIn).audit,
          ],
          effects: cancelTask(checkIn),
        };
      },
    },
  ],
  scheduleChanged: [
    {
      from: any,
      to: any,
      step: (checkIn, { windowOpensAt, windowClosesAt, departsAt }, { now }) => {
        const facts = { windowOpensAt, windowClosesAt, departsAt };
        const { state, pass, reason2, disposedBy } = checkIn;
        const open = state === "ELIGIBLE_FOR_CHECKIN" || state === "WAITING_FOR_AUTOMATION";
        // What was given up only because the window had closed is work again when the window is open again; so is what an import
        // had cancelled: this event says that the flight flies. What a person gave up as cancelled stays.
        const withoutPerson =
          reason2 === windowClosedReasons.reason2 || (reason2 === cancelledReasons.reason2 && disposedBy === system);
        const givenUp = pass === null && withoutPerson && now < windowClosesAt;
        const moved = givenUp || open;
        if (!moved) return { to: state, changes: facts, audit: [{ action: "SCHEDULE_CHANGED", facts }] };
        if (now < windowOpensAt) {
          return {
            to: "NEW",
            changes: { ...facts, ...noOutcome, eligibleAt: null, ...unlock(checkIn).changes },
            audit: [{ action: "SCHEDULE_CHANGED", moves: true, facts }, ...unlock(checkIn).audit],
            effects: cancelTask(checkIn),
          };
        }
        if (open) return { to: state, changes: facts, audit: [{ action: "SCHEDULE_CHANGED", facts }] };
        return {
          to: "ELIGIBLE_FOR_CHECKIN",
          changes: { ...facts, ...noOutcome },
          audit: [{ action: "SCHEDULE_CHANGED", moves: true, facts }],
        };
      },
    },
  ],
  cancelled: [
    {
      from: any,
      to: ["ELIGIBLE_FOR_DISPOSAL"],
      step: (checkIn, _event, { now }) => {
        const automationStatus = withoutItsPass(checkIn);
        const detached: readonly Line[] =
          checkIn.pass === null
            ? []
            : [{ action: "BP_DETACHED", note: "the flight is cancelled", facts: { automationStatus } }];
        return {
          to: "ELIGIBLE_FOR_DISPOSAL",
          changes: {
            ...noOutcome,
            automationStatus,
            ...cancelledReasons,
            disposedBy: system,
            disposedAt: now,
            ...unlock(checkIn).changes,
          },
          audit: [
            ...detached,
            {
              action: "SCHEDULE_CHANGED",
              moves: true,
              userid: system,
              note: cancelledReasons.reason2,
              facts: cancelledReasons,
            },
            ...unlock(checkIn).audit,
          ],
          effects: [...cancelTask(checkIn), ...revoke(checkIn)],
        };
      },
    },
  ],
  departed: [
    {
      from: any,
      to: ["DISPOSITION_COMPLETED"],
      refuse: ({ departsAt }, _event, { now }) => (now < departsAt ? "TOO_EARLY" : undefined),
      step: (checkIn) => ({
        to: "DISPOSITION_COMPLETED",
        changes: { expired: true, ...unlock(checkIn).changes },
        audit: [
          { action: "EXPIRED", moves: true, userid: system },
          ...unlock(checkIn).audit.map((line) => ({ ...line, userid: system })),
        ],
        effects: cancelTask(checkIn),
      }),
    },
  ],
};
