import { cancelledReasons } from "@gatehouse/domain/checkin";
import { type ItineraryContent, itinerarySchema } from "@gatehouse/domain/trips";
import { emptyRequestForm, returnFlight, submittedOf } from "@gatehouse/domain/requests";
import { addDays } from "@gatehouse/domain/time";
import { randomUUID } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import { PDFDocument } from "@cantoo/pdf-lib";
import ICAL from "ical.js";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useDocuments } from "../../test/documents.ts";
import { emptyPages, encryptedPdf, endlessPdf } from "../../test/odd-pdfs.ts";
import { useServer } from "../../test/server.ts";
import { appUser } from "../access/tables.ts";
import { createUser } from "../access/users.ts";
import { drawPasses } from "../automation/draw-passes.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { travellerProfile } from "../profiles/tables.ts";
import { completeRequests } from "../requests/complete.ts";
import { travelRequest, travelRequestAudit } from "../requests/tables.ts";
import { forgetAttachments } from "./attachments.ts";
import { forgetFinishedPdfs } from "./finished-pdf.ts";
import { composeTripMail } from "./mail.ts";
import { publishItinerary } from "./publish.ts";
import { ThreadExceeded } from "../platform/threads.ts";
import { readFile } from "./read-file.ts";
import { itinerary, itineraryAudit, itineraryFile, itineraryPdf, itineraryVersion } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const stored = useDocuments(database, () => Math.floor(Date.now() / 1000), []);
const today = new Date().toISOString().slice(0, 10);
const start = addDays(today, 10);
const end = addDays(today, 13);

let traveller = "";
let companion = "";
const tokens = new Map<string, string>();

beforeAll(async () => {
  const { db } = database;
  const people = await addPeople(db);
  traveller = people.get("TRAVELLER") ?? "";
  const [somebody] = await db.select().from(appUser).limit(1);
  const add = (userid: string, vendor: string) =>
    createUser(db, {
      userid,
      email: `${userid}@gatehouse.example`,
      name: userid,
      roleList: "TRAVELLER",
      vendor,
      passwordHash: somebody?.passwordHash ?? "",
    });
  companion = await add("sky.companion", "SKY");
  await add("sea.traveller", "SEA");
  for (const who of [
    "traveller",
    "sky.companion",
    "sea.traveller",
    "crm-operator",
    "operator-vendor",
    "vendor",
    "billing",
  ])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });

type Flight = ItineraryContent["flights"][number];

const ride = (id: string, flightNum: string, from: readonly string[], to: readonly string[]): Flight => {
  const at = ([airportCode = "", dateTime = ""]: readonly string[]) => ({
    airportCode,
    dateTime,
    zone: airportCode === "ATL" ? "America/New_York" : "America/Chicago",
    terminal: "",
  });
  return {
    id,
    airlineCode: "DL",
    flightNum,
    departure: at(from),
    arrival: at(to),
    pnr: "GK3P7Q",
    confirmationNumber: "GK3P7Q",
    passengerExtra: [],
    cancelled: false,
  };
};

const person = (travelerId: string, firstName: string, lastName: string, email: string) => ({
  travelerId,
  prefix: "",
  firstName,
  middleName: "",
  lastName,
  email,
  phone: "+1 404 555 0173",
});

const content = (more: Partial<ItineraryContent> = {}): ItineraryContent => ({
  itinerarySummary: "Rochester, Minnesota",
  tripDescription: "",
  travellers: [
    person(traveller, "Tessa", "Grove", "tessa.grove@example.com"),
    person(companion, "李", "Ødegård", "companion@example.com"),
  ],
  flights: [
    ride("f1", "1862", ["ATL", `${start}T08:40`], ["RST", `${start}T10:58`]),
    ride("f2", "4017", ["RST", `${end}T18:25`], ["ATL", `${end}T22:05`]),
  ],
  cars: [],
  accommodations: [
    {
      id: "h1",
      type: "HOTEL",
      name: "Mill Race Inn",
      address: "12 Mill Street SW, Rochester, MN 55902",
      city: "Rochester",
      phone: "+1 507 555 0162",
      website: "",
      checkinDateTime: `${start}T15:00`,
      checkOutDateTime: `${end}T11:00`,
      zone: "America/Chicago",
      confirmationNumber: "MRI-50318",
      cancelled: false,
    },
  ],
  trains: [],
  ...more,
});

let last = 0;
const newNumber = () => `SKY-${(last += 1) + 70_000}`;
const publish = (bookingNo: string, more: object = {}, who = "crm-operator") =>
  call(who, "POST", "/trips/itineraries", {
    vendorCode: "SKY",
    bookingNo,
    expectedVersion: 0,
    content: content(),
    ...more,
  });
const published = async (more: object = {}) => {
  const bookingNo = newNumber();
  const answer = await publish(bookingNo, more);
  expect(answer.body).toMatchObject({ bookingNo, vendorCode: "SKY", version: 1 });
  return bookingNo;
};
const path = (bookingNo: string, rest = "") => `/trips/itineraries/${bookingNo}${rest}`;

const newRequest = async () => {
  const trip = { startDate: start, endDate: end };
  const there = { flightDeparture: "ATL", flightDestination: "RST", flightDepartureDate: start };
  const [row] = await database.db
    .insert(travelRequest)
    .values({
      vendor: "SKY",
      travellerId: traveller,
      travellerName: "Tessa Grove",
      createdBy: "traveller",
      createdAt: 1,
      startDate: start,
      endDate: end,
      content: submittedOf(
        { ...emptyRequestForm, ...trip, purpose: "Corporate Travel", flights: [there, returnFlight([there], trip)] },
        { vendorCode: "SKY", mode: "standard" },
        null,
      ),
    })
    .returning();
  return row?.id ?? 0;
};

const checkInsOf = (bookingNo: string) =>
  database.db
    .select({ flight: checkIn.flightnum, lastname: checkIn.lastname, cancelled: checkIn.reason2 })
    .from(checkIn)
    .where(and(eq(checkIn.vendor, "SKY"), eq(checkIn.bookingNo, bookingNo)))
    .orderBy(asc(checkIn.flightnum), asc(checkIn.lastname));

describe("publishing", () => {
  // TRP-16, TRP-17, REQ-2
  test("makes version, booking, check-ins, mails and audit, and books the request", async () => {
    const id = await newRequest();
    const bookingNo = await published({ travelRequestId: id });
    expect((await call("crm-operator", "GET", path(bookingNo))).body["extendedItinerary"]).toMatchObject({
      version: 1,
      latest: true,
      travelRequestId: id,
      startDate: start,
      endDate: end,
      publishedBy: "crm-operator",
      content: { flights: [{ flightNum: "1862" }, { flightNum: "4017" }] },
    });
    expect((await checkInsOf(bookingNo)).map(({ flight, lastname }) => `${flight} ${lastname}`)).toEqual([
      "1862 Grove",
      "1862 Ødegård",
      "4017 Grove",
      "4017 Ødegård",
    ]);
    const [request] = await database.db.select().from(travelRequest).where(eq(travelRequest.id, id));
    expect(request).toMatchObject({ status: "BOOKED", bookingNo });
    expect(
      await database.db.select().from(travelRequestAudit).where(eq(travelRequestAudit.requestId, id)),
    ).toMatchObject([{ action: "BOOKED", userid: "crm-operator", note: bookingNo }]);
    const mails = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.bookingNo, bookingNo))
      .orderBy(desc(outbox.receiver));
    expect(mails.map(({ kind, receiver }) => [kind, receiver])).toEqual([
      ["trips.published", "tessa.grove@example.com"],
      ["trips.published", "companion@example.com"],
    ]);
    const [mail] = mails;
    if (!mail) throw new Error("There is no mail.");
    const composed = await composeTripMail(database.db, mail, "https://gatehouse.example");
    expect(composed.facts).toMatchObject({
      template: "tripPublished",
      traveller: "Tessa Grove",
      link: `https://gatehouse.example/dashboard/my-trips/view-trips-details?data=${bookingNo}&type=itinerary`,
    });
    expect(JSON.stringify(composed)).not.toContain("Ødegård");
    expect(await database.db.select().from(itineraryAudit)).toMatchObject([
      { action: "PUBLISHED", version: 1, userid: "crm-operator" },
    ]);
  });

  // TRP-17
  test("tells airlines what travellers say of themselves in their profiles", async () => {
    const { db } = database;
    const profile = { userId: companion, gender: "F", dob: "1990-04-01", language: "fr" };
    await db.insert(travellerProfile).values(profile);
    const bookingNo = await published();
    const people = await db
      .select({
        lastname: passenger.lastname,
        gender: passenger.gender,
        dob: passenger.dateOfBirth,
        phone: passenger.phoneNumber,
      })
      .from(passenger)
      .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
      .where(eq(pnr.bookingNo, bookingNo))
      .orderBy(asc(passenger.position));
    expect(people).toEqual([
      // Of whom nothing is known.
      { lastname: "Grove", gender: "X", dob: null, phone: "4045550173" },
      { lastname: "Ødegård", gender: "F", dob: "1990-04-01", phone: "4045550173" },
    ]);
  });

  // TRP-17
  test("lets check-ins follow a later version, which knows what stands", async () => {
    const bookingNo = await published();
    const next = content({
      travellers: content().travellers.slice(0, 1),
      // Typed anew, an hour later; the flight home is gone.
      flights: [ride("x9", "1862", ["ATL", `${start}T09:40`], ["RST", `${start}T11:58`])],
    });
    const answer = await publish(bookingNo, {
      expectedVersion: 1,
      content: next,
    });
    expect(answer.body).toMatchObject({ version: 2 });
    expect(await checkInsOf(bookingNo)).toEqual([
      { flight: "1862", lastname: "Grove", cancelled: null },
      { flight: "1862", lastname: "Ødegård", cancelled: cancelledReasons.reason2 },
      { flight: "4017", lastname: "Grove", cancelled: cancelledReasons.reason2 },
      { flight: "4017", lastname: "Ødegård", cancelled: cancelledReasons.reason2 },
    ]);
    const units = await database.db.select().from(pnr).where(eq(pnr.bookingNo, bookingNo));
    expect(units).toHaveLength(1);
    const flights = await database.db
      .select()
      .from(segment)
      .where(eq(segment.pnrId, units[0]?.id ?? 0))
      .orderBy(segment.position);
    expect(flights.map(({ departureTime, cancelled }) => [departureTime, cancelled])).toEqual([
      ["09:40", false],
      ["18:25", true],
    ]);
    const { body } = await call("crm-operator", "GET", path(bookingNo, "/archived"));
    expect(body["versions"]).toMatchObject([{ version: 2 }, { version: 1 }]);
    const former = await call("crm-operator", "GET", path(bookingNo, "/versions/1"));
    expect(former.body["extendedItinerary"]).toMatchObject({ latest: false, content: content() });
    const current = await call("crm-operator", "GET", path(bookingNo));
    // TRP-12: the same flight keeps its name.
    expect(current.body).toMatchObject({ extendedItinerary: { content: { flights: [{ id: "f1" }] } } });
  });

  test("takes up a booking of the feed, and leaves alone what only the feed has said", async () => {
    const bookingNo = await published();
    // The vendor's system adds a flight of its own.
    const [unit] = await database.db.select().from(pnr).where(eq(pnr.bookingNo, bookingNo));
    const [known] = await database.db
      .select()
      .from(segment)
      .where(eq(segment.pnrId, unit?.id ?? 0));
    if (!known) throw new Error("There is no segment.");
    const { id: _id, ...facts } = known;
    await database.db.insert(segment).values({ ...facts, position: 7, marketingNumber: "77" });
    expect((await publish(bookingNo, { expectedVersion: 1 })).body).toMatchObject({ version: 2 });
    const flights = await database.db
      .select()
      .from(segment)
      .where(eq(segment.pnrId, unit?.id ?? 0))
      .orderBy(segment.position);
    expect(flights.map(({ position, marketingNumber, cancelled }) => [position, marketingNumber, cancelled])).toEqual([
      [0, "1862", false],
      [1, "4017", false],
      [7, "77", false],
    ]);
  });

  // TRP-16
  test("of two at once exactly one wins, and the other learns what stands", async () => {
    const bookingNo = newNumber();
    for (const expectedVersion of [0, 1]) {
      const answers = await Promise.all(
        ["one", "two"].map((itinerarySummary) =>
          publish(bookingNo, { expectedVersion, content: content({ itinerarySummary }) }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? "one" : "two";
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: "VERSION_CONFLICT",
        data: { version: expectedVersion + 1, publishedBy: "crm-operator", content: { itinerarySummary: winner } },
      });
    }
    expect((await database.db.select().from(itinerary).where(eq(itinerary.bookingNo, bookingNo))).length).toBe(1);
    expect((await checkInsOf(bookingNo)).length).toBe(4);
  });

  test("a fault in the middle leaves nothing", async () => {
    const bookingNo = newNumber();
    const id = await newRequest();
    const { db } = database;
    const reader = { role: "CRM_OPERATOR", vendors: "all", userId: randomUUID(), userid: "crm-operator" } as const;
    let told = 0;
    const broken = {
      live: {
        publish: async () => undefined,
        publishAll: async (_tx: unknown, messages: readonly { readonly event: { readonly type: string } }[]) => {
          told += 1;
          if (messages.some(({ event }) => event.type === "trip.changed")) throw new Error("broken");
        },
      },
    };
    await expect(
      publishItinerary(
        db,
        reader,
        {
          vendorCode: "SKY",
          bookingNo,
          travelRequestId: id,
          expectedVersion: 0,
          content: content(),
          meantSo: [],
        },
        { services: broken as never, onBooked: () => Promise.resolve(), now: Math.floor(Date.now() / 1000) },
      ),
    ).rejects.toThrow("broken");
    // It came as far as the last step.
    expect(told).toBeGreaterThan(1);
    const left = await Promise.all([
      db.select().from(itinerary).where(eq(itinerary.bookingNo, bookingNo)),
      db.select().from(booking).where(eq(booking.bookingNo, bookingNo)),
      db.select().from(pnr).where(eq(pnr.bookingNo, bookingNo)),
      db.select().from(outbox).where(eq(outbox.bookingNo, bookingNo)),
      db.select().from(travelRequestAudit).where(eq(travelRequestAudit.requestId, id)),
      checkInsOf(bookingNo),
    ]);
    expect(left).toEqual([[], [], [], [], [], []]);
    const [request] = await db.select().from(travelRequest).where(eq(travelRequest.id, id));
    expect(request?.status).toBe("SUBMITTED");
    expect((await publish(bookingNo, { travelRequestId: id })).status).toBe(200);
  });

  test("asked twice by the same id is done once", async () => {
    const bookingNo = newNumber();
    const requestId = randomUUID();
    const [first, second] = [await publish(bookingNo, { requestId }), await publish(bookingNo, { requestId })];
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect((await call("crm-operator", "GET", path(bookingNo, "/archived"))).body["versions"]).toHaveLength(1);
  });

  test("is told to staff of the vendor and to its travellers, and to nobody else", async () => {
    const streams = await Promise.all(
      ["operator-vendor", "traveller", "sea.traveller"].map((who) =>
        openStream(server, new Browser(server), tokens.get(who) ?? ""),
      ),
    );
    const [staff, own, stranger] = streams.map(
      (stream) => () =>
        stream.seen().flatMap(({ type, data }) => (type === "trip.changed" ? [JSON.parse(data) as unknown] : [])),
    );
    const bookingNo = await published();
    for (const told of [staff, own])
      await vi.waitFor(() => expect(told?.()).toContainEqual({ bookingNos: [bookingNo] }));
    expect(stranger?.()).toEqual([]);
    for (const stream of streams) stream.close();
  });

  // TRP-14
  test("the database refuses to change a version", async () => {
    await published();
    await expect(database.db.update(itineraryVersion).set({ publishedBy: "nobody" })).rejects.toMatchObject({
      cause: { message: "A version of an itinerary never changes." },
    });
  });
});

describe("what is refused", () => {
  test.each<[string, () => object, number, object]>([
    [
      "fields that are wrong, by their paths",
      () => ({
        content: content({
          flights: [{ ...ride("f1", "18 62", ["ATL", `${start}T25:40`], ["RST", `${start}T10:58`]) }],
        }),
      }),
      422,
      {
        code: "INVALID",
        data: {
          problems: expect.arrayContaining([
            { field: "flights.0.flightNum", code: "trips.flightNum.invalid" },
            { field: "flights.0.departure.dateTime", code: "trips.dateTime.invalid" },
          ]) as unknown,
        },
      },
    ],
    [
      "an airport that nobody knows",
      () => ({
        content: content({ flights: [ride("f1", "1", ["ATL", `${start}T08:00`], ["ZXZ", `${start}T09:00`])] }),
      }),
      422,
      {
        code: "INVALID",
        data: { problems: [{ field: "flights.0.arrival.airportCode", code: "trips.airport.unknown" }] },
      },
    ],
    [
      "a traveller whose name is none",
      () => ({ content: content({ travellers: [person("t1", "3", "Grove", "")] }) }),
      422,
      {
        code: "INVALID",
        data: { problems: [{ field: "travellers.0.firstName", code: "travellers.firstname.invalid" }] },
      },
    ],
    [
      "a traveller without a first name",
      () => ({ content: content({ travellers: [person("t1", "", "Grove", "")] }) }),
      422,
      { code: "INVALID", data: { problems: [{ field: "travellers.0.firstName", code: "trips.required" }] } },
    ],
    ["nobody who travels", () => ({ content: content({ travellers: [] }) }), 422, { code: "INVALID" }],
    [
      "a problem that is open",
      () => ({ content: content({ accommodations: [] }) }),
      422,
      {
        code: "PROBLEMS",
        data: { problems: expect.arrayContaining([expect.objectContaining({ id: "nightWithoutBed" })]) as unknown },
      },
    ],
    ["a vendor that there is not", () => ({ vendorCode: "XXX" }), 404, { code: "NOT_FOUND" }],
    ["a request that there is not", () => ({ travelRequestId: 2 ** 40 }), 404, { code: "NOT_FOUND" }],
    ["a version that nobody has", () => ({ expectedVersion: 3 }), 409, { data: { version: 0, content: null } }],
    ["a number that is none", () => ({ bookingNo: "../x" }), 400, { code: "BAD_REQUEST" }],
  ])("%s", async (_, more, status, body) => {
    const bookingNo = newNumber();
    const answer = await publish(bookingNo, more());
    expect(answer).toMatchObject({ status, body });
    expect(await database.db.select().from(itinerary).where(eq(itinerary.bookingNo, bookingNo))).toEqual([]);
  });

  test("a request that was cancelled, or is another booking's", async () => {
    const id = await newRequest();
    await published({ travelRequestId: id });
    expect(await publish(newNumber(), { travelRequestId: id })).toMatchObject({
      status: 409,
      body: { code: "REQUEST_NOT_PENDING" },
    });
  });

  test("a problem that is meant so is none, and stays so until its facts change", async () => {
    const bookingNo = newNumber();
    const next = content({ accommodations: [] });
    const { body } = await publish(bookingNo, { content: next });
    const { problems } = body["data"] as { problems: readonly { key: string }[] };
    const meantSo = problems.map(({ key }) => ({ key, reason: "They stay with friends." }));
    expect((await publish(bookingNo, { content: next, meantSo })).status).toBe(200);
    expect((await publish(bookingNo, { content: next, expectedVersion: 1 })).status).toBe(200);
    expect((await call("crm-operator", "GET", path(bookingNo))).body["extendedItinerary"]).toMatchObject({
      meantSo: meantSo.map((mark) => ({ ...mark, by: "crm-operator" })),
    });
  });
});

describe("a traveller", () => {
  // TRP-15
  test("reads their own itinerary, and where nobody else can be reached", async () => {
    const bookingNo = await published();
    const answer = await call("traveller", "GET", path(bookingNo));
    expect(answer.status).toBe(200);
    const { extendedItinerary } = answer.body as unknown as {
      extendedItinerary: { content: ItineraryContent; publishedBy: string };
    };
    expect(extendedItinerary.publishedBy).toBe("");
    expect(extendedItinerary.content.travellers.map(({ lastName, email, phone }) => [lastName, email, phone])).toEqual([
      ["Grove", "tessa.grove@example.com", "+1 404 555 0173"],
      ["Ødegård", "", ""],
    ]);
    for (const who of ["sea.traveller"])
      for (const rest of ["", "/calendar"]) expect((await call(who, "GET", path(bookingNo, rest))).status).toBe(404);
    for (const rest of ["/archived", "/versions/1"])
      expect((await call("traveller", "GET", path(bookingNo, rest))).status).toBe(403);
    expect((await publish(bookingNo, {}, "traveller")).status).toBe(403);
  });

  // TRP-47
  test("and staff read what is booked: each flight with its PNR and who travels on it", async () => {
    const bookingNo = await published();
    const booked = (who: string, rest = "") => call(who, "GET", `/trips/${bookingNo}${rest}`);
    const { status, body } = await booked("crm-operator", "?vendorCode=SKY");
    expect(status).toBe(200);
    const travellers = [
      { firstname: "Tessa", middlename: "", lastname: "Grove" },
      { firstname: "李", middlename: "", lastname: "Ødegård" },
    ];
    expect(body).toMatchObject([
      {
        segment: {
          airline: { iata: "DL" },
          flightnum: "1862",
          from: { iata: "ATL" },
          to: { iata: "RST" },
          dept: { date: start, time: "08:40" },
          arr: { date: start, time: "10:58" },
          cancelled: false,
        },
        pnr: "GK3P7Q",
        travellers,
      },
      { segment: { flightnum: "4017", dept: { date: end, time: "18:25" } }, pnr: "GK3P7Q", travellers },
    ]);
    for (const who of ["traveller", "operator-vendor"]) expect((await booked(who)).body, who).toEqual(body);
    expect((await booked("sea.traveller")).status).toBe(404);
    expect((await booked("crm-operator", "?vendorCode=SEA")).status).toBe(404);
    expect((await booked("billing")).status).toBe(403);
  });

  // PRO-12
  test("is known to staff by their profile: by the id, or by name and address", async () => {
    const travellers = [
      person(traveller, "Tessa", "Grove", "tessa.grove@example.com"),
      // Another one at the address of somebody who has an account.
      person(randomUUID(), "Nils", "Holm", "sky.companion@gatehouse.example"),
    ];
    const bookingNo = await published({ content: content({ travellers }) });
    const profilesFor = async (who: string) =>
      ((await call(who, "GET", path(bookingNo))).body["extendedItinerary"] as { readonly profiles: unknown }).profiles;
    expect(await profilesFor("crm-operator")).toEqual([{ travelerId: traveller, userId: traveller }]);
    expect(await profilesFor("traveller")).toEqual([]);
  });

  // TRP-15, TRP-17, TRP-18
  test("is known by the e-mail address of their account, as typed trips have it", async () => {
    const { db } = database;
    const said = { firstName: "Siv", lastName: "Ødegård", gender: "F", dob: "1990-04-01", language: "fr" };
    await db
      .insert(travellerProfile)
      .values({ userId: companion, ...said })
      .onConflictDoUpdate({ target: travellerProfile.userId, set: said });
    const email = "Sky.Companion@gatehouse.example";
    const travellers = [
      person(randomUUID(), "Tessa", "Grove", "tessa.grove@example.com"),
      person(randomUUID(), "Siv", "Odegard", email),
      // A child, written to at its mother's address.
      person(randomUUID(), "Nils", "Ødegård", email),
    ];
    const bookingNo = await published({ content: content({ travellers }) });
    const { status, body } = await call("sky.companion", "GET", path(bookingNo));
    expect(status).toBe(200);
    const read = body["extendedItinerary"] as { content: ItineraryContent };
    expect(read.content.travellers.map((one) => one.email)).toEqual(["", email, ""]);
    expect((await call("sea.traveller", "GET", path(bookingNo))).status).toBe(404);
    const people = await db
      .select({ firstname: passenger.firstname, gender: passenger.gender, dob: passenger.dateOfBirth })
      .from(passenger)
      .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
      .where(eq(pnr.bookingNo, bookingNo))
      .orderBy(asc(passenger.position));
    expect(people).toEqual([
      { firstname: "Tessa", gender: "X", dob: null },
      { firstname: "Siv", gender: "F", dob: "1990-04-01" },
      { firstname: "Nils", gender: "X", dob: null },
    ]);
    const mails = await db.select().from(outbox).where(eq(outbox.bookingNo, bookingNo));
    const languages = await Promise.all(
      mails.map(async (mail) => {
        const { name, facts } = await composeTripMail(db, mail, "https://gatehouse.example");
        return [name, facts?.template === "tripPublished" ? facts.language : ""];
      }),
    );
    expect(Object.fromEntries(languages)).toEqual({
      "Tessa Grove": "en",
      "Siv Odegard": "fr",
      "Nils Ødegård": "en",
    });
    // Who is on it no more sees it no more.
    await publish(bookingNo, { expectedVersion: 1, content: content({ travellers: travellers.slice(0, 1) }) });
    expect((await call("sky.companion", "GET", path(bookingNo))).status).toBe(404);
  });

  // TRP-21
  test("has lists of what is to come and what takes place, soonest first", async () => {
    const later = await published();
    const now = content({
      flights: [ride("f1", "5", ["ATL", `${addDays(today, -2)}T08:40`], ["RST", `${addDays(today, -2)}T10:58`])],
      accommodations: content().accommodations.map((one) => ({
        ...one,
        checkinDateTime: `${addDays(today, -2)}T15:00`,
        checkOutDateTime: `${addDays(today, 2)}T11:00`,
      })),
    });
    const current = await published({ content: now });
    const numbers = async (who: string, query: string) => {
      const { body } = await call(who, "GET", `/trips/mine?${query}`);
      return (body["content"] as readonly { bookingNo: string }[]).map(({ bookingNo }) => bookingNo);
    };
    expect(await numbers("traveller", "current=true")).toEqual([current]);
    expect(await numbers("traveller", "current=false&size=500")).toContain(later);
    expect(await numbers("sea.traveller", "current=true")).toEqual([]);
    expect(await numbers("operator-vendor", "current=true&vendorCode=SKY")).toEqual([current]);
    expect(await numbers("operator-vendor", "current=true&vendorCode=SEA")).toEqual([]);
  });

  // TRP-13
  test("puts the trip into a calendar, and a later version changes what stands there", async () => {
    const bookingNo = await published();
    const events = async () => {
      const response = await fetch(`${server.url}/api${path(bookingNo, "/calendar")}`, {
        headers: { authorization: `Bearer ${tokens.get("traveller") ?? ""}` },
      });
      expect(response.headers.get("content-type")).toContain("text/calendar");
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      return calendar.getAllSubcomponents("vevent").map((event) => ({
        uid: String(event.getFirstPropertyValue("uid")),
        sequence: event.getFirstPropertyValue("sequence"),
        status: event.getFirstPropertyValue("status"),
        start: String(event.getFirstPropertyValue("dtstart")),
      }));
    };
    const before = await events();
    expect(before.map(({ sequence, status }) => [sequence, status])).toEqual([
      [1, "CONFIRMED"],
      [1, "CONFIRMED"],
      [1, "CONFIRMED"],
    ]);
    expect(before[0]?.start).toBe(`${start}T08:40:00`);
    const next = content({ flights: content().flights.slice(0, 1) });
    await publish(bookingNo, { expectedVersion: 1, content: next });
    const after = await events();
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted());
    expect(after.map(({ sequence, status }) => `${String(sequence)} ${String(status)}`).toSorted()).toEqual([
      "2 CANCELLED",
      "2 CONFIRMED",
      "2 CONFIRMED",
    ]);
  });
});

// TRP-38
test("a trip is viewed as a PDF by who may read it; a traveller gets the version that counts alone", async () => {
  const bookingNo = await published();
  const view = (who: string, rest = "") =>
    fetch(`${server.url}/api${path(bookingNo, `/pdf${rest}`)}`, {
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
    });
  const answer = await view("traveller", "?language=fr");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  // Without PUBLIC_URL its page is at the host that was asked.
  const page = `${server.url}/dashboard/my-trips/view-trips-details?data=${bookingNo}&type=itinerary`;
  expect(bytes.toString("latin1")).toContain(`/URI (${page})`);
  await publish(bookingNo, { expectedVersion: 1, content: content({ itinerarySummary: "Another way" }) });
  expect((await view("traveller", "?version=1")).status).toBe(404);
  expect((await view("traveller", "?version=2")).status).toBe(200);
  expect((await view("operator-vendor", "?version=1")).status).toBe(200);
  expect((await view("operator-vendor", "?version=9")).status).toBe(404);
  expect((await view("sea.traveller")).status).toBe(404);
  expect((await view("traveller", "?language=de")).status).toBe(400);
});

// TRP-39
test("a draft is drawn before it is published, for staff of its vendor, and nothing of it is kept", async () => {
  const preview = async (who: string, more: object = {}) => {
    const answer = await fetch(`${server.url}/api/trips/itineraries/preview`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}`, "content-type": "application/json" },
      body: JSON.stringify({ vendorCode: "SKY", version: 1, language: "en", content: content(), ...more }),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const before = await database.db.$count(itinerary);
  const { status, bytes } = await preview("operator-vendor");
  expect([status, bytes.subarray(0, 5).toString("latin1")]).toEqual([200, "%PDF-"]);
  expect((await preview("traveller")).status).toBe(403);
  expect((await preview("operator-vendor", { vendorCode: "SEA" })).status).toBe(404);
  expect((await preview("operator-vendor", { content: { flights: 1 } })).status).toBe(422);
  // Whoever sees one vendor need not name it; who sees several would be shown the draft of any.
  expect((await preview("operator-vendor", { vendorCode: "" })).status).toBe(200);
  expect((await preview("crm-operator", { vendorCode: "" })).status).toBe(404);
  expect(await database.db.$count(itinerary)).toBe(before);
});

// TRP-41
describe("a finished itinerary", () => {
  const upload = async (bytes: Uint8Array, who = "operator-vendor", vendorCode = "SKY", name = "../Our trip.pdf") => {
    const form = new FormData();
    form.append("vendorCode", vendorCode);
    form.append("file", new File([Buffer.from(bytes)], name));
    const answer = await fetch(`${server.url}/api/travelapi/public/upload-itinerary`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const view = async (who: string, bookingNo: string, rest = "") => {
    const answer = await fetch(`${server.url}/api${path(bookingNo, `/pdf${rest}`)}`, {
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
    });
    const pdf = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, pages: (await PDFDocument.load(pdf)).getPageCount() };
  };

  test("is viewed instead of the drawn one, of its version alone", async () => {
    const { status, body } = await upload(await emptyPages(7));
    expect([status, body["name"], body["pages"]]).toEqual([200, "Our trip.pdf", 7]);
    const bookingNo = await published({ finishedPdf: body["id"] });
    for (const who of ["operator-vendor", "traveller"]) expect((await view(who, bookingNo)).pages).toBe(7);
    const { body: staff } = await call("operator-vendor", "GET", path(bookingNo, "?vendorCode=SKY"));
    const { body: own } = await call("traveller", "GET", path(bookingNo));
    const shown = { name: "Our trip.pdf", pages: 7 };
    expect(staff["extendedItinerary"]).toMatchObject({ finishedPdf: { ...shown, id: body["id"] } });
    expect(own["extendedItinerary"]).toMatchObject({ finishedPdf: { ...shown, id: "" } });

    await publish(bookingNo, { expectedVersion: 1, content: content({ itinerarySummary: "Another way" }) });
    expect((await view("traveller", bookingNo)).pages).toBe(1);
    expect((await view("operator-vendor", bookingNo, "?version=1")).pages).toBe(7);
  });

  test("is kept without what acts in it", async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.addJavaScript("greeting", "app.alert('hello')");
    const { body } = await upload(await document.save());
    const bookingNo = await published({ finishedPdf: body["id"] });
    const answer = await fetch(`${server.url}/api${path(bookingNo, "/pdf")}`, {
      headers: { authorization: `Bearer ${tokens.get("traveller") ?? ""}` },
    });
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).not.toMatch(/JavaScript|alert/);
  });

  test("is refused with a reason, and never another vendor's", async () => {
    const refusal = async (bytes: Uint8Array) => (await upload(bytes)).body["code"];
    expect(await refusal(Buffer.from("no pdf"))).toBe("NOT_A_PDF");
    expect(await refusal(await encryptedPdf({ userPassword: "u", ownerPassword: "o" }))).toBe("ENCRYPTED_PDF");
    expect(await refusal(endlessPdf())).toBe("BROKEN_PDF");
    expect(await refusal(await emptyPages(51))).toBe("TOO_MANY_PAGES");
    expect(await refusal(Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(10_000_000)]))).toBe("TOO_LARGE");
    expect((await upload(await emptyPages(1), "traveller")).status).toBe(403);
    expect((await upload(await emptyPages(1), "operator-vendor", "SEA")).status).toBe(404);

    const theirs = await upload(await emptyPages(1), "crm-operator", "SEA");
    expect(theirs.status).toBe(200);
    const answer = await publish(newNumber(), { finishedPdf: theirs.body["id"] });
    expect(answer.body).toMatchObject({
      code: "INVALID",
      data: { problems: [{ field: "finishedPdf", code: "trips.pdf.gone" }] },
    });
  });

  test("is forgotten where nobody has published it", async () => {
    const { db } = database;
    const { body: draft } = await upload(await emptyPages(1));
    const { body: used } = await upload(await emptyPages(2));
    const bookingNo = await published({ finishedPdf: used["id"] });
    const ids = async () => (await db.select({ id: itineraryPdf.id }).from(itineraryPdf)).map(({ id }) => id);
    const now = Math.floor(Date.now() / 1000);
    await forgetFinishedPdfs(db, stored.documents, now + 29 * 86_400);
    expect(await ids()).toEqual(expect.arrayContaining([draft["id"], used["id"]]));
    await forgetFinishedPdfs(db, stored.documents, now + 31 * 86_400);
    expect(await ids()).not.toContain(draft["id"]);
    expect(await ids()).toContain(used["id"]);
    expect((await view("traveller", bookingNo)).pages).toBe(2);
  });
});

// TRP-42
describe("a file that could not be read", () => {
  const attach = async (file: File, who = "operator-vendor", vendorCode = "SKY") => {
    const form = new FormData();
    form.append("vendorCode", vendorCode);
    form.append("file", file);
    const answer = await fetch(`${server.url}/api/trips/files`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const page = new File(["<script>alert(1)</script>"], "../../Offer.html", { type: "text/html" });
  const open = (who: string, bookingNo: string, id: unknown) =>
    fetch(`${server.url}/api${path(bookingNo, `/files/${String(id)}`)}`, {
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
    });

  test("stays with the version, is saved and never shown, and travellers get nothing of it", async () => {
    const { status, body } = await attach(page);
    expect([status, body["name"], body["size"]]).toEqual([200, "Offer.html", 25]);
    const bookingNo = await published({ attachments: [body["id"]] });
    const { body: staff } = await call("operator-vendor", "GET", path(bookingNo, "?vendorCode=SKY"));
    const { body: own } = await call("traveller", "GET", path(bookingNo));
    expect(staff["extendedItinerary"]).toMatchObject({ attachments: [body] });
    expect(own["extendedItinerary"]).toMatchObject({ attachments: [] });

    const answer = await open("operator-vendor", bookingNo, body["id"]);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toBe(await page.text());
    expect((await open("traveller", bookingNo, body["id"])).status).toBe(404);

    await publish(bookingNo, { expectedVersion: 1, content: content({ itinerarySummary: "Another way" }) });
    const { body: later } = await call("operator-vendor", "GET", path(bookingNo, "?vendorCode=SKY"));
    expect(later["extendedItinerary"]).toMatchObject({ version: 2, attachments: [] });
    // It was of a version of it.
    expect((await open("operator-vendor", bookingNo, body["id"])).status).toBe(200);
    expect((await open("operator-vendor", await published(), body["id"])).status).toBe(404);
  });

  test("is told to whoever publishes from an older version, and is never another vendor's", async () => {
    const { body } = await attach(page);
    const bookingNo = await published({ attachments: [body["id"]] });
    const late = await publish(bookingNo, { expectedVersion: 0 });
    expect(late.body).toMatchObject({ code: "VERSION_CONFLICT", data: { attachments: [body] } });
    const theirs = await attach(page, "crm-operator", "SEA");
    const answer = await publish(newNumber(), { attachments: [theirs.body["id"]] });
    expect(answer.body).toMatchObject({
      code: "INVALID",
      data: { problems: [{ field: "attachments", code: "trips.attached.gone" }] },
    });
  });

  test("is refused where it is empty, too large, or sent by somebody who makes no itineraries", async () => {
    expect((await attach(new File([], "empty.doc"))).body["code"]).toBe("EMPTY");
    expect((await attach(new File([Buffer.alloc(10_000_001)], "large.doc"))).body["code"]).toBe("TOO_LARGE");
    expect((await attach(page, "traveller")).status).toBe(403);
    expect((await attach(page, "operator-vendor", "SEA")).status).toBe(404);
  });

  test("is forgotten where nobody has published it", async () => {
    const { db } = database;
    const { body: draft } = await attach(page);
    const { body: used } = await attach(page);
    await published({ attachments: [used["id"]] });
    const ids = async () => (await db.select({ id: itineraryFile.id }).from(itineraryFile)).map(({ id }) => id);
    const now = Math.floor(Date.now() / 1000);
    await forgetAttachments(db, stored.documents, now + 29 * 86_400);
    expect(await ids()).toEqual(expect.arrayContaining([draft["id"], used["id"]]));
    await forgetAttachments(db, stored.documents, now + 31 * 86_400);
    expect(await ids()).not.toContain(draft["id"]);
    expect(await ids()).toContain(used["id"]);
  });
});

describe("reading a confirmation", () => {
  const noPages = { barcodes: () => Promise.resolve({ barcodes: [], pages: 0 }) };
  const read = (text: string, who = "crm-operator") => {
    const form = new FormData();
    form.append("file", new File([text], "confirmation.html"));
    return fetch(`${server.url}/api/trips/itineraries/read`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
    });
  };
  const reservation = {
    "@context": "https://schema.org",
    "@type": "LodgingReservation",
    reservationNumber: "MRI-50318",
    checkinTime: `${start}T15:00:00-06:00`,
    checkoutTime: `${end}T11:00:00-06:00`,
    reservationFor: { "@type": "LodgingBusiness", name: "Mill Race Inn" },
  };

  test("says what it says, with its place in the file", async () => {
    const response = await read(
      `<html><body><script type="application/ld+json">${JSON.stringify(reservation)}</script></body></html>`,
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      understood: true,
      reason: null,
      reading: { format: "HTML", pieces: [{ kind: "accommodation" }] },
    });
  });

  // TRP-5
  test("reads the barcodes of a PDF, and says where they stand", async () => {
    const pass = {
      airline: "DL",
      airlineName: "An Airline",
      flightnum: "1862",
      pnr: "GK3P7Q",
      firstname: "Tessa",
      lastname: "Grove",
      from: { iata: "ATL", name: "Atlanta" },
      to: { iata: "RST", name: "Rochester" },
      date: start,
      departure: "08:40",
      boarding: "08:10",
      gate: "B24",
      seat: "12A",
      sequence: 7,
      eticket: null,
      symbology: "azteccode",
      hue: 200,
    } as const;
    const readPdf = async (bytes: Uint8Array) => {
      const form = new FormData();
      form.append("file", new File([Buffer.from(bytes)], "passes.pdf"));
      const response = await fetch(`${server.url}/api/trips/itineraries/read`, {
        method: "POST",
        body: form,
        headers: { authorization: `Bearer ${tokens.get("crm-operator") ?? ""}` },
      });
      return (await response.json()) as unknown;
    };
    expect(await readPdf(await drawPasses([pass]))).toMatchObject({
      understood: true,
      reading: {
        format: "PDF",
        pieces: [
          {
            kind: "flight",
            fields: expect.arrayContaining([
              expect.objectContaining({
                field: "departure.airportCode",
                value: "ATL",
                source: expect.objectContaining({ part: "passes.pdf, page 1" }) as unknown,
              }),
              expect.objectContaining({ field: "departure.dateTime", value: start, doubts: ["NO_TIME", "NO_YEAR"] }),
            ]) as unknown,
          },
        ],
      },
    });
    expect(await readPdf(await emptyPages(2))).toMatchObject({ understood: false, reason: "PDF" });
    expect(await readPdf(await encryptedPdf({ userPassword: "u", ownerPassword: "o" }))).toMatchObject({
      understood: false,
      reason: "ENCRYPTED",
    });
  });

  test("says why it says nothing", async () => {
    expect(await (await read("hello")).json()).toMatchObject({ understood: false, reason: "UNKNOWN_FORMAT" });
    expect((await read("hello", "traveller")).status).toBe(403);
  });

  // TRP-19
  test("ends what takes too long", async () => {
    const file = new File(["BEGIN:VCALENDAR"], "trip.ics");
    await expect(readFile(file, noPages, 0, 1)).rejects.toThrow(ThreadExceeded);
    // The next ones are read all the same.
    const next = [1, 2, 3].map(() => readFile(file, noPages, 0));
    expect((await Promise.all(next)).map(({ understood }) => understood)).toEqual([false, false, false]);
  });

  // TRP-8
  test("takes nothing that is too large", async () => {
    expect((await read("x".repeat(12 * 1024 * 1024))).status).toBe(413);
    expect(await (await read("x".repeat(10.5 * 1024 * 1024))).json()).toMatchObject({ reason: "TOO_LARGE" });
  });
});

test("what is stored is what the schema takes", async () => {
  const rows = await database.db.select().from(itineraryVersion);
  for (const { content: stored } of rows) expect(await itinerarySchema.isValid(stored)).toBe(true);
  expect(await database.db.$count(passenger)).toBeGreaterThan(0);
});

// REQ-2
test("a booked request is completed when its last day is over everywhere", async () => {
  const { db } = database;
  const id = await newRequest();
  const bookingNo = await published({ travelRequestId: id });
  const statusOf = async () => {
    const [row] = await db.select().from(travelRequest).where(eq(travelRequest.id, id));
    return row?.status;
  };
  const told: unknown[] = [];
  const live = { publishAll: async (_tx: unknown, messages: readonly unknown[]) => void told.push(...messages) };
  const dayAfter = Date.parse(`${addDays(end, 1)}T00:00Z`) / 1000;
  await completeRequests(db, live, dayAfter + 12 * 3600 - 1);
  expect(await statusOf()).toBe("BOOKED");
  expect(await completeRequests(db, live, dayAfter + 12 * 3600)).toBeGreaterThan(0);
  expect(await statusOf()).toBe("COMPLETED");
  expect(told).toContainEqual({
    event: { type: "request.changed", ids: expect.arrayContaining([id]) as unknown },
    audience: { to: "user", userId: traveller },
  });
  const audit = await db
    .select()
    .from(travelRequestAudit)
    .where(eq(travelRequestAudit.requestId, id))
    .orderBy(travelRequestAudit.id);
  expect(audit.map(({ action, userid }) => [action, userid])).toEqual([
    ["BOOKED", "crm-operator"],
    ["COMPLETED", "SYSTEM"],
  ]);
  // Its itinerary can still be corrected.
  expect((await publish(bookingNo, { expectedVersion: 1, travelRequestId: id })).status).toBe(200);
});
