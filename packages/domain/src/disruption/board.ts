import { type FdaStatus, isOver } from "./fda-status.ts";

/** Whose move it is (DIS-14). */
export const boardGroups = ["us", "traveller", "settled"] as const;
export type BoardGroup = (typeof boardGroups)[number];

/** What is to be done next, by staff. */
export const nextActions = [
  "correctAddress",
  "call",
  "sendLoungePass",
  "sendRideVoucher",
  "confirm",
  "awaitConsent",
  "answer",
  "none",
] as const;
export type NextAction = (typeof nextActions)[number];

/** Seconds after which staff call a traveller who has not opened the link. */
export const callAfter = 45 * 60;

/** Seconds after which staff call a traveller who has opened the link and chosen nothing. */
export const undecidedAfter = 60 * 60;

/** Seconds after which a link that has not gone is a task for staff. */
export const stuckAfter = 5 * 60;

export interface BoardFacts {
  readonly status: FdaStatus;
  /** When it came to stand as it does; seconds since 1970, UTC. */
  readonly statusAt: number;
  /** Lounge passes that are left at the airport. */
  readonly passesLeft: number;
  /** The traveller was asked about a dearer price, and may still answer. */
  readonly consentAsked: boolean;
  /** Messages of the traveller in the chat that staff have not read. */
  readonly unread: number;
}

/** As long as a disruption stands so, what the traveller writes is the next thing to do, unless there is something of its own. */
export const answeredIn = [
  "DETECTED",
  "NOTIFIED",
  "OPENED",
  "SEARCHING",
  "ALTERNATIVE_CHOSEN",
] as const satisfies readonly FdaStatus[];

/** What staff do next about a disruption. */
export function nextActionOf(facts: BoardFacts, now: number): NextAction {
  const own = ownActionOf(facts, now);
  // Who writes is there: nobody needs to call them.
  const answers =
    facts.unread > 0 &&
    answeredIn.some((status) => status === facts.status) &&
    ["none", "awaitConsent", "call"].includes(own);
  return answers ? "answer" : own;
}

function ownActionOf({ status, statusAt, passesLeft, consentAsked }: BoardFacts, now: number): NextAction {
  switch (status) {
    case "DETECTED":
      // No message goes at all: nobody has been told.
      return now - statusAt >= stuckAfter ? "correctAddress" : "none";
    case "NOTIFY_FAILED":
      return "correctAddress";
    case "NOTIFIED":
      return now - statusAt >= callAfter ? "call" : "none";
    case "OPENED":
      return now - statusAt >= undecidedAfter ? "call" : "none";
    case "LOUNGE_REQUESTED":
      return passesLeft > 0 ? "sendLoungePass" : "sendRideVoucher";
    case "ALTERNATIVE_CHOSEN":
      return consentAsked ? "awaitConsent" : "confirm";
    default:
      return "none";
  }
}

/** Whose move it is. */
export function boardGroupOf(facts: BoardFacts, now: number): BoardGroup {
  const { status } = facts;
  if (isOver(status) || status === "NO_ACTION" || status === "VOUCHER_SEND" || status === "TRIGGERED_SUCCESSFULLY")
    return "settled";
  const action = nextActionOf(facts, now);
  return action === "none" || action === "awaitConsent" ? "traveller" : "us";
}

/** How pressing a wait is, by its seconds. */
export const waitTone = (seconds: number): "late" | "slow" | "fine" =>
  seconds >= callAfter ? "late" : seconds >= 30 * 60 ? "slow" : "fine";
