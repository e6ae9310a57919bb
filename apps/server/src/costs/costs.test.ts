import { emptyContent } from "@gatehouse/domain/trips";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { appUser, vendor } from "../access/tables.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { program } from "../requests/tables.ts";
import { itinerary, itineraryVersion } from "../trips/tables.ts";
import { readBilled } from "./billed.ts";
import { costData } from "./personal-data.ts";
import { billingAudit, billingEntry, billingRecord } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const tokens = new Map<string, string>();
let traveller = "";

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
const search = (who: string, bookingno: string, vendorCode = "") =>
  call(who, "GET", `/travelapi/billing/search?bookingno=${bookingno}&vendorCode=${vendorCode}`);

type Shown = Record<string, unknown> & {
  readonly version: number;
  readonly marks: readonly { readonly field: string; readonly source: string }[];
  readonly flightDetails: readonly Record<string, string>[];
  readonly history: readonly Record<string, unknown>[];
};
const read = async (bookingNo: string, who = "billing"): Promise<Shown> => {
  const { status, body } = await search(who, bookingNo);
  expect(status).toBe(200);
  return body["data"] as Shown;
};
/** A record as somebody would send it back. */
const sent = ({ id: _id, vendorName: _name, currency: _currency, history: _history, ...record }: Shown) => record;
const save = (who: string, record: object) => call(who, "POST", "/travelapi/billing/save", record);

beforeAll(async () => {
  const { db } = database;
  const people = await addPeople(db);
  traveller = people.get("TRAVELLER") ?? "";
  // Somebody of a vendor who was given the code besides their role (ACC-2).
  await db
    .update(appUser)
    .set({ permissions: ["billingEntry"] })
    .where(eq(appUser.userid, "operator-vendor"));
  await db.update(vendor).set({ currency: "EUR" }).where(eq(vendor.code, "SEA"));
  for (const who of ["billing", "admin", "operator-vendor", "operator"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
  await db
    .insert(booking)
    .values([
      { vendor: "SKY", bookingNo: "SKY-1", createdAt: Date.UTC(2026, 10, 12) / 1000 },
      { vendor: "SKY", bookingNo: "BOTH", createdAt: 1 },
      { vendor: "SEA", bookingNo: "BOTH", createdAt: 1 },
      ...["SKY-2", "SKY-3", "SKY-4", "SKY-5"].map((bookingNo) => ({ vendor: "SKY", bookingNo, createdAt: 1 })),
    ]);
  const [trip] = await db
    .insert(itinerary)
    .values({
      vendor: "SKY",
      bookingNo: "SKY-1",
      version: 1,
      startDate: "2026-11-20",
      endDate: "2026-11-22",
      startsAt: 1,
      endsAt: 2,
      travellerIds: [traveller],
      travellers: [],
    })
    .returning();
  const end = (airportCode: string, dateTime: string) => ({ airportCode, dateTime, zone: "", terminal: "" });
  const flight = {
    airlineCode: "DL",
    flightNum: "1",
    pnr: "GK8M2T",
    passengerExtra: [],
    confirmationNumber: "",
    cancelled: false,
  };
  await db.insert(itineraryVersion).values({
    itineraryId: trip?.id ?? 0,
    version: 1,
    meantSo: [],
    publishedAt: 1,
    publishedBy: "crm-operator",
    content: {
      ...emptyContent,
      travellers: [
        {
          travelerId: "t1",
          prefix: "Dr.",
          firstName: "Priya",
          middleName: "",
          lastName: "Raman",
          email: "",
          phone: "",
        },
      ],
      flights: [
        { ...flight, id: "1", departure: end("BOS", "2026-11-20T08:00"), arrival: end("RST", "2026-11-20T11:00") },
        { ...flight, id: "2", departure: end("RST", "2026-11-22T08:00"), arrival: end("BOS", "2026-11-22T13:00") },
      ],
    },
  });
  await db.insert(program).values([
    {
      vendor: "SKY",
      hospital: "St. Brigid Medical",
      city: "Rochester",
      deptInfos: [{ deptCode: "4410", deptName: "Cardiac" }],
    },
    { vendor: "SEA", hospital: "Harbor", city: "Baltimore" },
    { vendor: "SKY", hospital: "Closed", city: "Nowhere", active: false },
  ]);
});

// COST-2, COST-3
describe("a search", () => {
  test("fills a new record from what is known, marks it, and stores nothing", async () => {
    const found = await read("SKY-1");
    expect(found).toMatchObject({
      id: null,
      version: 0,
      vendorCode: "SKY",
      currency: "USD",
      customerPrefix: "Dr.",
      customerLastName: "Raman",
      bookingDate: "2026-11-12",
      tripStartDate: "2026-11-20",
      flightDetails: [
        expect.objectContaining({
          flightPnr: "GK8M2T",
          flightOrigin: "BOS",
          flightDestination: "RST",
          flightReturn: "BOS",
        }),
      ],
      history: [],
    });
    expect(found.marks).toContainEqual({ field: "bookingDate", source: "booking" });
    expect(found.marks).toContainEqual({ field: "flightDetails.0.flightPnr", source: "itinerary" });
    expect(await database.db.$count(billingRecord)).toBe(0);
  });
  test("finds nothing for a number that nobody knows, and asks for one", async () => {
    expect((await search("billing", "NONE")).status).toBe(404);
    expect((await search("billing", "")).status).toBe(400);
  });
  // COST-1
  test("asks which vendor is meant where several have the number", async () => {
    const { status, body } = await search("billing", "BOTH");
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "SEVERAL_VENDORS", data: { vendors: [{ code: "SEA" }, { code: "SKY" }] } });
    expect((await search("billing", "BOTH", "SEA")).body["data"]).toMatchObject({ vendorCode: "SEA", currency: "EUR" });
  });
  // COST-1
  test("is for those who enter costs, and nobody else", async () => {
    const searched = (who: string) => search(who, "SKY-1").then(({ status }) => status);
    expect([await searched("billing"), await searched("admin"), await searched("operator")]).toEqual([200, 200, 403]);
  });
});

// ACC-2, ACC-3
test("somebody of a vendor never learns of another's record, and saves none", async () => {
  const [own] = await database.db.select().from(appUser).where(eq(appUser.userid, "operator-vendor"));
  const theirs = own?.vendor === "SKY" ? "SEA" : "SKY";
  await database.db.insert(booking).values({ vendor: theirs, bookingNo: "FOREIGN", createdAt: 1 });
  const none = (await search("operator-vendor", "NOWHERE")).body;
  expect((await search("operator-vendor", "FOREIGN")).body).toEqual(none);
  const record = sent(await read("FOREIGN"));
  expect((await save("operator-vendor", record)).status).toBe(404);
  const both = await search("operator-vendor", "BOTH");
  expect(both.body["data"]).toMatchObject({ vendorCode: own?.vendor });
  const programs = await call("operator-vendor", "GET", `/travelapi/util/programdetails?vendorCode=${theirs}`);
  expect(programs.body["data"]).toEqual([expect.objectContaining({ deptCenterCode: "Others" })]);
  expect((await search("operator", "SKY-1")).status).toBe(403);
});

describe("a save", () => {
  // COST-4, COST-5, COST-10, COST-11
  test("keeps the record as it is read again, with its sums, marks and history", async () => {
    const found = await read("SKY-1");
    const [flight] = found.flightDetails;
    const record = {
      ...sent(found),
      flightDetails: [
        { ...flight, flightCost: "918.405" },
        { flightPnr: "GK8M2T", flightCost: "75" },
      ],
      serviceFeeDetails: [{ serviceFee: "35" }],
      totalTripCost: "1500",
      requestId: randomUUID(),
    };
    const saved = await save("billing", record);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ status: true, data: { version: 1, totalTripCost: "1500.00" } });
    const again = await read("SKY-1");
    expect(again).toEqual(saved.body["data"]);
    expect(again.flightDetails.map(({ flightCost }) => flightCost)).toEqual(["918.41", "75.00"]);
    expect(again.marks).toEqual(found.marks);
    expect(again.history).toEqual([expect.objectContaining({ version: 1, userid: "billing", confirmed: 0 })]);
    expect(again.history[0]?.["changes"]).toContainEqual({
      field: "flightCost",
      kind: "flightDetails",
      entry: 1,
      what: "added",
      from: "",
      to: "918.41",
    });
    expect(again.history[0]?.["filled"]).toContainEqual({ source: "booking", count: 1 });
    const [row] = await database.db.select().from(billingRecord).where(eq(billingRecord.bookingNo, "SKY-1"));
    expect(row).toMatchObject({ totalTripCost: "1500.00", isTotalTyped: true });
    const entries = await database.db
      .select()
      .from(billingEntry)
      .where(eq(billingEntry.recordId, row?.id ?? 0));
    expect(new Set(entries.map(({ cost }) => cost))).toEqual(new Set(["35.00", "75.00", "918.41"]));

    // The answer was lost, and the client asks again: the same answer, and nothing more is saved.
    expect((await save("billing", record)).body).toEqual(saved.body);
    expect(await database.db.$count(billingAudit, eq(billingAudit.recordId, row?.id ?? 0))).toBe(1);
  });

  test("counts what was confirmed, follows the sum again, and says who it was", async () => {
    const found = await read("SKY-1");
    const { status, body } = await save("admin", { ...sent(found), totalTripCost: "", marks: [] });
    expect(status).toBe(200);
    const data = body["data"] as Shown;
    expect(data).toMatchObject({ version: 2, totalTripCost: "", marks: [] });
    expect(data.history[0]).toMatchObject({
      userid: "admin",
      confirmed: found.marks.length,
      changes: [{ field: "totalTripCost", from: "1500.00", to: "" }],
    });
    const [row] = await database.db.select().from(billingRecord).where(eq(billingRecord.bookingNo, "SKY-1"));
    expect(row).toMatchObject({ totalTripCost: "1028.41", isTotalTyped: false });
  });

  test("of what is stored already changes nothing", async () => {
    const found = await read("SKY-1");
    const { body } = await save("billing", sent(found));
    expect(body["data"]).toMatchObject({ version: 2 });
  });

  // COST-6, COST-8
  test.each<[string, object, string, string]>([
    ["an empty flight", { flightDetails: [{}] }, "flightDetails.0", "costs.entry.empty"],
    [
      "seven flights",
      { flightDetails: Array.from({ length: 7 }, () => ({ flightPnr: "A" })) },
      "flightDetails",
      "costs.limit",
    ],
    ["an amount that is none", { totalTripCost: "lots" }, "totalTripCost", "costs.money"],
    ["a day that is none", { bookingDate: "2026-02-30" }, "bookingDate", "costs.day"],
    ["a text that misleads", { customerLastName: "a\u202eb" }, "customerLastName", "costs.text"],
  ])("with %s is refused, and says where", async (_, values, field, code) => {
    const { status, body } = await save("billing", { ...sent(await read("SKY-2")), ...values });
    expect(status).toBe(422);
    expect(body["data"]).toEqual({ problems: [{ field, code }] });
    expect(await database.db.$count(billingRecord, eq(billingRecord.bookingNo, "SKY-2"))).toBe(0);
  });

  // COST-10
  test("over what somebody else saved meanwhile is refused, with what stands now", async () => {
    const first = sent(await read("SKY-3"));
    expect((await save("billing", { ...first, customerId: "mine" })).status).toBe(200);
    const { status, body } = await save("admin", { ...first, customerId: "theirs" });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: "CHANGED_MEANWHILE",
      data: { stands: { version: 1, customerId: "mine", history: [{ userid: "billing" }] } },
    });
    // The same that stands is no conflict.
    expect((await save("admin", { ...first, customerId: "mine" })).status).toBe(200);
  });

  // COST-1
  test("by many at once is saved by one", async () => {
    const first = sent(await read("SKY-4"));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => save("billing", { ...first, customerId: `c${place}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await read("SKY-4")).version).toBe(1);
    expect(await database.db.$count(billingRecord, eq(billingRecord.bookingNo, "SKY-4"))).toBe(1);
  });

  // COST-11
  test("is heard by those who enter costs of the vendor, and by nobody else", async () => {
    const listen = (who: string) => openStream(server, new Browser(server), tokens.get(who) ?? "");
    const [stream, other] = await Promise.all([listen("billing"), listen("operator")]);
    const first = sent(await read("SKY-5"));
    await save("admin", { ...first, customerId: "x" });
    await vi.waitFor(() => {
      const heard = stream.seen().find(({ type }) => type === "billing.changed");
      expect(JSON.parse(heard?.data ?? "{}")).toEqual({ vendorCode: "SKY", bookingNo: "SKY-5", version: 1 });
    });
    expect(other.seen().map(({ type }) => type)).not.toContain("billing.changed");
    stream.close();
    other.close();
  });
});

// COST-13, REP-8
test("the billing report of travel costs has the records of the vendor whose booking day is in the range", async () => {
  const report = async (vid: string, to: string) => {
    const response = await fetch(`${server.url}/api/reports/billing`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens.get("billing") ?? ""}` },
      body: JSON.stringify({ productType: "TC", vid, from: "2026-11-01", to }),
    });
    return { status: response.status, text: await response.text() };
  };
  const { status, text } = await report("SKY", "2026-11-15");
  expect(status).toBe(200);
  expect(text).toContain("SKY-1,,Dr. Priya Raman,2026-11-12");
  expect(text.split("\r\n").filter((line) => line.startsWith("SKY-"))).toHaveLength(3);
  expect((await report("SEA", "2026-11-15")).status).toBe(404);
  expect((await report("SKY", "2026-11-05")).status).toBe(404);
});

// COST-13
test("where a day of booking is known it alone decides; the day of the record counts where none is", async () => {
  const { db } = database;
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
  const record = (bookingNo: string, bookingDate: string | null, made: string) => ({
    vendor: "SEA",
    bookingNo,
    version: 1,
    currency: "EUR",
    bookingDate,
    totalTripCost: "1.00",
    createdAt: at(made),
    savedAt: at(made),
  });
  await db
    .insert(billingRecord)
    .values([
      record("IN", "2025-03-10", "2025-06-01"),
      record("OUT", "2025-01-10", "2025-03-11"),
      record("NO-DAY-IN", null, "2025-03-12"),
      record("NO-DAY-OUT", null, "2025-06-01"),
    ]);
  const range = { vendor: "SEA", from: "2025-03-01", to: "2025-03-31", start: at("2025-03-01"), end: at("2025-03-31") };
  const found: string[] = [];
  for await (const records of readBilled(db, range)) found.push(...records.map(({ bookingNo }) => bookingNo));
  expect(found).toEqual(["NO-DAY-IN", "IN"]);
  await db.delete(billingRecord).where(eq(billingRecord.vendor, "SEA"));
});

// COST-3
test("a new record has the first traveller who still travels, and the flights that are still booked", async () => {
  const { db } = database;
  const of = { vendor: "SKY", bookingNo: "SKY-CHANGED" };
  const [made] = await db
    .insert(booking)
    .values({ ...of, createdAt: 1 })
    .returning();
  const [unit] = await db
    .insert(pnr)
    .values({ ...of, bookingId: made?.id ?? 0, pnr: "QX7P2L" })
    .returning();
  const pnrId = unit?.id ?? 0;
  await db.insert(passenger).values([
    { pnrId, position: 0, firstname: "Ana", lastname: "Gone", cancelled: true },
    { pnrId, position: 1, firstname: "Rui", lastname: "Lopes" },
  ]);
  const flight = (position: number, to: string, cancelled: boolean) => ({
    pnrId,
    position,
    cancelled,
    marketingCarrier: "TP",
    marketingNumber: String(200 + position),
    from: "JFK",
    to,
    departureDate: "2027-01-10",
    departureTime: "10:15",
    departureZone: "UTC",
    departsAt: 1000 + position,
    arrivalDate: "2027-01-10",
    arrivalTime: "17:00",
    arrivalZone: "UTC",
    arrivesAt: 2000 + position,
  });
  await db.insert(segment).values([flight(0, "LIS", false), flight(1, "OPO", true)]);
  const found = await read("SKY-CHANGED");
  expect(found).toMatchObject({ customerFirstName: "Rui", customerLastName: "Lopes" });
  expect(found.flightDetails).toMatchObject([{ flightOrigin: "JFK", flightDestination: "LIS" }]);
  expect(JSON.stringify(found.flightDetails)).not.toContain("OPO");
});

// COST-12
test("programs are those of the vendor, by department, and Others comes last", async () => {
  const { body } = await call("billing", "GET", "/travelapi/util/programdetails?vendorCode=SKY");
  expect(body).toMatchObject({
    status: true,
    data: [
      { hospital: "St. Brigid Medical", deptCenterCode: "4410" },
      { id: 0, deptCenterCode: "Others" },
    ],
  });
});

// COST-15
test("a traveller's data include what was billed for their trips", async () => {
  const held = await costData.held(database.db, { userId: traveller, userid: "traveller", email: "" }, 0);
  expect(held).toEqual([expect.objectContaining({ bookingNo: "SKY-1" })]);
  expect(await costData.held(database.db, { userId: randomUUID(), userid: "x", email: "" }, 0)).toEqual([]);
});
