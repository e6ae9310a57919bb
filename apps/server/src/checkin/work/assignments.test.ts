import { presence } from "@gatehouse/domain/checkin";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
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
import { appUser } from "../../access/tables.ts";
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import { goOnBreak, readAssignment, releaseHeld, selfAssign, startNext } from "./assignments.ts";
import { applyDueTransitions } from "../due-transitions.ts";
import { Conflict } from "../transitions/conflict.ts";
import { auditEntry, automationTask, checkIn, operatorState } from "../tables.ts";

const database = useDatabase();
const ana = person("ana");
const ben = person("ben");
const bound = person("bound", ["BLA"]);
let basics = false;

beforeEach(async () => {
  const { db } = database;
  if (!basics) await addBasics(db, ["ana", "ben", "bound"]);
  basics = true;
  for (const table of [auditEntry, automationTask, checkIn, segment, passenger, pnr]) await db.delete(table);
  await db.delete(operatorState);
});

const read = (operator = ana, now = start) => readAssignment(database.db, operator, now);
const heldBy = async (operator = ana, now = start) =>
  (await read(operator, now)).held.map(({ checkInId }) => checkInId);
const conflict = async (change: Promise<unknown>) => {
  const error: unknown = await change.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Conflict ? error.reason : error;
};

describe("Start Next Assignment", () => {
  // CHK-24, CHK-26
  test("gives the whole unit whose window closes soonest, with its audit and its announcements", async () => {
    const { services, announced } = testServices();
    const later = await addTestUnit(database.db, { departsIn: 21 * hour });
    const soonest = await addTestUnit(database.db, { departsIn: 5 * hour, passengers: 3 });
    await startNext(database.db, ana, start, services);
    const { held, releasesAt, waiting, enabled } = await read();
    expect(held.map(({ checkInId }) => checkInId)).toEqual(soonest);
    expect({ releasesAt, waiting, enabled }).toEqual({ releasesAt: start + presence.lock, waiting: 1, enabled: true });
    for (const id of soonest)
      expect(await actionsOf(database.db, id)).toEqual([
        "NEW SYSTEM",
        "CREATED SYSTEM",
        "ELIGIBLE SYSTEM",
        "LOCK_PNR ana",
      ]);
    expect(await heldBy(ben)).toEqual([]);
    expect((await rowsOf(database.db, later)).map(({ lockedBy }) => lockedBy)).toEqual([null]);
    const [user] = await database.db.select().from(appUser).where(eq(appUser.userid, "ana"));
    expect(announced).toContainEqual({
      event: { type: "checkin.changed", ids: soonest },
      audience: { to: "vendor", vendor: "NWT", permission: "checkinInfo" },
    });
    expect(announced).toContainEqual({
      event: { type: "checkin.counts" },
      audience: { to: "vendor", vendor: "NWT", permission: "checkinInfo" },
    });
    expect(announced).toContainEqual({
      event: { type: "assignment.changed" },
      audience: { to: "user", userId: user?.id },
    });
  });

  test("announces every row of the unit, also those that cannot be worked on yet: they say who holds it", async () => {
    const { services, announced } = testServices();
    const ids = await addTestUnit(database.db, { departsIn: 5 * hour, onward: [60 * hour] });
    const changed = () =>
      announced
        .splice(0)
        .flatMap(({ event }) => (event.type === "checkin.changed" ? [event.ids.toSorted((a, b) => a - b)] : []));
    await startNext(database.db, ana, start, services);
    expect(await heldBy()).toEqual(ids.slice(0, 1));
    expect(changed()).toEqual([ids]);
    await releaseHeld(database.db, ana, start, services);
    expect(changed()).toEqual([ids]);
  });

  // CHK-25
  test("pulled by itself it gives work only while that is enabled, and enables nothing", async () => {
    await addTestUnit(database.db, { passengers: 2 });
    const { services } = testServices();
    const pull = () => startNext(database.db, ana, start, services, { automatic: true });
    await goOnBreak(database.db, ana, start, services);
    await pull();
    expect(await read()).toMatchObject({ enabled: false, held: [] });
    await startNext(database.db, ana, start, services);
    await releaseHeld(database.db, ana, start, services);
    await pull();
    expect(await heldBy()).toHaveLength(2);
    await pull();
    expect(await read()).toMatchObject({ enabled: true, waiting: 0 });
  });

  // CHK-24
  test("gives nothing more to somebody who holds something, however often they press", async () => {
    for (let index = 0; index < 3; index += 1) await addTestUnit(database.db);
    const { services } = testServices();
    await Promise.all(Array.from({ length: 4 }, () => startNext(database.db, ana, start, services)));
    expect(await heldBy()).toHaveLength(1);
  });

  // CHK-26
  test("gives only what the operator may see, and nothing that is new, closed, held, waiting or given up", async () => {
    const { services } = testServices();
    const own = await addTestUnit(database.db, { vendor: "BLA", departsIn: 22 * hour });
    await addTestUnit(database.db, { vendor: "NWT", departsIn: 3 * hour });
    await addTestUnit(database.db, { vendor: "BLA", departsIn: 40 * hour });
    await addTestUnit(database.db, { vendor: "BLA", departsIn: hour });
    await applyToCheckIns(database.db, await addTestUnit(database.db, { vendor: "BLA" }), { type: "locked" }, "ben");
    await applyToCheckIns(
      database.db,
      await addTestUnit(database.db, { vendor: "BLA", airline: "VY" }),
      { type: "sentToAutomation" },
      "SYSTEM",
    );
    await applyToCheckIns(
      database.db,
      await addTestUnit(database.db, { vendor: "BLA" }),
      { type: "disposed", reason1: "1", reason2: "1-app" },
      "ben",
    );
    await startNext(database.db, bound, start, services);
    expect(await heldBy(bound)).toEqual(own);
    expect((await read(bound)).waiting).toBe(0);
    await startNext(database.db, person("other", ["BLA"]), start, services);
    expect(await heldBy(person("other", ["BLA"]))).toEqual([]);
  });

  test("never gives a part of a unit that somebody else has in hand", async () => {
    const { services } = testServices();
    const [first = 0, second = 0] = await addTestUnit(database.db, { passengers: 2 });
    await selfAssign(database.db, ben, [first], start, services);
    await startNext(database.db, ana, start, services);
    expect(await heldBy()).toEqual([]);
    expect((await read()).waiting).toBe(0);
    expect(await conflict(selfAssign(database.db, ana, [second], start, services))).toEqual({
      code: "LOCKED_BY_OTHER",
      locked: [{ checkInId: second, userid: "ben" }],
    });
  });

  test("offers a unit that was just given back last", async () => {
    const { services } = testServices();
    const urgent = await addTestUnit(database.db, { departsIn: 4 * hour });
    const other = await addTestUnit(database.db, { departsIn: 9 * hour });
    await startNext(database.db, ana, start, services);
    await releaseHeld(database.db, ana, start, services);
    await startNext(database.db, ana, start + 5, services);
    expect(await heldBy()).toEqual(other);
    await startNext(database.db, ben, start + 5, services);
    expect(await heldBy(ben)).toEqual(urgent);
    await releaseHeld(database.db, ben, start + 6, services);
    await startNext(database.db, ben, start + 7, services);
    // Nothing else is left.
    expect(await heldBy(ben)).toEqual(urgent);
  });
});

// CHK-27
describe("Going On Break", () => {
  test("stops pulling, leaves what is held, and succeeds with nothing in hand too", async () => {
    const { services } = testServices();
    expect((await read()).enabled).toBe(true);
    await goOnBreak(database.db, ana, start, services);
    expect(await read()).toMatchObject({ enabled: false, held: [] });
    const unit = await addTestUnit(database.db);
    await startNext(database.db, ana, start, services);
    await goOnBreak(database.db, ana, start, services);
    expect((await read()).enabled).toBe(false);
    expect(await heldBy()).toEqual(unit);
  });
});

// CHK-27
describe("Release Assignment", () => {
  test("gives back everything held, with an audit entry for each", async () => {
    const { services } = testServices();
    const unit = await addTestUnit(database.db, { passengers: 2 });
    await startNext(database.db, ana, start, services);
    await releaseHeld(database.db, ana, start, services);
    expect(await read()).toMatchObject({ held: [], releasesAt: null, waiting: 1 });
    for (const id of unit)
      expect((await actionsOf(database.db, id)).slice(-2)).toEqual(["LOCK_PNR ana", "UNLOCK_PNR ana"]);
    expect((await database.db.select().from(pnr)).filter(({ heldBy: holder }) => holder !== null)).toEqual([]);
  });

  test("with nothing held says so", async () => {
    expect(await conflict(releaseHeld(database.db, ana, start, testServices().services))).toEqual({
      code: "NOTHING_HELD",
    });
  });
});

// CHK-27
describe("Self Assign Task", () => {
  test("takes chosen check-ins of several units, and what one has already", async () => {
    const { services } = testServices();
    const [first = 0, second = 0] = await addTestUnit(database.db, { passengers: 2 });
    const [third = 0] = await addTestUnit(database.db);
    await selfAssign(database.db, ana, [first, third], start, services);
    await selfAssign(database.db, ana, [first, second], start, services);
    expect(new Set(await heldBy())).toEqual(new Set([first, second, third]));
    expect((await actionsOf(database.db, first)).filter((action) => action.startsWith("LOCK"))).toHaveLength(1);
  });

  // CHK-33
  test("takes all or nothing, and names those who are in the way", async () => {
    const { services } = testServices();
    const free = await addTestUnit(database.db);
    const taken = await addTestUnit(database.db, { passengers: 2 });
    await applyToCheckIns(database.db, taken, { type: "locked" }, "ben");
    expect(await conflict(selfAssign(database.db, ana, [...free, ...taken], start, services))).toEqual({
      code: "LOCKED_BY_OTHER",
      locked: taken.map((checkInId) => ({ checkInId, userid: "ben" })),
    });
    expect(await heldBy()).toEqual([]);
  });

  test("does not see other vendors' check-ins, nor such that are not there", async () => {
    const { services } = testServices();
    const foreign = await addTestUnit(database.db, { vendor: "NWT" });
    expect(await conflict(selfAssign(database.db, bound, foreign, start, services))).toEqual({ code: "NOT_FOUND" });
    expect(await conflict(selfAssign(database.db, ana, [987_654_321], start, services))).toEqual({ code: "NOT_FOUND" });
  });

  test("refuses what is no open work", async () => {
    const { services } = testServices();
    const [fresh = 0] = await addTestUnit(database.db, { asNew: true });
    expect(await conflict(selfAssign(database.db, ana, [fresh], start, services))).toEqual({
      code: "STATE_CONFLICT",
      checkInId: fresh,
      currentState: "NEW",
    });
  });

  test("takes a check-in from automation, whose task is cancelled", async () => {
    const { services, submitted } = testServices();
    const unit = await addTestUnit(database.db, { airline: "VY" });
    await applyToCheckIns(database.db, unit, { type: "sentToAutomation" }, "SYSTEM", start, { services });
    expect(submitted.map(({ checkInId }) => checkInId)).toEqual(unit);
    await selfAssign(database.db, ana, unit, start + 3, services);
    expect(await heldBy()).toEqual(unit);
    expect(
      await database.db
        .select({ state: automationTask.state, settledAt: automationTask.settledAt })
        .from(automationTask),
    ).toEqual([{ state: "CANCELLED", settledAt: start + 3 }]);
    expect((await actionsOf(database.db, unit[0] ?? 0)).slice(-2)).toEqual(["UNLOCK_PNR ana", "LOCK_PNR ana"]);
    expect((await rowsOf(database.db, unit))[0]).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      automationStatus: -1,
      automationTried: true,
    });
  });
});

describe("a lock", () => {
  // CHK-28
  test("goes with the check-in it stood for; the unit is free when the last one is settled", async () => {
    const { services } = testServices();
    const [first = 0, second = 0] = await addTestUnit(database.db, { passengers: 2 });
    await startNext(database.db, ana, start, services);
    await applyToCheckIns(
      database.db,
      [first],
      { type: "disposed", reason1: "1", reason2: "1-app" },
      "ana",
      start + 60,
    );
    expect(await heldBy()).toEqual([second]);
    await applyToCheckIns(
      database.db,
      [second],
      { type: "linked", dmscode: "d_1", uploadedBy: null, differing: false, note: null },
      "ana",
      start + 90,
    );
    expect(await read()).toMatchObject({ held: [], releasesAt: null });
    expect((await database.db.select().from(pnr)).filter(({ heldBy: holder }) => holder !== null)).toEqual([]);
    expect((await actionsOf(database.db, second)).slice(-2)).toEqual(["BP_ATTACHED ana", "UNLOCK_PNR ana"]);
  });

  // CHK-29
  test("goes back after half an hour without activity; acting on the unit is activity", async () => {
    const { services } = testServices();
    const [first = 0, second = 0] = await addTestUnit(database.db, { passengers: 2 });
    await startNext(database.db, ana, start, services);
    await applyDueTransitions(database.db, start + presence.lock - 1, services);
    expect(await heldBy()).toHaveLength(2);
    await applyToCheckIns(
      database.db,
      [first],
      { type: "disposed", reason1: "1", reason2: "1-app" },
      "ana",
      start + 1000,
    );
    expect((await read()).releasesAt).toBe(start + 1000 + presence.lock);
    await applyDueTransitions(database.db, start + presence.lock + 999, services);
    expect(await heldBy()).toEqual([second]);
    await applyDueTransitions(database.db, start + presence.lock + 1000, services);
    expect(await heldBy()).toEqual([]);
    expect((await actionsOf(database.db, second)).at(-1)).toBe("UNLOCK_PNR SYSTEM");
  });
});
