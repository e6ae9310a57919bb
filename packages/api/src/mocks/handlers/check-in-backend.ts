import { isVendorBound } from "@gatehouse/domain/access";
import { changeRefusalOf, type ChangeRefusal, type CheckIn, type LifecycleEvent } from "@gatehouse/domain/checkin";
import type { MockCandidates } from "../mock-candidates.ts";
import type { MockQueue } from "../mock-queue.ts";
import type { MockSupplied } from "../mock-supplied.ts";
import type { MockUser } from "../factories/user.ts";

/** What the check-in calls work on. */
export interface CheckInBackend {
  readonly queue: MockQueue;
  readonly candidates: MockCandidates;
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  /** Whether the user's next unit is pulled (CHK-25: on by default). */
  readonly enabled: { value: boolean };
  /** Told after a change: which rows, and whether it was the user's own assignment. */
  readonly changed: (ids: readonly number[], assignment: boolean) => void;
  /** What travellers of bookings supplied, and what waits for staff. */
  readonly supplied: MockSupplied;
  /** Told when the candidate pages of a PNR changed. */
  readonly candidatesChanged: (pnr: string, bookingNo: string) => void;
}

/** What the signed-in user may see of a desk. */
export function visibleCheckIns({ queue, user }: Pick<CheckInBackend, "queue" | "user">) {
  const visible = (row: Pick<CheckIn, "vendor">) =>
    !isVendorBound(user().role) || row.vendor === user().organisation.code;
  const own = (id: number) => {
    const row = queue.find(id);
    return row && visible(row) ? row : undefined;
  };
  return { visible, own, rows: () => queue.rows().filter(visible) };
}

/** What became of one of several check-ins. */
export interface MockOutcome {
  readonly checkInId: number;
  readonly done: boolean;
  readonly code: ChangeRefusal | null;
  readonly userid: string | null;
  readonly currentState: string | null;
}

/** Lets an event happen to check-ins, each by itself; automation's work is taken from it first where a person acts. */
export function applyToEach(backend: CheckInBackend, ids: readonly number[], event: LifecycleEvent): MockOutcome[] {
  const { own } = visibleCheckIns(backend);
  const before = new Set(backend.queue.heldBy(backend.user().userid).map(({ checkInId }) => checkInId));
  const outcomes = [...new Set(ids)].map((checkInId): MockOutcome => {
    const row = own(checkInId);
    if (!row) return { checkInId, done: false, code: "NOT_FOUND", userid: null, currentState: null };
    // A person acts on it: automation's task is cancelled (AUT-4).
    if (event.type === "disposed" && row.currentState === "WAITING_FOR_AUTOMATION")
      backend.queue.apply(checkInId, { type: "automationReleased" }, backend.user().userid);
    const refusal = backend.queue.apply(checkInId, event, backend.user().userid);
    const currentState = own(checkInId)?.currentState ?? row.currentState;
    if (!refusal) return { checkInId, done: true, code: null, userid: null, currentState };
    const code = changeRefusalOf(refusal);
    const userid = code === "LOCKED_BY_OTHER" ? (row._lock?.userid ?? null) : null;
    return { checkInId, done: false, code, userid, currentState };
  });
  const done = outcomes.filter((outcome) => outcome.done).map(({ checkInId }) => checkInId);
  if (done.length > 0)
    backend.changed(
      done,
      done.some((id) => before.has(id)),
    );
  return outcomes;
}
