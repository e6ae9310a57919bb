import {
  applyEvent,
  type AuditDraft,
  importCheckIn,
  isAutomated,
  isDifficult,
  type LifecycleEvent,
  type LifecycleFields,
  pseudoUsers,
  type CheckInWindow,
} from "@gatehouse/domain/checkin";

/** What operators and automation do about a check-in, if nothing comes in between. Times are in seconds. */
export interface Plan {
  readonly importedAt: number;
  /** What automation answers, and how long after it was asked; undefined when it never does. */
  readonly automation:
    | { readonly after: number; readonly outcome: "matched" | "differing" | "failed"; readonly note: string }
    | undefined;
  /** What somebody does about it, and how long after it came to people; undefined when nobody does. */
  readonly person:
    | { readonly after: number; readonly worksFor: number; readonly userid: string; readonly outcome: PersonOutcome }
    | undefined;
  /** Who checks the quality of a differing pass, and how long after it was attached. */
  readonly check: { readonly after: number; readonly userid: string } | undefined;
  /** dmscode of the pass that would be attached. */
  readonly dmscode: string;
}

export type PersonOutcome =
  | { readonly type: "link"; readonly differing: boolean }
  | { readonly type: "dispose"; readonly reason1: string; readonly reason2: string };

export interface CheckInHistory {
  readonly fields: LifecycleFields;
  readonly audit: readonly AuditDraft[];
}

/** Seconds the clock of the server needs to notice. */
const tick = 3;
const { system, automation } = pseudoUsers;

/**
 * Simulates a check-in's history from its import until now with the product's own lifecycle: every state of the demo world is one that
 * the table allows, and every audit log replays to it.
 */
export function simulateHistory(airline: string, window: CheckInWindow, plan: Plan, now: number): CheckInHistory {
  const imported = importCheckIn(airline, window, plan.importedAt);
  let fields = imported.next;
  const audit: AuditDraft[] = [...imported.audit];

  /** @returns false when the moment has not come yet, or time was up before it */
  function happens(at: number, user: string, event: LifecycleEvent): boolean {
    if (at > now) return false;
    const result = applyEvent(fields, event, { now: at, user });
    if (!result.ok)
      throw new Error(`The demo plans ${event.type} for a check-in that is ${fields.state}: ${result.code}.`);
    fields = result.next;
    audit.push(...result.audit);
    return true;
  }

  const opened = Math.max(window.windowOpensAt, plan.importedAt) + tick;
  const deadline = window.windowClosesAt - tick;
  const delivered = (at: number) => happens(at + 2 * tick, system, { type: "delivered" });

  /** A pass with a differing point waits for a second look. */
  function checked(at: number): void {
    const { check } = plan;
    if (
      check &&
      at + check.after < window.departsAt &&
      happens(at + check.after, check.userid, { type: "qcPassed", note: null })
    )
      delivered(at + check.after);
  }

  /** @returns when people get it, or undefined when they need not */
  function automated(): number | undefined {
    const { automation: answer, dmscode } = plan;
    if (!isAutomated(airline) || isDifficult(airline)) return opened;
    happens(opened, system, { type: "sentToAutomation" });
    if (!answer) return undefined;
    const at = opened + answer.after;
    if (answer.outcome === "failed")
      return happens(at, automation, { type: "automationFailed", note: answer.note }) ? at : undefined;
    const matched = answer.outcome === "matched";
    if (!happens(at, automation, { type: "automationDelivered", dmscode, matched })) return undefined;
    if (matched) delivered(at);
    else checked(at);
    return undefined;
  }

  function worked(from: number): void {
    const { person, dmscode } = plan;
    const begins = person && from + person.after;
    const ends = person && from + person.after + person.worksFor;
    if (!person || begins === undefined || ends === undefined || ends > deadline || ends > now) return;
    const { userid, outcome } = person;
    happens(begins, userid, { type: "locked" });
    if (outcome.type === "dispose") {
      happens(ends, userid, { type: "disposed", reason1: outcome.reason1, reason2: outcome.reason2 });
      return;
    }
    const note = outcome.differing ? "first name: shortened by the airline" : null;
    happens(ends, userid, { type: "linked", dmscode, uploadedBy: userid, differing: outcome.differing, note });
    if (outcome.differing) checked(ends);
    else delivered(ends);
  }

  if (opened < deadline && happens(opened, system, { type: "windowOpened" })) {
    const toPeople = automated();
    if (toPeople !== undefined && toPeople < deadline) worked(toPeople);
  } else if (opened >= deadline) happens(opened, system, { type: "windowOpened" });
  closes();
  return { fields, audit };

  /** What time does in the end. */
  function closes(): void {
    const closed = Math.max(window.windowClosesAt, opened) + tick;
    if (fields.state === "ELIGIBLE_FOR_CHECKIN") happens(closed, system, { type: "windowClosed" });
    const finished = Math.max(window.windowClosesAt, (fields.disposedAt ?? 0) + 15 * 60) + tick;
    if (fields.state === "ELIGIBLE_FOR_DISPOSAL" && fields.pass === null && finished < window.departsAt)
      happens(finished, system, { type: "disposalFinished" });
    happens(window.departsAt + tick, system, { type: "departed" });
  }
}
