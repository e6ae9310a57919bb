import { findView, pnrListOf, viewsFor } from "@gatehouse/domain/checkin";
import type { SignedInCalls } from "../access/guard.ts";
import type { Principal } from "../access/principal.ts";
import { goOnBreak, lockPnr, readAssignment, releaseHeld, selfAssign, startNext } from "./work/assignments.ts";
import { automationStatus, redistribute, reloadByAirline } from "./work/automation-by-airline.ts";
import { reportPresence } from "./work/presence.ts";
import { releaseAutomation, reloadByPnr } from "./work/automation-release.ts";
import { toDeclaredError } from "../platform/http/failure.ts";
import { disposalRouter } from "./disposal-router.ts";
import { lockedUnits, lockStatus, unlockHeld } from "./work/oversight.ts";
import type { RouterParts } from "./router-parts.ts";
import { pastDataPage } from "./queue/past-data.ts";
import { auditLog, searchPage, viewPage } from "./queue/queue.ts";

/** Implements `contract.checkin`. */
export function checkinRouter(calls: SignedInCalls, parts: RouterParts) {
  const { db, now, services, counts, doOnce } = parts;
  const area = calls.checkin;
  const assignment = (principal: Principal) =>
    counts.waiting(principal).then((waiting) => readAssignment(db, principal, now(), waiting));
  return {
    counters: area.counters.handler(({ context: { principal } }) => counts.counters(principal)),
    views: area.views.handler(({ input, context: { principal } }) =>
      counts.views(principal, viewsFor(principal.permissions), input.showExpired),
    ),
    list: area.list.handler(({ input, context: { principal }, errors }) => {
      const view = findView(input.viewId);
      // A view that somebody may not see is not there for them.
      if (!view?.query || !viewsFor(principal.permissions).includes(view)) throw errors.VIEW_NOT_AVAILABLE();
      return viewPage(db, principal, view, input, now());
    }),
    search: area.search.handler(({ input, context: { principal } }) => searchPage(db, principal, input.filters, input)),
    actions: area.actions.handler(async ({ input, context: { principal }, errors }) => {
      const log = await auditLog(db, principal, input.id, parts.travellers);
      if (!log) throw errors.NOT_FOUND();
      return log;
    }),
    assignments: {
      locked: area.assignments.locked.handler(({ input, context: { principal } }) => lockedUnits(db, principal, input)),
      unlock: area.assignments.unlock.handler(async ({ input, context: { principal }, errors }) => ({
        unlocked: await toDeclaredError(
          errors,
          doOnce(principal, "assignments.unlock", input.requestId, (tx) =>
            unlockHeld(tx, principal, input, now(), services),
          ),
        ),
      })),
      current: area.assignments.current.handler(({ context: { principal } }) => assignment(principal)),
      next: area.assignments.next.handler(async ({ input, context: { principal } }) => {
        await doOnce(principal, "assignments.next", input.requestId, (tx) =>
          startNext(tx, principal, now(), services, input),
        );
        return assignment(principal);
      }),
      presence: area.assignments.presence.handler(async ({ input, context: { principal } }) => {
        await reportPresence(db, principal, input, now(), services.live);
        return assignment(principal);
      }),
      self: area.assignments.self.handler(async ({ input, context: { principal }, errors }) => {
        await toDeclaredError(
          errors,
          doOnce(principal, "assignments.self", input.requestId, (tx) =>
            selfAssign(tx, principal, input.checkInIds, now(), services),
          ),
        );
        return assignment(principal);
      }),
      break: area.assignments.break.handler(async ({ input, context: { principal } }) => {
        await doOnce(principal, "assignments.break", input?.requestId, (tx) =>
          goOnBreak(tx, principal, now(), services),
        );
        return assignment(principal);
      }),
      release: area.assignments.release.handler(async ({ input, context: { principal }, errors }) => {
        await toDeclaredError(
          errors,
          doOnce(principal, "assignments.release", input?.requestId, (tx) =>
            releaseHeld(tx, principal, now(), services),
          ),
        );
        return assignment(principal);
      }),
    },
    ...disposalRouter(calls, parts),
    lock: area.lock.handler(async ({ input, context: { principal }, errors }) => {
      await toDeclaredError(
        errors,
        doOnce(principal, "lock", input.requestId, (tx) => lockPnr(tx, principal, input, now(), services)),
      );
      return assignment(principal);
    }),
    locks: area.locks.handler(({ input, context: { principal } }) => lockStatus(db, principal, input, now())),
    pastData: area.pastData.handler(({ input, context: { principal } }) => pastDataPage(db, principal, input)),
    automation: {
      airlines: area.automation.airlines.handler(({ context: { principal } }) =>
        automationStatus(db, principal, now()),
      ),
      reloadByAirline: area.automation.reloadByAirline.handler(async ({ input, context: { principal } }) => ({
        reloaded: await doOnce(principal, "automation.reloadByAirline", input.requestId, (tx) =>
          reloadByAirline(tx, principal, input, now(), services),
        ),
      })),
      redistribute: area.automation.redistribute.handler(async ({ input, context: { principal } }) => ({
        redistributed: await doOnce(principal, "automation.redistribute", input.requestId, (tx) =>
          redistribute(tx, principal, input.airlineCodes, now(), services),
        ),
      })),
      release: area.automation.release.handler(async ({ input, context: { principal } }) => ({
        released: await doOnce(principal, "automation.release", input.requestId, (tx) =>
          releaseAutomation(tx, principal, input.minutes, now(), services),
        ),
      })),
      reloadByPnr: area.automation.reloadByPnr.handler(({ input, context: { principal } }) =>
        doOnce(principal, "automation.reloadByPnr", input.requestId, (tx) =>
          reloadByPnr(tx, principal, pnrListOf(input.pnrs.join(",")), now(), services),
        ),
      ),
    },
  };
}
