import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessAudit } from "../access/tables.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";

const database = useDatabase();
const server = useServer(database);
const tokens = new Map<string, string>();
const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
const read = (who: string, code = "SKY", currency = "") =>
  call(who, "GET", `/travelapi/ancillary/prices?code=${code}&currency=${currency}`);
const watcher = (unit: number) => ({ product: "flight-watcher", unit });
const save = (who: string, more: object = {}) =>
  call(who, "POST", "/travelapi/ancillary/prices", { code: "SKY", currency: "USD", prices: [], seen: [], ...more });

beforeAll(async () => {
  const { db } = database;
  await addPeople(db);
  for (const who of ["vendor", "level1-vendor", "crm-operator", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
  const [made] = await db.insert(booking).values({ vendor: "SKY", bookingNo: "S-1", createdAt: 1 }).returning();
  const [record] = await db
    .insert(pnr)
    .values({ bookingId: made?.id ?? 0, vendor: "SKY", bookingNo: "S-1", pnr: "AB12CD" })
    .returning();
  const departs = Math.floor(Date.now() / 1000) + 40 * 86_400;
  await db.insert(segment).values({
    pnrId: record?.id ?? 0,
    position: 0,
    marketingCarrier: "TP",
    marketingNumber: "210",
    from: "JFK",
    to: "LIS",
    departureDate: "2027-01-10",
    departureTime: "10:15",
    departureZone: "UTC",
    departsAt: departs,
    arrivalDate: "2027-01-10",
    arrivalTime: "17:00",
    arrivalZone: "UTC",
    arrivesAt: departs + 7200,
  });
});

// ANC-10
describe("prices of a vendor", () => {
  test("are seen by whoever looks after it, and set by administrators", async () => {
    for (const who of ["vendor", "level1-vendor", "admin"])
      expect(await read(who), who).toMatchObject({ status: 200, body: { currency: "USD", prices: [] } });
    expect((await read("crm-operator")).status).toBe(403);
    expect((await read("vendor", "SEA")).status).toBe(404);
    for (const who of ["vendor", "level1-vendor", "crm-operator"])
      expect((await save(who, { prices: [watcher(1)] })).status, who).toBe(403);
    expect((await save("admin", { code: "NONE", prices: [watcher(1)] })).status).toBe(404);
  });

  test("are what the next cart costs, and are kept with who changed them", async () => {
    expect((await save("admin", { prices: [watcher(800)] })).body).toEqual({ changed: true });
    const cartPrices = async () => {
      const { body } = await call("vendor", "GET", "/travelapi/ancillary/booking?bookingNo=S-1");
      return body["prices"];
    };
    expect(await cartPrices()).toEqual([watcher(800)]);
    expect((await save("admin", { prices: [watcher(950)], seen: [watcher(800)] })).body).toEqual({ changed: true });
    expect(await cartPrices()).toEqual([watcher(950)]);
    const order = { bookingNo: "S-1", vendorCode: "SKY", passengers: 1, products: ["flight-watcher"], currency: "USD" };
    const moved = await call("vendor", "POST", "/travelapi/ancillary/orders", { ...order, total: 800 });
    expect(moved).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED", data: { total: 950 } } });

    expect((await save("admin", { prices: [watcher(950)] })).body).toEqual({ changed: false });
    const { body } = await call("vendor", "GET", "/vendors/SKY/history");
    expect(body["entries"]).toMatchObject([
      { action: "VENDOR_PRICES_CHANGED", detail: "USD: flight-watcher $8.00 → $9.50", doneBy: "admin" },
      { action: "VENDOR_PRICES_CHANGED", detail: "USD: flight-watcher – → $8.00" },
    ]);
  });

  test("of one currency leave the others as they are; without one a product is not sold", async () => {
    expect((await save("admin", { currency: "JPY", prices: [watcher(1200)] })).status).toBe(200);
    expect((await read("vendor")).body["prices"]).toEqual([watcher(950)]);
    expect((await save("admin", { prices: [], seen: [watcher(950)] })).body).toEqual({ changed: true });
    expect((await read("vendor", "SKY", "JPY")).body["prices"]).toEqual([watcher(1200)]);
    expect((await read("vendor")).body["prices"]).toEqual([]);
  });

  test("that somebody else changed meanwhile are not overwritten", async () => {
    expect((await save("admin", { prices: [watcher(700)], seen: [] })).status).toBe(200);
    const late = await save("admin", { prices: [watcher(600)], seen: [] });
    expect(late).toMatchObject({ status: 409, body: { code: "CHANGED" } });
    expect((await read("vendor")).body["prices"]).toEqual([watcher(700)]);
    const isPrices = and(eq(accessAudit.subject, "SKY"), eq(accessAudit.action, "VENDOR_PRICES_CHANGED"));
    expect(await database.db.$count(accessAudit, isPrices)).toBe(5);
  });

  test.each([
    ["nothing", { prices: [watcher(0)] }],
    ["less than nothing", { prices: [watcher(-100)] }],
    ["a part of a cent", { prices: [watcher(1.5)] }],
    ["more than anything costs", { prices: [watcher(10_000_001)] }],
    ["a product that nobody knows", { prices: [{ product: "insurance", unit: 100 }] }],
    ["a currency that nobody sells in", { currency: "XYZ", prices: [watcher(100)] }],
  ])("that are %s are refused", async (_, more) => {
    expect((await save("admin", { seen: [watcher(700)], ...more })).status).toBe(400);
  });
});

test("a booking is of those who still travel with it", async () => {
  const [record] = await database.db.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingNo, "S-1"));
  const person = { pnrId: record?.id ?? 0, gender: "F", dateOfBirth: "1990-01-01", title: "MRS" } as const;
  await database.db.insert(passenger).values([
    { ...person, position: 0, firstname: "Inès", lastname: "Berger", cancelled: true },
    { ...person, position: 1, firstname: "Odile", lastname: "Marchand" },
    { ...person, position: 2, firstname: "Paul", lastname: "Marchand" },
  ]);
  const { body } = await call("vendor", "GET", "/travelapi/ancillary/booking?bookingNo=S-1");
  expect(body).toMatchObject({ traveller: "Odile Marchand", passengers: 2 });
});
