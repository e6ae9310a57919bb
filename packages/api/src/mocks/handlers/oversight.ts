import { can } from "@gatehouse/domain/access";
import { type CheckIn, isOpen, pseudoUsers, unitKey } from "@gatehouse/domain/checkin";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import { type CheckInBackend, visibleCheckIns } from "./check-in-backend.ts";
import { pageOfItems } from "./page.ts";

type Checkin = Implementation<typeof contract.checkin>;
type Oversight = Pick<NonNullable<Checkin["assignments"]>, "locked" | "unlock">;
type ByAirline = Pick<NonNullable<Checkin["automation"]>, "airlines" | "reloadByAirline" | "redistribute">;

/** Seconds after which a task of automation counts as stuck (AUT-5). */
const stuckAfter = 30 * 60;
const minutes = (seconds: number) => Math.max(0, Math.floor(seconds / 60));
const ids = (rows: readonly CheckIn[]) => rows.map(({ checkInId }) => checkInId);

/** Whom a person, not automation, works for. */
const byPerson = ({ _lock }: CheckIn) => _lock !== null && _lock.userid !== pseudoUsers.automation;

/** Whether automation has had it for half an hour without an answer. */
export const isStuck = ({ currentState, _lock }: CheckIn, now: number): boolean =>
  currentState === "WAITING_FOR_AUTOMATION" && _lock !== null && now - _lock.lockedAt >= stuckAfter;

/** What all operators hold, and taking it from them. */
export function oversightCalls(backend: CheckInBackend): Oversight {
  const { queue, user, changed } = backend;
  const { rows } = visibleCheckIns(backend);
  return {
    locked: (page) => {
      const units = new Map<string, CheckIn[]>();
      for (const row of rows().filter(byPerson)) {
        const key = `${unitKey(row)}\n${row._lock?.userid ?? ""}`;
        units.set(key, [...(units.get(key) ?? []), row]);
      }
      const found = [...units.values()].flatMap((unit) => {
        const [first] = unit;
        if (!first?._lock) return [];
        const { bookingNo, pnr, vendor, vendorName, airline, _lock } = first;
        const { userid, lockedAt } = _lock;
        return [
          {
            checkins: ids(unit),
            bookingNo,
            pnr,
            vendor,
            vendorName,
            airline,
            userid,
            lockedAt,
            activeAt: lockedAt,
            windowClosesAt: Math.min(...unit.map(({ windowClosesAt }) => windowClosesAt)),
            deptTimeUTCSecs: Math.min(...unit.map(({ dept }) => dept.deptTimeUTCSecs)),
          },
        ];
      });
      return pageOfItems(
        found.toSorted((a, b) => a.lockedAt - b.lockedAt),
        page,
      );
    },
    unlock: ({ checkInIds, bookingNos }, fail) => {
      const wanted = rows().filter(
        (row) => byPerson(row) && (checkInIds.includes(row.checkInId) || bookingNos.includes(row.bookingNo)),
      );
      const others = wanted.filter((row) => row._lock?.userid !== user().userid);
      if (others.length > 0 && !can(user().permissions, "checkinAssignments"))
        throw fail("LOCKED_BY_OTHER", {
          locked: others.map(({ checkInId, _lock }) => ({ checkInId, userid: _lock?.userid ?? "" })),
        });
      const unlocked = wanted.filter(
        ({ checkInId }) => !queue.apply(checkInId, { type: "unlocked", note: null }, user().userid),
      );
      changed(ids(unlocked), true);
      return { unlocked: unlocked.length };
    },
  };
}

/** The lock status of all open check-ins, and those that departed. */
export function readOnlyOversightCalls(backend: CheckInBackend): Pick<Checkin, "locks" | "pastData"> {
  const { rows } = visibleCheckIns(backend);
  return {
    locks: (page) =>
      pageOfItems(
        rows()
          .filter(isOpen)
          .map(({ checkInId, _lock, airline, pnr, bookingNo, createdAt, eligibleAt, windowClosesAt, dept }) => ({
            checkInId,
            userId: _lock?.userid ?? pseudoUsers.pool,
            airline: airline.iata,
            pnr,
            bookingNo,
            windowClosesAt,
            deptTimeUTCSecs: dept.deptTimeUTCSecs,
            createdMinsAgo: minutes(backend.now() - (_lock?.lockedAt ?? createdAt)),
            waitTimeInMins: minutes(backend.now() - (eligibleAt ?? backend.now())),
          })),
        page,
      ),
    pastData: ({ pnr, bookingNo, airline, date, ...page }) =>
      pageOfItems(
        rows()
          .filter(
            (row) =>
              row.expired &&
              (!pnr || row.pnr === pnr) &&
              (!bookingNo || row.bookingNo === bookingNo) &&
              (!airline || row.airline.iata === airline) &&
              (!date || row.dept.date === date),
          )
          .toSorted((a, b) => b.dept.deptTimeUTCSecs - a.dept.deptTimeUTCSecs),
        page,
      ),
  };
}

/** Automation by airline. */
export function automationCalls(backend: CheckInBackend): ByAirline {
  const { queue, user, now, changed } = backend;
  const { rows } = visibleCheckIns(backend);
  const waits = (row: CheckIn) => row.currentState === "WAITING_FOR_AUTOMATION";
  const waitedFor = (row: CheckIn) => now() - (row._lock?.lockedAt ?? now());
  const reloadable = (row: CheckIn) =>
    row.currentState === "ELIGIBLE_FOR_DISPOSAL" && row.pass === null && !row.expired && now() < row.windowClosesAt;
  const held = (row: CheckIn) => isOpen(row) && byPerson(row);
  return {
    airlines: () => {
      const airlines = [...new Set(rows().map(({ airline }) => airline.iata))].toSorted();
      return airlines
        .map((airline) => {
          const own = rows().filter((row) => row.airline.iata === airline);
          const waiting = own.filter(waits);
          return {
            airline,
            waiting: waiting.length,
            stuck: waiting.filter((row) => isStuck(row, now())).length,
            oldestMins: minutes(Math.max(0, ...waiting.map(waitedFor))),
            reloadable: own.filter(reloadable).length,
            held: own.filter(held).length,
          };
        })
        .filter(({ waiting, reloadable: some, held: many }) => waiting + some + many > 0);
    },
    reloadByAirline: ({ stuck, airlineCodes }) => {
      const wanted = rows().filter(
        (row) => airlineCodes.includes(row.airline.iata) && (stuck ? isStuck(row, now()) : reloadable(row)),
      );
      const reloaded = wanted.filter(({ checkInId }) => !queue.apply(checkInId, { type: "reloaded" }, user().userid));
      changed(ids(reloaded), false);
      return { reloaded: ids(reloaded) };
    },
    redistribute: ({ airlineCodes }) => {
      const given = rows().filter(
        (row) =>
          airlineCodes.includes(row.airline.iata) &&
          held(row) &&
          !queue.apply(row.checkInId, { type: "unlocked", note: "redistributed" }, user().userid),
      );
      changed(ids(given), true);
      return { redistributed: given.length };
    },
  };
}
