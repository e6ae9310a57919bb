import { replay } from "@gatehouse/domain/checkin";
import { localClock } from "@gatehouse/domain/time";
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser, openStream } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { actionsOf, hour, logsOf, make, rowsOf, start, testDesk } from "../../test/desk.ts";
import { useServer } from "../../test/server.ts";
import { addLink, complete } from "../../test/travellers.ts";
import { createVendorKey, listVendorKeys, revokeVendorKey } from "../access/vendor-keys.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { strikeClock } from "../checkin/clock.ts";
import { auditEntry, automationTask, checkIn } from "../checkin/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { readBooked } from "../travellers/booked.ts";
import { supplyInfo } from "../travellers/supply.ts";

const database = useDatabase();
let now = start;
const server = useServer(database, { now: () => now });
let key = "";
let otherKey = "";

beforeAll(async () => {
  await addPeople(database.db);
  ({ key } = await createVendorKey(database.db, "SKY", now));
  otherKey = (await createVendorKey(database.db, "SEA", now)).key;
});
beforeEach(() => {
  now = start;
});

let numbers = 0;
const clock = (at: number, zone: string) => localClock(at, zone);

interface Wish {
  readonly bookingNo?: string;
  readonly pnr?: string;
  readonly airline?: string;
  /** Seconds from `start`. */
  readonly departsIn?: number;
  readonly segment?: object;
  readonly passengers?: readonly object[];
  readonly [more: string]: unknown;
}

const flightOf = (departsIn: number, airline = "BA", more: object = {}) => ({
  segment: 1,
  marketing: { carrier: airline, number: "304" },
  from: "LHR",
  to: "CDG",
  departure: clock(start + departsIn, "Europe/London"),
  arrival: clock(start + departsIn + hour, "Europe/Paris"),
  ...more,
});
const traveller = { passenger: 1, title: "MS", firstname: "Ana", lastname: "Novak", gender: "F", nationality: "GBR" };

/** A booking as a vendor sends it; one of its own unless it is named. */
function bookingOf({ airline, departsIn = 48 * hour, segment: flight, passengers = [traveller], ...more }: Wish = {}) {
  numbers += 1;
  return {
    bookingNo: `F-${numbers}`,
    pnr: `F${numbers.toString(36).toUpperCase().padStart(5, "0")}`,
    segments: [flightOf(departsIn, airline, flight)],
    passengers,
    ...more,
  };
}

const post = (bookings: readonly object[], token: string | undefined = key, more: object = {}) =>
  new Browser(server).post("/checkin/imports", { bookings, ...more }, { token });

interface Told {
  readonly outcome: string;
  readonly code: string | null;
  readonly issues: readonly { readonly path: string; readonly code: string }[];
  readonly notTaken: readonly { readonly path: string; readonly code: string }[];
  readonly checkIns: { readonly created: number; readonly changed: number; readonly cancelled: number };
}

/** Sends one booking and insists that the message is taken. */
async function send(one: object, token = key): Promise<Told> {
  const { status, body } = await post([one], token);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const [told] = body["bookings"] as readonly Told[];
  if (!told) throw new Error("There is no answer.");
  return told;
}

const checkInsOf = ({ bookingNo }: { readonly bookingNo: string }, vendor = "SKY") =>
  database.db
    .select()
    .from(checkIn)
    .where(and(eq(checkIn.vendor, vendor), eq(checkIn.bookingNo, bookingNo)))
    .orderBy(asc(checkIn.segmentId), asc(checkIn.passengerId));

/** The one check-in of a booking. */
async function checkInOf(one: { readonly bookingNo: string }) {
  const [row] = await checkInsOf(one);
  if (!row) throw new Error("There is no check-in.");
  return row;
}

/** Everything that is stored about a booking. */
async function everything(one: { readonly bookingNo: string }) {
  const rows = await checkInsOf(one);
  const units = await database.db.select().from(pnr).where(eq(pnr.bookingNo, one.bookingNo));
  const of = units[0]?.id ?? 0;
  return {
    rows,
    units,
    bookings: await database.db.select().from(booking).where(eq(booking.bookingNo, one.bookingNo)),
    segments: await database.db.select().from(segment).where(eq(segment.pnrId, of)).orderBy(segment.id),
    passengers: await database.db.select().from(passenger).where(eq(passenger.pnrId, of)).orderBy(passenger.id),
    audit: await logsOf(
      database.db,
      rows.map(({ id }) => id),
    ),
  };
}

/** The audit log of a check-in tells its state. */
async function replays(id: number): Promise<void> {
  const [row] = await rowsOf(database.db, [id]);
  const log = (await logsOf(database.db, [id])).get(id) ?? [];
  expect(row).toMatchObject(replay(row?.airline ?? "", log));
}

describe("a booking that comes in", () => {
  test("is found in the queue, and becomes available when its window opens", async () => {
    const { accessToken } = await new Browser(server).signIn("operator@gatehouse.example");
    const stream = await openStream(server, new Browser(server), accessToken);
    const one = bookingOf({
      departsIn: 30 * hour,
      passengers: [traveller, { ...traveller, passenger: 2, firstname: "Ben" }],
    });
    expect(await send(one)).toEqual({
      bookingNo: one.bookingNo,
      pnr: one.pnr,
      outcome: "created",
      code: null,
      issues: [],
      notTaken: [],
      checkIns: { created: 2, changed: 0, cancelled: 0 },
    });
    const search = async (token = accessToken) => {
      const filters = [{ field: "pnr", operator: "EQ", value: one.pnr }];
      const { body } = await new Browser(server).post("/checkin/check-ins/search", { filters }, { token });
      return body;
    };
    const departure = clock(start + 30 * hour, "Europe/London");
    expect(await search()).toMatchObject({
      totalElement: 2,
      content: [
        {
          bookingNo: one.bookingNo,
          vendor: "SKY",
          vendorName: "Sky Travel",
          currentState: "NEW",
          airline: { iata: "BA" },
          flightnum: "304",
          dept: { ...departure, zone: "Europe/London", deptTimeUTCSecs: start + 30 * hour },
          windowOpensAt: start + 6 * hour,
          windowClosesAt: start + 29 * hour,
          passenger: { firstname: "Ana", lastname: "Novak" },
        },
        { passenger: { firstname: "Ben" } },
      ],
    });
    const rows = await checkInsOf(one);
    expect(await actionsOf(database.db, rows[0]?.id ?? 0)).toEqual(["NEW SYSTEM", "CREATED SYSTEM"]);
    const told = () =>
      stream
        .seen()
        .flatMap(({ type, data }) => (type === "checkin.changed" ? (JSON.parse(data) as { ids: number[] }).ids : []));
    await expect.poll(told, { timeout: 5000 }).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect(stream.seen().map(({ type }) => type)).toContain("checkin.counts");
    stream.close();

    now = start + 6 * hour;
    await strikeClock(database.db, now, testDesk().desk);
    const later = await new Browser(server).signIn("operator@gatehouse.example");
    expect(await search(later.accessToken)).toMatchObject({
      content: [{ currentState: "ELIGIBLE_FOR_CHECKIN", eligibleAt: now }, {}],
    });
    const counters = await new Browser(server).get("/checkin/counters", later.accessToken);
    expect(counters.body).toMatchObject({ noBP: 2, byIataCount: { BA: 2 } });
  });

  test("keeps marketing and operating carrier, number and locator as the feed gives them, by their designators", async () => {
    const one = bookingOf({
      segment: {
        marketing: { carrier: "ezy", number: "0042" },
        operating: { carrier: "BAW", number: "7042", locator: "OPLOC1" },
      },
    });
    await send(one);
    expect((await everything(one)).segments).toMatchObject([
      {
        marketingCarrier: "U2",
        marketingNumber: "42",
        operatingCarrier: "BA",
        operatingNumber: "7042",
        operatingLocator: "OPLOC1",
        departureZone: "Europe/London",
        arrivalZone: "Europe/Paris",
      },
    ]);
    expect(await checkInOf(one)).toMatchObject({ airline: "U2", flightnum: "42", windowClosesAt: start + 46 * hour });
  });

  test("comes once, however often the same is sent", async () => {
    const one = bookingOf({ version: 3, passengers: [{ ...traveller, ...complete, address: undefined }] });
    expect((await send(one)).outcome).toBe("created");
    const before = await everything(one);
    expect(before.rows).toMatchObject([{ hasPassport: true }]);
    now += 60;
    expect(await send(one)).toMatchObject({
      outcome: "unchanged",
      checkIns: { created: 0, changed: 0, cancelled: 0 },
      notTaken: [],
    });
    expect(await everything(one)).toEqual(before);
  });

  test("comes once from two equal messages at the same moment", async () => {
    const one = bookingOf({ passengers: [traveller, { ...traveller, passenger: 2 }] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(one)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      "created",
      ...Array<string>(5).fill("unchanged"),
    ]);
    const stored = await everything(one);
    expect(stored.bookings).toHaveLength(1);
    expect(stored.units).toHaveLength(1);
    expect(stored.segments).toHaveLength(1);
    expect(stored.rows).toHaveLength(2);
    expect([...stored.audit.values()].map((log) => log.length)).toEqual([2, 2]);
  });

  test("has several PNRs, which may share their names with another vendor's", async () => {
    const one = bookingOf();
    const other = { ...one, pnr: "OTHER1" };
    const { body } = await post([one, other]);
    expect(body["bookings"]).toMatchObject([{ outcome: "created" }, { outcome: "created" }]);
    const stored = await everything(one);
    expect(stored.bookings).toHaveLength(1);
    expect(stored.rows).toHaveLength(2);
    expect((await send(one, otherKey)).outcome).toBe("created");
    expect(await everything(one)).toMatchObject({ rows: stored.rows, audit: stored.audit });
    expect(await checkInsOf(one, "SEA")).toHaveLength(1);
  });

  test("gets the travellers and flights that a later message adds", async () => {
    const one = bookingOf();
    await send(one);
    const first = await checkInOf(one);
    const added = { ...one, passengers: [{ ...traveller, passenger: 2, firstname: "Ben" }], segments: [] };
    expect(await send(added)).toMatchObject({ outcome: "changed", checkIns: { created: 1, changed: 0 } });
    const onward = flightOf(60 * hour, "BA", { segment: 2, from: "CDG", to: "LHR" });
    const zoned = {
      ...onward,
      departure: clock(start + 60 * hour, "Europe/Paris"),
      arrival: clock(start + 62 * hour, "Europe/London"),
    };
    expect(await send({ ...one, segments: [zoned], passengers: [] })).toMatchObject({ checkIns: { created: 2 } });
    const rows = await checkInsOf(one);
    expect(rows.map(({ from, firstname }) => `${from} ${firstname}`)).toEqual([
      "LHR Ana",
      "LHR Ben",
      "CDG Ana",
      "CDG Ben",
    ]);
    expect(rows[0]).toEqual(first);
  });

  test("has no check-in for a flight that has left", async () => {
    const gone = bookingOf({ departsIn: -hour });
    expect(await send(gone)).toMatchObject({ outcome: "refused", code: "DEPARTED" });
    expect((await everything(gone)).bookings).toEqual([]);
    const half = bookingOf({ segments: [flightOf(-2 * hour), flightOf(40 * hour, "BA", { segment: 2 })] });
    expect(await send(half)).toMatchObject({ outcome: "created", checkIns: { created: 1 } });
  });
});

describe("a changed schedule", () => {
  const later = (one: ReturnType<typeof bookingOf>, departsIn: number, more: object = {}) => ({
    ...one,
    segments: [flightOf(departsIn, one.segments[0]?.marketing.carrier, more)],
  });

  test("moves the window before it has opened", async () => {
    const one = bookingOf({ departsIn: 48 * hour });
    await send(one);
    expect(await send(later(one, 60 * hour, { marketing: { carrier: "BA", number: "306" } }))).toMatchObject({
      outcome: "changed",
      checkIns: { created: 0, changed: 1, cancelled: 0 },
    });
    const row = await checkInOf(one);
    expect(row).toMatchObject({
      state: "NEW",
      flightnum: "306",
      departureTime: clock(start + 60 * hour, "Europe/London").time,
      departureDate: clock(start + 60 * hour, "Europe/London").date,
      departsAt: start + 60 * hour,
      windowOpensAt: start + 36 * hour,
      windowClosesAt: start + 59 * hour,
    });
    expect(await actionsOf(database.db, row.id)).toEqual(["NEW SYSTEM", "CREATED SYSTEM", "SCHEDULE_CHANGED SYSTEM"]);
    expect((await everything(one)).segments).toMatchObject([{ departsAt: start + 60 * hour, marketingNumber: "306" }]);
    await replays(row.id);
  });

  test("closes a window that had opened, takes the work from automation, and tells whoever held it", async () => {
    const one = bookingOf({ airline: "W6", departsIn: 20 * hour });
    await send(one);
    const { desk } = testDesk();
    await strikeClock(database.db, now, desk);
    const { id } = await checkInOf(one);
    expect(await checkInOf(one)).toMatchObject({ state: "WAITING_FOR_AUTOMATION" });
    await send(later(one, 50 * hour));
    expect(await checkInOf(one)).toMatchObject({ state: "NEW", lockedBy: null, windowOpensAt: start + 26 * hour });
    expect(await database.db.select().from(automationTask).where(eq(automationTask.checkInId, id))).toMatchObject([
      { state: "CANCELLED" },
    ]);
    await replays(id);
  });

  test("leaves work that somebody holds with them while the window stays open", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const { id } = await checkInOf(one);
    await make(database.db, [id], { type: "locked" }, "operator", now);
    await send(later(one, 21 * hour));
    expect(await checkInOf(one)).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      lockedBy: "operator",
      departsAt: start + 21 * hour,
    });
    await replays(id);
  });

  test("keeps a pass that is attached, and what somebody gave up", async () => {
    const [linked, disposed] = [bookingOf({ departsIn: 20 * hour }), bookingOf({ departsIn: 20 * hour })];
    for (const one of [linked, disposed]) await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const [a, b] = [await checkInOf(linked), await checkInOf(disposed)];
    const link = { type: "linked", dmscode: "d_feed", uploadedBy: "ana", differing: false, note: null } as const;
    await make(database.db, [a.id], link, "operator", now);
    await make(database.db, [b.id], { type: "disposed", reason1: "1", reason2: "1-app" }, "operator", now);
    for (const one of [linked, disposed]) expect((await send(later(one, 22 * hour))).outcome).toBe("changed");
    expect(await checkInOf(linked)).toMatchObject({ state: "APPROVED", pass: "d_feed", departsAt: start + 22 * hour });
    expect(await checkInOf(disposed)).toMatchObject({
      state: "ELIGIBLE_FOR_DISPOSAL",
      reason2: "1-app",
      disposedBy: "operator",
    });
    for (const { id } of [a, b]) await replays(id);
  });

  test("leaves a window that people moved, as long as the flight departs when it did", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const { id } = await checkInOf(one);
    await make(database.db, [id], { type: "rescheduled", hoursBefore: 10 }, "operator", now);
    await send(later(one, 20 * hour, { marketing: { carrier: "BA", number: "999" } }));
    expect(await checkInOf(one)).toMatchObject({ state: "NEW", flightnum: "999", windowOpensAt: start + 10 * hour });
    await replays(id);
  });

  test("changes nothing about a flight that has left", async () => {
    const one = bookingOf({ departsIn: 2 * hour });
    await send(one);
    now = start + 3 * hour;
    await strikeClock(database.db, now, testDesk().desk);
    const before = await everything(one);
    expect(await send({ ...later(one, 5 * hour), passengers: [{ ...traveller, lastname: "Other" }] })).toMatchObject({
      outcome: "unchanged",
      notTaken: [
        { path: "segments[0]", code: "feed.departed" },
        { path: "passengers[0]", code: "feed.departed" },
      ],
    });
    expect(await everything(one)).toEqual(before);
  });

  test("is refused for another airline: that is another flight", async () => {
    const one = bookingOf();
    await send(one);
    const before = await everything(one);
    const other = { ...one, passengers: [{ ...traveller, lastname: "Other" }], segments: [flightOf(48 * hour, "AF")] };
    expect(await send(other)).toMatchObject({
      outcome: "refused",
      code: "CARRIER_CHANGED",
      issues: [{ path: "segments[0].marketing.carrier", code: "feed.carrier.changed" }],
    });
    expect(await everything(one)).toEqual(before);
  });
});

describe("a cancellation", () => {
  const cancel = ({ bookingNo, pnr: locator }: { readonly bookingNo: string; readonly pnr: string }) => ({
    bookingNo,
    pnr: locator,
    cancelled: true,
  });

  test("ends all check-ins of a PNR in reason 4, once, and the booking is deactivated", async () => {
    const one = bookingOf({ passengers: [traveller, { ...traveller, passenger: 2 }] });
    await send(one);
    expect(await send(cancel(one))).toMatchObject({ outcome: "cancelled", checkIns: { cancelled: 2 } });
    const before = await everything(one);
    expect(before.rows).toMatchObject([
      { state: "ELIGIBLE_FOR_DISPOSAL", reason1: "4", reason2: "4-cancelled", disposedBy: "SYSTEM" },
      { state: "ELIGIBLE_FOR_DISPOSAL" },
    ]);
    expect(before.bookings).toMatchObject([{ deactivatedAt: start }]);
    for (const { id } of before.rows) await replays(id);
    now += 60;
    expect(await send(cancel(one))).toMatchObject({ outcome: "unchanged" });
    expect(await send({ ...one, cancelled: true })).toMatchObject({ outcome: "unchanged" });
    expect(await everything(one)).toEqual(before);
  });

  test("takes an attached pass back, out of the outbox too", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const { id } = await checkInOf(one);
    const link = { type: "linked", dmscode: "d_gone", uploadedBy: "ana", differing: false, note: null } as const;
    await make(database.db, [id], link, "operator", now);
    await send(cancel(one));
    expect(await checkInOf(one)).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", pass: null, reason2: "4-cancelled" });
    expect(await database.db.select().from(outbox).where(eq(outbox.subjectId, id))).toMatchObject([
      { kind: "checkin.pass", cancelledAt: start },
    ]);
    expect((await actionsOf(database.db, id)).slice(-2)).toEqual(["BP_DETACHED SYSTEM", "SCHEDULE_CHANGED SYSTEM"]);
    await replays(id);
  });

  test("of one flight or one traveller leaves the others", async () => {
    const one = bookingOf({
      segments: [flightOf(40 * hour), flightOf(60 * hour, "BA", { segment: 2 })],
      passengers: [traveller, { ...traveller, passenger: 2 }],
    });
    await send(one);
    await send({ ...one, segments: [{ ...flightOf(41 * hour), cancelled: true }] });
    const reasons = async () => (await checkInsOf(one)).map(({ reason2 }) => reason2);
    expect(await reasons()).toEqual(["4-cancelled", "4-cancelled", null, null]);
    // its last schedule stays
    expect((await checkInsOf(one))[0]).toMatchObject({ departsAt: start + 40 * hour });
    await send({ ...one, segments: [], passengers: [{ ...traveller, passenger: 2, cancelled: true }] });
    expect(await reasons()).toEqual(["4-cancelled", "4-cancelled", null, "4-cancelled"]);
    expect((await everything(one)).bookings).toMatchObject([{ deactivatedAt: null }]);
    // Nobody asks a traveller who does not travel for anything.
    const { link } = await addLink(
      database.db,
      (await checkInsOf(one)).map(({ id }) => id),
      now,
    );
    const { travellers } = await readBooked(database.db, link.booking, now);
    expect(travellers.map(({ passenger: { primary } }) => primary)).toEqual([true]);
  });

  test("is taken back: the check-ins are work again, at the new time", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const { id } = await checkInOf(one);
    await send(cancel(one));
    now += 60;
    expect(await send({ ...one, segments: [flightOf(22 * hour)] })).toMatchObject({
      outcome: "changed",
      checkIns: { changed: 1 },
    });
    expect(await checkInOf(one)).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      reason1: null,
      departsAt: start + 22 * hour,
    });
    expect((await everything(one)).bookings).toMatchObject([{ deactivatedAt: null }]);
    await replays(id);
  });

  test("by a person is the person's: a flight that flies does not take it back", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const { id } = await checkInOf(one);
    await make(database.db, [id], { type: "disposed", reason1: "4", reason2: "4-cancelled" }, "operator", now);
    await send({ ...one, segments: [flightOf(21 * hour)] });
    expect(await checkInOf(one)).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", disposedBy: "operator" });
  });

  test("of what nobody knows is refused", async () => {
    expect(await send(cancel(bookingOf()))).toMatchObject({ outcome: "refused", code: "NO_SUCH_BOOKING" });
  });
});

describe("what the vendor says about travellers", () => {
  test("is shown, and gives check-ins that were given up for it back", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await strikeClock(database.db, now, testDesk().desk);
    const before = await checkInOf(one);
    await make(database.db, [before.id], { type: "disposed", reason1: "3", reason2: "3-passport" }, "operator", now);
    const { passportNo, passportExpDate } = complete;
    const passengers = [{ ...traveller, firstname: "Anna", passportNo, passportExpDate }];
    expect(await send({ ...one, passengers })).toMatchObject({
      outcome: "changed",
      checkIns: { changed: 1 },
      notTaken: [],
    });
    const after = await checkInOf(one);
    expect(after).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", firstname: "Anna", hasPassport: true, reason1: null });
    expect(after.version).toBeGreaterThan(before.version + 1);
    await replays(after.id);
  });

  test("is left out where it cannot be right, and the booking is taken", async () => {
    const one = bookingOf({ passengers: [{ ...traveller, email: "nobody", passportNo: "!", nationality: "GBR" }] });
    expect(await send(one)).toMatchObject({
      outcome: "created",
      notTaken: [
        { path: "passengers[0].email", code: "travellers.email.invalid" },
        { path: "passengers[0].passportNo", code: "travellers.passportNo.invalid" },
      ],
    });
    expect((await everything(one)).passengers).toMatchObject([{ email: "", passportNo: null, nationality: "GBR" }]);
  });

  test("never takes back what a traveller supplied, and never empties anything", async () => {
    const one = bookingOf({ passengers: [{ ...traveller, ktn: "123456789" }] });
    await send(one);
    const { id } = await checkInOf(one);
    const { link, passengers } = await addLink(database.db, [id], now);
    const { passportNo, passportIssueDate, passportExpDate } = complete;
    const given = { id: passengers[0] ?? "", passportNo, passportIssueDate, passportExpDate };
    await supplyInfo(database.db, link, { passengers: [given] }, now, testDesk().desk);
    const before = await everything(one);
    expect(before.passengers).toMatchObject([{ passportNo, ktn: "123456789" }]);
    expect(await send(one)).toMatchObject({ outcome: "unchanged", notTaken: [] });
    expect(await send({ ...one, passengers: [{ ...traveller, passportNo: "111111111" }] })).toMatchObject({
      outcome: "unchanged",
      notTaken: [{ path: "passengers[0].passportNo", code: "feed.supplied" }],
    });
    expect(await everything(one)).toEqual(before);
  });
});

test("an older version changes nothing", async () => {
  const one = bookingOf({ version: 7 });
  await send(one);
  expect((await send({ ...one, version: 8, segments: [flightOf(50 * hour)] })).outcome).toBe("changed");
  const before = await everything(one);
  expect(await send(one)).toMatchObject({ outcome: "refused", code: "OLDER_VERSION" });
  expect(await everything(one)).toEqual(before);
});

describe("a message is refused", () => {
  test("with the paths of what is malformed, and nothing of it is taken", async () => {
    const [good, bad] = [bookingOf(), bookingOf({ segment: { departure: { date: "2027-02-30", time: "8:00" } } })];
    const { status, body } = await post([good, bad]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "BAD_REQUEST",
      data: {
        issues: [
          { path: ["bookings", "1", "segments", "0", "departure", "date"], message: "feed.date.invalid" },
          { path: ["bookings", "1", "segments", "0", "departure", "time"], message: "feed.time.invalid" },
        ],
      },
    });
    expect((await everything(good)).bookings).toEqual([]);
  });

  test("booking by booking with the paths of what cannot be", async () => {
    const [good, bad] = [bookingOf(), bookingOf({ segment: { to: "ZZZ" }, passengers: [traveller, traveller] })];
    const { body } = await post([bad, good]);
    expect(body["bookings"]).toMatchObject([
      {
        outcome: "refused",
        code: "INVALID",
        issues: [
          { path: "segments[0].to", code: "feed.airport.unknown" },
          { path: "passengers[1].passenger", code: "feed.passenger.repeated" },
        ],
      },
      { outcome: "created" },
    ]);
    expect((await everything(bad)).bookings).toEqual([]);
  });

  test("without a key, with a session, with a revoked key", async () => {
    const { accessToken } = await new Browser(server).signIn("admin@gatehouse.example");
    const { id, key: old } = await createVendorKey(database.db, "SKY", now);
    expect((await post([bookingOf()], old)).status).toBe(200);
    expect(await revokeVendorKey(database.db, "SEA", id, now)).toBe(false);
    expect(await revokeVendorKey(database.db, "SKY", id, now)).toBe(true);
    const changed = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    for (const token of [old, accessToken, changed, "ghv_", undefined]) {
      const { status, body } = await new Browser(server).post(
        "/checkin/imports",
        { bookings: [bookingOf()] },
        { token },
      );
      expect([status, body["code"]]).toEqual([401, "UNAUTHORIZED"]);
    }
    const keys = await listVendorKeys(database.db, "SKY");
    expect(keys.find((one) => one.id === id)).toMatchObject({ lastUsedAt: start, revokedAt: start });
  });

  test("when it speaks of another vendor than the key's", async () => {
    const one = bookingOf();
    await send(one);
    const before = await everything(one);
    const { status, body } = await post([{ ...one, cancelled: true }], otherKey, { vendor: "SKY" });
    expect([status, body["code"]]).toEqual([403, "FOREIGN_VENDOR"]);
    // Without naming the vendor it is a booking of its own that is meant: there is none.
    expect(await send({ bookingNo: one.bookingNo, pnr: one.pnr, cancelled: true }, otherKey)).toMatchObject({
      outcome: "refused",
      code: "NO_SUCH_BOOKING",
    });
    expect(await everything(one)).toEqual(before);
    expect((await post([bookingOf()], key, { vendor: "SKY" })).status).toBe(200);
  });

  test("when it is larger than any message", async () => {
    const { status } = await post([bookingOf({ bookingNo: "B".repeat(300_000) })]);
    expect(status).toBe(413);
  });
});

test("no audit line speaks of nothing", async () => {
  const orphans = await database.db.$count(auditEntry, eq(auditEntry.checkInId, 0));
  expect(orphans).toBe(0);
});

describe("too many messages", () => {
  const slow = useServer(database, { now: () => now, settings: { FEED_RATE_LIMIT: "3" } });
  test("are refused for a while, with a good key or without", async () => {
    const statuses: number[] = [];
    for (const token of [key, "ghv_none", key, key])
      statuses.push((await new Browser(slow).post("/checkin/imports", { bookings: [] }, { token })).status);
    expect(statuses).toEqual([400, 401, 400, 429]);
  });
});
