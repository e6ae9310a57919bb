import { isOpenState, pseudoUsers } from "./check-in.ts";
import { noOutcome, type Rule, type Step } from "./lifecycle-rule.ts";
import { lifecycleTable } from "./lifecycle-table.ts";
import type {
  AuditDraft,
  EventOf,
  LifecycleContext,
  LifecycleEvent,
  LifecycleEventType,
  LifecycleFields,
  LifecycleRefusal,
  LifecycleResult,
} from "./lifecycle-types.ts";
import type { CheckInWindow } from "./windows.ts";

/**
 * A check-in as an import makes it (CHK-8).
 * @param now seconds since 1970, UTC
 */
export function importCheckIn(
  airline: string,
  window: CheckInWindow,
  now: number,
): Extract<LifecycleResult, { ok: true }> {
  const next: LifecycleFields = {
    airline,
    state: "NEW",
    expired: false,
    ...window,
    eligibleAt: null,
    automationStatus: -1,
    automationTried: false,
    ...noOutcome,
    lockedBy: null,
    lockedAt: null,
  };
  const line = { userid: pseudoUsers.system, at: now, note: null, from: null };
  return {
    ok: true,
    next,
    audit: [
      { ...line, action: "NEW", to: "NEW", facts: { ...window } },
      { ...line, action: "CREATED", to: null, facts: {} },
    ],
    effects: [],
  };
}

/** Why no rule of the event fits: the most telling reason of all. */
function whyNot(rules: readonly Pick<Rule<LifecycleEventType>, "pass">[], { pass }: LifecycleFields): LifecycleRefusal {
  if (pass !== null && rules.every((rule) => rule.pass === false)) return "PASS_ATTACHED";
  if (pass === null && rules.every((rule) => rule.pass === true)) return "NO_PASS";
  return "STATE_CONFLICT";
}

/** What holds after every event: what is open is available, and what starts again may be tried by automation unless that failed. */
function settle(next: LifecycleFields, now: number): LifecycleFields {
  if (isOpenState(next.state) && next.eligibleAt === null) return { ...next, eligibleAt: now };
  return next.state === "NEW" ? { ...next, automationTried: next.automationStatus !== -1 } : next;
}

function take(
  before: LifecycleFields,
  { to, changes, audit, effects = [] }: Step,
  { now, user }: LifecycleContext,
): LifecycleResult {
  return {
    ok: true,
    next: settle({ ...before, ...changes, state: to }, now),
    audit: audit.map(({ action, moves, userid = user, note = null, facts = {} }): AuditDraft => ({
      action,
      userid,
      at: now,
      note,
      from: moves ? before.state : null,
      to: moves ? to : null,
      facts,
    })),
    effects,
  };
}

/**
 * What an event makes of a check-in: its next state with all that changes, or why it may not happen. the one place where its state
 * changes (CHK-3). Pure; the caller writes `next`, the audit entries and the effects in one transaction.
 */
export function applyEvent<T extends LifecycleEventType>(
  checkIn: LifecycleFields,
  event: EventOf<T>,
  context: LifecycleContext,
): LifecycleResult;
export function applyEvent(
  checkIn: LifecycleFields,
  event: LifecycleEvent,
  context: LifecycleContext,
): LifecycleResult {
  // The table pairs each event type with the rules of that type; TypeScript cannot follow the pairing through a union.
  const rules = lifecycleTable[event.type] as readonly Rule<LifecycleEventType>[];
  if (checkIn.expired && event.type !== "passportViewed") return { ok: false, code: "DEPARTED" };
  const rule = rules.find(
    ({ from, pass }) => from.includes(checkIn.state) && (pass === undefined || pass === (checkIn.pass !== null)),
  );
  if (!rule) return { ok: false, code: whyNot(rules, checkIn) };
  const code = rule.refuse?.(checkIn, event, context);
  return code ? { ok: false, code } : take(checkIn, rule.step(checkIn, event, context), context);
}
