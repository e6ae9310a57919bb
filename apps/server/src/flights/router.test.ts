import {
  type FlightSearchResult,
  flightCodes,
  itinerariesOf,
  type Itinerary,
  type SearchRequest,
} from "@gatehouse/domain/flights";
import { createOffer, createOffers, offerSamples } from "@gatehouse/api/mocks/factories";
import { addDays, localClock } from "@gatehouse/domain/time";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { platformServer } from "../../test/http.ts";
import { quietLog } from "../../test/log.ts";
import { createAreas } from "../areas.ts";
import { createJobs, type Jobs } from "../platform/jobs.ts";
import { createLiveHub, type LiveHub } from "../platform/live.ts";
import { packOffers } from "./stored-offers.ts";
import { alternateFlight, flightSearch } from "./tables.ts";

/** The calls over real HTTP, answered by the whole product with its jobs at work, without a session. */
const database = useDatabase();
const now = () => Math.floor(Date.now() / 1000);
let app: FastifyInstance;
/** The same, where an address may have two complete answers a minute. */
let strict: FastifyInstance;
let jobs: Jobs;
let live: LiveHub;
const server = { url: "" };
const browser = new Browser(server);

beforeAll(async () => {
  live = createLiveHub({ url: database.url, log: quietLog });
  await live.start();
  jobs = createJobs({ url: database.url, log: quietLog });
  const platform = { config: testConfig(), db: database.db, jobs, live, log: quietLog, now };
  const areas = await createAreas(platform, database.pool, "test");
  await jobs.start();
  app = await platformServer(database, { ...platform, pool: database.pool, ...areas.http });
  const config = testConfig({ RESULT_RATE_LIMIT: "2" });
  strict = await platformServer(database, { ...platform, config, pool: database.pool, ...areas.http });
  server.url = await app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(async () => {
  await Promise.all([app.close(), strict.close()]);
  await jobs.stop(5);
  await live.stop();
});

const today = localClock(now(), "UTC").date;
const round: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: addDays(today, 30),
  returnDate: addDays(today, 37),
  passengers: { adults: 2, child: 1, infants: 1 },
  nonstop: false,
};
const search = (request: object) => browser.post("/fsb-api/fsb/search", request);
const status = async (id: unknown) => {
  const { body } = await browser.get(`/fsb-api/fsb/getStatus/${String(id)}`);
  return body as unknown as FlightSearchResult; // answers are checked against the contract in tests
};

test("a search is pending at once and complete soon, and a link to it finds the same list again", async () => {
  const begun = await search(round);
  expect(begun).toMatchObject({ status: 200, body: { status: "PENDING", request: round, pricedItineraries: [] } });
  const { searchId } = begun.body;
  await expect.poll(async () => (await status(searchId)).status, { timeout: 20_000, interval: 200 }).toBe("COMPLETE");
  const found = await status(searchId);
  const itineraries = itinerariesOf(found.pricedItineraries, round);
  expect(itineraries.length).toBeGreaterThan(400);
  expect(await status(searchId)).toEqual(found);
  // Anyone who has the first of them gets the others only (FLT-33).
  const { body: rest } = await browser.get(
    `/fsb-api/fsb/getStatus/${String(searchId)}?known=${found.pricedItineraries.length - 2}`,
  );
  expect(rest["pricedItineraries"]).toEqual(found.pricedItineraries.slice(-2));
  // Anyone who has only the link learns what was searched for.
  expect(found.request).toEqual(round);

  const flights = flightCodes(itineraries).slice(0, 1000);
  const { status: answered, body } = await browser.post("/multiflight-api/getData", {
    flights: [...flights, ...flights.slice(0, 0)],
  });
  expect(answered).toBe(200);
  expect((body["payload"] as readonly object[]).length).toBeGreaterThan(flights.length / 2);
}, 40_000);

// FLT-31
test("a search from a city, and its name by its code", async () => {
  const { status: code, body } = await search({ ...round, from: "nyc", returnDate: undefined });
  expect([code, body["request"]]).toMatchObject([200, { from: "NYC" }]);
  await expect.poll(async () => (await status(body["searchId"])).status, { timeout: 20_000 }).toBe("COMPLETE");
  const { pricedItineraries } = await status(body["searchId"]);
  const from = new Set(pricedItineraries.map(({ one: { segments } }) => segments[0]?.from.iata));
  expect([...from]).toEqual(expect.arrayContaining(["JFK", "EWR"]));
  const found = await browser.get("/reference/airports?q=NYC&size=2&lang=fr&cities=true");
  expect(found.body).toMatchObject([
    { code: "NYC", city: "New York", name: "JFK, EWR, LGA, HPN, ISP, SWF", city_code: "NYC", country_id: "US" },
    { code: "JFK" },
  ]);
}, 30_000);

test("a search that its supplier does not answer has failed", async () => {
  const { body } = await search({ ...round, to: "FNJ" });
  await expect
    .poll(async () => (await status(body["searchId"])).status, { timeout: 20_000, interval: 200 })
    .toBe("FAILED");
}, 30_000);

test.each<[string, object, string]>([
  [
    "a day that nowhere is yesterday any more",
    { departDate: addDays(today, -4), returnDate: undefined },
    "flights.departDate.early",
  ],
  ["a day too far ahead", { departDate: addDays(today, 273), returnDate: undefined }, "flights.departDate.late"],
  ["a return too far ahead", { returnDate: addDays(today, 273) }, "flights.returnDate.late"],
  ["an airport that does not exist", { from: "XXX" }, "flights.from.invalid"],
  ["a destination that does not exist", { to: "XXX" }, "flights.to.invalid"],
])("%s is refused with what is wrong", async (_, change, problem) => {
  expect(await search({ ...round, ...change })).toMatchObject({
    status: 400,
    body: { code: "INVALID_SEARCH", data: { problem } },
  });
});

test.each<[string, object]>([
  ["nobody travels", { passengers: { adults: 0, child: 0, infants: 0 } }],
  ["ten travel", { passengers: { adults: 9, child: 1, infants: 0 } }],
  ["infants outnumber adults", { passengers: { adults: 1, child: 0, infants: 2 } }],
  ["the way leads nowhere", { to: "JFK" }],
  ["the return is before the departure", { returnDate: addDays(today, 20) }],
])("a search is refused when %s", async (_, change) => {
  expect(await search({ ...round, ...change })).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
});

test("what nobody searched for is not found", async () => {
  expect(await browser.get(`/fsb-api/fsb/getStatus/${"0".repeat(32)}`)).toMatchObject({
    status: 404,
    body: { code: "NOT_FOUND" },
  });
});

test("complete answers, which are large, are limited by themselves: asking for one that is pending goes on, for others too", async () => {
  const [done, pending] = ["8".repeat(32), "9".repeat(32)];
  const row = { request: round, createdAt: now(), expiresAt: now() + 3600 };
  await database.db.insert(flightSearch).values([
    {
      ...row,
      id: done,
      status: "COMPLETE",
      offers: await packOffers(createOffers(round, { count: 2 })),
      offerCount: 2,
    },
    { ...row, id: pending },
  ]);
  const ask = (id: string, remoteAddress = "192.0.2.1") =>
    strict.inject({ url: `/api/fsb-api/fsb/getStatus/${id}`, remoteAddress });
  for (let call = 0; call < 5; call += 1) expect((await ask(pending)).statusCode).toBe(200);
  for (let call = 0; call < 2; call += 1) expect((await ask(done)).statusCode).toBe(200);
  const refused = await ask(done);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: { retryAfter: Number(refused.headers["retry-after"]) },
  });
  expect((await ask(pending)).json()).toMatchObject({ status: "PENDING" });
  expect((await ask(done, "192.0.2.2")).statusCode).toBe(200);
});

test("airports are listed as the autocomplete shows them", async () => {
  const { status: answered, body } = await browser.get("/reference/airports?q=lisbonne&size=1");
  expect([answered, body]).toEqual([
    200,
    [{ code: "LIS", name: "Lisbon Portela Airport", city: "Lisbon", city_code: "LIS", country_id: "PT" }],
  ]);
  const cityIn = async (lang: string) => {
    const { body: found } = await browser.get(`/reference/airports?q=LIS&size=1&lang=${lang}`);
    return (found as unknown as readonly { city: string }[])[0]?.city;
  };
  expect([await cityIn("en"), await cityIn("fr")]).toEqual(["Lisbon", "Lisbonne"]);
  expect((await browser.get("/reference/airports?q=LIS&lang=xx")).status).toBe(400);
  expect((await browser.get("/reference/airports?q=li")).status).toBe(400);
});

test("the weather at an airport is typical without a service; an airport that does not exist has none", async () => {
  const { status: answered, body } = await browser.get("/weather?airport=LIS&departure_date_time=2026-07-01T12:30");
  expect([answered, body]).toMatchObject([200, { status: true, payload: { kind: "typical" } }]);
  expect(await browser.get("/weather?airport=XXX&departure_date_time=2026-07-01T12:30")).toMatchObject({
    status: 404,
    body: { code: "NOT_FOUND" },
  });
});

// FLT-21
describe("an alternate flight", () => {
  const searchId = "5".repeat(32);
  const offers = [
    ...createOffers(round, { count: 5 }),
    offerSamples.nonstop(round),
    offerSamples.overnight(round),
    offerSamples.soldOut(round),
  ];
  const few = createOffer({
    id: "few",
    one: [{ flight: "TP 210", from: "JFK", to: "LIS", dept: `${round.departDate}T10:15`, minutes: 405, seats: 2 }],
  });
  const itineraries = new Map(itinerariesOf([...offers, few], round).map((itinerary) => [itinerary.id, itinerary]));

  beforeAll(async () => {
    await database.db.insert(flightSearch).values([
      {
        id: searchId,
        request: round,
        status: "COMPLETE",
        offers: await packOffers([...offers, few]),
        offerCount: offers.length + 1,
        createdAt: now(),
        expiresAt: now() + 3600,
      },
      { id: "7".repeat(32), request: round, createdAt: now(), expiresAt: now() + 3600 },
    ]);
  });

  const segmentsOf = (itinerary: Itinerary | undefined) =>
    (itinerary?.trips ?? []).flatMap(({ segments }) =>
      segments.map(({ airline, from, to, dept, arrival, seatsRemaining }) => ({
        airline,
        from,
        to,
        dept,
        arrival,
        seatsRemaining,
      })),
    );
  const choice = (itineraryId: string, change: object = {}) => ({
    type: "ALTERNATIVE_FLIGHTS",
    searchId,
    itineraryId,
    bookingNo: "B-1",
    baggage: 6,
    segments: segmentsOf(itineraries.get(itineraryId)),
    ...change,
  });
  const choose = (sent: object) => browser.post("/flights/alternate-flights", sent);
  const chosen = (bookingNo: string) => browser.get(`/flights/alternate-flights/${searchId}?bookingNo=${bookingNo}`);

  test("is stored with its search, replaced by the next choice, and read again", async () => {
    expect(await chosen("B-1")).toMatchObject({ status: 200, body: null });
    expect((await choose(choice("nonstop"))).status).toBe(200);
    const { body } = await choose(
      choice("overnight", { baggage: 0, segments: segmentsOf(itineraries.get("overnight")).toReversed() }),
    );
    expect((await chosen("B-1")).body).toEqual({
      itineraryId: "overnight",
      baggage: 0,
      selectedAt: body["selectedAt"],
      verified: false,
    });
    const rows = await database.db.select().from(alternateFlight);
    expect(rows).toMatchObject([
      { searchId, bookingNo: "B-1", bookingId: null, request: round, itinerary: { id: "overnight" }, baggage: 0 },
    ]);
  });

  const one = () => segmentsOf(itineraries.get("nonstop"));
  test.each<[string, () => object, number, object]>([
    ["of a search that is gone", () => ({ searchId: "6".repeat(32) }), 404, { code: "NOT_FOUND" }],
    ["of a search that is not finished", () => ({ searchId: "7".repeat(32) }), 404, { code: "NOT_FOUND" }],
    ["that was not offered", () => ({ itineraryId: "another" }), 409, { code: "ITINERARY_CHANGED" }],
    ["with a flight missing", () => ({ segments: one().slice(1) }), 409, { code: "ITINERARY_CHANGED" }],
    ["with a flight twice", () => ({ segments: [one()[0], one()[0]] }), 409, { code: "ITINERARY_CHANGED" }],
    [
      "at another time",
      () => ({ segments: one().map((each) => ({ ...each, dept: { ...each.dept, utc: each.dept.utc + 60 } })) }),
      409,
      { code: "ITINERARY_CHANGED" },
    ],
    [
      "that is sold out, whatever the caller says",
      () =>
        choice("sold-out", {
          segments: segmentsOf(itineraries.get("sold-out")).map((each) => ({ ...each, seatsRemaining: 9 })),
        }),
      409,
      { code: "SOLD_OUT", data: { seatsLeft: 0 } },
    ],
    ["with fewer seats than people", () => choice("few"), 409, { code: "SOLD_OUT", data: { seatsLeft: 2 } }],
    ["with a piece of baggage too many", () => ({ baggage: 7 }), 400, { code: "TOO_MUCH_BAGGAGE", data: { limit: 6 } }],
    ["by a link that opens nothing", () => ({ linkId: "l-1" }), 404, { code: "BOOKING_NOT_FOUND" }],
    ["without a booking", () => ({ bookingNo: " " }), 400, { code: "BAD_REQUEST" }],
  ])("%s is refused, and nothing is stored", async (_, change, expected, body) => {
    const sent = choice("nonstop", { bookingNo: "B-2", ...change() });
    expect(await choose({ ...sent, bookingNo: sent.bookingNo === "B-1" ? "B-2" : sent.bookingNo })).toMatchObject({
      status: expected,
      body,
    });
    expect((await chosen("B-2")).body).toBeNull();
  });

  test("tells nobody whether a booking number exists", async () => {
    const [first, second] = [
      await choose(choice("nonstop", { bookingNo: "NONE" })),
      await choose(choice("nonstop", { bookingNo: "B-1" })),
    ];
    expect(first.status).toBe(second.status);
  });
});
