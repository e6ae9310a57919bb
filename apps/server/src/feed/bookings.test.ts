import { localClock } from "@gatehouse/domain/time";
import { describe, expect, test } from "vitest";
import { Browser, openStream } from "../../test/browser.ts";
import { actionsOf, hour, applyToCheckIns, start, testServices } from "../../test/check-in-fixtures.ts";
import { bookingOf, flightOf, traveller, useFeed } from "../../test/feed.ts";
import { addLink, complete } from "../../test/travellers.ts";
import { applyDueTransitions } from "../checkin/due-transitions.ts";
import { supplyInfo } from "../travellers/supply.ts";

const { feed, database, server, post, send, checkInsOf, checkInOf, everything, replays } = useFeed();

describe("a booking that comes in", () => {
  // FEED-1, CHK-8, API-4
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
    const departure = localClock(start + 30 * hour, "Europe/London");
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

    feed.now = start + 6 * hour;
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const later = await new Browser(server).signIn("operator@gatehouse.example");
    expect(await search(later.accessToken)).toMatchObject({
      content: [{ currentState: "ELIGIBLE_FOR_CHECKIN", eligibleAt: feed.now }, {}],
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

  // FEED-2
  test("comes once, however often the same is sent", async () => {
    const one = bookingOf({ version: 3, passengers: [{ ...traveller, ...complete, address: undefined }] });
    expect((await send(one)).outcome).toBe("created");
    const before = await everything(one);
    expect(before.rows).toMatchObject([{ hasPassport: true }]);
    feed.now += 60;
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

  // CHK-1
  test("has several PNRs, which may share their names with another vendor's", async () => {
    const one = bookingOf();
    const other = { ...one, pnr: "OTHER1" };
    const { body } = await post([one, other]);
    expect(body["bookings"]).toMatchObject([{ outcome: "created" }, { outcome: "created" }]);
    const stored = await everything(one);
    expect(stored.bookings).toHaveLength(1);
    expect(stored.rows).toHaveLength(2);
    expect((await send(one, feed.otherKey)).outcome).toBe("created");
    expect(await everything(one)).toMatchObject({ rows: stored.rows, audit: stored.audit });
    expect(await checkInsOf(one, "SEA")).toHaveLength(1);
    // Each vendor has a booking of its own with its PNRs.
    const { bookings, units } = await everything(one);
    expect(bookings).toHaveLength(2);
    const owners = new Map(bookings.map(({ id, vendor }) => [id, vendor]));
    expect(units.map(({ bookingId }) => owners.get(bookingId))).toEqual(units.map(({ vendor }) => vendor));
  });

  // CHK-1
  test("gets the travellers and flights that a later message adds", async () => {
    const one = bookingOf();
    await send(one);
    const first = await checkInOf(one);
    const added = { ...one, passengers: [{ ...traveller, passenger: 2, firstname: "Ben" }], segments: [] };
    expect(await send(added)).toMatchObject({ outcome: "changed", checkIns: { created: 1, changed: 0 } });
    const onward = flightOf(60 * hour, "BA", { segment: 2, from: "CDG", to: "LHR" });
    const zoned = {
      ...onward,
      departure: localClock(start + 60 * hour, "Europe/Paris"),
      arrival: localClock(start + 62 * hour, "Europe/London"),
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

  // FEED-5
  test("has no check-in for a flight that has left", async () => {
    const gone = bookingOf({ departsIn: -hour });
    expect(await send(gone)).toMatchObject({ outcome: "refused", code: "DEPARTED" });
    expect((await everything(gone)).bookings).toEqual([]);
    const half = bookingOf({ segments: [flightOf(-2 * hour), flightOf(40 * hour, "BA", { segment: 2 })] });
    expect(await send(half)).toMatchObject({ outcome: "created", checkIns: { created: 1 } });
  });
});

describe("what the vendor says about travellers", () => {
  test("is shown, and gives check-ins that were given up for it back", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const before = await checkInOf(one);
    await applyToCheckIns(
      database.db,
      [before.id],
      { type: "disposed", reason1: "3", reason2: "3-passport" },
      "operator",
      feed.now,
    );
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

  // FEED-3, FEED-4
  test("never takes back what a traveller supplied, and never empties anything", async () => {
    const one = bookingOf({ passengers: [{ ...traveller, ktn: "123456789" }] });
    await send(one);
    const { id } = await checkInOf(one);
    const { link, passengers } = await addLink(database.db, [id], feed.now);
    const { passportNo, passportIssueDate, passportExpDate } = complete;
    const given = { id: passengers[0] ?? "", passportNo, passportIssueDate, passportExpDate };
    await supplyInfo(database.db, link, { passengers: [given] }, feed.now, testServices().services);
    const before = await everything(one);
    expect(before.passengers).toMatchObject([{ passportNo, ktn: "123456789" }]);
    expect(await send(one)).toMatchObject({ outcome: "unchanged", notTaken: [] });
    expect(await send({ ...one, passengers: [{ ...traveller, passportNo: "111111111" }] })).toMatchObject({
      outcome: "unchanged",
      notTaken: [{ path: "passengers[0].passportNo", code: "feed.supplied" }],
    });
    expect(await everything(one)).toEqual(before);
  });

  test("says the language of a traveller who has not chosen one", async () => {
    const spoken = (language: string) => ({ passengers: [{ ...traveller, language }] });
    const one = bookingOf(spoken("fr-ca"));
    const stored = async () => (await everything(one)).passengers[0]?.["language"];
    await send(one);
    expect(await stored()).toBe("fr-CA");
    expect(await send({ ...one, ...spoken("french!") })).toMatchObject({
      outcome: "unchanged",
      notTaken: [{ path: "passengers[0].language", code: "travellers.language.invalid" }],
    });
    expect((await send({ ...one, ...spoken("de") })).outcome).toBe("changed");
    const { link, passengers } = await addLink(database.db, [(await checkInOf(one)).id], feed.now);
    const [id = ""] = passengers;
    await supplyInfo(database.db, link, { passengers: [{ id }], language: "en" }, feed.now, testServices().services);
    expect(await stored()).toBe("en");
    expect(await send({ ...one, ...spoken("de") })).toMatchObject({
      outcome: "unchanged",
      notTaken: [{ path: "passengers[0].language", code: "feed.supplied" }],
    });
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
