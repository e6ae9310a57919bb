import {
  type AuditAction,
  type AuditEntry,
  type CheckIn,
  type CheckInState,
  pseudoUsers,
} from "@gatehouse/domain/checkin";

type Line = readonly [action: AuditAction, userid: string, at: number, to: CheckInState | null, note?: string];

/** A log that ends in the state the check-in is in, oldest first. */
export function createAuditLog(checkIn: CheckIn): AuditEntry[] {
  const { system, automation } = pseudoUsers;
  const { createdAt, eligibleAt, currentState, _lock, disposeState, pass } = checkIn;
  const disposedAt = checkIn.disposedAt ?? createdAt;
  const by = disposeState?.disposedBy ?? system;
  const lines: Line[] = [
    ["NEW", system, createdAt, "NEW"],
    ["CREATED", system, createdAt, null],
  ];
  if (eligibleAt !== null) lines.push(["ELIGIBLE", system, eligibleAt, "ELIGIBLE_FOR_CHECKIN"]);
  if (checkIn.automationStatus !== -1) {
    lines.push(
      ["LOCK_PNR", automation, disposedAt - 90, null],
      ["SENT_TO_PUPPETEER", automation, disposedAt - 90, "WAITING_FOR_AUTOMATION"],
    );
    lines.push([
      "RECEIVED_FROM_PUPPETEER",
      automation,
      disposedAt - 5,
      checkIn.automationStatus === 0 ? "ELIGIBLE_FOR_CHECKIN" : null,
    ]);
  }
  if (_lock) lines.push(["LOCK_PNR", _lock.userid, _lock.lockedAt, null]);
  if (currentState === "WAITING_FOR_AUTOMATION" && _lock)
    lines.push(["SENT_TO_PUPPETEER", automation, _lock.lockedAt, currentState]);
  if (pass) lines.push(["BP_ATTACHED", by, disposedAt, checkIn.needQC ? "ELIGIBLE_FOR_DISPOSAL" : "APPROVED"]);
  else if (disposeState)
    lines.push([
      "DISPOSED",
      by,
      disposedAt,
      "ELIGIBLE_FOR_DISPOSAL",
      `${disposeState.reason1 ?? ""} / ${disposeState.reason2 ?? ""}`,
    ]);
  if (currentState === "DISPOSITION_COMPLETED")
    lines.push([pass ? "DELIVERED" : "EXPIRED", system, disposedAt + 20, currentState]);

  let from: CheckInState | null = null;
  return lines
    .toSorted((a, b) => a[2] - b[2])
    .map(([action, userid, actionTimestamp, to, note], index) => {
      const entry: AuditEntry = {
        id: checkIn.checkInId * 100 + index,
        action,
        userid,
        actionTimestamp,
        note: note ?? null,
        from: to === null ? null : from,
        to,
        dmscode: action === "BP_ATTACHED" ? (pass?.dmscode ?? null) : null,
        checks: null,
        findings: null,
        supplied: null,
      };
      if (to !== null) from = to;
      return entry;
    });
}
