import { eq } from "drizzle-orm";
import { travellerFacts } from "../travellers/facts.ts";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  actionsOf,
  addBasics,
  addTestPage,
  addTestUnit,
  hour,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { passenger } from "../bookings/tables.ts";
import { type Airports, loadAirports } from "../reference/airports.ts";
import { candidatePage } from "./candidate-tables.ts";
import { applyDueTransitions } from "../checkin/due-transitions.ts";
import { Conflict } from "../checkin/transitions/conflict.ts";
import { listToBeLinked, readFacts } from "./facts.ts";
import { readPnr } from "./pnr-data.ts";

const database = useDatabase();
const ana = person("ana");
let airports: Airports;
beforeAll(async () => {
  await addBasics(database.db, ["ana"]);
  airports = await loadAirports();
});

async function withPassport(pnr: string, bookingNo: string, vendor = "NWT") {
  const ids = await addTestUnit(database.db, { passengers: 2, pnr, bookingNo, vendor, onward: [40 * hour] });
  const [row] = await rowsOf(database.db, ids);
  await database.db
    .update(passenger)
    .set({ passportNo: "X1234567", passportExpDate: "2031-03-14" })
    .where(eq(passenger.id, row?.passengerId ?? 0));
  return ids;
}
const read = (pnr: string, more: object = {}, by = ana, now = start) =>
  readPnr(database.db, by, { pnr, showExpired: false, ...more }, now, { airports, travellers: travellerFacts });
const views = async (id: number) =>
  (await actionsOf(database.db, id)).filter((action) => action.startsWith("VIEWED_PASSPORT"));
const reason = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  return error instanceof Conflict ? error.reason : error;
};

// ACC-16
test("a PNR comes with its flights, travellers, check-ins and passport data, and the look is audited once", async () => {
  const ids = await withPassport("PNRONE", "7001");
  const [stored] = await rowsOf(database.db, ids);
  const data = await read("PNRONE");
  expect(data).toMatchObject({ pnr: "PNRONE", bookingNo: "7001", vendor: "NWT", vendorName: "Northwind Travel" });
  expect(data.segments.map(({ from, to, airline }) => [from.iata, to.iata, airline.name])).toEqual([
    ["LHR", "CDG", "British Airways"],
    ["CDG", "LHR", "British Airways"],
  ]);
  expect(data.segments[0]?.from.name).toContain("Heathrow");
  const [traveller, companion] = data.segments[0]?.passengers ?? [];
  expect(traveller).toMatchObject({
    firstname: "Ana0",
    extraAttributes: { passportNo: "X1234567", passportExpDate: "2031-03-14", primary: true, checkInId: ids[0] },
    checkIn: { checkInId: ids[0], version: stored?.version },
  });
  expect(companion).toMatchObject({ extraAttributes: { passportNo: null, primary: false } });
  await read("PNRONE");
  expect(await views(ids[0] ?? 0)).toEqual(["VIEWED_PASSPORT ana"]);
  expect(await views(ids[1] ?? 0)).toEqual([]);
  await read("PNRONE", {}, ana, start + 601);
  await read("PNRONE", {}, person("ben"));
  expect(await views(ids[0] ?? 0)).toHaveLength(3);
  // Looking changes nothing: screens that read again at every change would never come to rest.
  expect(await rowsOf(database.db, ids.slice(0, 1))).toEqual([stored]);
});

// QUE-24
test("departed flights come along only with the flag", async () => {
  await withPassport("PNRTWO", "7002");
  await applyDueTransitions(database.db, start + 21 * hour, testServices().services);
  expect((await read("PNRTWO", {}, ana, start + 21 * hour)).segments).toHaveLength(1);
  expect((await read("PNRTWO", { showExpired: true }, ana, start + 21 * hour)).segments).toHaveLength(2);
});

// API-8
test("a PNR of several bookings names them; with the booking, and the vendor, it is one; a foreign one is none", async () => {
  await withPassport("PNRTRE", "7003");
  await withPassport("PNRTRE", "7004");
  await withPassport("PNRTRE", "7004", "BLA");
  expect(await reason(read("PNRTRE"))).toMatchObject({
    code: "AMBIGUOUS_PNR",
    bookings: [
      {
        bookingNo: "7003",
        vendor: "NWT",
        passenger: { firstname: "Ana0" },
        passengers: 2,
        departsAt: start + 20 * hour,
      },
      { bookingNo: "7004", vendor: "NWT" },
      { bookingNo: "7004", vendor: "BLA", vendorName: "Blue Atlas" },
    ],
  });
  expect(await read("PNRTRE", { bookingNo: "7003" })).toMatchObject({ bookingNo: "7003" });
  expect(await reason(read("PNRTRE", { bookingNo: "7004" }))).toMatchObject({ code: "AMBIGUOUS_PNR" });
  expect(await read("PNRTRE", { bookingNo: "7004", vendor: "BLA" })).toMatchObject({ vendor: "BLA" });
  expect(await read("PNRTRE", {}, person("bound", ["BLA"]))).toMatchObject({ vendor: "BLA" });
  expect(await reason(read("PNRTRE", { bookingNo: "7003" }, person("bound", ["BLA"])))).toEqual({
    code: "NO_SUCH_PNR",
  });
  expect(await reason(read("NOSUCH"))).toEqual({ code: "NO_SUCH_PNR" });
});

// BP-12
test("the viewer's facts say what the booking says and what the own pass says", async () => {
  const { db } = database;
  const [id = 0] = await withPassport("PNRFOR", "7005");
  const { toRead, services } = testServices();
  const { readPages } = services;
  const facts = () => readFacts(db, ana, id, start, { airports, readPages });
  expect(await facts()).toMatchObject({
    checkIn: { checkInId: id },
    expected: { pnr: "PNRFOR", from: "LHR", passportExpDate: "2031-03-14", marketing: { carrier: "BA" } },
    names: { airline: "British Airways" },
    ownPass: null,
  });
  expect(await views(id)).toEqual(["VIEWED_PASSPORT ana"]);
  const dmscode = await addTestPage(db, id);
  await applyToCheckIns(db, [id], { type: "linked", dmscode, uploadedBy: "ana", differing: false, note: null }, "ana");
  const { ownPass } = await facts();
  expect(ownPass).toMatchObject({
    dmscode,
    source: "barcode",
    reading: "read",
    passes: [{ printedName: "NOVAK/ANA" }],
  });
  // A pass from before pages were read.
  await db.delete(candidatePage).where(eq(candidatePage.dmscode, dmscode));
  expect((await facts()).ownPass).toMatchObject({ dmscode, reading: "waiting", passes: [] });
  expect(toRead).toEqual([dmscode]);
  const [page] = await db.select().from(candidatePage).where(eq(candidatePage.dmscode, dmscode));
  expect(page).toMatchObject({ linkedTo: id, linkedBy: "ana", uploadedBy: "ana" });
  expect(await reason(readFacts(db, person("bound", ["BLA"]), id, start, { airports, readPages }))).toEqual({
    code: "NOT_FOUND",
  });
});

test("to be linked is what has no pass and has not departed", async () => {
  const { db } = database;
  const ids = await withPassport("PNRFIV", "7006");
  const open = async (now = start) =>
    (await listToBeLinked(db, ana, { pnr: "PNRFIV" }, now)).map(({ checkInId }) => checkInId);
  const due = (await rowsOf(db, ids)).filter(({ state }) => state !== "NEW").map(({ id }) => id);
  expect(await open()).toEqual(due);
  const [first = 0, second = 0] = due;
  await applyToCheckIns(
    db,
    [first],
    { type: "linked", dmscode: "d_x", uploadedBy: null, differing: false, note: null },
    "ana",
  );
  await applyToCheckIns(db, [second], { type: "disposed", reason1: "1", reason2: "1-app" }, "ana");
  expect(await open()).toEqual(due.slice(1));
});
