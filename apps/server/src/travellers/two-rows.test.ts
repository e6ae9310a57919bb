import { asc, eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { addBasics, hour, person, rowsOf, start, testServices } from "../../test/check-in-fixtures.ts";
import { addLink, addLinkedUnit, complete, type LinkedUnit } from "../../test/travellers.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import { decideChange, type Decision, listChanges } from "./changes.ts";
import { readInfo } from "./read-info.ts";
import { supplyInfo } from "./supply.ts";
import { pendingChange, travellerAudit } from "./tables.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db, ["ana"]));
const ana = person("ana");

type Columns = Partial<typeof passenger.$inferInsert>;

/** One person in two PNRs of a booking, of whom each row says something else. */
async function addTwoRows(first: Columns, second: Columns) {
  const { db } = database;
  const out = await addLinkedUnit(db);
  const back = await addLinkedUnit(db, { departsIn: 90 * hour });
  await db.update(pnr).set({ bookingId: out.bookingId }).where(eq(pnr.bookingId, back.bookingId));
  const unit = await addLink(db, [...out.checkInIds, ...back.checkInIds]);
  const [one = 0, other = 0] = unit.passengers.map(Number);
  await db.update(passenger).set(first).where(eq(passenger.id, one));
  await db.update(passenger).set(second).where(eq(passenger.id, other));
  return { unit, one, other };
}
async function save({ link, passengers: [id = ""] }: LinkedUnit, patch: object) {
  const supplied = await supplyInfo(
    database.db,
    link,
    { passengers: [{ id, ...patch }] },
    start,
    testServices().services,
  );
  if (supplied.outcome !== "saved") throw new Error(supplied.outcome);
  return supplied.info;
}
const stored = ({ passengers }: LinkedUnit) =>
  database.db
    .select()
    .from(passenger)
    .where(inArray(passenger.id, passengers.map(Number)))
    .orderBy(asc(passenger.id));
const logOf = async ({ bookingId }: LinkedUnit) =>
  (
    await database.db
      .select()
      .from(travellerAudit)
      .where(eq(travellerAudit.bookingId, bookingId))
      .orderBy(travellerAudit.id)
  ).map(({ action, passengerId, fields }) => [action, passengerId, ...fields].join(" "));
const waitingOf = async ({ bookingNo }: LinkedUnit) =>
  (await listChanges(database.db, ana, { bookingNo, page: 0, size: 50 })).content;
const decide = (change: { readonly id: number; readonly to: string }, decision: Decision) =>
  decideChange(database.db, ana, { ...change, decision }, start + 60, testServices().services);

const mails = [{ email: "one@traveller.example" }, { email: "other@traveller.example" }] as const;

test("what nobody changed stays on each row as it was booked", async () => {
  const { unit, one, other } = await addTwoRows(
    { ...mails[0], phoneNumber: "7911123456", phoneCode: "44", gender: "F" },
    { ...mails[1], phoneNumber: "5551234567", phoneCode: "1", gender: "X" },
  );
  const [before] = await rowsOf(database.db, unit.checkInIds.slice(1));
  await save(unit, { ktn: "TT1234567" });
  expect(await stored(unit)).toMatchObject([
    { ...mails[0], phoneNumber: "7911123456", gender: "F", ktn: "TT1234567" },
    { ...mails[1], phoneNumber: "5551234567", phoneCode: "1", gender: "X", ktn: "TT1234567" },
  ]);
  expect(await logOf(unit)).toEqual([`INFO_SUPPLIED ${one} ktn`, `INFO_SUPPLIED ${other} ktn`]);
  expect(await rowsOf(database.db, unit.checkInIds.slice(1))).toEqual([before]);
});

test("another mail address waits on every row that has one, and each is decided by what is on it", async () => {
  const { unit, one, other } = await addTwoRows(...mails);
  const to = "new@traveller.example";
  const info = await save(unit, { email: to, ktn: "TT1234567" });
  expect(info.awaitingStaff).toEqual([{ id: String(one), field: "email", value: "n•••@•••.example" }]);
  expect(await stored(unit)).toMatchObject(mails);
  expect(await logOf(unit)).toEqual([
    `INFO_SUPPLIED ${one} ktn`,
    `INFO_SUPPLIED ${other} ktn`,
    `CHANGE_REQUESTED ${one} email`,
    `CHANGE_REQUESTED ${other} email`,
  ]);
  const changes = await waitingOf(unit);
  expect(changes).toMatchObject([
    { passenger: { id: String(one) }, from: mails[0].email, to },
    { passenger: { id: String(other) }, from: mails[1].email, to },
  ]);
  const [first = { id: 0, to }, second = { id: 0, to }] = changes;
  expect(await decide(first, "confirmed")).toEqual({ outcome: "done" });
  expect(await stored(unit)).toMatchObject([{ email: to }, mails[1]]);
  // What is there by now is nothing that the traveller waits for.
  expect((await readInfo(database.db, unit.link, start + 61)).awaitingStaff).toEqual([]);
  expect(await decide(second, "refused")).toEqual({ outcome: "done" });
  expect(await stored(unit)).toMatchObject([{ email: to }, mails[1]]);
  expect((await readInfo(database.db, unit.link, start + 61)).refusedByStaff).toEqual([]);
});

test("a row on which the change request stands already waits for nothing, and a later change request leaves no earlier one behind", async () => {
  const { unit, one } = await addTwoRows(...mails);
  await save(unit, { email: "new@traveller.example" });
  const info = await save(unit, { email: mails[1].email });
  expect(info.awaitingStaff).toEqual([{ id: String(one), field: "email", value: "o•••@•••.example" }]);
  expect(await waitingOf(unit)).toMatchObject([{ passenger: { id: String(one) }, to: mails[1].email }]);
});

test("one mail address on both rows, or a name, is one change request and one decision for both", async () => {
  const { unit } = await addTwoRows(mails[0], mails[0]);
  await save(unit, { email: mails[1].email, firstname: "Anna" });
  const changes = await waitingOf(unit);
  expect(changes.map(({ field }) => field)).toEqual(["firstname", "email"]);
  for (const change of changes) await decide(change, "confirmed");
  expect(await stored(unit)).toMatchObject([
    { firstname: "Anna", ...mails[1] },
    { firstname: "Anna", ...mails[1] },
  ]);
  expect((await readInfo(database.db, unit.link, start)).passengers).toHaveLength(1);
});

test("a mail address that one row has is not replaced through the row that has none", async () => {
  const { unit, other } = await addTwoRows({ email: "" }, mails[1]);
  await save(unit, { email: "thief@elsewhere.example" });
  expect(await stored(unit)).toMatchObject([{ email: "" }, mails[1]]);
  const [change] = await waitingOf(unit);
  expect(change).toMatchObject({ passenger: { id: String(other) }, from: mails[1].email });
  await decide(change ?? { id: 0, to: "" }, "confirmed");
  expect((await stored(unit)).map(({ email }) => email)).toEqual([
    "thief@elsewhere.example",
    "thief@elsewhere.example",
  ]);
});

test("a passport is one document on every row", async () => {
  const { passportNo, passportIssueDate, passportExpDate } = complete;
  const document = { passportNo, passportIssueDate, passportExpDate };
  const another = { passportNo: "107185703", passportIssueDate: "2019-01-01", passportExpDate: "2029-01-01" };
  // The dates of a document that another row does not have are not that row's.
  const apart = await addTwoRows(document, another);
  await save(apart.unit, { passportExpDate: "2031-01-01" });
  expect(await stored(apart.unit)).toMatchObject([{ ...document, passportExpDate: "2031-01-01" }, another]);
  expect(await logOf(apart.unit)).toEqual([`INFO_SUPPLIED ${apart.one} passportExpDate`]);
  // A new one is.
  await save(apart.unit, { passportNo: "925665417" });
  for (const row of await stored(apart.unit))
    expect(row).toMatchObject({ ...document, passportNo: "925665417", passportExpDate: "2031-01-01" });
});

test("what a row lacks is filled in with what the same person gave, so that a complete form is complete on each", async () => {
  const { email: _, ...known } = complete;
  const { unit, one, other } = await addTwoRows({ ...known, ktn: "" }, { phoneNumber: "" });
  await save(unit, { ktn: "TT1234567" });
  expect(await stored(unit)).toMatchObject([{ ...known }, { ...known }]);
  expect((await rowsOf(database.db, unit.checkInIds)).map(({ hasPassport }) => hasPassport)).toEqual([false, true]);
  const log = await logOf(unit);
  expect(log[0]).toBe(`INFO_SUPPLIED ${one} ktn`);
  expect(log[1]).toMatch(new RegExp(`^INFO_SUPPLIED ${other} .*passportNo.*address.line1`));
  expect(await database.db.$count(pendingChange, eq(pendingChange.bookingId, unit.bookingId))).toBe(0);
});
