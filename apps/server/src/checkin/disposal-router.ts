import { disposalReasons, isDisposalReason, type LifecycleEvent } from "@gatehouse/domain/checkin";
import { and, eq } from "drizzle-orm";
import type { SignedInCalls } from "../access/guard.ts";
import type { Principal } from "../access/principal.ts";
import { changeEach } from "./transitions/change-each.ts";
import type { RouterParts } from "./router-parts.ts";
import { checkIn } from "./tables.ts";
import { undoDisposals } from "./work/undo.ts";

/** Where the caller names the booking's PNR beside its check-ins, others are none of theirs. */
const within = ({ pnr, bookingNo }: { readonly pnr?: string | undefined; readonly bookingNo?: string | undefined }) =>
  and(pnr ? eq(checkIn.pnr, pnr) : undefined, bookingNo ? eq(checkIn.bookingNo, bookingNo) : undefined);

const options = disposalReasons.map(({ code, name, children }) => ({
  code,
  name,
  children: children.map((child) => ({ code: child.code, name: child.name, children: [] })),
}));

/** The server's calls that give check-ins up, take that back and put them off. */
export function disposalRouter({ checkin: area }: SignedInCalls, { now, services, doOnce }: RouterParts) {
  const each = (
    principal: Principal,
    ids: readonly number[],
    event: LifecycleEvent,
    { requestId, ...unit }: Parameters<typeof within>[0] & { readonly requestId?: string | undefined },
  ) =>
    doOnce(principal, event.type, requestId, (tx) =>
      changeEach(tx, principal, ids, within(unit), event, now(), services),
    );
  return {
    disposals: {
      options: area.disposals.options.handler(() => options),
      dispose: area.disposals.dispose.handler(async ({ input, context: { principal }, errors }) => {
        const { checkInIds, reason1, reason2, ...unit } = input;
        if (!isDisposalReason(reason1, reason2)) throw errors.UNKNOWN_REASON();
        const outcomes = await each(principal, checkInIds, { type: "disposed", reason1, reason2 }, unit);
        return outcomes.map(({ checkInId, done, ...whyNot }) => ({
          checkInId,
          dispositionStatus: done,
          ...whyNot,
        }));
      }),
      undo: area.disposals.undo.handler(({ input, context: { principal } }) =>
        doOnce(principal, "disposals.undo", input.requestId, (tx) =>
          undoDisposals(tx, principal, input.checkInIds, now(), services),
        ),
      ),
    },
    reset: area.reset.handler(({ input: { checkInIds, ...scope }, context: { principal } }) =>
      each(principal, checkInIds, { type: "reset" }, scope),
    ),
    reschedule: area.reschedule.handler(({ input, context: { principal } }) => {
      const { checkInIds, hoursBefore, bookingNo, pnr, requestId } = input;
      return each(principal, checkInIds, { type: "rescheduled", hoursBefore }, { pnr, bookingNo, requestId });
    }),
  };
}
