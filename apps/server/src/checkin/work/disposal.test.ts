import type { LifecycleEvent } from "@gatehouse/domain/checkin";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import {
  actionsOf,
  addBasics,
  addTestUnit,
  hour,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../../test/check-in-fixtures.ts";
import { pnr } from "../../bookings/tables.ts";
import { lockPnr } from "./assignments.ts";
import { applyDueTransitions } from "../due-transitions.ts";
import { Conflict } from "../transitions/conflict.ts";
import { changeEach } from "../transitions/change-each.ts";
import { automationTask, checkIn } from "../tables.ts";
import { undoDisposals } from "./undo.ts";

const database = useDatabase();
const ana = person("ana");
const ben = person("ben");
beforeAll(() => addBasics(database.db, ["ana", "ben"]));

const disposed = { type: "disposed", reason1: "2", reason2: "2-airport" } as const;
const each = (
  ids: readonly number[],
  event: LifecycleEvent,
  by = ana,
  at = start,
  services = testServices().services,
) => changeEach(database.db, by, ids, undefined, event, at, services);

describe("disposing", () => {
  // CHK-33
  test("each check-in is decided by itself, and says why it stayed as it was", async () => {
    const { db } = database;
    const [free = 0] = await addTestUnit(db);
    const [locked = 0] = await addTestUnit(db);
    const [linked = 0] = await addTestUnit(db);
    const [foreign = 0] = await addTestUnit(db, { vendor: "BLA" });
    await applyToCheckIns(db, [locked], { type: "locked" }, "ben");
    await applyToCheckIns(
      db,
      [linked],
      { type: "linked", dmscode: "d_1", uploadedBy: null, differing: true, note: null },
      "ben",
    );
    const outcomes = await each([free, locked, linked, foreign, 987_654_321, free], disposed, person("ana", ["NWT"]));
    const kept = { done: false, userid: null };
    expect(outcomes).toEqual([
      { checkInId: free, done: true, code: null, userid: null, currentState: "ELIGIBLE_FOR_DISPOSAL" },
      {
        checkInId: locked,
        ...kept,
        code: "LOCKED_BY_OTHER",
        userid: "ben",
        currentState: "ELIGIBLE_FOR_CHECKIN",
      },
      { checkInId: linked, ...kept, code: "PASS_ATTACHED", currentState: "ELIGIBLE_FOR_DISPOSAL" },
      { checkInId: foreign, ...kept, code: "NOT_FOUND", currentState: null },
      { checkInId: 987_654_321, ...kept, code: "NOT_FOUND", currentState: null },
    ]);
    expect(await rowsOf(db, [free])).toMatchObject([{ reason1: "2", reason2: "2-airport", disposedBy: "ana" }]);
    expect((await actionsOf(db, free)).at(-1)).toBe("DISPOSED ana");
  });

  test("the last open check-in of a unit takes the unit's lock with it", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { passengers: 2 });
    await applyToCheckIns(db, unit, { type: "locked" }, "ana");
    const holders = async () => {
      const [row] = await rowsOf(db, unit);
      return (
        await db
          .select()
          .from(pnr)
          .where(eq(pnr.id, row?.pnrId ?? 0))
      )[0]?.heldBy;
    };
    await each(unit.slice(0, 1), disposed);
    expect(await holders()).toBe("ana");
    await each(unit.slice(1), disposed);
    expect(await holders()).toBeNull();
  });

  // AUT-4
  test("what automation has is taken from it first", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { airline: "VY" });
    await applyToCheckIns(db, unit, { type: "sentToAutomation" }, "SYSTEM");
    expect(await each(unit, disposed)).toMatchObject([{ done: true, currentState: "ELIGIBLE_FOR_DISPOSAL" }]);
    expect(
      await db
        .select()
        .from(automationTask)
        .where(eq(automationTask.checkInId, unit[0] ?? 0)),
    ).toMatchObject([{ state: "CANCELLED" }]);
    expect((await actionsOf(db, unit[0] ?? 0)).slice(-2)).toEqual(["UNLOCK_PNR ana", "DISPOSED ana"]);
  });
});

// CHK-15
describe("taking a disposal back", () => {
  const undo = (ids: readonly number[], by = ana, at = start) =>
    undoDisposals(database.db, by, ids, at, testServices().services);

  test("for ten seconds, by the same user", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { passengers: 2 });
    const [first = 0, second = 0] = unit;
    await each(unit, disposed);
    expect(await undo([first], ben, start + 1)).toMatchObject([{ code: "NOT_YOURS" }]);
    expect(await undo([first], ana, start + 10)).toMatchObject([{ done: true }]);
    expect(await undo([second], ana, start + 11)).toMatchObject([{ code: "TOO_LATE" }]);
    expect(await rowsOf(db, [first])).toMatchObject([
      {
        state: "ELIGIBLE_FOR_CHECKIN",
        reason1: null,
        reason2: null,
        disposedBy: null,
        disposedAt: null,
        lockedBy: null,
      },
    ]);
    expect((await actionsOf(db, first)).at(-1)).toBe("DISPOSE_UNDONE ana");
  });

  test("what the operator held is theirs again, unless somebody else has the unit now", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { passengers: 2 });
    const [first = 0] = unit;
    await applyToCheckIns(db, unit, { type: "locked" }, "ana");
    await each(unit, disposed);
    expect(await undo(unit, ana, start + 3)).toMatchObject([{ done: true }, { done: true }]);
    expect((await rowsOf(db, unit)).map(({ lockedBy }) => lockedBy)).toEqual(["ana", "ana"]);
    expect((await actionsOf(db, first)).slice(-2)).toEqual(["DISPOSE_UNDONE ana", "LOCK_PNR ana"]);
    await each(unit, disposed, ana, start + 4);
    await each([first], { type: "reset" }, ben, start + 5);
    await applyToCheckIns(db, [first], { type: "locked" }, "ben", start + 5);
    expect(await undo(unit.slice(1), ana, start + 6)).toMatchObject([{ done: true }]);
    expect((await rowsOf(db, unit)).map(({ lockedBy }) => lockedBy)).toEqual(["ben", null]);
  });

  test("a lock that was given back before the disposal does not come back with it", async () => {
    const { db } = database;
    const unit = await addTestUnit(db);
    await applyToCheckIns(db, unit, { type: "locked" }, "ana");
    await applyToCheckIns(db, unit, { type: "unlocked", note: null }, "ana", start + 1);
    await each(unit, disposed, ana, start + 5);
    expect(await undo(unit, ana, start + 6)).toMatchObject([{ done: true }]);
    expect((await rowsOf(db, unit)).map(({ lockedBy }) => lockedBy)).toEqual([null]);
  });
});

// CHK-18
describe("reset", () => {
  test("opens what was disposed, and what is completed while the window is open", async () => {
    const { db } = database;
    const reset = { type: "reset" } as const;
    const [soon = 0] = await addTestUnit(db, { departsIn: 2 * hour });
    await each([soon], disposed);
    expect(await each([soon], reset, ben)).toMatchObject([{ done: true, currentState: "ELIGIBLE_FOR_CHECKIN" }]);
    await each([soon], disposed);
    await applyDueTransitions(db, start + hour + 1, testServices().services);
    expect(await rowsOf(db, [soon])).toMatchObject([{ state: "DISPOSITION_COMPLETED" }]);
    expect(await each([soon], reset, ben, start + hour + 2)).toMatchObject([{ code: "TOO_LATE" }]);
    expect(await each([soon], reset, ben, start + 3 * hour)).toMatchObject([{ done: false }]);
  });
});

// CHK-20
describe("reschedule", () => {
  test("puts a check-in off until so many hours before departure; when that has passed it is back at once", async () => {
    const { db } = database;
    const rescheduled = { type: "rescheduled", hoursBefore: 12 } as const;
    const [late = 0] = await addTestUnit(db, { departsIn: 20 * hour });
    expect(await each([late], rescheduled)).toMatchObject([{ done: true, currentState: "NEW" }]);
    expect(await rowsOf(db, [late])).toMatchObject([{ windowOpensAt: start + 8 * hour, eligibleAt: null }]);
    await applyDueTransitions(db, start + 60, testServices().services);
    expect(await rowsOf(db, [late])).toMatchObject([{ state: "NEW" }]);
    await applyDueTransitions(db, start + 8 * hour, testServices().services);
    expect(await rowsOf(db, [late])).toMatchObject([{ state: "ELIGIBLE_FOR_CHECKIN" }]);
    const [near = 0] = await addTestUnit(db, { departsIn: 10 * hour });
    await each([near], rescheduled);
    await applyDueTransitions(db, start + 1, testServices().services);
    expect(await rowsOf(db, [near])).toMatchObject([{ state: "ELIGIBLE_FOR_CHECKIN" }]);
  });

  test("takes the work from automation", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { airline: "VY" });
    await applyToCheckIns(db, unit, { type: "sentToAutomation" }, "SYSTEM");
    expect(await each(unit, { type: "rescheduled", hoursBefore: 6 })).toMatchObject([{ currentState: "NEW" }]);
    expect(
      await db
        .select()
        .from(automationTask)
        .where(eq(automationTask.checkInId, unit[0] ?? 0)),
    ).toMatchObject([{ state: "CANCELLED" }]);
  });
});

describe("lock PNR", () => {
  const lock = (checkInId: number, unit: { pnr: string; bookingNo: string }, by = ana) =>
    lockPnr(database.db, by, { checkInId, ...unit }, start, testServices().services);
  const refused = async (change: Promise<unknown>) => {
    const error: unknown = await change.catch((reason: unknown) => reason);
    return error instanceof Conflict ? error.reason : error;
  };

  test("takes the whole unit, automation's part of it too", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { passengers: 3, airline: "VY" });
    const [first = 0, second = 0, third = 0] = unit;
    const [row] = await rowsOf(db, unit);
    if (!row) throw new Error("no check-in");
    await applyToCheckIns(db, [second], { type: "sentToAutomation" }, "SYSTEM");
    await each([third], disposed, ben);
    await lock(first, row);
    expect((await rowsOf(db, unit)).map(({ lockedBy }) => lockedBy)).toEqual(["ana", "ana", null]);
    expect(await refused(lock(first, row, ben))).toMatchObject({ code: "LOCKED_BY_OTHER" });
    expect(await refused(lock(third, row))).toMatchObject({ code: "STATE_CONFLICT", checkInId: third });
    expect(await refused(lock(first, { ...row, pnr: "OTHER1" }))).toEqual({ code: "NOT_FOUND" });
    expect(await refused(lock(first, row, person("bound", ["BLA"])))).toEqual({ code: "NOT_FOUND" });
    expect(await db.$count(checkIn, eq(checkIn.lockedBy, "bound"))).toBe(0);
  });
});
