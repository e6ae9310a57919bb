import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { addBasics, addTestUnits, hour, rowsOf, start, testDesk } from "../../test/desk.ts";
import { addLink, addLinkedUnit, complete, destination, type LinkedUnit } from "../../test/travellers.ts";
import { passenger } from "../bookings/tables.ts";
import { strikeClock } from "../checkin/clock.ts";
import { checkIn } from "../checkin/tables.ts";
import { purgeTravellers } from "./purge.ts";
import { supplyInfo } from "./supply.ts";
import { pendingChange, publicLink, travellerAudit, travellerInfo } from "./tables.ts";

const day = 86_400;
const database = useDatabase();
beforeAll(() => addBasics(database.db));

const purge = (now: number, days = 90) => purgeTravellers({ db: database.db, now: () => now }, days);
async function fill(unit: LinkedUnit) {
  const [id = ""] = unit.passengers;
  const patch = { ...complete, firstname: "Anna", ktn: "TT1234567" };
  await supplyInfo(
    database.db,
    unit.link,
    { passengers: [{ id, ...patch }], destinationAddress: destination },
    start,
    testDesk().desk,
  );
}
const rowOf = async ({ passengers: [id] }: LinkedUnit) =>
  (
    await database.db
      .select()
      .from(passenger)
      .where(eq(passenger.id, Number(id)))
  )[0];
const kept = async ({ bookingId }: LinkedUnit) =>
  Promise.all(
    [travellerInfo, publicLink, pendingChange].map((table) =>
      database.db.$count(table, eq(table.bookingId, bookingId)),
    ),
  );

test("passport data and what else was supplied go ninety days after the last arrival, and not a second before", async () => {
  const unit = await addLinkedUnit(database.db, { onward: [100 * hour] });
  await fill(unit);
  const arrives = start + 101 * hour;
  await strikeClock(database.db, arrives, testDesk().desk);
  const before = await rowOf(unit);
  expect(before).toMatchObject({ passportNo: "925665416", address: complete.address });
  expect(await purge(arrives + 90 * day - 1)).toBe(0);
  expect(await rowOf(unit)).toEqual(before);
  expect(await kept(unit)).toEqual([1, 1, 1]);

  expect(await purge(arrives + 90 * day)).toBe(1);
  expect(await rowOf(unit)).toEqual({
    ...before,
    passportNo: null,
    passportIssueDate: null,
    passportExpDate: null,
    ktn: "",
    address: null,
  });
  expect((await rowsOf(database.db, unit.checkInIds)).map(({ hasPassport }) => hasPassport)).toEqual([false, false]);
  expect(await kept(unit)).toEqual([0, 0, 0]);
  const log = await database.db.select().from(travellerAudit).where(eq(travellerAudit.bookingId, unit.bookingId));
  expect(log.at(-1)).toMatchObject({ action: "PURGED", userid: "SYSTEM", fields: [] });
  // Nothing is left to be done.
  expect(await purge(arrives + 91 * day)).toBe(0);
});

test("the setting says how long; what came in otherwise goes, too", async () => {
  const { db } = database;
  const unit = await addLinkedUnit(db);
  await db
    .update(passenger)
    .set({ passportExpDate: "2031-03-14" })
    .where(eq(passenger.id, Number(unit.passengers[0])));
  await db.delete(publicLink).where(eq(publicLink.bookingId, unit.bookingId));
  const arrives = start + 21 * hour;
  expect(await purge(arrives + 10 * day, 11)).toBe(0);
  expect(await purge(arrives + 10 * day, 10)).toBe(1);
  expect(await rowOf(unit)).toMatchObject({ passportExpDate: null });
});

test("hundreds of bookings go in one run, those with flights ahead stay", async () => {
  const { db } = database;
  const past = await addTestUnits(
    db,
    Array.from({ length: 450 }, () => ({})),
  );
  const [ahead = []] = await addTestUnits(db, [{ onward: [200 * day] }]);
  const { passengers } = await addLink(db, ahead);
  await db.update(passenger).set({ passportNo: "X1234567" });
  await db.update(checkIn).set({ hasPassport: true });
  // Those of the tests before, too: theirs is no longer ahead.
  expect(await purge(start + 120 * day)).toBeGreaterThanOrEqual(past.length);
  const left = await db.select({ id: passenger.id }).from(passenger).where(eq(passenger.passportNo, "X1234567"));
  expect(left.map(({ id }) => String(id))).toEqual([...passengers]);
  expect((await rowsOf(db, past.flat())).some(({ hasPassport }) => hasPassport)).toBe(false);
  expect((await rowsOf(db, ahead)).every(({ hasPassport }) => hasPassport)).toBe(true);
});
