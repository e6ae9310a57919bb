import { permissionsOf } from "@gatehouse/domain/access";
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
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import { automationStatus, redistribute, reloadByAirline } from "./automation-by-airline.ts";
import { applyDueTransitions } from "../due-transitions.ts";
import type { Conflict } from "../transitions/conflict.ts";
import { pastDataPage } from "../queue/past-data.ts";
import { lockedUnits, lockStatus, unlockHeld } from "./oversight.ts";
import { auditEntry, automationTask, checkIn, expiredCount } from "../tables.ts";

const database = useDatabase();
const ana = { ...person("ana"), permissions: permissionsOf("OPERATOR") };
const lead = { ...person("lead"), permissions: permissionsOf("OPERATOR_ADMIN") };
const bound = { ...person("bound", ["BLA"]), permissions: permissionsOf("OPERATOR_VENDOR") };

let basics = false;
beforeEach(async () => {
  const { db } = database;
  if (!basics) await addBasics(db, ["ana", "ben", "lead"]);
  basics = true;
  for (const table of [auditEntry, automationTask, checkIn, segment, passenger, pnr, expiredCount])
    await db.delete(table);
});

const first = { page: 0, size: 50 };
const { services } = testServices();
const unlock = (by: typeof ana, options: { checkInIds?: number[]; bookingNos?: string[] }) =>
  unlockHeld(database.db, by, { checkInIds: [], bookingNos: [], ...options }, start + 5, services);

// QUE-22
describe("what all operators hold", () => {
  test("is there unit by unit, of the user's own vendors, automation's work left out, page by page", async () => {
    const { db } = database;
    const several = await addTestUnit(db, { passengers: 2, bookingNo: "1001" });
    const single = await addTestUnit(db, { vendor: "BLA", bookingNo: "1002" });
    const robot = await addTestUnit(db, { airline: "VY" });
    await addTestUnit(db);
    await applyToCheckIns(db, several, { type: "locked" }, "ana", start + 10);
    await applyToCheckIns(db, single, { type: "locked" }, "ben", start + 20);
    await applyToCheckIns(db, robot, { type: "sentToAutomation" }, "SYSTEM");
    const all = await lockedUnits(db, lead, first);
    expect(all).toMatchObject({ totalElement: 2, totalPages: 1, pageNo: 1 });
    const [one] = await rowsOf(db, several);
    expect(all.content[0]).toMatchObject({ windowClosesAt: one?.windowClosesAt, deptTimeUTCSecs: one?.departsAt });
    expect(all.content).toMatchObject([
      { checkins: several, bookingNo: "1001", userid: "ana", lockedAt: start + 10, vendorName: "Northwind Travel" },
      { checkins: single, bookingNo: "1002", userid: "ben" },
    ]);
    expect((await lockedUnits(db, { ...lead, vendors: ["BLA"] }, first)).content).toMatchObject([{ userid: "ben" }]);
    expect(await lockedUnits(db, lead, { page: 1, size: 1 })).toMatchObject({
      totalElement: 2,
      totalPages: 2,
      content: [{ userid: "ben" }],
    });
    expect(await lockedUnits(db, lead, { page: 9, size: 1 })).toMatchObject({ totalElement: 2, content: [] });
  });
});

// CHK-31
describe("unlocking", () => {
  test("an administrator gives back others' work, by check-in and by booking number", async () => {
    const { db } = database;
    const unit = await addTestUnit(db, { passengers: 2, bookingNo: "2001" });
    const other = await addTestUnit(db, { bookingNo: "2002" });
    await applyToCheckIns(db, [...unit, ...other], { type: "locked" }, "ben");
    expect(await unlock(lead, { bookingNos: ["2001", "2001"] })).toBe(2);
    expect(await unlock(lead, { checkInIds: other })).toBe(1);
    expect(await unlock(lead, { checkInIds: other })).toBe(0);
    expect((await rowsOf(db, [...unit, ...other])).map(({ lockedBy }) => lockedBy)).toEqual([null, null, null]);
    expect((await actionsOf(db, unit[0] ?? 0)).at(-1)).toBe("UNLOCK_PNR lead");
    expect((await db.select().from(pnr)).filter(({ heldBy }) => heldBy !== null)).toEqual([]);
  });

  test("an operator gives back only their own; one that is somebody else's keeps all of it", async () => {
    const { db } = database;
    const mine = await addTestUnit(db);
    const theirs = await addTestUnit(db);
    await applyToCheckIns(db, mine, { type: "locked" }, "ana");
    await applyToCheckIns(db, theirs, { type: "locked" }, "ben");
    const error: unknown = await unlock(ana, { checkInIds: [...mine, ...theirs] }).catch((reason: unknown) => reason);
    expect((error as Conflict).reason).toEqual({
      code: "LOCKED_BY_OTHER",
      locked: [{ checkInId: theirs[0], userid: "ben" }],
    });
    expect((await rowsOf(db, mine))[0]?.lockedBy).toBe("ana");
    expect(await unlock(ana, { checkInIds: mine })).toBe(1);
  });

  test("one booking number of two vendors: beside check-ins it means their vendor's", async () => {
    const { db } = database;
    const ours = await addTestUnit(db, { bookingNo: "3001", passengers: 2 });
    const theirs = await addTestUnit(db, { bookingNo: "3001", vendor: "BLA" });
    await applyToCheckIns(db, [...ours, ...theirs], { type: "locked" }, "ben");
    expect(await unlock(lead, { checkInIds: ours.slice(0, 1), bookingNos: ["3001"] })).toBe(2);
    expect((await rowsOf(db, theirs))[0]?.lockedBy).toBe("ben");
    expect(await unlock(bound, { bookingNos: ["9999"] })).toBe(0);
  });
});

// QUE-22, API-3
describe("the lock status", () => {
  test("tells of every open check-in who has it and how long it waits", async () => {
    const { db } = database;
    const [held = 0] = await addTestUnit(db);
    const [robot = 0] = await addTestUnit(db, { airline: "VY" });
    const [free = 0] = await addTestUnit(db);
    const [settled = 0] = await addTestUnit(db);
    await applyToCheckIns(db, [held], { type: "locked" }, "ana", start + 600);
    await applyToCheckIns(db, [robot], { type: "sentToAutomation" }, "SYSTEM", start + 60);
    await applyToCheckIns(db, [settled], { type: "disposed", reason1: "1", reason2: "1-app" }, "ana");
    const page = await lockStatus(db, lead, { page: 0, size: 10_000 }, start + 1200);
    expect(page.totalElement).toBe(3);
    const of = (id: number) => page.content.find(({ checkInId }) => checkInId === id);
    expect(of(held)).toMatchObject({ userId: "ana", createdMinsAgo: 10, waitTimeInMins: 20, airline: "BA" });
    const [row] = await rowsOf(db, [held]);
    expect(of(held)).toMatchObject({ windowClosesAt: row?.windowClosesAt, deptTimeUTCSecs: row?.departsAt });
    expect(of(robot)).toMatchObject({ userId: "AUTOMATION", createdMinsAgo: 19 });
    expect(of(free)).toMatchObject({ userId: "POOL", createdMinsAgo: 48 * 60 + 20, waitTimeInMins: 20 });
    expect(await lockStatus(db, lead, { page: 3, size: 2 }, start)).toMatchObject({ totalElement: 3, content: [] });
    expect((await lockStatus(db, bound, { page: 0, size: 10 }, start)).totalElement).toBe(0);
  });
});

// QUE-26
describe("past data", () => {
  test("are departed check-ins, the latest first, by PNR, booking, airline and date", async () => {
    const { db } = database;
    const early = await addTestUnit(db, { departsIn: hour, airline: "BA", pnr: "PASTAA", bookingNo: "4001" });
    const late = await addTestUnit(db, { departsIn: 3 * hour, airline: "LX", pnr: "PASTBB", bookingNo: "4002" });
    await addTestUnit(db, { departsIn: 20 * hour });
    await addTestUnit(db, { departsIn: hour, vendor: "BLA", pnr: "PASTCC" });
    await applyDueTransitions(db, start + 4 * hour, services);
    const ids = async (options: object, by = lead) =>
      (await pastDataPage(db, by, { ...first, ...options })).content.map(({ checkInId }) => checkInId);
    expect((await ids({})).slice(0, 1)).toEqual(late);
    expect(await ids({})).toHaveLength(3);
    expect(await ids({ pnr: "PASTAA" })).toEqual(early);
    expect(await ids({ bookingNo: "4002" })).toEqual(late);
    expect(await ids({ airline: "LX" })).toEqual(late);
    const [row] = await rowsOf(db, early);
    expect(await ids({ date: row?.departureDate })).toContain(early[0]);
    expect(await ids({ date: "2001-01-01" })).toEqual([]);
    expect(await ids({}, bound)).toHaveLength(1);
  });
});

describe("automation by airline", () => {
  // AUT-5
  test("shows what waits and what is stuck, and asks stuck tasks again", async () => {
    const { db } = database;
    const old = await addTestUnit(db, { airline: "VY" });
    const fresh = await addTestUnit(db, { airline: "VY" });
    await applyToCheckIns(db, old, { type: "sentToAutomation" }, "SYSTEM", start);
    await applyToCheckIns(db, fresh, { type: "sentToAutomation" }, "SYSTEM", start + 1000);
    const now = start + 31 * 60;
    expect(await automationStatus(db, lead, now)).toEqual([
      { airline: "VY", waiting: 2, stuck: 1, oldestMins: 31, reloadable: 0, held: 0 },
    ]);
    const test = testServices();
    const reload = (stuck: boolean, airlineCodes: string[]) =>
      reloadByAirline(db, lead, { stuck, airlineCodes }, now, test.services);
    expect(await reload(true, ["W6"])).toEqual([]);
    expect(await reload(true, ["VY", "W6"])).toEqual(old);
    expect(test.submitted.map(({ checkInId }) => checkInId)).toEqual(old);
    const tasks = await db
      .select()
      .from(automationTask)
      .where(eq(automationTask.checkInId, old[0] ?? 0));
    expect(tasks.map(({ state }) => state).toSorted()).toEqual(["CANCELLED", "WAITING"]);
    expect((await automationStatus(db, lead, now))[0]).toMatchObject({ waiting: 2, stuck: 0 });
    expect((await actionsOf(db, old[0] ?? 0)).slice(-3)).toEqual([
      "RELOADED lead",
      "LOCK_PNR AUTOMATION",
      "SENT_TO_PUPPETEER lead",
    ]);
  });

  // AUT-6
  test("sends what was disposed while its window is open, and gives held work back to the pool", async () => {
    const { db } = database;
    const given = await addTestUnit(db, { airline: "W6" });
    const held = await addTestUnit(db, { airline: "W6", passengers: 2 });
    const other = await addTestUnit(db, { airline: "LX" });
    await applyToCheckIns(db, given, { type: "disposed", reason1: "2", reason2: "2-documents" }, "ana");
    await applyToCheckIns(db, [...held, ...other], { type: "locked" }, "ben");
    expect(await automationStatus(db, lead, start)).toMatchObject([
      { airline: "LX", held: 1, reloadable: 0 },
      { airline: "W6", held: 2, reloadable: 1 },
    ]);
    expect(await reloadByAirline(db, lead, { stuck: false, airlineCodes: ["W6"] }, start, services)).toEqual(given);
    expect(await redistribute(db, lead, ["W6"], start, services)).toBe(2);
    expect((await rowsOf(db, [...held, ...other])).map(({ lockedBy }) => lockedBy)).toEqual([null, null, "ben"]);
  });
});
