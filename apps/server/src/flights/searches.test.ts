import type { PricedItinerary, SearchRequest } from "@gatehouse/domain/flights";
import { createOffers } from "@gatehouse/api/mocks/factories";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { quietLog } from "../../test/log.ts";
import { createJobs, type Jobs } from "../platform/jobs.ts";
import { createVendor } from "../access/vendors.ts";
import { booking } from "../bookings/tables.ts";
import { createSearches, type Searches } from "./searches.ts";
import type { FlightSupplier } from "./supplier.ts";
import { alternateFlight, flightSearch } from "./tables.ts";

const database = useDatabase();
const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-12-03",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};
const offers = createOffers(request, { count: 40 });
const start = 1_795_263_960;
const hour = 3600;

let jobs: Jobs;
let searches: Searches;
let time = start;
/** What the supplier does next. */
let answer: (
  request: SearchRequest,
  run: Parameters<FlightSupplier["search"]>[1],
) => Promise<readonly PricedItinerary[]>;
const asked: SearchRequest[] = [];

beforeAll(async () => {
  jobs = createJobs({ url: database.url, log: quietLog });
  searches = createSearches({
    db: database.db,
    jobs,
    now: () => time,
    log: quietLog,
    config: { flightResultHours: 24 },
    supplier: {
      search: (wanted, run) => {
        asked.push(wanted);
        return answer(wanted, run);
      },
      performance: async () => [],
      seatMap: async () => undefined,
    },
  });
  const [search, sweep] = searches.jobs;
  jobs.register(search);
  // By hand below: a schedule of its own would sweep between the tests.
  jobs.register({ ...sweep, everySeconds: 86_400, handler: async () => undefined });
  await jobs.start();
});
afterAll(() => jobs.stop(5));
beforeEach(async () => {
  time = start;
  answer = async () => offers;
  asked.length = 0;
  await database.db.delete(flightSearch);
  await database.db.delete(alternateFlight);
});

const begun = async () => {
  const id = await searches.begin(request);
  if (!id) throw new Error("Too many searches are under way.");
  return id;
};
const resultOf = async (id: string) => {
  const found = await searches.find(id);
  return found && { status: found.status, request: found.request, offers: await found.readOffers() };
};
const statusOf = async (id: string) => (await searches.find(id))?.status;

test("a search is pending until its supplier has answered, then complete, with what was offered", async () => {
  let reply: (found: readonly PricedItinerary[]) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  const id = await begun();
  expect(await resultOf(id)).toEqual({ status: "PENDING", request, offers: [] });
  await expect.poll(() => asked).toEqual([request]);
  expect(await statusOf(id)).toBe("PENDING");
  reply(offers);
  await expect.poll(() => statusOf(id)).toBe("COMPLETE");
  expect(await resultOf(id)).toEqual({ status: "COMPLETE", request, offers });
});

// FLT-33
test("what has come is there before the rest, in its order, and the rest is added at the end", async () => {
  let reply: (found: readonly PricedItinerary[]) => void = () => undefined;
  answer = async (_, { part }) => {
    await part?.(offers.slice(10, 20));
    return new Promise((resolve) => {
      reply = resolve;
    });
  };
  const id = await begun();
  await expect.poll(async () => (await searches.find(id))?.offerCount).toBe(10);
  expect(await resultOf(id)).toEqual({ status: "PENDING", request, offers: offers.slice(10, 20) });
  reply(offers);
  await expect.poll(() => statusOf(id)).toBe("COMPLETE");
  const all = [...offers.slice(10, 20), ...offers.slice(0, 10), ...offers.slice(20)];
  expect((await resultOf(id))?.offers).toEqual(all);
});

test("a part that is no offers fails the search, whatever came before", async () => {
  answer = async (_, { part }) => {
    await part?.(offers.slice(0, 5));
    await part?.([{ id: "?" } as unknown as PricedItinerary]);
    return offers;
  };
  const id = await begun();
  await expect.poll(() => statusOf(id)).toBe("FAILED");
  expect((await resultOf(id))?.offers).toEqual([]);
});

test("ids cannot be guessed", async () => {
  const ids = [await begun(), await begun(), await begun()];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => statusOf(id)).toBe("COMPLETE");
  }
});

test.each<[string, () => Promise<readonly PricedItinerary[]>]>([
  ["does not answer", () => Promise.reject(new Error("no route to host"))],
  ["answers with what are no offers", async () => [{ id: "?" } as unknown as PricedItinerary]],
])("a search whose supplier %s has failed, once and for all", async (_, reply) => {
  answer = reply;
  const id = await begun();
  await expect.poll(() => statusOf(id)).toBe("FAILED");
  expect((await resultOf(id))?.offers).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("an empty answer is complete", async () => {
  answer = async () => [];
  const id = await begun();
  await expect.poll(() => statusOf(id)).toBe("COMPLETE");
});

test("a search that nobody finished counts as failed", async () => {
  await database.db
    .insert(flightSearch)
    .values({ id: "left-behind", request, createdAt: start, expiresAt: start + hour });
  expect(await statusOf("left-behind")).toBe("PENDING");
  time = start + 91;
  expect(await statusOf("left-behind")).toBe("FAILED");
});

test("so many searches may be under way and no more; those that were given up do not count", async () => {
  const rows = Array.from({ length: 100 }, (_, place) => ({
    id: `waiting-${place}`,
    request,
    createdAt: start,
    expiresAt: start + hour,
  }));
  await database.db.insert(flightSearch).values(rows);
  expect(await searches.begin(request)).toBeUndefined();
  expect(await database.db.$count(flightSearch)).toBe(100);
  time = start + 91;
  expect(await searches.begin(request)).toBeDefined();
});

test("a process carries out eight searches at the same time at most", async () => {
  let [running, most] = [0, 0];
  const replies: (() => void)[] = [];
  answer = () =>
    new Promise((resolve) => {
      running += 1;
      most = Math.max(most, running);
      replies.push(() => {
        running -= 1;
        resolve([]);
      });
    });
  const ids = await Promise.all(Array.from({ length: 12 }, begun));
  await expect.poll(() => replies.length).toBe(8);
  for (let place = 0; place < 12; place += 1) {
    await expect.poll(() => replies.length > place).toBe(true);
    replies[place]?.();
  }
  for (const id of ids) await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe("COMPLETE");
  expect(most).toBe(8);
});

test("an answer is kept for its time, then nobody finds it, and then it is swept", async () => {
  const id = await begun();
  await expect.poll(() => statusOf(id)).toBe("COMPLETE");
  const [, sweep] = searches.jobs;
  const swept = async () => {
    await sweep.handler({}, { id: "", attempt: 0, signal: new AbortController().signal, log: quietLog });
    return database.db.$count(flightSearch, eq(flightSearch.id, id));
  };
  time = start + 24 * hour - 1;
  expect([await statusOf(id), await swept()]).toEqual(["COMPLETE", 1]);
  time = start + 24 * hour;
  expect([await statusOf(id), await swept()]).toEqual([undefined, 0]);
});

test("choices for bookings outlive their search; those for bookings that nobody has do not", async () => {
  await createVendor(database.db, { code: "NWT", name: "Northwind Travel" });
  await database.db.insert(booking).values({ vendor: "NWT", bookingNo: "B-1", createdAt: start });
  const [itinerary] = offers;
  if (!itinerary) throw new Error("There are offers.");
  const choice = { searchId: "s", request, itinerary, baggage: 0, selectedAt: start };
  await database.db.insert(alternateFlight).values([
    { ...choice, bookingNo: "B-1" },
    { ...choice, bookingNo: "nobody's" },
  ]);
  time = start + 24 * hour;
  const [, sweep] = searches.jobs;
  await sweep.handler({}, { id: "", attempt: 0, signal: new AbortController().signal, log: quietLog });
  const left = await database.db.select({ bookingNo: alternateFlight.bookingNo }).from(alternateFlight);
  expect(left).toEqual([{ bookingNo: "B-1" }]);
});
