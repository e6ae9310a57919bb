import {
  type CheckIn,
  compareCheckIns,
  countersOf,
  findView,
  includingExpired,
  isOpen,
  matchesQuery,
  pseudoUsers,
  reloadRefusal,
  type SortField,
  unitKey,
  unitSizes,
  type ViewId,
  viewsFor,
} from "@gatehouse/domain/checkin";
import type { contract, Page } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import { type CheckInBackend, visibleCheckIns } from "./check-in-backend.ts";
import { disposalCalls } from "./disposal.ts";
import { automationCalls, isStuck, readOnlyOversightCalls, oversightCalls } from "./oversight.ts";
import { pageOfItems } from "./page.ts";
import { matchesSearch } from "./search.ts";

/** The conflicts of anyone who takes check-ins. */
interface TakeFailure {
  (code: "LOCKED_BY_OTHER", data: { locked: { checkInId: number; userid: string }[] }): Error;
  (code: "STATE_CONFLICT", data: { checkInId: number; currentState: string }): Error;
}

interface PageQuery {
  readonly page: number;
  readonly size: number;
  readonly sort?: SortField | undefined;
  readonly descending: boolean;
}

/** Sorted and cut as the server does it. */
const pageOfRows = (rows: readonly CheckIn[], { page, size, sort, descending }: PageQuery): Page<CheckIn> =>
  pageOfItems(rows.toSorted(compareCheckIns(sort, descending)), { page, size });

/** The queue, its counters and the work of operators, answered by the rules of domain. */
export function checkInCalls(backend: CheckInBackend): Implementation<typeof contract.checkin> {
  const { queue, user, now, enabled, changed } = backend;
  const { visible, own, rows } = visibleCheckIns(backend);
  const rowsOf = (viewId: ViewId, showExpired: boolean) => {
    const query = findView(viewId)?.query;
    if (!query) return undefined;
    const context = { now: now(), me: user().userid, unitSize: unitSizes(rows()) };
    return rows().filter((row) => matchesQuery(showExpired ? includingExpired(query) : query, row, context));
  };
  const assignment = () => ({
    enabled: enabled.value,
    held: [...queue.heldBy(user().userid)],
    releasesAt: queue.releasesAt(user().userid),
    givenBack: queue.givenBack(user().userid),
    waiting: queue.claimable(visible).length,
    now: now(),
  });
  /** Somebody pressed a button: they are there, and have seen what the screen says. */
  const present = () => {
    queue.touch(user().userid, []);
    queue.forgetGivenBack(user().userid);
  };
  /** Takes check-ins for the user: all of them, or none. */
  const take = (chosen: readonly CheckIn[], fail: TakeFailure) => {
    const wanted = chosen.filter((row) => row._lock?.userid !== user().userid);
    const locked = wanted.flatMap(({ checkInId, _lock }) =>
      _lock && _lock.userid !== pseudoUsers.automation ? [{ checkInId, userid: _lock.userid }] : [],
    );
    if (locked.length > 0) throw fail("LOCKED_BY_OTHER", { locked });
    for (const { checkInId, currentState } of wanted) {
      // A person acts on it: automation's task is cancelled (AUT-4).
      if (currentState === "WAITING_FOR_AUTOMATION")
        queue.apply(checkInId, { type: "automationReleased" }, user().userid);
      if (queue.apply(checkInId, { type: "locked" }, user().userid))
        throw fail("STATE_CONFLICT", { checkInId, currentState });
    }
    present();
    changed(ids(wanted), true);
    return assignment();
  };
  const ids = (some: readonly CheckIn[]) => some.map(({ checkInId }) => checkInId);

  return {
    counters: () => countersOf(rows(), now()),
    views: ({ showExpired }) =>
      viewsFor(user().permissions).map(({ id }) => ({ id, count: rowsOf(id, showExpired)?.length ?? null })),
    list: ({ viewId, showExpired, ...page }, fail) => {
      const found = viewsFor(user().permissions).some(({ id, disabled }) => id === viewId && !disabled)
        ? rowsOf(viewId, showExpired)
        : undefined;
      if (!found) throw fail("VIEW_NOT_AVAILABLE");
      return pageOfRows(found, page);
    },
    search: ({ filters, showExpired, ...page }) =>
      pageOfRows(
        rows().filter((row) => (showExpired || !row.expired) && filters.every((filter) => matchesSearch(row, filter))),
        page,
      ),
    actions: ({ id }, fail) => {
      if (!own(id)) throw fail("NOT_FOUND");
      return queue.log(id).map(({ checks, supplied, ...entry }) => ({
        ...entry,
        checks: checks ? [...checks] : null,
        supplied: supplied && { ...supplied, fields: [...supplied.fields] },
      }));
    },
    ...disposalCalls(backend),
    ...readOnlyOversightCalls(backend),
    lock: ({ checkInId, pnr, bookingNo }, fail) => {
      const row = own(checkInId);
      if (!row || row.pnr !== pnr || row.bookingNo !== bookingNo) throw fail("NOT_FOUND");
      const unit = rows().filter((other) => unitKey(other) === unitKey(row) && isOpen(other));
      if (!unit.some((other) => other.checkInId === checkInId))
        throw fail("STATE_CONFLICT", { checkInId, currentState: row.currentState });
      return take(unit, fail);
    },
    assignments: {
      ...oversightCalls(backend),
      current: assignment,
      next: ({ automatic }) => {
        if (automatic && !(enabled.value && queue.pulls(user().userid))) return assignment();
        enabled.value = true;
        present();
        const [unit] = queue.heldBy(user().userid).length === 0 ? queue.claimable(visible) : [];
        if (unit) {
          for (const { checkInId } of unit) queue.apply(checkInId, { type: "locked" }, user().userid);
          changed(ids(unit), true);
        }
        return assignment();
      },
      presence: ({ checkInIds, idle, seen }) => {
        queue.touch(user().userid, checkInIds, idle);
        if (seen) {
          queue.forgetGivenBack(user().userid);
          changed([], true);
        }
        return assignment();
      },
      self: ({ checkInIds }, fail) => {
        const chosen = checkInIds.map(own);
        if (chosen.includes(undefined)) throw fail("NOT_FOUND");
        return take(
          chosen.filter((row) => row !== undefined),
          fail,
        );
      },
      break: () => {
        enabled.value = false;
        return assignment();
      },
      release: (_, fail) => {
        const held = queue.heldBy(user().userid);
        if (held.length === 0) throw fail("NOTHING_HELD");
        present();
        for (const { checkInId } of held) queue.apply(checkInId, { type: "unlocked", note: null }, user().userid);
        changed(ids(held), true);
        return assignment();
      },
    },
    automation: {
      ...automationCalls(backend),
      release: ({ minutes }) => {
        const late = rows().filter(
          (row) => row._lock?.userid === pseudoUsers.automation && row._lock.lockedAt <= now() - minutes * 60,
        );
        const released = late.filter(
          ({ checkInId }) => !queue.apply(checkInId, { type: "automationReleased" }, user().userid),
        );
        changed(ids(released), false);
        return { released: released.length };
      },
      reloadByPnr: ({ pnrs }) => {
        const found = rows().filter(
          (row) =>
            pnrs.includes(row.pnr) &&
            (row.currentState === "ELIGIBLE_FOR_DISPOSAL" || isStuck(row, now())) &&
            !queue.apply(row.checkInId, { type: "reloaded" }, user().userid),
        );
        changed(ids(found), false);
        const airlinesOf = (pnr: string) =>
          rows().flatMap((row) => (row.pnr === pnr && !row.expired ? [row.airline.iata] : []));
        const notReloaded = pnrs
          .filter((pnr) => !found.some((row) => row.pnr === pnr))
          .map((pnr) => ({ pnr, reason: reloadRefusal(airlinesOf(pnr), true) }));
        return { reloaded: ids(found), notReloaded };
      },
    },
  };
}
