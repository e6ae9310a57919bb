import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessLog } from "../access/audit.ts";
import { appUser, vendor } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { travellerProfile } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);

/** Of SKY, of LAK and of TRAVELOPOD, by the code of the vendor. */
const travellers = new Map<string, string>();
const tokens = new Map<string, string>();
const readers = ["traveller", "crm-operator", "operator-vendor", "vendor", "level1-vendor", "admin", "billing"];

beforeAll(async () => {
  const { db } = database;
  const people = await addPeople(db);
  travellers.set("SKY", people.get("TRAVELLER") ?? "");
  const [somebody] = await db.select().from(appUser).limit(1);
  await db.insert(vendor).values([
    { code: "LAK", name: "Lake Travel" },
    { code: "TRAVELOPOD", name: "Travelopod" },
  ]);
  for (const code of ["LAK", "SEA", "TRAVELOPOD"]) {
    const userid = `traveller.${code.toLowerCase()}`;
    const facts = { email: `${userid}@example.com`, name: userid, roleList: "TRAVELLER", vendor: code };
    travellers.set(code, await createUser(db, { userid, ...facts, passwordHash: somebody?.passwordHash ?? "" }));
  }
  for (const who of readers)
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
  for (const userId of travellers.values())
    await db.insert(travellerProfile).values({
      userId,
      firstName: "Tessa",
      lastName: "Grove",
      loyaltyMemberships: [{ memberShipType: "car", programName: "National", membershipId: "482910337" }],
      carRentalDetails: "automatic",
      paymentInfo: { flight: "Program", car: "Program", hotel: "Program" },
    });
  const saved = await call("traveller", "PUT", "/profiles/mine/documents", {
    nationality: "USA",
    passportNo: "533380417",
    passportExpDate: "2031-06-01",
    version: 0,
  });
  if (saved.status !== 200) throw new Error("The documents were not saved.");
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
const profile = (who: string, code: string) =>
  call(who, "GET", `/profiles/travellers?id=${travellers.get(code) ?? "0"}`);
const number = (who: string, code: string, which = "passportNo") =>
  call(who, "POST", `/profiles/travellers/${travellers.get(code) ?? "0"}/number`, { number: which });

// PRO-12
test("staff read what a traveller has said, documents by their ends", async () => {
  const { status, body } = await profile("crm-operator", "SKY");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: travellers.get("SKY"),
    name: "Tessa Grove",
    vendorCode: "SKY",
    vendorName: "Sky Travel",
    email: "traveller@gatehouse.example",
    firstName: "Tessa",
    carRentalDetails: "automatic",
    missingDetails: ["dob", "gender", "tz"],
    documents: { nationality: "USA", passportNo: "•••417", passportExpDate: "2031-06-01", isLost: false },
  });
  expect(JSON.stringify(body)).not.toContain("533380417");
  // By the address, too, in any case; both together have to be theirs.
  const byEmail = await call("crm-operator", "GET", "/profiles/travellers?email=Traveller@gatehouse.example");
  expect(byEmail.body).toEqual(body);
  const ofTwo = `/profiles/travellers?id=${travellers.get("SEA")}&email=traveller@gatehouse.example`;
  expect((await call("crm-operator", "GET", ofTwo)).status).toBe(404);
  expect((await call("crm-operator", "GET", "/profiles/travellers")).status).toBe(404);
});

test("a number as a whole is shown to who asks, and recorded with who that was", async () => {
  const shown = await number("operator-vendor", "SKY");
  expect([shown.status, shown.body]).toEqual([200, { text: "533380417" }]);
  expect((await number("operator-vendor", "SKY", "licenseNumber")).body["code"]).toBe("NOTHING_STORED");
  const rows = (await accessLog(database.db, "traveller")).filter(({ action }) => action === "DOCUMENT_SHOWN");
  expect(rows.map(({ doneBy, detail }) => ({ doneBy, detail }))).toEqual([
    { doneBy: "operator-vendor", detail: "passportNo" },
  ]);
});

test("everybody sees the travellers of their vendors, and of others nothing", async () => {
  const codes = ["SKY", "SEA", "LAK"];
  const seen: Record<string, string[]> = {};
  for (const who of readers) {
    const found = await Promise.all(codes.map(async (code) => [code, (await profile(who, code)).status] as const));
    const shown = await Promise.all(codes.map(async (code) => (await number(who, code)).status));
    // Of whom a number is refused the profile is, too; those of Sea and Lake have given none.
    expect(
      shown.map((status) => (status === 409 ? 200 : status)),
      who,
    ).toEqual(found.map(([, status]) => status));
    seen[who] = found.flatMap(([code, status]) => (status === 200 ? [code] : []));
  }
  expect(seen).toEqual({
    traveller: [],
    "crm-operator": ["SKY", "SEA", "LAK"],
    "operator-vendor": ["SKY"],
    vendor: ["SKY"],
    "level1-vendor": ["SKY", "SEA"],
    admin: ["SKY", "SEA", "LAK"],
    billing: [],
  });
  expect((await profile("vendor", "LAK")).status).toBe(404);
  expect((await profile("traveller", "SKY")).status).toBe(403);
});

test("nobody who works for us is a traveller", async () => {
  const path = "/profiles/travellers?email=vendor@gatehouse.example";
  expect((await call("admin", "GET", path)).status).toBe(404);
});

// REQ-3
test("of who asks for flights only nothing is told about cars and hotels", async () => {
  const { body } = await profile("crm-operator", "TRAVELOPOD");
  expect(body).toMatchObject({
    loyaltyMemberships: [],
    carRentalDetails: "",
    payerFlight: "Program",
    payerCar: "",
    payerHotel: "",
  });
});
