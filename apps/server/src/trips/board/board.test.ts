import { randomUUID } from "node:crypto";
import { permissionsOf } from "@gatehouse/domain/access";
import { createOffer } from "@gatehouse/api/mocks/factories";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser, openStream } from "../../../test/browser.ts";
import { addBasics, addTestUnit, addTestUnits, hour, rowsOf, start } from "../../../test/check-in-fixtures.ts";
import { useDatabase } from "../../../test/database.ts";
import { bookingOf, flightOf, traveller, useFeed } from "../../../test/feed.ts";
import { booking, passenger, pnr, segment } from "../../bookings/tables.ts";
import { passMessages } from "../../checkin/transitions/commit.ts";
import { checkIn } from "../../checkin/tables.ts";
import { alternateFlight } from "../../flights/tables.ts";
import { readNewComments } from "../../cases/new-comments.ts";
import { caseComment, caseRead, travelCase } from "../../cases/tables.ts";
import { readRoomsOfInterest } from "../../chat/rooms-of-interest.ts";
import { chatMessage, chatPresence, chatRoom } from "../../chat/tables.ts";
import { appUser } from "../../access/tables.ts";
import type { BoardReader } from "./beside.ts";
import { outbox } from "../../messaging/tables.ts";
import { itinerary } from "../tables.ts";
import { makeLink } from "../../travellers/links.ts";
import { type BoardQuery, readUpcoming } from "./flights.ts";
import { punctualityOf } from "./punctuality.ts";

const database = useDatabase();
const somebody = "00000000-0000-4000-8000-000000000001";
const all: BoardReader = {
  userId: somebody,
  userid: "crm",
  role: "CRM_OPERATOR",
  vendors: "all",
  permissions: permissionsOf("CRM_OPERATOR"),
};
const upcoming = (query: Partial<BoardQuery> = {}, reader: Partial<BoardReader> = {}) =>
  readUpcoming(
    database.db,
    { ...all, ...reader },
    {
      passengerEmail: "",
      vendors: [],
      bookingNo: "",
      airline: "",
      disrupted: false,
      closing: false,
      connected: false,
      unread: false,
      now: start,
      before: start + 48 * hour,
      page: 0,
      size: 50,
      ...query,
    },
    { rooms: readRoomsOfInterest, newComments: readNewComments },
  );
const bookingsOf = async (...of: Parameters<typeof upcoming>) =>
  (await upcoming(...of)).content.map(({ bookingNo }) => bookingNo);
const unitsOf = async (ids: readonly number[]) => {
  const [row] = await rowsOf(database.db, ids);
  if (!row) throw new Error("There is no such check-in.");
  return row;
};

let family: number[] = [];
let foreign: number[] = [];
let later: number[] = [];

beforeAll(async () => {
  await addBasics(database.db, ["ana", "bea"]);
  [family = [], foreign = [], later = []] = await addTestUnits(database.db, [
    {
      bookingNo: "family",
      pnr: "FAM1LY",
      passengers: 3,
      departsIn: 5 * hour,
      people: [{ email: "Ana@Novak.example" }],
    },
    { bookingNo: "foreign", vendor: "BLA", airline: "LH", departsIn: 3 * hour },
    { bookingNo: "later", departsIn: 47 * hour, onward: [60 * hour] },
    { bookingNo: "leaving", departsIn: 60 },
    { bookingNo: "edge", departsIn: 48 * hour },
    { bookingNo: "beyond", departsIn: 48 * hour + 1 },
  ]);
});

// TRP-30
describe("the flights of the next 48 hours", () => {
  test("are those that depart after now and until the end, the soonest first, one row per flight", async () => {
    const found = await upcoming();
    expect(found.content.map(({ bookingNo }) => bookingNo)).toEqual(["leaving", "foreign", "family", "later", "edge"]);
    expect(found).toMatchObject({ pageNo: 1, totalElement: 5, totalPages: 1, travellers: 7, disrupted: 0 });
    expect(await bookingsOf({ now: start + 60 })).not.toContain("leaving");
    expect(await bookingsOf({ before: start + 5 * hour })).toEqual(["leaving", "foreign", "family"]);
  });

  // PRO-12
  test("lead to the profile of who has an account of the vendor by name and address", async () => {
    const { db } = database;
    const [first, second] = await db
      .select({ id: passenger.id, firstname: passenger.firstname, lastname: passenger.lastname })
      .from(passenger)
      .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
      .where(eq(pnr.pnr, "FAM1LY"))
      .orderBy(passenger.position);
    const before = await db.select({ id: passenger.id, email: passenger.email }).from(passenger);
    const email = "ana@novak.example";
    const account = { userid: "ana.novak", email, roleList: "TRAVELLER", passwordHash: "", createdAt: 1 };
    const [user] = await db
      .insert(appUser)
      .values({ ...account, name: `${first?.firstname} ${first?.lastname}`, vendor: "NWT" })
      .returning({ id: appUser.id });
    // A child at the same address is not who the account belongs to.
    await db
      .update(passenger)
      .set({ email, firstname: "Nils" })
      .where(eq(passenger.id, second?.id ?? 0));
    const profiles = async (reader: Partial<BoardReader> = {}) =>
      (await upcoming({ bookingNo: "family" }, reader)).content[0]?.travellers.map(({ profileOf }) => profileOf);
    expect(await profiles()).toEqual([user?.id, null, null]);
    expect(await profiles({ permissions: ["tripsBoard"] })).toEqual([null, null, null]);
    await db.update(appUser).set({ vendor: "BLA" }).where(eq(appUser.userid, "ana.novak"));
    expect(await profiles()).toEqual([null, null, null]);
    await db.delete(appUser).where(eq(appUser.userid, "ana.novak"));
    const old = before.find(({ id }) => id === second?.id);
    await db
      .update(passenger)
      .set({ email: old?.email ?? "", firstname: second?.firstname ?? "" })
      .where(eq(passenger.id, second?.id ?? 0));
  });

  test("tell what stands for each of their travellers", async () => {
    const [, , found] = (await upcoming()).content;
    expect(found).toMatchObject({
      vendor: "NWT",
      pnr: "FAM1LY",
      departure: { at: start + 5 * hour, zone: "Europe/London" },
      marketing: { carrier: "BA", number: "100" },
      operating: null,
      from: "LHR",
      to: "CDG",
      cancelled: false,
      closesAt: start + 4 * hour,
      hasItinerary: false,
      choice: null,
    });
    expect(found?.travellers).toEqual(
      family.map((checkInId, index) => ({
        checkInId,
        firstname: ["Ana0", "Bea1", "Eva2"][index],
        lastname: "Novak",
        state: "ELIGIBLE_FOR_CHECKIN",
        profileOf: null,
        hasPass: false,
        delivered: false,
      })),
    );
  });

  test("say whether their booking has an itinerary (TRP-37)", async () => {
    const of = { bookingNo: "family", startDate: "2026-01-01", endDate: "2026-01-02", startsAt: 0, endsAt: 0 };
    await database.db.insert(itinerary).values([
      { ...of, vendor: "NWT", version: 1, travellers: [] },
      // Another vendor's booking of the same number, and one of which nothing is published.
      { ...of, vendor: "BLA", bookingNo: "later", version: 1, travellers: [] },
      { ...of, vendor: "NWT", bookingNo: "edge", version: 0, travellers: [] },
    ]);
    const { content } = await upcoming();
    expect(content.filter(({ hasItinerary }) => hasItinerary).map(({ bookingNo }) => bookingNo)).toEqual(["family"]);
    await database.db.delete(itinerary);
  });

  test("go by pages, without a row on two of them", async () => {
    expect(await bookingsOf({ size: 2 })).toEqual(["leaving", "foreign"]);
    expect(await bookingsOf({ size: 2, page: 1 })).toEqual(["family", "later"]);
    expect(await upcoming({ size: 2, page: 2 })).toMatchObject({ pageNo: 3, totalElement: 5, totalPages: 3 });
    expect(await upcoming({ size: 2, page: 9 })).toMatchObject({ content: [], totalElement: 5 });
  });

  test("of others than the own vendor are nowhere in the answer", async () => {
    const bound = await upcoming({}, { vendors: ["BLA"] });
    expect(bound.content.map(({ bookingNo }) => bookingNo)).toEqual(["foreign"]);
    expect(bound).toMatchObject({ totalElement: 1, travellers: 1 });
    expect(bound.vendors).toEqual([{ code: "BLA", flights: 1 }]);
    expect(bound.airlines).toEqual([{ code: "LH", flights: 1 }]);
    expect(await bookingsOf({ vendors: ["NWT"] }, { vendors: ["BLA"] })).toEqual([]);
    expect(await upcoming({}, { vendors: [] })).toMatchObject({ content: [], totalElement: 0 });
  });
});

// TRP-31
describe("filters", () => {
  test("by vendor, airline, booking number, PNR and a traveller's address", async () => {
    expect(await bookingsOf({ vendors: ["BLA"] })).toEqual(["foreign"]);
    expect(await bookingsOf({ vendors: ["BLA", "NWT"] })).toHaveLength(5);
    expect(await bookingsOf({ airline: "lh" })).toEqual(["foreign"]);
    expect(await bookingsOf({ bookingNo: "FAMILY" })).toEqual(["family"]);
    expect(await bookingsOf({ bookingNo: "fam1ly" })).toEqual(["family"]);
    expect(await bookingsOf({ bookingNo: "fam" })).toEqual([]);
    expect(await bookingsOf({ passengerEmail: "ana@novak.EXAMPLE" })).toEqual(["family"]);
    expect(await bookingsOf({ passengerEmail: "novak.example" })).toEqual([]);
  });

  test("leave all travellers of a flight, and all that can be chosen, as they are", async () => {
    const found = await upcoming({ passengerEmail: "ana@novak.example", airline: "BA" });
    expect(found.content[0]?.travellers).toHaveLength(3);
    expect(found).toMatchObject({ travellers: 3, totalElement: 1 });
    expect(found.airlines).toEqual([
      { code: "BA", flights: 4 },
      { code: "LH", flights: 1 },
    ]);
  });
});

// TRP-33, TRP-34
describe("a disruption", () => {
  test("shows check-ins of a cancelled flight as cancelled, and all who were to fly", async () => {
    const { segmentId, pnrId } = await unitsOf(later);
    await database.db.update(segment).set({ cancelled: true }).where(eq(segment.id, segmentId));
    await database.db.update(passenger).set({ cancelled: true }).where(eq(passenger.pnrId, pnrId));
    const found = await upcoming({ disrupted: true });
    expect(found).toMatchObject({ totalElement: 1, disrupted: 1 });
    expect(found.content).toMatchObject([
      { bookingNo: "later", cancelled: true, travellers: [{ checkInId: later[0], state: "CANCELLED" }] },
    ]);
    await database.db.update(segment).set({ cancelled: false }).where(eq(segment.id, segmentId));
    expect(await bookingsOf()).not.toContain("later");
    await database.db.update(passenger).set({ cancelled: false }).where(eq(passenger.pnrId, pnrId));
    expect(await upcoming()).toMatchObject({ disrupted: 0 });
  });

  test("leaves out a traveller who does not travel any more", async () => {
    const { passengerId } = await unitsOf(family.slice(1));
    await database.db.update(passenger).set({ cancelled: true }).where(eq(passenger.id, passengerId));
    const [found] = (await upcoming({ bookingNo: "family" })).content;
    expect(found?.travellers.map(({ firstname }) => firstname)).toEqual(["Ana0", "Eva2"]);
    await database.db.update(passenger).set({ cancelled: false }).where(eq(passenger.id, passengerId));
  });

  test("is asked about, chosen for and settled", async () => {
    const [row] = await database.db
      .select({ id: booking.id })
      .from(booking)
      .innerJoin(pnr, eq(pnr.bookingId, booking.id))
      .where(eq(booking.bookingNo, "foreign"));
    const choiceOf = async () => (await upcoming({ bookingNo: "foreign" })).content[0]?.choice;
    const open = async () => (await upcoming()).disrupted;
    const bookingId = row?.id ?? 0;
    expect(foreign).toHaveLength(1);
    await makeLink(database.db, { bookingId, purpose: "missing-info" }, { now: start, user: "ana" });
    expect([await choiceOf(), await open()]).toEqual([null, 0]);
    await makeLink(database.db, { bookingId, purpose: "disruption" }, { now: start, user: "ana" });
    expect([await choiceOf(), await open()]).toEqual(["asked", 1]);
    await database.db.insert(alternateFlight).values({
      searchId: randomUUID(),
      bookingNo: "foreign",
      bookingId,
      request: {
        from: "JFK",
        to: "LIS",
        departDate: "2027-02-01",
        passengers: { adults: 1, child: 0, infants: 0 },
        nonstop: false,
      },
      itinerary: createOffer({
        id: "one",
        one: [{ flight: "TP 210", from: "JFK", to: "LIS", dept: "2027-02-01T22:15", minutes: 405 }],
        base: 1000,
        tax: 96.2,
      }),
      baggage: 1,
      selectedAt: start + 60,
    });
    expect([await choiceOf(), await open()]).toEqual(["chosen", 1]);
    await database.db.update(alternateFlight).set({ settledAt: start + 90, settledBy: "ana" });
    expect([await choiceOf(), await open()]).toEqual([null, 0]);
    await makeLink(database.db, { bookingId, purpose: "disruption" }, { now: start + 120, user: "ana" });
    expect([await choiceOf(), await open()]).toEqual(["asked", 1]);
  });
});

// TRP-35
test("check-ins that close within the hour are counted, while work is left", async () => {
  const state = async (value: "ELIGIBLE_FOR_CHECKIN" | "APPROVED", closesIn: number) => {
    await database.db
      .update(checkIn)
      .set({ state: value, windowClosesAt: start + closesIn })
      .where(eq(checkIn.id, family[0] ?? 0));
    await database.db
      .update(checkIn)
      .set({ state: "APPROVED" })
      .where(inArray(checkIn.id, family.slice(1)));
    const { closing } = await upcoming({ bookingNo: "family" });
    return [closing, await bookingsOf({ bookingNo: "family", closing: true })];
  };
  expect(await state("ELIGIBLE_FOR_CHECKIN", 0)).toEqual([1, ["family"]]);
  expect(await state("ELIGIBLE_FOR_CHECKIN", hour - 1)).toEqual([1, ["family"]]);
  expect(await state("ELIGIBLE_FOR_CHECKIN", hour)).toEqual([0, []]);
  expect(await state("ELIGIBLE_FOR_CHECKIN", -1)).toEqual([0, []]);
  expect(await state("APPROVED", 60)).toEqual([0, []]);
  const family1 = { state: "ELIGIBLE_FOR_CHECKIN", windowClosesAt: start + 4 * hour } as const;
  await database.db.update(checkIn).set(family1).where(inArray(checkIn.id, family));
});

// TRP-45
test("departures are counted by hours from now on, of what is shown", async () => {
  const { hours } = await upcoming();
  expect(hours).toEqual([
    { hour: 0, flights: 1, disrupted: 0 },
    { hour: 2, flights: 1, disrupted: 1 },
    { hour: 4, flights: 1, disrupted: 0 },
    { hour: 46, flights: 1, disrupted: 0 },
    { hour: 47, flights: 1, disrupted: 0 },
  ]);
  expect((await upcoming({ bookingNo: "edge" })).hours).toEqual([{ hour: 47, flights: 1, disrupted: 0 }]);
});

// TRP-44
describe("the chat about a flight", () => {
  const message = (roomId: string, seq: number, side: "TRAVELLER" | "OPERATOR" = "TRAVELLER") =>
    database.db.insert(chatMessage).values({
      roomId,
      seq,
      side,
      clientId: randomUUID(),
      kind: "USER_MESSAGE",
      sender: "",
      name: "",
      body: "a",
      at: start,
    });
  const room = async (facts: Partial<typeof chatRoom.$inferInsert> & { readonly vendor: string }) => {
    const [made] = await database.db
      .insert(chatRoom)
      .values({
        visitor: randomUUID(),
        name: "Ana",
        createdAt: start,
        lastAt: start,
        lastSeq: 3,
        staffRead: 1,
        ...facts,
      })
      .returning();
    for (const seq of [1, 2]) await message(made?.id ?? "", seq);
    await message(made?.id ?? "", 3, "OPERATOR");
    return made?.id ?? "";
  };
  const chatOf = async (bookingNo: string, reader?: Partial<BoardReader>) =>
    (await upcoming({ bookingNo }, reader)).content[0]?.chat;
  const quiet = { unread: 0, connected: false };

  test("is that of its booking, and that of a traveller's address", async () => {
    expect(await chatOf("family")).toEqual(quiet);
    const byAddress = await room({ vendor: "NWT", email: "ana@novak.EXAMPLE" });
    await room({ vendor: "BLA", email: "ana@novak.example" });
    await room({ vendor: "NWT", bookingNo: "edge", email: "other@novak.example" });
    expect(await chatOf("family")).toEqual({ unread: 1, connected: false });
    expect(await chatOf("edge")).toEqual({ unread: 1, connected: false });
    expect(await chatOf("foreign")).toEqual(quiet);
    expect(await chatOf("later")).toEqual(quiet);
    expect(await bookingsOf({ unread: true })).toEqual(["family", "edge"]);
    expect(await upcoming()).toMatchObject({ unread: 2, connected: 0 });
    const presence = { connection: randomUUID(), side: "TRAVELLER", roomId: byAddress, until: start + 1 } as const;
    await database.db.insert(chatPresence).values(presence);
    expect(await chatOf("family")).toEqual({ unread: 1, connected: true });
    expect(await bookingsOf({ connected: true })).toEqual(["family"]);
    await database.db.update(chatPresence).set({ until: start });
    expect(await upcoming({ connected: true })).toMatchObject({ content: [], connected: 0, unread: 2 });
    await database.db.update(chatRoom).set({ staffRead: 3 });
    expect(await chatOf("family")).toEqual(quiet);
    await database.db.update(chatRoom).set({ staffRead: 0 }).where(eq(chatRoom.id, byAddress));
    expect(await chatOf("family")).toEqual({ unread: 2, connected: false });
  });

  test("is that of whose account is on the itinerary", async () => {
    const [person] = await database.db.select({ id: appUser.id }).from(appUser).limit(1);
    const travellerId = person?.id ?? "";
    await room({ vendor: "NWT", visitor: null, travellerId });
    expect(await chatOf("later")).toEqual(quiet);
    const dates = { startDate: "2026-01-01", endDate: "2026-01-02", startsAt: 0, endsAt: 0 };
    await database.db
      .insert(itinerary)
      .values({ ...dates, vendor: "NWT", bookingNo: "later", version: 1, travellers: [], travellerIds: [travellerId] });
    expect(await chatOf("later")).toEqual({ unread: 1, connected: false });
    await database.db.delete(itinerary);
  });

  test("is shown to those who chat, and only what they may see there", async () => {
    expect(await upcoming({}, { permissions: ["tripsBoard"] })).toMatchObject({ unread: null, connected: null });
    expect(await chatOf("family", { permissions: ["tripsBoard"] })).toBeNull();
    expect(await bookingsOf({ unread: true }, { permissions: ["tripsBoard"] })).toEqual([]);
    const [person] = await database.db.select({ id: appUser.id }).from(appUser).limit(1);
    await database.db.update(chatRoom).set({ operatorId: person?.id ?? "", state: "ASSIGNED" });
    // A colleague of a vendor has it; who looks after all chats sees it.
    const colleague = { role: "OPERATOR_VENDOR", permissions: permissionsOf("OPERATOR_VENDOR") } as const;
    expect(await chatOf("family", colleague)).toEqual(quiet);
    const admin = { role: "ADMIN", permissions: permissionsOf("ADMIN") } as const;
    expect(await chatOf("family", admin)).toEqual({ unread: 2, connected: false });
    await database.db.delete(chatRoom);
  });
});

// TRP-43
test("a comment is new until the reader has looked at it, of each thread by itself", async () => {
  const [writer, other] = await database.db.select({ id: appUser.id }).from(appUser).orderBy(appUser.userid);
  const writerId = writer?.id ?? "";
  const [made] = await database.db
    .insert(travelCase)
    .values({ vendor: "NWT", bookingNo: "edge", createdAt: start })
    .returning();
  const caseId = made?.id ?? 0;
  const fresh = async (reader: Partial<BoardReader> = {}) =>
    (await upcoming({}, reader)).content.filter((one) => one.newCommentAdded).map(({ bookingNo }) => bookingNo);
  expect(await fresh()).toEqual([]);
  const said = {
    caseId,
    html: "a",
    words: "a",
    createdAt: start,
    writerId,
    writer: "a",
    writerName: "a",
    role: "ADMIN",
  };
  const [inside] = await database.db
    .insert(caseComment)
    .values({ ...said, kind: "TR", internal: true, clientId: randomUUID() })
    .returning();
  expect(await fresh()).toEqual(["edge"]);
  expect(await fresh({ userId: writerId })).toEqual([]);
  expect(await fresh({ permissions: ["tripsBoard"] })).toEqual([]);
  const reader = { userId: other?.id ?? "" };
  expect(await fresh(reader)).toEqual(["edge"]);
  const looked = { ...reader, caseId, kind: "TR", internal: true, segmentId: 0, upTo: inside?.id ?? 0 } as const;
  await database.db.insert(caseRead).values(looked);
  expect(await fresh(reader)).toEqual([]);
  await database.db.insert(caseComment).values({ ...said, kind: "TR", internal: false, clientId: randomUUID() });
  expect(await fresh(reader)).toEqual(["edge"]);
  expect(await fresh({ permissions: ["tripsBoard"] })).toEqual(["edge"]);
  await database.db.delete(travelCase);
});

// TRP-33
test("a pass is there, and delivered once its own message went", async () => {
  const [id = 0] = await addTestUnit(database.db, { bookingNo: "passes", departsIn: 6 * hour });
  const standing = async () => {
    const [found] = (await upcoming({ bookingNo: "passes" })).content[0]?.travellers ?? [];
    return [found?.hasPass, found?.delivered];
  };
  await database.db.update(checkIn).set({ pass: "pass-one" }).where(eq(checkIn.id, id));
  expect(await standing()).toEqual([true, false]);
  const message = {
    kind: passMessages.send,
    subjectKind: "checkin",
    subjectId: id,
    vendor: "NWT",
    createdAt: start,
    dueAt: start,
  };
  await database.db.insert(outbox).values({ ...message, payload: { dmscode: "pass-two" }, sentAt: start });
  expect(await standing()).toEqual([true, false]);
  await database.db.insert(outbox).values({ ...message, payload: { dmscode: "pass-one" }, sentAt: start });
  expect(await standing()).toEqual([true, true]);
});

test("the list is found by the index of what departs", async () => {
  await database.db.transaction(async (tx) => {
    // A handful of rows is read faster without an index.
    await tx.execute("set local enable_seqscan = off");
    const { rows } = await tx.execute(
      `explain select segment_id from check_in where not expired and departs_at > ${start} and departs_at <= ${start + 48 * hour}`,
    );
    expect(JSON.stringify(rows)).toContain("check_in_departing");
  });
});

// TRP-32
test("how punctual a flight was is told by number and route, and by nobody's guess", async () => {
  const flight = { marketing: { carrier: "BA", number: "0304" }, from: "LHR", to: "CDG" };
  const figure = {
    airline_code: "BA",
    flight_number: "304",
    origin: "LHR",
    destination: "CDG",
    punctuality_percent: 81,
  };
  const asked: unknown[] = [];
  const percentOf = await punctualityOf([flight, flight], async (flights) => {
    asked.push(...flights);
    return [figure];
  });
  expect(asked).toEqual([{ code: "BA304", route: { from: "LHR", to: "CDG" } }]);
  expect([percentOf(flight), percentOf({ ...flight, to: "ORY" })]).toEqual([81, null]);
  const unknown = await punctualityOf([flight], () => Promise.reject(new Error("away")));
  expect(unknown(flight)).toBeNull();
});

describe("over HTTP", () => {
  const { server, send, feed } = useFeed();

  // TRP-35
  test("a flight that the feed cancels is told to those who have the board, and to nobody else", async () => {
    const one = bookingOf({ departsIn: 20 * hour, passengers: [traveller] });
    await send(one);
    const care = await new Browser(server).signIn("crm-operator@gatehouse.example");
    const streams = await Promise.all([
      openStream(server, new Browser(server), care.accessToken),
      openStream(
        server,
        new Browser(server),
        (await new Browser(server).signIn("billing@gatehouse.example")).accessToken,
      ),
    ]);
    const read = async (query = "") =>
      (await new Browser(server).get(`/trips/upcoming?bookingNo=${one.bookingNo}${query}`, care.accessToken)).body;
    expect(await read()).toMatchObject({ content: [{ cancelled: false, travellers: [{ state: "NEW" }] }] });
    await send({ ...one, segments: [flightOf(20 * hour, "BA", { cancelled: true })] });
    const told = (stream: (typeof streams)[number]) => stream.seen().map(({ type }) => type);
    await expect.poll(() => told(streams[0]), { timeout: 5000 }).toContain("tripsBoard.changed");
    expect(told(streams[1])).not.toContain("tripsBoard.changed");
    expect(await read()).toMatchObject({ content: [{ cancelled: true, travellers: [{ state: "CANCELLED" }] }] });
    expect(await read(`&before=${feed.now + 19 * hour}`)).toMatchObject({ content: [] });
    expect(await read(`&before=${feed.now + 900 * hour}`)).toMatchObject({ totalElement: 1 });
    for (const stream of streams) stream.close();
  });

  test("what makes no sense is refused at its field", async () => {
    const { accessToken } = await new Browser(server).signIn("crm-operator@gatehouse.example");
    for (const query of ["before=soon", "page=-1", "size=5000", "includeOntime=perhaps"])
      expect((await new Browser(server).get(`/trips/upcoming?${query}`, accessToken)).status).toBe(400);
  });
});
