import { isOpenState } from "./check-in.ts";
import { noOutcome } from "./lifecycle-rule.ts";
import type { AuditDraft, LifecycleFields } from "./lifecycle-types.ts";

type Entry = Pick<AuditDraft, "action" | "userid" | "at" | "from" | "to" | "facts">;

/** What one entry says besides the move of the state. Written apart from the table on purpose: each proves the other. */
function meaning({ action, userid, at, to, facts }: Entry): Partial<LifecycleFields> {
  const { dmscode, uploadedBy = null, checks: _ticks, findings: _found, ...rest } = facts;
  switch (action) {
    case "LOCK_PNR":
      return { lockedBy: userid, lockedAt: at };
    case "UNLOCK_PNR":
      return { lockedBy: null, lockedAt: null };
    case "SENT_TO_PUPPETEER":
      return { automationTried: true };
    case "RECEIVED_FROM_PUPPETEER":
      return rest;
    case "BP_ATTACHED":
      return {
        ...noOutcome,
        ...rest,
        pass: dmscode ?? null,
        uploadedBy,
        attachedBy: userid,
        disposedBy: userid,
        disposedAt: at,
      };
    case "DISPOSED":
      return { ...rest, disposedBy: userid, disposedAt: at };
    case "QC_PASSED":
      return { needQC: false };
    case "BP_DETACHED":
    case "DISPOSE_UNDONE":
    case "RESET":
    case "INFO_COMPLETED":
    case "RELOADED":
      return { ...noOutcome, ...rest };
    case "RESCHEDULED":
      return { ...rest, eligibleAt: null };
    case "SCHEDULE_CHANGED": {
      if (to === "NEW") return { ...noOutcome, ...rest, eligibleAt: null };
      if (to === "ELIGIBLE_FOR_DISPOSAL") return { ...noOutcome, ...rest, disposedBy: userid, disposedAt: at };
      return to === null ? rest : { ...noOutcome, ...rest };
    }
    case "EXPIRED":
      return { expired: true };
    case "NEW":
    case "CREATED":
    case "ELIGIBLE":
    case "QC_FAILED":
    case "DELIVERED":
    case "COMPLETED":
    case "VIEWED_PASSPORT":
      return {};
  }
}

/**
 * The state that an audit log tells of (CHK-4).
 * @param airline two-character IATA designator; a check-in never changes it
 * @param entries oldest first, beginning with NEW
 * @throws when the log does not begin with NEW, or an entry moves a state that the check-in is not in
 */
export function replay(airline: string, entries: readonly Entry[]): LifecycleFields {
  const [first, ...others] = entries;
  if (first?.action !== "NEW" || first.to === null) throw new Error("An audit log begins with NEW.");
  const { windowOpensAt = 0, windowClosesAt = 0, departsAt = 0 } = first.facts;
  let fields: LifecycleFields = {
    airline,
    state: first.to,
    expired: false,
    windowOpensAt,
    windowClosesAt,
    departsAt,
    eligibleAt: null,
    automationStatus: -1,
    automationTried: false,
    ...noOutcome,
    lockedBy: null,
    lockedAt: null,
  };
  for (const entry of others) {
    if (entry.to !== null && entry.from !== fields.state)
      throw new Error(`${entry.action} moves from ${entry.from}, but the check-in is ${fields.state}.`);
    fields = { ...fields, ...meaning(entry), ...(entry.to === null ? {} : { state: entry.to }) };
    if (entry.to !== null && isOpenState(entry.to) && fields.eligibleAt === null)
      fields = { ...fields, eligibleAt: entry.at };
    if (fields.state === "NEW") fields = { ...fields, automationTried: fields.automationStatus !== -1 };
  }
  return fields;
}
