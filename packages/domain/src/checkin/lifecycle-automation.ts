import { isAutomated, isDifficult } from "../airlines/airline-groups.ts";
import { pseudoUsers } from "./check-in.ts";
import { attach, lockedByAutomation, noOutcome, unlocked, type RulesOf } from "./lifecycle-rule.ts";

const { automation } = pseudoUsers;

/** What automation does, and what is done to it. */
export const automationRules: RulesOf<
  "sentToAutomation" | "automationDelivered" | "automationFailed" | "automationReleased" | "reloaded"
> = {
  sentToAutomation: [
    {
      from: ["ELIGIBLE_FOR_CHECKIN"],
      to: ["WAITING_FOR_AUTOMATION"],
      refuse: ({ airline, automationTried, lockedBy }) => {
        if (!isAutomated(airline) || isDifficult(airline)) return "NOT_AUTOMATED";
        if (automationTried) return "AUTOMATION_TRIED";
        return lockedBy === null ? undefined : "LOCKED_BY_OTHER";
      },
      step: (_checkIn, _event, { now }) => ({
        to: "WAITING_FOR_AUTOMATION",
        changes: { automationTried: true, ...lockedByAutomation(now) },
        audit: [
          { action: "LOCK_PNR", userid: automation },
          { action: "SENT_TO_PUPPETEER", moves: true },
        ],
        effects: ["SUBMIT_TASK"],
      }),
    },
  ],
  automationDelivered: [
    {
      from: ["WAITING_FOR_AUTOMATION"],
      to: ["APPROVED", "ELIGIBLE_FOR_DISPOSAL"],
      step: (_checkIn, { dmscode, matched, findings }, { now }) => ({
        to: matched ? "APPROVED" : "ELIGIBLE_FOR_DISPOSAL",
        changes: { ...attach(dmscode, automation, automation, !matched, now), automationStatus: 1, ...unlocked },
        audit: [
          { action: "RECEIVED_FROM_PUPPETEER", userid: automation, facts: { automationStatus: 1 } },
          {
            action: "BP_ATTACHED",
            moves: true,
            userid: automation,
            facts: { dmscode, uploadedBy: automation, needQC: !matched, ...(findings && { findings }) },
          },
          { action: "UNLOCK_PNR", userid: automation },
        ],
        effects: matched ? ["SEND_PASS"] : [],
      }),
    },
  ],
  automationFailed: [
    {
      from: ["WAITING_FOR_AUTOMATION"],
      to: ["ELIGIBLE_FOR_CHECKIN"],
      step: (_checkIn, { note }) => ({
        to: "ELIGIBLE_FOR_CHECKIN",
        changes: { automationStatus: 0, ...unlocked },
        audit: [
          { action: "RECEIVED_FROM_PUPPETEER", moves: true, userid: automation, note, facts: { automationStatus: 0 } },
          { action: "UNLOCK_PNR", userid: automation },
        ],
      }),
    },
  ],
  automationReleased: [
    {
      from: ["WAITING_FOR_AUTOMATION"],
      to: ["ELIGIBLE_FOR_CHECKIN"],
      step: () => ({
        to: "ELIGIBLE_FOR_CHECKIN",
        changes: unlocked,
        audit: [{ action: "UNLOCK_PNR", moves: true }],
        effects: ["CANCEL_TASK"],
      }),
    },
  ],
  reloaded: [
    {
      from: ["ELIGIBLE_FOR_DISPOSAL"],
      pass: false,
      to: ["WAITING_FOR_AUTOMATION"],
      refuse: ({ airline }) => (isAutomated(airline) ? undefined : "NOT_AUTOMATED"),
      step: (_checkIn, _event, { now }) => ({
        to: "WAITING_FOR_AUTOMATION",
        changes: { ...noOutcome, automationTried: true, automationStatus: -1, ...lockedByAutomation(now) },
        audit: [
          { action: "RELOADED", facts: { automationStatus: -1 } },
          { action: "LOCK_PNR", userid: automation },
          { action: "SENT_TO_PUPPETEER", moves: true },
        ],
        effects: ["SUBMIT_TASK"],
      }),
    },
    // A task that got stuck is asked again: the old one is cancelled, its answer would only be a candidate page.
    {
      from: ["WAITING_FOR_AUTOMATION"],
      to: ["WAITING_FOR_AUTOMATION"],
      step: (_checkIn, _event, { now }) => ({
        to: "WAITING_FOR_AUTOMATION",
        changes: lockedByAutomation(now),
        audit: [{ action: "RELOADED" }, { action: "LOCK_PNR", userid: automation }, { action: "SENT_TO_PUPPETEER" }],
        effects: ["CANCEL_TASK", "SUBMIT_TASK"],
      }),
    },
  ],
};
