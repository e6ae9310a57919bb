import { dispositions, isDisposition } from "@gatehouse/domain/checkin";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import { applyToEach, type CheckInDesk } from "./check-in-desk.ts";

type Checkin = Implementation<typeof contract.checkin>;

/** Giving check-ins up, taking that back, putting them off. */
export const disposalCalls = (desk: CheckInDesk): Pick<Checkin, "dispositions" | "reset" | "reschedule"> => ({
  dispositions: {
    options: () =>
      dispositions.map((status) => ({
        ...status,
        children: status.children.map(({ code, name }) => ({ code, name, children: [] })),
      })),
    dispose: ({ checkInIds, reason1, reason2 }, fail) => {
      if (!isDisposition(reason1, reason2)) throw fail("UNKNOWN_REASON");
      return applyToEach(desk, checkInIds, { type: "disposed", reason1, reason2 }).map(
        ({ checkInId, done, ...whyNot }) => ({ checkinId: checkInId, dispositionStatus: done, ...whyNot }),
      );
    },
    undo: ({ checkInIds }) => applyToEach(desk, checkInIds, { type: "disposeUndone" }),
  },
  reset: ({ checkInIds }) => applyToEach(desk, checkInIds, { type: "reset" }),
  reschedule: ({ checkinIds, hoursBefore }) => applyToEach(desk, checkinIds, { type: "rescheduled", hoursBefore }),
});
