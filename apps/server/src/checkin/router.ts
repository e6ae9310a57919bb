import { findView, pnrListOf, viewsFor } from "@gatehouse/domain/checkin";
import type { SignedInCalls } from "../access/guard.ts";
import type { Principal } from "../access/principal.ts";
import type { Platform } from "../platform/platform.ts";
import { goOnBreak, readAssignment, releaseHeld, selfAssign, startNext } from "./assignments.ts";
import { releaseAutomation, reloadByPnr } from "./automation/release.ts";
import type { Desk } from "./commit.ts";
import { Conflict, type ConflictReason } from "./conflict.ts";
import type { QueueCounts } from "./counts.ts";
import { unlinkPass } from "./passes.ts";
import { auditLog, searchPage, viewPage } from "./queue.ts";

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly desk: Desk;
  readonly counts: QueueCounts;
}

type Declared = {
  readonly [Code in ConflictReason["code"]]?: (options: { data: Extract<ConflictReason, { code: Code }> }) => Error;
};

/** Turns a conflict into the error that the call declares; what it does not declare is a fault of ours. */
async function declared<T>(errors: object, change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const { code, ...data } = error.reason;
    const make = (errors as Declared)[code] as ((options: { data: object }) => Error) | undefined;
    throw make?.({ data }) ?? error;
  }
}

/** Implements `contract.checkin`. */
export function checkinRouter(calls: SignedInCalls, { db, now, desk, counts }: Parts) {
  const area = calls.checkin;
  const assignment = (principal: Principal) =>
    counts.waiting(principal).then((waiting) => readAssignment(db, principal, now(), waiting));
  /** Whoever changed something reads numbers behind it, even before the live hub has brought the news. */
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      counts.forget();
    }
  };
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
      const log = await auditLog(db, principal, input.id);
      if (!log) throw errors.NOT_FOUND();
      return log;
    }),
    assignments: {
      current: area.assignments.current.handler(({ context: { principal } }) => assignment(principal)),
      next: area.assignments.next.handler(async ({ context: { principal } }) => {
        await changing(startNext(db, principal, now(), desk));
        return assignment(principal);
      }),
      self: area.assignments.self.handler(async ({ input, context: { principal }, errors }) => {
        await declared(errors, changing(selfAssign(db, principal, input.checkInIds, now(), desk)));
        return assignment(principal);
      }),
      break: area.assignments.break.handler(async ({ context: { principal } }) => {
        await goOnBreak(db, principal, now(), desk);
        return assignment(principal);
      }),
      release: area.assignments.release.handler(async ({ context: { principal }, errors }) => {
        await declared(errors, changing(releaseHeld(db, principal, now(), desk)));
        return assignment(principal);
      }),
    },
    boardingPasses: {
      unlink: area.boardingPasses.unlink.handler(({ input, context: { principal }, errors }) =>
        declared(errors, changing(unlinkPass(db, principal, input, now(), desk))),
      ),
    },
    automation: {
      release: area.automation.release.handler(async ({ input, context: { principal } }) => ({
        released: await changing(releaseAutomation(db, principal, input.minutes, now(), desk)),
      })),
      reloadByPnr: area.automation.reloadByPnr.handler(({ input, context: { principal } }) =>
        changing(reloadByPnr(db, principal, pnrListOf(input.pnrs.join(",")), now(), desk)),
      ),
    },
  };
}
