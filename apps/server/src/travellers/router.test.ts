import { desc, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { vendor } from "../access/tables.ts";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { addBasics, addTestUnit, start } from "../../test/check-in-fixtures.ts";
import { useServer } from "../../test/server.ts";
import { addLinkedUnit, complete, destination, type LinkedUnit } from "../../test/travellers.ts";
import { testOutbox } from "../../test/outbox.ts";
import { composePass } from "../boarding-pass/pass-mail.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { createLog } from "../platform/log.ts";
import { composeLinkMail } from "./link-mail.ts";
import { linkMessage, linkMessageSent, linkState } from "./staff-links.ts";
import { publicLink, travellerAudit } from "./tables.ts";

const lines: string[] = [];
const log = createLog({ logLevel: "trace", logFormat: "json" }, { write: (line: string) => void lines.push(line) });
const database = useDatabase();
const server = useServer(database, { settings: { TRUST_PROXY: "1", DEMO: "off" }, log, now: () => start });
/** The same with little patience for what is tried in vain. */
const strict = useServer(database, {
  settings: { TRUST_PROXY: "1", DEMO: "off", LINK_RATE_LIMIT: "5" },
  log,
  now: () => start,
});
let operator = "";
beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
  operator = (await new Browser(server).signIn("operator@gatehouse.example")).accessToken;
});
beforeEach(() => {
  lines.length = 0;
});

let addresses = 0;
/** Somebody who has not called before. */
const stranger = () => `203.0.113.${(addresses += 1)}`;
const ask = (method: string, path: string, body?: unknown, address = stranger(), asked = server) =>
  new Browser(asked).call(method, path, body, { headers: { "x-forwarded-for": address } });
const callsOf = (asked = server) => ({
  read: ({ secret, bookingNo }: Pick<LinkedUnit, "secret" | "bookingNo">, address?: string) =>
    ask(
      "GET",
      `/travellers/missing-info?searchId=${encodeURIComponent(secret)}&bookingNo=${bookingNo}`,
      undefined,
      address,
      asked,
    ),
  save: ({ secret, bookingNo }: Pick<LinkedUnit, "secret" | "bookingNo">, body: object, address?: string) =>
    ask("PUT", `/travellers/missing-info/${encodeURIComponent(secret)}`, { bookingNo, ...body }, address, asked),
});
const { read, save } = callsOf();
const narrow = callsOf(strict);
const passengersOf = ({ passengers: [id = ""] }: LinkedUnit, patch: object = {}) => ({
  passengers: [{ id, ...patch }],
});

describe("with a link", () => {
  // TRV-1
  test("one reads and saves without a session, and nothing of it is kept or passed on by anybody", async () => {
    const unit = await addLinkedUnit(database.db);
    const found = await read(unit);
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({ bookingNo: unit.bookingNo, passengers: [{ passport: { masked: null } }] });
    for (const answer of [
      found,
      await save(unit, { ...passengersOf(unit, complete), destinationAddress: destination }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await read(unit)).body).toMatchObject({
      passengers: [{ passport: { masked: "•••416" }, email: "a•••@•••.example" }],
      destinationAddress: destination,
    });
  });

  // TRV-21
  test("one sees who asks, when each flight's passes can come, and where they go", async () => {
    const unit = await addLinkedUnit(database.db);
    const { segmentWithPassengers: flights, ...shown } = (await read(unit)).body as {
      readonly segmentWithPassengers: readonly object[];
    };
    expect(shown).toMatchObject({ vendor: { name: "Northwind Travel", logo: null }, passesTo: [] });
    expect(flights).toMatchObject(flights.map(() => ({ passFrom: null, checkInClosed: false })));
    await database.db.update(vendor).set({ logo: "v_logo" }).where(eq(vendor.code, "NWT"));
    const { body } = await save(unit, passengersOf(unit, complete));
    await database.db.update(vendor).set({ logo: null }).where(eq(vendor.code, "NWT"));
    expect(body).toMatchObject({
      vendor: { logo: expect.stringMatching(/^\/api\/documents\/v_logo\?.*signature=/) as string },
      passesTo: [{ email: "a•••@•••.example", passengers: unit.passengers }],
    });
    const later = await addLinkedUnit(database.db, { departsIn: 48 * 3600, asNew: true });
    expect((await read(later)).body).toMatchObject({
      segmentWithPassengers: [{ passFrom: { date: "2027-01-16", time: "08:00" }, checkInClosed: false }],
    });
    const closed = await addLinkedUnit(database.db, { departsIn: 20 * 60, asNew: true });
    expect((await read(closed)).body).toMatchObject({
      segmentWithPassengers: [{ passFrom: null, checkInClosed: true }],
    });
  });

  // TRV-21, CHK-10
  test("one is told of the addresses that passes really go to, of two that look the same as two", async () => {
    const { db } = database;
    const unit = await addLinkedUnit(db, { passengers: 2 });
    const onward = await addTestUnit(db, { departsIn: 5 * 3600 });
    const unitOf = db.select({ id: checkIn.pnrId }).from(checkIn).where(inArray(checkIn.id, onward));
    await db.update(pnr).set({ bookingId: unit.bookingId }).where(inArray(pnr.id, unitOf));
    const [first, second] = unit.passengers.map(Number);
    // Named in both PNRs, with another address in each; the companion has none.
    const named = { firstname: "Ana", lastname: "Novak" };
    await db
      .update(passenger)
      .set({ ...named, email: "ana@one.example" })
      .where(eq(passenger.id, first ?? 0));
    await db
      .update(passenger)
      .set({ ...named, email: "anna@two.example" })
      .where(inArray(passenger.pnrId, unitOf));
    await db
      .update(passenger)
      .set({ firstname: "Luka", email: "" })
      .where(eq(passenger.id, second ?? 0));
    expect((await read(unit)).body).toMatchObject({
      passesTo: [
        { email: "a•••@•••.example", passengers: unit.passengers },
        { email: "a•••@•••.example", passengers: unit.passengers.slice(0, 1) },
      ],
    });
    const receivers = await Promise.all(
      [...unit.checkInIds, ...onward].map((subjectId) =>
        composePass(db, { subjectId, payload: {} }, "pass", start).then((mail) => "receiver" in mail && mail.receiver),
      ),
    );
    expect(receivers).toEqual(["ana@one.example", "ana@one.example", "anna@two.example"]);
  });

  // TRV-6
  test("one sees of what is stored what one knows it by, and what comes back as it was shown stays", async () => {
    const unit = await addLinkedUnit(database.db);
    const emergencyContact = {
      firstname: "Eva",
      lastname: "Novak",
      email: "eva.novak@contact.example",
      phoneCode: "44",
      phoneNumber: "7911123789",
      nationality: "GBR",
    };
    const given = { ...passengersOf(unit, { ...complete, ktn: "TT1234567", dob: "1985-03-17" }), emergencyContact };
    for (const answer of [await save(unit, given), await read(unit)]) {
      const text = JSON.stringify(answer.body);
      for (const whole of ["ana.novak", "7911123456", "TT1234567", "1985", "925665416", "eva.novak", "7911123789"])
        expect(text).not.toContain(whole);
      expect(answer.body).toMatchObject({
        missing: { passengers: [{ fields: [] }], emergencyContact: [] },
        passengers: [{ dob: "•••85", email: "a•••@•••.example", phoneNumber: "•••456", ktn: "•••567" }],
        emergencyContact: { firstname: "Eva", email: "e•••@•••.example", phoneNumber: "•••789" },
      });
    }
    const { body } = await read(unit);
    const { passengers, emergencyContact: shown } = body as {
      passengers: readonly { dob: string; email: string; phoneCode: string; phoneNumber: string; ktn: string }[];
      emergencyContact: object;
    };
    const { dob, email, phoneCode, phoneNumber, ktn } = passengers[0] ?? {};
    const same = await save(unit, {
      ...passengersOf(unit, { dob, email, phoneCode, phoneNumber, ktn }),
      emergencyContact: shown,
    });
    expect(same.body).toMatchObject({
      saved: { passengers: [{ fields: [] }], emergencyContact: [] },
      refused: { passengers: [{ issues: [] }], emergencyContact: [] },
      awaitingStaff: [],
    });
    // A part of what is shown is no number; another number takes the place of the whole.
    const half = await save(unit, passengersOf(unit, { ktn: "•••568", phoneCode, phoneNumber: "7911123457" }));
    expect(half.body).toMatchObject({
      refused: { passengers: [{ issues: [{ field: "ktn", code: "travellers.ktn.invalid" }] }] },
    });
    const [row] = await database.db
      .select()
      .from(passenger)
      .where(eq(passenger.id, Number(unit.passengers[0])));
    expect(row).toMatchObject({
      dateOfBirth: "1985-03-17",
      email: complete.email,
      phoneNumber: "7911123457",
      ktn: "TT1234567",
    });
  });

  test("what cannot be is refused by code, and the rest is kept", async () => {
    const unit = await addLinkedUnit(database.db, { passengers: 2 });
    const [, second = ""] = unit.passengers;
    expect(await save(unit, { passengers: [{ id: second }] })).toMatchObject({
      status: 400,
      body: { code: "PRIMARY_PASSENGER", message: "Cannot remove a primary passenger" },
    });
    expect(await save(unit, { passengers: [...passengersOf(unit).passengers, { id: "999999" }] })).toMatchObject({
      status: 400,
      body: { code: "UNKNOWN_PASSENGER" },
    });
    const { status, body } = await save(unit, passengersOf(unit, { ...complete, passportNo: "12" }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refused: { passengers: [{ issues: [{ field: "passportNo", code: "travellers.passportNo.invalid" }] }, {}] },
      saved: { passengers: [{ fields: expect.arrayContaining(["email"]) as unknown }, { fields: [] }] },
    });
  });

  test("one passenger twice is refused whole, with the path of the second", async () => {
    const unit = await addLinkedUnit(database.db);
    const [id = ""] = unit.passengers;
    const twice = {
      passengers: [
        { id, ktn: "TT1111111" },
        { id, ktn: "TT2222222" },
      ],
    };
    expect(await save(unit, twice)).toMatchObject({
      status: 400,
      body: {
        code: "BAD_REQUEST",
        data: { issues: [{ path: ["passengers", "1", "id"], message: "validation.duplicate" }] },
      },
    });
    expect((await read(unit)).body).toMatchObject({ passengers: [{ ktn: "" }] });
  });

  test("what no column could hold is refused at its field", async () => {
    const unit = await addLinkedUnit(database.db);
    const long = "9".repeat(900);
    const fields = ["firstname", "email", "phoneNumber", "gender", "ktn", "dob", "nationality", "passportNo"];
    const { status, body } = await save(unit, {
      ...passengersOf(unit, Object.fromEntries(fields.map((field) => [field, long]))),
      destinationAddress: { ...destination, line1: long },
    });
    expect(status).toBe(200);
    const { passengers, destinationAddress } = body["refused"] as {
      passengers: readonly { issues: readonly { field: string }[] }[];
      destinationAddress: readonly { field: string }[];
    };
    expect(passengers[0]?.issues.map(({ field }) => field).toSorted()).toEqual(
      expect.arrayContaining(fields.toSorted()),
    );
    expect(destinationAddress.map(({ field }) => field)).toEqual(["line1"]);
  });

  test("malformed bodies are answered 400", async () => {
    const unit = await addLinkedUnit(database.db);
    const [id] = unit.passengers;
    for (const body of [
      { passengers: "all" },
      { passengers: [null] },
      { passengers: [{}] },
      { passengers: [{ id, passportNo: { toString: 1 } }] },
      { passengers: [{ id, passportNo: ["925665416"] }] },
      { passengers: [{ id, dob: "1".repeat(1001) }] },
      { passengers: [{ id, firstname: "a\u0000b" }] },
      { passengers: [{ id, firstname: "\uD800" }] },
      { passengers: Array.from({ length: 51 }, () => ({ id })) },
      { ...passengersOf(unit), destinationAddress: "home" },
      { ...passengersOf(unit), destinationAddress: { line1: "x".repeat(1001) } },
      { ...passengersOf(unit), emergencyContact: { nationality: "G".repeat(1001) } },
      { ...passengersOf(unit), bookingNo: { $ne: "" } },
    ])
      expect(await save(unit, body), JSON.stringify(body)).toMatchObject({ status: 400 });
    for (const query of [
      "",
      `?searchId=${unit.secret}`,
      `?bookingNo=1`,
      "?searchId=&bookingNo=",
      "?searchId[a]=1&bookingNo=1",
    ])
      expect((await ask("GET", `/travellers/missing-info${query}`)).status, query).toBe(400);
  });
});

describe("without one", () => {
  // TRV-1
  test("all refusals are the same, byte for byte except for the request's id", async () => {
    const { db } = database;
    const [unit, other, closed] = [await addLinkedUnit(db), await addLinkedUnit(db), await addLinkedUnit(db)];
    await db.update(booking).set({ deactivatedAt: 1 }).where(eq(booking.id, closed.bookingId));
    const [disruption] = await db
      .update(publicLink)
      .set({ purpose: "disruption" })
      .where(eq(publicLink.bookingId, other.bookingId))
      .returning({ id: publicLink.id });
    expect(disruption).toBeDefined();
    const refusals = [
      await read({ secret: "x".repeat(43), bookingNo: unit.bookingNo }),
      await read({ secret: "short", bookingNo: unit.bookingNo }),
      await read({ ...unit, bookingNo: "wrong" }),
      await read({ ...unit, bookingNo: other.bookingNo }),
      await read(other),
      await read(closed),
      await save({ secret: "x".repeat(43), bookingNo: unit.bookingNo }, passengersOf(unit, complete)),
      await save({ ...unit, bookingNo: other.bookingNo }, passengersOf(unit, complete)),
    ];
    for (const { status, body, headers } of refusals) {
      expect(status).toBe(404);
      expect(body).toEqual(refusals[0]?.body);
      expect(body).toMatchObject({ code: "LINK_NOT_FOUND" });
      expect(headers.get("content-length")).toBe(refusals[0]?.headers.get("content-length"));
    }
    const [row] = await db
      .select()
      .from(passenger)
      .where(eq(passenger.id, Number(unit.passengers[0])));
    expect(row).toMatchObject({ passportNo: null });
  });

  test("a good link opens whatever was tried in vain from its address or with its own secret", async () => {
    const unit = await addLinkedUnit(database.db);
    const address = stranger();
    for (let guess = 0; guess < 30; guess += 1) {
      await narrow.read({ secret: `guess-${guess}-${"x".repeat(30)}`, bookingNo: "1" }, address);
      await narrow.read({ ...unit, bookingNo: `guess${guess}` }, `198.51.100.${guess}`);
    }
    const refused = await narrow.read({ secret: "x".repeat(43), bookingNo: "1" }, address);
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await narrow.read(unit, address)).status).toBe(200);
    expect((await narrow.save(unit, passengersOf(unit, complete), address)).status).toBe(200);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.filter(({ security }) => security === "link.throttled").length).toBeGreaterThan(0);
    expect(entries.find(({ security }) => security === "link.unknown")).toMatchObject({ level: "warn", address });
  });
});

test("the search id and the passport number reach neither the log nor any table but their own", async () => {
  const { db } = database;
  const unit = await addLinkedUnit(db);
  await read(unit);
  await save(unit, { ...passengersOf(unit, complete), destinationAddress: destination });
  await save(unit, passengersOf(unit, { passportNo: "not a number", firstname: "a\u0000" }));
  await save({ ...unit, bookingNo: "wrong" }, passengersOf(unit, complete));
  await read({ ...unit, bookingNo: "wrong" });
  await fetch(`${server.url}/api/travellers/missing-info/${unit.secret}?searchid=${unit.secret}`, { method: "DELETE" });
  await fetch(`${server.url}/missing-info?searchid=${unit.secret}&bookingNo=${unit.bookingNo}`);
  const text = lines.join("\n");
  expect(text).toContain('"call":"travellers.updateMissingInfo"');
  expect(text).toContain('"path":"/api/travellers/missing-info/{searchId}"');
  for (const secret of [unit.secret, "925665416", complete.email, complete.phoneNumber, "Test Road"])
    expect(text).not.toContain(secret);
  const elsewhere = JSON.stringify(
    await Promise.all([publicLink, travellerAudit, outbox, checkIn].map((table) => db.select().from(table))),
  );
  expect(elsewhere).not.toContain(unit.secret);
  expect(elsewhere).not.toContain("925665416");
});

// ACC-15
test("a list of the queue says that there is a passport, and no more", async () => {
  const unit = await addLinkedUnit(database.db);
  await save(unit, passengersOf(unit, complete));
  const { body } = await new Browser(server).call(
    "POST",
    "/checkin/check-ins/search",
    { filters: [{ field: "bookingNo", operator: "EQ", value: unit.bookingNo }] },
    { token: operator },
  );
  expect(body["content"]).toMatchObject([{ hasPassport: true }]);
  expect(JSON.stringify(body)).not.toContain("925665416");
});

describe("staff", () => {
  const create = (body: object) =>
    new Browser(server).post("/travellers/missing-info/links", body, { token: operator });

  // TRV-17
  test("make a link, which is mailed, said once and logged", async () => {
    const { db } = database;
    const { bookingNo, bookingId, passengers } = await addLinkedUnit(db);
    await db
      .update(passenger)
      .set({ email: "ana@traveller.example" })
      .where(eq(passenger.id, Number(passengers[0])));
    const { status, body } = await create({ bookingNo });
    expect(status).toBe(200);
    expect(body).toMatchObject({ bookingNo, vendor: "NWT", mailed: true, expiresAt: start + 21 * 3600 });
    const secret = String(body["searchId"]);
    expect(body["path"]).toBe(`/missing-info?searchid=${secret}&bookingNo=${bookingNo}`);
    expect((await read({ secret, bookingNo })).status).toBe(200);
    const [entry] = await db
      .select()
      .from(travellerAudit)
      .where(eq(travellerAudit.action, "LINK_CREATED"))
      .orderBy(desc(travellerAudit.id));
    expect(entry).toMatchObject({ bookingId, userid: "operator", at: start });
    const mail = async () => (await db.select().from(outbox).where(eq(outbox.subjectId, bookingId)))[0];
    expect(await mail()).toMatchObject({
      kind: linkMessage,
      subjectKind: "booking",
      payload: { to: "ana@traveller.example", path: body["path"] },
    });
    // A vendor's template can name the flight.
    const written = await mail();
    const [flight] = await db
      .select()
      .from(segment)
      .innerJoin(pnr, eq(pnr.id, segment.pnrId))
      .where(eq(pnr.bookingId, bookingId));
    expect(written && (await composeLinkMail(db, written, "https://travel.example", start)).facts).toMatchObject({
      template: "missingInfo",
      flight: {
        pnr: flight?.pnr.pnr,
        airline: flight?.segment.marketingCarrier,
        number: flight?.segment.marketingNumber,
        date: flight?.segment.departureDate,
      },
    });
    // Once it has gone, the outbox no longer knows the link.
    const sent: unknown[] = [];
    const sender = testOutbox(
      db,
      () => start,
      async ({ payload }) => void sent.push(payload),
    );
    sender.on(linkMessage, linkMessageSent);
    await sender.flush();
    expect(sent).toContainEqual({ to: "ana@traveller.example", path: body["path"] });
    expect(await mail()).toMatchObject({ payload: { to: "ana@traveller.example" }, sentAt: start });
    expect(JSON.stringify(await mail())).not.toContain(secret);
    expect(lines.join("\n")).not.toContain(secret);
  });

  // TRV-17
  test("make another one, and the earlier one opens nothing; links of a demo world and of other bookings stay", async () => {
    const { db } = database;
    const [unit, other] = [await addLinkedUnit(db), await addLinkedUnit(db)];
    const { bookingNo, bookingId, passengers } = unit;
    await db
      .update(passenger)
      .set({ email: "ana@traveller.example" })
      .where(eq(passenger.id, Number(passengers[0])));
    const state = () => linkState(db, bookingId, start);
    expect(await state()).toEqual({ to: "ana@traveller.example", standing: null });
    const elsewhere = String((await create({ bookingNo: other.bookingNo })).body["searchId"]);
    const first = await create({ bookingNo });
    expect(first.body).toMatchObject({ mailed: true, replaced: false });
    expect((await state()).standing).toEqual({ createdAt: start, createdBy: "operator" });
    const second = await create({ bookingNo });
    expect(second.body).toMatchObject({ mailed: true, replaced: true });
    const opens = async (secret: unknown, number = bookingNo) =>
      (await read({ secret: String(secret), bookingNo: number })).status;
    expect(await opens(first.body["searchId"])).toBe(404);
    expect(await opens(second.body["searchId"])).toBe(200);
    expect(await opens(unit.secret)).toBe(200);
    expect(await opens(elsewhere, other.bookingNo)).toBe(200);
    expect((await save({ ...unit, secret: String(first.body["searchId"]) }, passengersOf(unit, complete))).status).toBe(
      404,
    );
    // The mail with the earlier one had not gone: it does not, and forgets it.
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, bookingId))
      .orderBy(sql`cancelled_at nulls last`);
    expect(mails).toMatchObject([
      { cancelledAt: start, payload: { to: "ana@traveller.example" } },
      { cancelledAt: null, payload: { path: second.body["path"] } },
    ]);
    expect(mails[0]?.payload).not.toHaveProperty("path");
    expect(await linkState(db, bookingId, start + 40 * 3600)).toMatchObject({ standing: null });
  });

  test("make one at the same moment: one of them works", async () => {
    const { bookingNo } = await addLinkedUnit(database.db);
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ bookingNo })));
    const opened = await Promise.all(made.map(({ body }) => read({ secret: String(body["searchId"]), bookingNo })));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(opened.filter(({ status }) => status === 404)).toHaveLength(3);
  });

  test("make one without a mail where nobody has an address, and none where nothing lies ahead", async () => {
    const { db } = database;
    const unit = await addLinkedUnit(db);
    expect((await create({ bookingNo: unit.bookingNo })).body).toMatchObject({ mailed: false });
    expect(await db.$count(outbox, eq(outbox.subjectId, unit.bookingId))).toBe(0);
    const gone = await addLinkedUnit(db, { departsIn: 3600 });
    await db.execute(
      `update segment set arrives_at = ${start} where pnr_id in (select id from pnr where booking_id = ${gone.bookingId})`,
    );
    expect(await create({ bookingNo: gone.bookingNo })).toMatchObject({ status: 409, body: { code: "NOTHING_AHEAD" } });
    expect(await create({ bookingNo: "NONE" })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });

  test("choose the vendor where two have one number", async () => {
    await addTestUnit(database.db, { bookingNo: "8800001" });
    await addTestUnit(database.db, { bookingNo: "8800001", vendor: "BLA" });
    expect(await create({ bookingNo: "8800001" })).toMatchObject({
      status: 409,
      body: {
        code: "AMBIGUOUS_BOOKING",
        data: { vendors: expect.arrayContaining([{ code: "BLA", name: "Blue Atlas" }]) as unknown },
      },
    });
    expect(await create({ bookingNo: "8800001", vendor: "BLA" })).toMatchObject({
      status: 200,
      body: { vendor: "BLA" },
    });
  });

  test("decide once", async () => {
    const unit = await addLinkedUnit(database.db);
    await save(unit, passengersOf(unit, { firstname: "Anna" }));
    const browser = new Browser(server);
    const { body } = await browser.get(`/travellers/missing-info/changes?bookingNo=${unit.bookingNo}`, operator);
    expect(body).toMatchObject({ totalElement: 1, content: [{ from: "Ana0", to: "Anna" }] });
    const [change] = body["content"] as readonly { id: number }[];
    const path = `/travellers/missing-info/changes/${change?.id}`;
    const post = (decision: string, to = "Anna") => browser.post(path, { decision, to }, { token: operator });
    expect((await post("perhaps")).status).toBe(400);
    expect(await post("confirmed", "Anne")).toMatchObject({
      status: 409,
      body: { code: "REQUEST_CHANGED", data: { to: "Anna" } },
    });
    expect((await post("confirmed")).body).toEqual({ ok: true });
    expect(await post("refused")).toMatchObject({
      status: 409,
      body: { code: "ALREADY_DECIDED", data: { state: "confirmed", userid: "operator" } },
    });
  });
});
