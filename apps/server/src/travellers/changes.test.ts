import { eq } from "drizzle-orm";
import { travellerFacts } from "./facts.ts";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  actionsOf,
  addBasics,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { addLinkedUnit, complete, type LinkedUnit } from "../../test/travellers.ts";
import { passenger } from "../bookings/tables.ts";
import { readPnr } from "../boarding-pass/pnr-data.ts";
import { loadAirports } from "../reference/airports.ts";
import { decideChange, type Decision, listChanges } from "./changes.ts";
import { readInfo } from "./read-info.ts";
import { supplyInfo } from "./supply.ts";
import { auditLog } from "../checkin/queue/queue.ts";
import { pendingChange, travellerAudit } from "./tables.ts";

const database = useDatabase();
const ana = person("ana");
const bound = person("bound", ["BLA"]);
beforeAll(() => addBasics(database.db, ["ana", "bound"]));

async function ask(unit: LinkedUnit, patch: object) {
  const [id = ""] = unit.passengers;
  const supplied = await supplyInfo(
    database.db,
    unit.link,
    { passengers: [{ id, ...patch }] },
    start,
    testServices().services,
  );
  if (supplied.outcome !== "saved") throw new Error(supplied.outcome);
}
const list = async (by = ana, options: { bookingNo?: string; vendor?: string; page?: number; size?: number } = {}) =>
  listChanges(database.db, by, { page: 0, size: 50, ...options });
const changeOf = async ({ bookingNo }: LinkedUnit) => (await list(ana, { bookingNo })).content[0]?.id ?? 0;
/** Decides about what is asked for at this moment. */
const decide = async (id: number, decision: Decision, by = ana, services = testServices().services) => {
  const [change] = await database.db.select().from(pendingChange).where(eq(pendingChange.id, id));
  return decideChange(database.db, by, { id, decision, to: change?.wanted ?? "" }, start + 60, services);
};
const rowOf = async ({ passengers: [id] }: LinkedUnit) =>
  (
    await database.db
      .select()
      .from(passenger)
      .where(eq(passenger.id, Number(id)))
  )[0];

// TRV-15
test("changes are listed with what stands and what is wanted, for anyone who may see the booking", async () => {
  const [unit, other] = [await addLinkedUnit(database.db), await addLinkedUnit(database.db, { vendor: "BLA" })];
  await ask(unit, { firstname: "Anna" });
  await ask(other, { lastname: "Nowak" });
  const { bookingNo, passengers } = unit;
  const [{ pnr } = { pnr: "" }] = await rowsOf(database.db, unit.checkInIds);
  expect((await list(ana, { bookingNo })).content).toEqual([
    {
      id: expect.any(Number) as number,
      bookingNo,
      vendor: "NWT",
      pnr,
      passenger: { id: passengers[0], title: "MS", firstname: "Ana0", lastname: "Novak" },
      field: "firstname",
      from: "Ana0",
      to: "Anna",
      requestedAt: start,
    },
  ]);
  expect((await list(bound)).content.map((change) => change.bookingNo)).toEqual([other.bookingNo]);
  expect(await list(bound, { bookingNo })).toMatchObject({ content: [], totalElement: 0 });
  expect(await list(ana, { size: 1, page: 1 })).toMatchObject({ pageNo: 2, totalElement: 2, totalPages: 2 });
});

test("a confirmed name is at the passenger and in the queue, under a new version, and everybody is told", async () => {
  const unit = await addLinkedUnit(database.db);
  await ask(unit, { firstname: "Anna" });
  const [before] = await rowsOf(database.db, unit.checkInIds);
  const { announced, services } = testServices();
  expect(await decide(await changeOf(unit), "confirmed", ana, services)).toEqual({ outcome: "done" });
  expect(await rowOf(unit)).toMatchObject({ firstname: "Anna", lastname: "Novak" });
  expect(await rowsOf(database.db, unit.checkInIds)).toMatchObject([
    { firstname: "Anna", version: (before?.version ?? 0) + 1 },
  ]);
  expect(announced.map(({ event }) => event)).toContainEqual({ type: "checkin.changed", ids: unit.checkInIds });
  expect(await list(ana, { bookingNo: unit.bookingNo })).toMatchObject({ totalElement: 0 });
  expect((await readInfo(database.db, unit.link, start)).awaitingStaff).toEqual([]);
  const log = await database.db.select().from(travellerAudit).where(eq(travellerAudit.bookingId, unit.bookingId));
  expect(log).toContainEqual(
    expect.objectContaining({ action: "CHANGE_CONFIRMED", userid: "ana", at: start + 60, fields: ["firstname"] }),
  );
});

// CHK-5
test("the log of each of the booking's check-ins tells what travellers supplied and who decided, to its own vendor's staff only", async () => {
  const unit = await addLinkedUnit(database.db);
  await ask(unit, { firstname: "Anna" });
  expect(await decide(await changeOf(unit), "refused")).toEqual({ outcome: "done" });
  const [id = 0] = unit.checkInIds;
  const told = (await auditLog(database.db, ana, id, travellerFacts))?.filter(({ supplied }) => supplied !== null);
  expect(told?.map(({ action, userid, supplied }) => [action, userid, supplied])).toEqual(
    expect.arrayContaining([
      [
        "CHANGE_REQUESTED",
        "TRAVELLER",
        { passenger: expect.stringContaining("Novak") as string, fields: ["firstname"] },
      ],
      ["CHANGE_REFUSED", "ana", { passenger: expect.stringContaining("Novak") as string, fields: ["firstname"] }],
    ]),
  );
  expect(JSON.stringify(told)).not.toContain("Anna");
  expect(await auditLog(database.db, bound, id, travellerFacts)).toBeUndefined();
});

test("a refused one changes nothing, and can be asked for again", async () => {
  const unit = await addLinkedUnit(database.db);
  await ask(unit, { lastname: "Nowak" });
  await decide(await changeOf(unit), "refused");
  expect(await rowOf(unit)).toMatchObject({ lastname: "Novak" });
  await ask(unit, { lastname: "Nowak" });
  expect((await list(ana, { bookingNo: unit.bookingNo })).content).toMatchObject([{ to: "Nowak" }]);
  expect(await database.db.$count(pendingChange, eq(pendingChange.bookingId, unit.bookingId))).toBe(2);
});

test("the traveller hears of a refused one, and not by whom, until they ask for another or thirty days have gone", async () => {
  const unit = await addLinkedUnit(database.db);
  const day = 86_400;
  const told = async (now = start + 60) => {
    const { refusedByStaff, awaitingStaff } = await readInfo(database.db, unit.link, now);
    return { refusedByStaff, awaitingStaff };
  };
  const [id = ""] = unit.passengers;
  await ask(unit, { lastname: "Nowak", firstname: "Anna" });
  await decide(await changeOf(unit), "confirmed");
  await decide(await changeOf(unit), "refused");
  const refused = (value: string) => ({ refusedByStaff: [{ id, field: "lastname", value }], awaitingStaff: [] });
  expect(await told()).toEqual(refused("Nowak"));
  expect(JSON.stringify(await readInfo(database.db, unit.link, start + 60))).not.toContain('"ana"');
  expect(await told(start + 60 + 30 * day)).toEqual({ refusedByStaff: [], awaitingStaff: [] });
  await ask(unit, { lastname: "Novotny" });
  expect(await told()).toEqual({ refusedByStaff: [], awaitingStaff: [{ id, field: "lastname", value: "Novotny" }] });
  await decide(await changeOf(unit), "refused");
  expect(await told()).toEqual(refused("Novotny"));
  await ask(unit, { lastname: "Nowak" });
  await decide(await changeOf(unit), "confirmed");
  expect(await told()).toEqual({ refusedByStaff: [], awaitingStaff: [] });
});

// TRV-16
test("whatever is decided, a check-in that waited for it alone goes on, and its log names who decided", async () => {
  for (const decision of ["confirmed", "refused"] as const) {
    const unit = await addLinkedUnit(database.db);
    await applyToCheckIns(database.db, unit.checkInIds, { type: "disposed", reason1: "3", reason2: "3-name" }, "ana");
    await ask(unit, { ...complete, firstname: "Anna" });
    expect((await rowsOf(database.db, unit.checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_DISPOSAL");
    await decide(await changeOf(unit), decision);
    expect((await rowsOf(database.db, unit.checkInIds))[0]?.state).toBe("ELIGIBLE_FOR_CHECKIN");
    expect((await actionsOf(database.db, unit.checkInIds[0] ?? 0)).at(-1)).toBe("INFO_COMPLETED ana");
  }
});

test("it is decided once; two who decide at one moment hear who was first", async () => {
  const unit = await addLinkedUnit(database.db);
  await ask(unit, { firstname: "Anna" });
  const id = await changeOf(unit);
  const outcomes = await Promise.all([
    decide(id, "confirmed", ana),
    decide(id, "refused", person("ben")),
    decide(id, "refused", person("eva")),
  ]);
  expect(outcomes.filter(({ outcome }) => outcome === "done")).toHaveLength(1);
  const [row] = await database.db.select().from(pendingChange).where(eq(pendingChange.id, id));
  expect(outcomes.filter(({ outcome }) => outcome === "decided")).toEqual([
    { outcome: "decided", state: row?.state, userid: row?.decidedBy },
    { outcome: "decided", state: row?.state, userid: row?.decidedBy },
  ]);
  expect((await rowOf(unit))?.firstname).toBe(row?.state === "confirmed" ? "Anna" : "Ana0");
});

test("what was asked for again since is not what was decided about", async () => {
  const unit = await addLinkedUnit(database.db);
  await ask(unit, { firstname: "Anna" });
  const id = await changeOf(unit);
  await ask(unit, { firstname: "Hanna" });
  const { services } = testServices();
  const stale = { id, decision: "confirmed", to: "Anna" } as const;
  expect(await decideChange(database.db, ana, stale, start + 60, services)).toEqual({
    outcome: "changed",
    to: "Hanna",
  });
  expect((await rowOf(unit))?.firstname).toBe("Ana0");
  expect(await decide(id, "confirmed")).toEqual({ outcome: "done" });
  expect((await rowOf(unit))?.firstname).toBe("Hanna");
});

test("a foreign one is one that does not exist", async () => {
  const unit = await addLinkedUnit(database.db);
  await ask(unit, { firstname: "Anna" });
  expect(await decide(await changeOf(unit), "confirmed", bound)).toEqual({ outcome: "unknown" });
  expect(await decide(2 ** 40, "confirmed", bound)).toEqual({ outcome: "unknown" });
  expect(await rowOf(unit)).toMatchObject({ firstname: "Ana0" });
});

test("the details page has what waits, and what the travellers supplied", async () => {
  const unit = await addLinkedUnit(database.db);
  const { db } = database;
  const [row] = await rowsOf(db, unit.checkInIds);
  const { pnr, bookingNo } = row ?? { pnr: "", bookingNo: "" };
  const read = async () =>
    readPnr(db, ana, { pnr, bookingNo, showExpired: false }, start, {
      airports: await loadAirports(),
      travellers: travellerFacts,
    });
  expect(await read()).toMatchObject({ awaitingStaff: [], destinationAddress: null, emergencyContact: null });
  const [id = ""] = unit.passengers;
  const contact = {
    firstname: "Bo",
    lastname: "Berg",
    email: "bo@traveller.example",
    phoneCode: "46",
    phoneNumber: "812345678",
    nationality: "SWE",
  };
  await supplyInfo(
    db,
    unit.link,
    {
      passengers: [{ id, ...complete, firstname: "Anna", ktn: "TT1234567" }],
      destinationAddress: { ...complete.address },
      emergencyContact: contact,
    },
    start,
    testServices().services,
  );
  const data = await read();
  expect(data).toMatchObject({
    awaitingStaff: [{ field: "firstname", from: "Ana0", to: "Anna", bookingNo }],
    destinationAddress: complete.address,
    emergencyContact: contact,
  });
  const { address, email, ...known } = complete;
  expect(data.segments[0]?.passengers[0]).toMatchObject({
    email,
    extraAttributes: { ...known, ktn: "TT1234567", address, dob: "1990-01-01" },
  });
  expect((await actionsOf(db, unit.checkInIds[0] ?? 0)).at(-1)).toBe("VIEWED_PASSPORT ana");
});
