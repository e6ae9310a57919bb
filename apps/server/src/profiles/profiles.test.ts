import { emptyProfile, type OwnProfile } from "@gatehouse/domain/profiles";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessLog } from "../access/audit.ts";
import { appUser, vendor } from "../access/tables.ts";
import { travellerProfile } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);

let people: Awaited<ReturnType<typeof addPeople>>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  people = await addPeople(database.db);
  for (const who of ["traveller", "billing"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = (who: string, method: string, body?: unknown) =>
  new Browser(server).call(method, "/profiles/mine", body, { token: tokens.get(who) ?? "" });
const versionOf = async (who: string) => String((await call(who, "GET")).body["version"]);

const tessa: OwnProfile = {
  ...emptyProfile,
  firstName: "Tessa",
  lastName: "Grove",
  dob: "1988-05-02",
  gender: "F",
  phoneCode: "44",
  phoneNumber: "020 7946 0321",
  tz: "Europe/London",
  frequentFlyerNos: [{ airline: "British Airways", membershipId: " 30412298 " }],
};

// PRO-1, PRO-5
test("everybody reads and saves a profile of their own, which is audited by field", async () => {
  const { status, body } = await call("traveller", "GET");
  expect([status, body["email"], body["firstName"], body["missingDetails"]]).toEqual([
    200,
    "traveller@gatehouse.example",
    "",
    ["firstName", "lastName", "dob", "gender", "tz"],
  ]);
  const saved = await call("traveller", "PUT", { ...tessa, version: body["version"] });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ phoneNumber: "2079460321", missingDetails: [], language: "" });
  expect((await call("traveller", "GET")).body).toEqual(saved.body);
  const [row] = await database.db
    .select()
    .from(travellerProfile)
    .where(eq(travellerProfile.userId, people.get("TRAVELLER") ?? ""));
  expect(row).toMatchObject({
    phone: "+44 20 7946 0321",
    dob: "1988-05-02",
    frequentFlyerNos: [{ airline: "British Airways", membershipId: "30412298" }],
  });
  expect((await call("billing", "GET")).body["firstName"]).toBe("");
  const log = await accessLog(database.db, "traveller");
  expect(log.map(({ action, detail, doneBy }) => [action, detail, doneBy])).toEqual([
    ["PROFILE_SAVED", "firstName, lastName, dob, gender, phone, tz, frequentFlyerNos", "traveller"],
  ]);
});

// PRO-3
test("what is wrong is named by field, and nothing is saved", async () => {
  const version = await versionOf("billing");
  const { status, body } = await call("billing", "PUT", {
    ...tessa,
    firstName: "R2D2",
    dob: "2999-01-01",
    loyaltyMemberships: [{ memberShipType: "car", programName: "National", membershipId: "" }],
    version,
  });
  expect([status, body["data"]]).toEqual([
    422,
    {
      problems: [
        { field: "firstName", code: "profile.name.invalid" },
        { field: "dob", code: "profile.dob.future" },
        { field: "loyaltyMemberships.0.membershipId", code: "profile.membership.required" },
      ],
    },
  ]);
  expect(await versionOf("billing")).toBe(version);
  expect(await accessLog(database.db, "billing")).toEqual([]);
});

// PRO-4
test("of two tabs that save, the second learns what stands; the same once more changes nothing", async () => {
  const version = await versionOf("billing");
  const [one, other] = await Promise.all([
    call("billing", "PUT", { ...tessa, specialNote: "Aisle seat.", version }),
    call("billing", "PUT", { ...tessa, specialNote: "Window seat.", version }),
  ]);
  expect([one.status, other.status].toSorted((low, high) => low - high)).toEqual([200, 409]);
  const [won, lost] = one.status === 200 ? [one, other] : [other, one];
  expect(lost.body["data"]).toEqual({ stands: won.body });
  const again = await call("billing", "PUT", { ...tessa, specialNote: won.body["specialNote"], version });
  expect([again.status, again.body]).toEqual([200, won.body]);
  expect(await accessLog(database.db, "billing")).toHaveLength(1);
  const over = await call("billing", "PUT", { ...tessa, tz: "", version: won.body["version"] });
  expect([over.status, over.body["missingDetails"]]).toEqual([200, ["tz"]]);
});

// REQ-3
test("of whose organisation asks for flights only nothing is told about cars and hotels, and what was said of them stays", async () => {
  const { db } = database;
  await db.insert(vendor).values({ code: "TRAVELOPOD", name: "Travelopod" });
  const own = eq(appUser.id, people.get("TRAVELLER") ?? "");
  const said = { carRentalDetails: "automatic", payerCar: "ALD", payerHotel: "ALD" } as const;
  const version = await versionOf("traveller");
  const whole = await call("traveller", "PUT", { ...tessa, ...said, version });
  expect(whole.body).toMatchObject({ flightsOnly: false, ...said });
  await db.update(appUser).set({ vendor: "TRAVELOPOD" }).where(own);
  const { body } = await call("traveller", "GET");
  expect(body).toMatchObject({ flightsOnly: true, carRentalDetails: "", payerCar: "", payerHotel: "" });
  const saved = await call("traveller", "PUT", { ...tessa, specialNote: "Knee brace", version: body["version"] });
  expect([saved.status, saved.body["specialNote"], saved.body["payerCar"]]).toEqual([200, "Knee brace", ""]);
  const [row] = await db
    .select()
    .from(travellerProfile)
    .where(eq(travellerProfile.userId, people.get("TRAVELLER") ?? ""));
  expect(row).toMatchObject({ carRentalDetails: "automatic", paymentInfo: { car: "ALD", hotel: "ALD" } });
});
