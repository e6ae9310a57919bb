import {
  emptyRequestForm,
  newHotel,
  returnFlight,
  submittedOf,
  type Program,
  type RequestForm,
} from "@gatehouse/domain/requests";
import { addDays } from "@gatehouse/domain/time";
import { asc, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessLog } from "../access/audit.ts";
import { createUser } from "../access/users.ts";
import { appUser, vendor } from "../access/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { composeRequestMail } from "./mail.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { program, travelRequest, travelRequestAudit } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const today = new Date().toISOString().slice(0, 10);
const trip = { startDate: addDays(today, 10), endDate: addDays(today, 12) };
const there = { flightDeparture: "ATL", flightDestination: "RST", flightDepartureDate: trip.startDate };

let hospital: Program;
let traveller = "";
let other = "";
const tokens = new Map<string, string>();

beforeAll(async () => {
  const { db } = database;
  const people = await addPeople(db);
  traveller = people.get("TRAVELLER") ?? "";
  const [somebody] = await db.select().from(appUser).limit(1);
  other = await createUser(db, {
    userid: "sea.traveller",
    email: "sea.traveller@gatehouse.example",
    name: "Sea Traveller",
    roleList: "TRAVELLER",
    vendor: "SEA",
    passwordHash: somebody?.passwordHash ?? "",
  });
  await db.update(vendor).set({ requestMode: "programs" }).where(eq(vendor.code, "SKY"));
  const [made] = await db
    .insert(program)
    .values({
      vendor: "SKY",
      hospital: "St. Brigid Medical",
      city: "Rochester",
      state: "Minnesota",
      stateCode: "MN",
      bestAirport: "RST",
      deptInfos: [{ deptCode: "4410", deptName: "Cardiac Surgery" }],
      callhouse: {
        accomodationName: "Brigid House 3",
        address: "1417 2nd Ave SW",
        city: "Rochester",
        state: "MN",
        zipCode: "55902",
        phone: "+1 507 555 0148",
        url: "",
        active: true,
      },
    })
    .returning();
  if (!made) throw new Error("There is no program.");
  hospital = made;
  for (const who of ["traveller", "sea.traveller", "crm-operator", "operator-vendor", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });

const sent = (more: Partial<RequestForm> = {}) =>
  submittedOf(
    {
      ...emptyRequestForm,
      ...trip,
      programId: hospital.id,
      purpose: "Surgeon/APP Travel",
      flights: [there, returnFlight([there], trip)],
      hotels: [{ ...newHotel(trip), name: "Mill Race Inn", hotelLocation: "Rochester, MN" }],
      consent: true,
      ...more,
    },
    { vendorCode: "SKY", mode: "programs" },
    hospital,
  );
const submit = async (who = "traveller", body: object = {}) => {
  const { status, body: answer } = await call(who, "POST", "/requests", { request: sent(), ...body });
  expect(status).toBe(200);
  return Number(answer["id"]);
};
const stored = async (id: number) => {
  const [row] = await database.db.select().from(travelRequest).where(eq(travelRequest.id, id));
  return row;
};
const auditOf = async (id: number) =>
  (
    await database.db
      .select()
      .from(travelRequestAudit)
      .where(eq(travelRequestAudit.requestId, id))
      .orderBy(asc(travelRequestAudit.id))
  ).map(({ action, userid, note }) => [action, userid, note]);

describe("a request that is submitted", () => {
  // REQ-1, REQ-14
  test("is stored as the form sent it, audited, told to its traveller by mail, and read back", async () => {
    const id = await submit();
    expect(await stored(id)).toMatchObject({
      vendor: "SKY",
      travellerId: traveller,
      status: "SUBMITTED",
      content: sent(),
    });
    expect(await auditOf(id)).toEqual([["SUBMITTED", "traveller", null]]);
    const [mail] = await database.db.select().from(outbox).where(eq(outbox.subjectId, id));
    expect(mail).toMatchObject({
      kind: "requests.submitted",
      bookingNo: `TR-${id}`,
      receiver: "traveller@gatehouse.example",
    });
    const { body } = await call("traveller", "GET", `/requests/${id}`);
    expect(body).toMatchObject({
      travelRequest: { id, status: "SUBMITTED", request: sent(), program: { hospital: "St. Brigid Medical" } },
      canCancel: true,
    });
  });

  test("twice with one request id is one", async () => {
    const requestId = "7b6a4f9e-0c0e-4a41-9f52-0d2a0a9f1a11";
    const [first, second] = [await submit("traveller", { requestId }), await submit("traveller", { requestId })];
    expect(second).toBe(first);
  });

  // REQ-13, REQ-14
  test("is judged by the form's rules, and holds nothing that its organisation does not have", async () => {
    const wrong = {
      ...sent(),
      startDate: "2020-01-01",
      program: null,
      flights: [{ departure: { airportCode: "ZZZ", dateTime: trip.startDate }, arrival: { airportCode: "RST" } }],
    };
    const { status, body } = await call("traveller", "POST", "/requests", { request: wrong });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "INVALID_REQUEST",
      data: {
        problems: [
          { field: "startDate", code: "date.past" },
          { field: "programId", code: "program.required" },
          { field: "flights.0.flightDeparture", code: "airport.invalid" },
        ],
      },
    });
    const house = { ...sent().accommodations.at(-1), name: "A palace", address: "Elsewhere" };
    const id = await submit("traveller", { request: { ...sent(), accommodations: [sent().accommodations[0], house] } });
    expect((await stored(id))?.content.accommodations.at(-1)).toMatchObject({
      type: "CALL_HOUSE",
      name: "Brigid House 3",
    });
  });

  // REQ-1
  test("is for oneself, or by staff for a traveller of a vendor that they see", async () => {
    expect((await call("traveller", "POST", "/requests", { request: sent(), travellerId: other })).status).toBe(404);
    expect((await call("operator-vendor", "POST", "/requests", { request: sent(), travellerId: other })).status).toBe(
      404,
    );
    expect((await call("crm-operator", "POST", "/requests", { request: sent() })).status).toBe(404);
    const id = await submit("crm-operator", { travellerId: traveller });
    expect(await stored(id)).toMatchObject({ travellerId: traveller, createdBy: "crm-operator" });
    expect((await call("sea.traveller", "GET", `/requests/${id}`)).status).toBe(404);
    expect((await call("operator-vendor", "GET", `/requests/${id}`)).status).toBe(200);
  });

  // REQ-3
  test("of TRAVELOPOD has flights only, whatever is sent", async () => {
    const { db } = database;
    await db.insert(vendor).values({ code: "TRAVELOPOD", name: "Travelopod", requestMode: "programs" });
    await db.update(appUser).set({ vendor: "TRAVELOPOD" }).where(eq(appUser.id, other));
    const id = await submit("sea.traveller", { request: { ...sent(), program: null } });
    expect((await stored(id))?.content).toMatchObject({ program: null, accommodations: [], cars: [], trains: [] });
    const said = {
      loyaltyMemberships: [{ memberShipType: "hotel" as const, programName: "Mill Race", membershipId: "7" }],
      paymentInfo: { flight: "Employer", car: "Employer", hotel: "Employer" },
    };
    await db
      .insert(travellerProfile)
      .values({ userId: other, ...said })
      .onConflictDoUpdate({ target: travellerProfile.userId, set: said });
    expect((await call("sea.traveller", "GET", `/requests/${id}`)).body["traveller"]).toMatchObject({
      profile: { loyaltyMemberships: [], paymentInfo: { flight: "Employer", car: "", hotel: "" } },
    });
    await db.update(appUser).set({ vendor: "SEA" }).where(eq(appUser.id, other));
  });
});

// PRO-9
test("the page of a request tells the traveller's numbers by their ends; who is shown one is audited", async () => {
  const saved = await call("traveller", "PUT", "/profiles/mine/documents", {
    tsaNumber: "TT1234567",
    licenseNumber: "M6250417",
    licenseIssueState: "Georgia",
    version: 0,
  });
  expect(saved.status).toBe(200);
  const id = await submit("crm-operator", { travellerId: traveller });
  const page = (await call("operator-vendor", "GET", `/requests/${id}`)).body;
  expect(page["traveller"]).toMatchObject({
    profile: {
      tsaNumber: "•••567",
      driverLicenseInfo: { licenseNumber: "•••417", issueState: "Georgia", expiryDate: "" },
    },
  });
  expect(JSON.stringify(page)).not.toContain("M6250417");
  const ask = (who: string, number: string) => call(who, "POST", `/requests/${id}/number`, { number });
  expect((await ask("operator-vendor", "licenseNumber")).body).toEqual({ text: "M6250417" });
  expect((await ask("traveller", "licenseNumber")).status).toBe(403);
  expect((await ask("crm-operator", "passportNo")).status).toBe(400);
  await call("traveller", "PUT", "/profiles/mine/documents", { tsaNumber: "", version: 1 });
  expect((await ask("crm-operator", "tsaNumber")).status).toBe(409);
  const shown = (await accessLog(database.db, "traveller")).filter(({ action }) => action === "DOCUMENT_SHOWN");
  expect(shown.map(({ detail, doneBy }) => [detail, doneBy])).toEqual([["licenseNumber", "operator-vendor"]]);
});

// REQ-4, REQ-5, REQ-15
test("the form starts from the programs of the traveller's vendor, and says what the profile lacks", async () => {
  const { body } = await call("traveller", "GET", "/requests/programs");
  expect(body).toMatchObject({ mode: "programs", traveller: { id: traveller, vendorCode: "SKY" }, callHousesSeen: [] });
  expect(body["programs"]).toEqual([{ ...hospital, vendor: undefined }].map(({ vendor: _vendor, ...row }) => row));
  expect(body["missingDetails"]).toEqual(["firstName", "lastName", "dob", "gender", "tz"]);
  expect((await call("traveller", "POST", `/requests/programs/${hospital.id}/call-house-seen`)).status).toBe(200);
  expect((await call("sea.traveller", "POST", `/requests/programs/${hospital.id}/call-house-seen`)).status).toBe(404);
  await database.db.insert(travellerProfile).values({
    userId: traveller,
    firstName: "Tessa",
    lastName: "Grove",
    dob: "1988-05-02",
    gender: "Female",
    tz: "Europe/London",
    language: "fr",
  });
  const again = await call("traveller", "GET", "/requests/programs");
  expect(again.body).toMatchObject({
    missingDetails: [],
    callHousesSeen: [hospital.id],
    traveller: { name: "Tessa Grove" },
  });
});

describe("pending requests", () => {
  // REQ-16
  test("are assigned by several at once, each request answered by itself, and the operator is told", async () => {
    const stream = await openStream(server, new Browser(server), tokens.get("crm-operator") ?? "");
    const [first, second, third] = [await submit(), await submit(), await submit()];
    await call("traveller", "POST", `/requests/${third}/cancel`, {});
    const assign = (userId: string, travelRequestIds: readonly number[], seen: readonly object[] = []) =>
      call("operator-vendor", "POST", "/requests/assign", { userId, travelRequestIds, seen });
    expect((await assign("crm-operator", [first, third, 2 ** 40])).body).toEqual({
      assigned: [first],
      refused: [
        { id: third, code: "NOT_PENDING", assignedTo: null },
        { id: 2 ** 40, code: "NOT_FOUND", assignedTo: null },
      ],
    });
    await vi.waitFor(() =>
      expect(stream.seen()).toContainEqual({
        type: "request.assigned",
        data: JSON.stringify({ ids: [first], by: "operator-vendor" }),
      }),
    );
    expect(await auditOf(first)).toEqual([
      ["SUBMITTED", "traveller", null],
      ["ASSIGNED", "operator-vendor", "crm-operator"],
    ]);
    // REQ-17
    const late = await assign("operator-vendor", [first]);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ data: { refused: [{ id: first, code: "TAKEN", assignedTo: "crm-operator" }] } });
    expect(
      (await assign("operator-vendor", [first, second], [{ id: first, assignedTo: "crm-operator" }])).body,
    ).toEqual({
      assigned: [first, second],
      refused: [],
    });
    expect((await assign("nobody", [first])).status).toBe(404);
    const { body } = await call("operator-vendor", "GET", "/requests/pending?mine=true");
    expect((body["content"] as readonly { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      first,
      second,
    ]);
    // Who has it already does not make one pending that is not any more.
    await call("traveller", "POST", `/requests/${second}/cancel`, {});
    expect((await assign("operator-vendor", [second])).body).toEqual({
      assigned: [],
      refused: [{ id: second, code: "NOT_PENDING", assignedTo: "operator-vendor" }],
    });
    stream.close();
  });

  test("of two who assign one request at the same time, one is refused and sees who was first", async () => {
    const id = await submit();
    const answers = await Promise.all(
      ["crm-operator", "operator-vendor"].map((userId) =>
        call("admin", "POST", "/requests/assign", { userId, travelRequestIds: [id] }),
      ),
    );
    const winner = (await stored(id))?.assignedTo;
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      data: { refused: [{ assignedTo: winner }] },
    });
  });

  // REQ-16
  test("are found by number and name, and a traveller sees their own without who has them", async () => {
    const id = await submit();
    await call("admin", "POST", "/requests/assign", { userId: "crm-operator", travelRequestIds: [id] });
    const find = async (who: string, text: string) =>
      (await call(who, "GET", `/requests/pending?size=500&text=${encodeURIComponent(text)}`)).body[
        "content"
      ] as readonly {
        id: number;
        assignedTo: string | null;
      }[];
    for (const text of [`TR-${id}`, `${id}`])
      expect((await find("crm-operator", text)).map((row) => row.id)).toEqual([id]);
    expect((await find("crm-operator", "tessa")).length).toBeGreaterThan(0);
    expect(await find("crm-operator", "te%a")).toEqual([]);
    expect((await find("traveller", `${id}`))[0]).toMatchObject({ id, assignedTo: null });
    expect(await find("sea.traveller", `${id}`)).toEqual([]);
    const all = await call("crm-operator", "GET", `/travelapi/request?userid=${traveller}`);
    expect((all.body as unknown as readonly { id: number }[])[0]).toMatchObject({ id });
    expect((await call("sea.traveller", "GET", `/travelapi/request?userid=${traveller}`)).status).toBe(404);
  });
});

// REQ-18
describe("cancelling", () => {
  test("takes a reason of staff, whose traveller is told in their language; nobody cancels twice", async () => {
    const id = await submit();
    expect((await call("crm-operator", "POST", `/requests/${id}/cancel`, { reason: " " })).status).toBe(422);
    expect((await call("sea.traveller", "POST", `/requests/${id}/cancel`, {})).status).toBe(404);
    expect(
      (await call("crm-operator", "POST", `/requests/${id}/cancel`, { reason: "Asked for by telephone." })).status,
    ).toBe(200);
    expect(await stored(id)).toMatchObject({ status: "CANCELLED", cancelReason: "Asked for by telephone." });
    const again = await call("traveller", "POST", `/requests/${id}/cancel`, {});
    expect([again.status, again.body["data"]]).toEqual([409, { status: "CANCELLED" }]);
    const [mail] = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, id))
      .orderBy(desc(outbox.kind))
      .limit(2)
      .offset(1);
    if (!mail) throw new Error("There is no mail.");
    expect(mail.kind).toBe("requests.cancelled");
    const { facts } = await composeRequestMail(database.db, mail, "https://gatehouse.example");
    expect(facts).toMatchObject({
      template: "requestCancelled",
      language: "fr",
      traveller: "Tessa Grove",
      reason: "Asked for by telephone.",
      link: `https://gatehouse.example/dashboard/travel-request/view-travel-details?data=${id}&type=TR`,
    });
  });
});
