import { presence } from "@gatehouse/domain/checkin";
import { eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import {
  actionsOf,
  addBasics,
  addTestUnit,
  hour,
  applyToCheckIns,
  person,
  start,
  testServices,
} from "../../../test/check-in-fixtures.ts";
import { appUser } from "../../access/tables.ts";
import { auditPassportViews } from "../../boarding-pass/passport-views.ts";
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import { applyDueTransitions } from "../due-transitions.ts";
import { auditEntry, automationTask, checkIn, operatorState } from "../tables.ts";
import { goOnBreak, lockPnr, readAssignment, releaseHeld, selfAssign, startNext } from "./assignments.ts";
import { reportPresence, renewUnitLock } from "./presence.ts";

const database = useDatabase();
const ana = person("ana");
const ben = person("ben");
const minute = 60;
let basics = false;

beforeEach(async () => {
  const { db } = database;
  if (!basics) await addBasics(db, ["ana", "ben"]);
  basics = true;
  for (const table of [auditEntry, automationTask, checkIn, segment, passenger, pnr]) await db.delete(table);
  await db.delete(operatorState);
});

const read = (now: number, operator = ana) => readAssignment(database.db, operator, now);
const heldBy = async (operator = ana) => (await read(start, operator)).held.map(({ checkInId }) => checkInId);
const activeAt = async () =>
  (await database.db.select().from(pnr).where(isNotNull(pnr.heldBy))).map((unit) => unit.activeAt);
const look = (ids: readonly number[], now: number, operator = ana, { services } = testServices()) =>
  reportPresence(database.db, operator, { checkInIds: ids, idle: 0, seen: false }, now, services.live);
const reportIdle = (ids: readonly number[], idle: number, now: number) =>
  reportPresence(database.db, ana, { checkInIds: ids, idle, seen: false }, now, testServices().services.live);
const seen = (now: number) =>
  reportPresence(database.db, ana, { checkInIds: [], idle: 0, seen: true }, now, testServices().services.live);
const open = (checkInId: number, now: number, operator = ana) =>
  database.db.transaction((tx) => renewUnitLock(tx, operator, { checkInId }, now, testServices().services.live));
const pull = (now: number, operator = ana) =>
  startNext(database.db, operator, now, testServices().services, { automatic: true });
const strike = (now: number) => applyDueTransitions(database.db, now, testServices().services);

/** Ana holds a unit since `start`. */
async function held(passengers = 1): Promise<readonly number[]> {
  const unit = await addTestUnit(database.db, { passengers });
  await startNext(database.db, ana, start, testServices().services);
  return unit;
}

// CHK-29
describe("a lock", () => {
  test("goes back at exactly thirty minutes, not a second before", async () => {
    const unit = await held();
    await strike(start + 30 * minute - 1);
    expect(await heldBy()).toEqual(unit);
    expect((await read(start + 30 * minute - 1)).givenBack).toBeNull();
    await strike(start + 30 * minute);
    expect(await heldBy()).toEqual([]);
    expect((await actionsOf(database.db, unit[0] ?? 0)).at(-1)).toBe("UNLOCK_PNR SYSTEM");
  });

  test("stays where its holder comes back while the clock is about to take it", async () => {
    const unit = await held();
    const at = start + 30 * minute;
    let struck: Promise<unknown> = Promise.resolve();
    await database.db.transaction(async (tx) => {
      // The clock can still read that nobody was there, and has to wait before it takes anything.
      await tx.execute(sql`lock table ${pnr} in exclusive mode`);
      await tx.update(pnr).set({ activeAt: at });
      struck = strike(at);
      const waiting = async () => {
        const { rows } = await database.pool.query(
          "select from pg_locks where not granted and relation = 'pnr'::regclass and database = (select oid from pg_database where datname = current_database())",
        );
        return rows.length;
      };
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    });
    await struck;
    expect(await heldBy()).toEqual(unit);
  });

  test("says when it goes back, by the server's clock", async () => {
    await held();
    expect(await read(start + 7)).toMatchObject({ releasesAt: start + 30 * minute, now: start + 7 });
  });

  test.each([
    ["looking at it", (id: number, now: number) => look([id], now)],
    ["opening it", (id: number, now: number) => open(id, now)],
  ])("%s is activity, for the whole unit", async (_, act) => {
    const [first = 0, second = 0] = await held(2);
    const at = start + 29 * minute;
    await act(first, at);
    await strike(at + presence.lock - 1);
    expect(await heldBy()).toEqual([first, second]);
    await strike(at + presence.lock);
    expect(await heldBy()).toEqual([]);
  });

  test("is kept by its holder only, and only by who looks at it", async () => {
    const [id = 0] = await held();
    const other = await addTestUnit(database.db);
    await look([id], start + 20 * minute, ben);
    await look([], start + 21 * minute);
    await look(other, start + 22 * minute);
    await open(id, start + 23 * minute, ben);
    expect(await activeAt()).toEqual([start]);
  });

  test("is kept while a document is looked at without a key, for ten minutes", async () => {
    const [id = 0] = await held();
    await reportIdle([id], 10 * minute - 1, start + 20 * minute);
    expect(await activeAt()).toEqual([start + 20 * minute]);
    await reportIdle([id], 10 * minute, start + 21 * minute);
    expect(await activeAt()).toEqual([start + 20 * minute]);
  });

  test("is written at most twice a minute, however much is reported", async () => {
    const [id = 0] = await held();
    await look([id], start + 29);
    expect(await activeAt()).toEqual([start]);
    await look([id], start + 30);
    await look([id], start + 59);
    expect(await activeAt()).toEqual([start + 30]);
  });

  test("is kept by looking for two hours after the holder's last change, not for ever", async () => {
    const [id = 0, other = 0] = await held(2);
    let now = start;
    for (; now < start + 3 * hour; now += 5 * minute) {
      await look([id], now);
      await open(id, now);
      await strike(now);
    }
    expect(await heldBy()).toEqual([]);
    const [lost] = (await database.db.select().from(auditEntry).where(eq(auditEntry.checkInId, id))).filter(
      ({ userid, action }) => userid === "SYSTEM" && action === "UNLOCK_PNR",
    );
    expect(lost?.at).toBe(start + presence.looking - 5 * minute + presence.lock);
    // Anyone who changes something may look on.
    await lockPnr(database.db, ana, await lockOptionsOf(id), now, testServices().services);
    const taken = now;
    await look([id], taken + presence.looking - 1);
    await applyToCheckIns(
      database.db,
      [other],
      { type: "disposed", reason1: "1", reason2: "1-app" },
      "ana",
      taken + presence.looking - 1,
    );
    await look([id], taken + presence.looking + 20 * minute);
    expect(await activeAt()).toEqual([taken + presence.looking + 20 * minute]);
  });

  test("is kept no longer for a passport that was seen: that changes nothing", async () => {
    const [id = 0] = await held();
    const seenAt = start + presence.looking - 20 * minute;
    await look([id], seenAt);
    await database.db.transaction((tx) => auditPassportViews(tx, [id], "ana", seenAt));
    await look([id], start + presence.looking - 1);
    expect(await activeAt()).toEqual([start + presence.looking - 1]);
    await look([id], start + presence.looking + minute);
    expect(await activeAt()).toEqual([start + presence.looking - 1]);
  });

  test("is kept no longer because somebody else changed something about it", async () => {
    const [id = 0] = await held();
    const changedAt = start + presence.looking - 20 * minute;
    await look([id], changedAt);
    await database.db.insert(auditEntry).values({ checkInId: id, action: "UNLOCK_PNR", userid: "ben", at: changedAt });
    await look([id], start + presence.looking - 1);
    expect(await activeAt()).toEqual([start + presence.looking - 1]);
    await look([id], start + presence.looking + minute);
    expect(await activeAt()).toEqual([start + presence.looking - 1]);
  });

  test("that other screens may be warning of is announced when it is kept; before that nobody is disturbed", async () => {
    const [id = 0] = await held();
    const [user] = await database.db.select().from(appUser).where(eq(appUser.userid, "ana"));
    const early = testServices();
    await look([id], start + 25 * minute - 1, ana, early);
    expect(early.announced).toEqual([]);
    const late = testServices();
    await look([id], start + 25 * minute - 1 + 25 * minute, ana, late);
    expect(late.announced).toEqual([
      { event: { type: "assignment.changed" }, audience: { to: "user", userId: user?.id } },
    ]);
  });
});

const lockOptionsOf = async (checkInId: number) => {
  const [row] = await database.db.select().from(checkIn).where(eq(checkIn.id, checkInId));
  return { checkInId, pnr: row?.pnr ?? "", bookingNo: row?.bookingNo ?? "" };
};

describe("what went back", () => {
  test("is told until it was seen, with who has it now", async () => {
    const [id = 0] = await held();
    const { pnr: locator, bookingNo } = await lockOptionsOf(id);
    const at = start + 30 * minute;
    await strike(at);
    const unit = { pnr: locator, bookingNo, vendorName: "Northwind Travel" };
    expect((await read(at + 5)).givenBack).toEqual({ at, units: [{ ...unit, checkInId: id, heldBy: null }] });
    expect((await read(at + 5, ben)).givenBack).toBeNull();
    await startNext(database.db, ben, at + 10, testServices().services);
    expect((await read(at + 15)).givenBack).toEqual({ at, units: [{ ...unit, checkInId: null, heldBy: "ben" }] });
    await seen(at + 20);
    expect((await read(at + 20)).givenBack).toBeNull();
  });

  test("is told together where several went, and is over when it is taken again", async () => {
    const [first = 0] = await addTestUnit(database.db);
    const [second = 0] = await addTestUnit(database.db);
    await selfAssign(database.db, ana, [first], start, testServices().services);
    await selfAssign(database.db, ana, [second], start + 60, testServices().services);
    await strike(start + 30 * minute);
    await strike(start + 31 * minute);
    const back = (await read(start + 31 * minute)).givenBack;
    expect(back?.at).toBe(start + 31 * minute);
    expect(back?.units.map(({ checkInId }) => checkInId)).toEqual([first, second]);
    await lockPnr(database.db, ana, await lockOptionsOf(first), start + 32 * minute, testServices().services);
    expect(await read(start + 32 * minute)).toMatchObject({ givenBack: null, held: [{ checkInId: first }] });
  });

  test("by the operator's own hand is nothing that needs telling", async () => {
    await held();
    await releaseHeld(database.db, ana, start + 60, testServices().services);
    expect((await read(start + 60)).givenBack).toBeNull();
  });
});

// CHK-30
describe("the next unit comes by itself", () => {
  test("for somebody who was there within ten minutes, and for nobody else", async () => {
    await addTestUnit(database.db);
    await pull(start);
    expect(await heldBy()).toEqual([]);
    await look([], start);
    await pull(start + 10 * minute);
    expect(await heldBy()).toEqual([]);
    await pull(start + 10 * minute - 1);
    expect(await heldBy()).toHaveLength(1);
  });

  test("for somebody who is there at one of their screens, whatever the others say", async () => {
    await addTestUnit(database.db);
    await look([], start);
    await reportIdle([], 3 * hour, start + 9 * minute);
    await pull(start + 9 * minute);
    expect(await heldBy()).toHaveLength(1);
  });

  test("not before they have seen what went back, however often it is asked for", async () => {
    await held();
    await strike(start + 30 * minute);
    await look([], start + 30 * minute);
    await pull(start + 30 * minute);
    expect(await heldBy()).toEqual([]);
    await seen(start + 30 * minute + 1);
    await pull(start + 30 * minute + 1);
    expect(await heldBy()).toHaveLength(1);
  });

  test("never on a break; the button needs no more than a hand", async () => {
    await addTestUnit(database.db);
    await goOnBreak(database.db, ana, start, testServices().services);
    await look([], start);
    await pull(start);
    expect(await heldBy()).toEqual([]);
    await startNext(database.db, ana, start + 8 * hour, testServices().services);
    expect(await heldBy()).toHaveLength(1);
  });
});
