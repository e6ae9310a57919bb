import { disposalReasons, isDisposalReason } from "@gatehouse/domain/checkin";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import { applyToEach, type CheckInBackend } from "./check-in-backend.ts";

type Checkin = Implementation<typeof contract.checkin>;

/** Whether the user held it until they disposed of it. */
function lockWentWithDisposal({ queue, user }: CheckInBackend, id: number): boolean {
  const row = queue.find(id);
  if (!row) return false;
  const { userid: me } = user();
  return queue
    .log(id)
    .some(
      ({ action, userid, actionTimestamp }) =>
        action === "UNLOCK_PNR" && userid === me && actionTimestamp === row.disposedAt,
    );
}

/** The mocked calls that give check-ins up, take that back and put them off. */
export const disposalCalls = (backend: CheckInBackend): Pick<Checkin, "disposals" | "reset" | "reschedule"> => ({
  disposals: {
    options: () =>
      disposalReasons.map((status) => ({
        ...status,
        children: status.children.map(({ code, name }) => ({ code, name, children: [] })),
      })),
    dispose: ({ checkInIds, reason1, reason2 }, fail) => {
      if (!isDisposalReason(reason1, reason2)) throw fail("UNKNOWN_REASON");
      return applyToEach(backend, checkInIds, { type: "disposed", reason1, reason2 }).map(
        ({ checkInId, done, ...whyNot }) => ({ checkInId, dispositionStatus: done, ...whyNot }),
      );
    },
    undo: ({ checkInIds }) => {
      const held = checkInIds.filter((id) => lockWentWithDisposal(backend, id));
      const outcomes = applyToEach(backend, checkInIds, { type: "disposeUndone" });
      const again = outcomes.filter(({ checkInId, done }) => done && held.includes(checkInId));
      // What the operator held is theirs again.
      applyToEach(
        backend,
        again.map(({ checkInId }) => checkInId),
        { type: "locked" },
      );
      return outcomes;
    },
  },
  reset: ({ checkInIds }) => applyToEach(backend, checkInIds, { type: "reset" }),
  reschedule: ({ checkInIds, hoursBefore }) => applyToEach(backend, checkInIds, { type: "rescheduled", hoursBefore }),
});
