import {
  alternatesOf,
  areOffers,
  connectionsOf,
  dayShift,
  endsOf,
  flightCodes,
  itinerariesOf,
  type PricedItinerary,
  type SearchRequest,
  seatsLeft,
  stopCount,
  totalHundredths,
  tripDuration,
  withPerformance,
} from "@gatehouse/domain/flights";
import { beforeAll, describe, expect, test } from "vitest";
import { type Airports, distanceBetween, loadAirports } from "../../reference/airports.ts";
import { SupplierError } from "../supplier.ts";
import { carriers } from "./carriers.ts";
import { createSimulatedSupplier } from "./supplier.ts";

/** 2026-11-21, 12:26 UTC. */
const now = 1_795_263_960;
const supplier = createSimulatedSupplier(() => 0);
const run = { now, signal: new AbortController().signal };
const oneWay: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-12-03",
  passengers: { adults: 2, child: 1, infants: 1 },
  nonstop: false,
};
const round: SearchRequest = { ...oneWay, returnDate: "2026-12-10" };

let airports: Airports;
const answers = new Map<SearchRequest, readonly PricedItinerary[]>();
beforeAll(async () => {
  airports = await loadAirports();
  for (const request of [oneWay, round]) answers.set(request, await supplier.search(request, run));
}, 60_000);
const tripsOf = (request: SearchRequest) =>
  itinerariesOf(answers.get(request) ?? [], request).flatMap(({ trips }) => trips);

// FLT-10
test("the same request gives the same answer, another one another", async () => {
  const again = await createSimulatedSupplier(() => 0).search({ ...round }, run);
  expect(again).toEqual(answers.get(round));
  expect(await supplier.search({ ...oneWay, departDate: "2026-12-04" }, run)).not.toEqual(answers.get(oneWay));
});

test("a big pair has hundreds of offers, each once", () => {
  for (const request of [oneWay, round]) {
    const offers = answers.get(request) ?? [];
    expect(offers.length).toBeGreaterThan(400);
    expect(areOffers(offers)).toBe(true);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  }
});

describe.each([oneWay, round])("offers for $from–$to, back $returnDate", (request) => {
  test("are flown in order, with time to change planes, and never overtake their price or their day", () => {
    for (const trip of tripsOf(request)) {
      for (const { seconds, changesAirport } of connectionsOf(trip)) {
        expect(changesAirport).toBe(false);
        expect(seconds).toBeGreaterThanOrEqual(30 * 60);
        expect(seconds).toBeLessThanOrEqual(10 * 3600);
      }
      expect(new Set(trip.segments.map(({ from }) => from.iata)).size).toBe(trip.segments.length);
    }
  });

  test("are rarely of several airlines, and then of partners before strangers", () => {
    const airlines = (answers.get(request) ?? []).map(({ one, ret }) => [
      ...new Set([...one.segments, ...(ret?.segments ?? [])].map(({ airline }) => airline.code.iata)),
    ]);
    const several = airlines.filter((codes) => codes.length > 1);
    expect(several.length).toBeGreaterThan(0);
    expect(several.length / airlines.length).toBeLessThanOrEqual(0.3);
    // This pair has more of partners than there is room for.
    for (const codes of several) {
      const alliances = new Set(codes.map((code) => carriers.find(({ iata }) => iata === code)?.alliance));
      expect([codes, alliances.size === 1 && !alliances.has(null)]).toEqual([codes, true]);
    }
  });

  test("leave an hour and a half to whoever enters the USA", () => {
    const entries = tripsOf(request).flatMap((trip) =>
      connectionsOf(trip).filter(({ arrives }, place) => {
        const [from, at] = [trip.segments[place]?.from.iata ?? "", arrives.code].map((iata) => airports.find(iata));
        return at?.country === "US" && from?.country !== "US";
      }),
    );
    // On the way back; on the way out only who changes in Canada.
    expect(entries.length).toBeGreaterThanOrEqual(request.returnDate === undefined ? 0 : 10);
    for (const { seconds } of entries) expect(seconds).toBeGreaterThanOrEqual(90 * 60);
  });

  test("cost each passenger the same, to the cent", () => {
    for (const { totalPrice } of answers.get(request) ?? []) expect(totalHundredths(totalPrice) % 4).toBe(0);
  });

  test("never double back: no place lies on the way twice, however many airports it has", () => {
    const placesOf = ({ segments }: ReturnType<typeof tripsOf>[number]) =>
      [...segments.map(({ from }) => from.iata), segments.at(-1)?.to.iata ?? ""].map((iata) => airports.find(iata));
    for (const trip of tripsOf(request)) {
      const places = placesOf(trip);
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1)) {
          if (!one || !other) throw new Error("An airport that does not exist.");
          const again = one.city.code === other.city.code || distanceBetween(one, other) < 100;
          expect([one.iata, other.iata, again]).toEqual([one.iata, other.iata, false]);
        }
    }
  });

  test("leave on the day or one beside it, from the airport or one near, and are tagged accordingly", () => {
    const itineraries = itinerariesOf(answers.get(request) ?? [], request);
    const tags = itineraries.flatMap(({ trips }) =>
      trips.map((trip, place) => ({ ...alternatesOf(trip, place, request), trip, place })),
    );
    expect(tags.some(({ from, to }) => from || to)).toBe(true);
    expect(tags.some(({ date }) => date)).toBe(true);
    expect(tags.some(({ from, to, date }) => !from && !to && !date)).toBe(true);
    const near = (iata: string, wanted: string) => {
      const [one, other] = [airports.find(iata), airports.find(wanted)];
      return one && other ? distanceBetween(one, other) : Infinity;
    };
    for (const { trip, place } of tags) {
      const { first, last } = endsOf(trip);
      const [from, to] = place === 0 ? [request.from, request.to] : [request.to, request.from];
      const date = Date.parse((place === 0 ? request.departDate : request.returnDate) ?? "");
      expect(Math.abs(Date.parse(first.dept.local.slice(0, 10)) - date)).toBeLessThanOrEqual(86_400_000);
      expect(near(first.from.iata, from)).toBeLessThan(110);
      expect(near(last.to.iata, to)).toBeLessThan(110);
    }
  });

  test("take as long as the distance takes", () => {
    for (const { segments } of tripsOf(request))
      for (const { from, to, dept, arrival } of segments) {
        const [start, end] = [airports.find(from.iata), airports.find(to.iata)];
        if (!start || !end) throw new Error("An airport that does not exist.");
        const speed = distanceBetween(start, end) / ((arrival.utc - dept.utc) / 3600);
        expect([from.iata, to.iata, speed > 90 && speed < 950]).toEqual([from.iata, to.iata, true]);
      }
  });

  test("show the clocks of their airports", () => {
    for (const { segments } of tripsOf(request).slice(0, 200))
      for (const { dept, arrival } of segments)
        for (const { utc, local, zone } of [dept, arrival])
          expect(local.slice(11)).toBe(
            new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(utc * 1000),
          );
  });

  test("have everything that a screen shows: stops, airlines, nights, seats, prices", () => {
    const trips = tripsOf(request);
    // Who can change twice is sold no third change.
    expect(new Set(trips.map(stopCount))).toEqual(new Set([0, 1, 2]));
    const airlines = (segments: (typeof trips)[number]["segments"]) =>
      new Set(segments.map(({ airline }) => airline.code.iata));
    expect(trips.some(({ segments }) => airlines(segments).size > 1)).toBe(true);
    expect(new Set(trips.flatMap(({ segments }) => [...airlines(segments)])).size).toBeGreaterThan(8);
    expect(trips.some((trip) => dayShift(endsOf(trip).first.dept, endsOf(trip).last.arrival) > 0)).toBe(true);
    const seats = new Set(itinerariesOf(answers.get(request) ?? [], request).map(seatsLeft));
    expect([seats.has(0), seats.has(1), seats.has(9)]).toEqual([true, true, true]);
    for (const { totalPrice } of answers.get(request) ?? []) {
      expect(totalPrice.basePrice.unit).toBe("USD");
      expect(totalHundredths(totalPrice)).toBeGreaterThan(3000);
    }
  });
});

test.each([
  ["JFK", "LIS", ["TEB"]],
  ["LAX", "NRT", ["BUR"]],
  ["LHR", "SFO", ["LCY", "FAB"]],
  ["CDG", "JFK", ["LBG", "TEB"]],
])("from %s to %s nobody leaves from where no airline or no long flight does", async (from, to, never) => {
  const offers = await supplier.search({ ...oneWay, from, to }, run);
  const used = new Set(
    itinerariesOf(offers, { ...oneWay, from, to }).flatMap(({ trips }) =>
      trips.flatMap(({ segments }) => segments.flatMap((segment) => [segment.from.iata, segment.to.iata])),
    ),
  );
  expect(never.filter((code) => used.has(code))).toEqual([]);
});

test("who wants no stop gets none", async () => {
  const request = { ...round, nonstop: true };
  const trips = itinerariesOf(await supplier.search(request, run), request).flatMap((itinerary) => itinerary.trips);
  expect(trips.length).toBeGreaterThan(20);
  expect(trips.filter((trip) => stopCount(trip) > 0)).toEqual([]);
});

test("flights that have left, or are about to, are not sold", async () => {
  const today = await supplier.search({ ...oneWay, departDate: "2026-11-21" }, run);
  expect(today.length).toBeGreaterThan(0);
  for (const { one } of today) expect(one.segments[0]?.dept.utc).toBeGreaterThan(now + 1800);
  expect(await supplier.search({ ...oneWay, departDate: "2026-11-19" }, run)).toEqual([]);
});

test("nobody comes back before arriving", async () => {
  const request = { ...round, returnDate: round.departDate };
  for (const { one, ret } of await supplier.search(request, run))
    expect(ret?.segments[0]?.dept.utc).toBeGreaterThan(one.segments.at(-1)?.arrival.utc ?? Infinity);
});

test("the same flights cost more for more people, and more when they are bought late", async () => {
  const prices = async (request: SearchRequest, at = now) =>
    new Map(
      (await supplier.search(request, { ...run, now: at })).map(({ id, totalPrice }) => [
        id,
        totalHundredths(totalPrice),
      ]),
    );
  const alone = { ...oneWay, nonstop: true, passengers: { adults: 1, child: 0, infants: 0 } };
  const [one, three, late] = [
    await prices(alone),
    await prices({ ...alone, passengers: { adults: 2, child: 1, infants: 0 } }),
    await prices(alone, now + 10 * 86_400),
  ];
  expect(one.size).toBeGreaterThan(5);
  for (const [id, price] of one) expect(three.get(id)).toBeGreaterThan(price * 2.5);
  const both = [...one].flatMap(([id, price]) => (late.has(id) ? [(late.get(id) ?? 0) / price] : []));
  expect(both.length).toBeGreaterThan(3);
  expect(both.reduce((sum, factor) => sum + factor, 0) / both.length).toBeGreaterThan(1.2);
});

test.each([
  ["a pair with a hub at one end", "CDG", "NCE", 0],
  ["islands without a flight between them", "FNC", "TLS", 1],
  ["the other end of the world", "SYD", "LHR", 1],
])("%s has its way", async (_, from, to, fewest) => {
  const request = { ...oneWay, from, to };
  const stops = itinerariesOf(await supplier.search(request, run), request).map(({ trips: [trip] }) =>
    trip ? stopCount(trip) : -1,
  );
  expect(Math.min(...stops)).toBe(fewest);
});

test("trips are no longer than they must be", async () => {
  const request = { ...oneWay, from: "SYD", to: "LHR" };
  for (const { trips } of itinerariesOf(await supplier.search(request, run), request))
    for (const trip of trips) expect(tripDuration(trip)).toBeLessThan(60 * 3600);
});

test("Pyongyang fails, so that a failure can be seen", async () => {
  await expect(supplier.search({ ...oneWay, to: "FNJ" }, run)).rejects.toThrow(SupplierError);
});

test("a search that nobody waits for any more ends at once, its wait included", async () => {
  const stopped = new AbortController();
  const slow = createSimulatedSupplier(() => 3_600_000).search(oneWay, { now, signal: stopped.signal });
  stopped.abort();
  await expect(slow).rejects.toThrow(/abort/i);
});

test("most flights of an answer were measured, by flight and route; unknown ones are left out", async () => {
  const itineraries = itinerariesOf(answers.get(oneWay) ?? [], oneWay);
  const figures = await supplier.performance([...flightCodes(itineraries), "XX1", "TP99999"].map((code) => ({ code })));
  expect(figures.some(({ airline_code }) => airline_code === "XX")).toBe(false);
  const segments = withPerformance(itineraries, figures).flatMap(({ trips }) => trips.flatMap((trip) => trip.segments));
  const share = segments.filter(({ performance }) => performance !== null).length / segments.length;
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(1);
  for (const { punctuality_percent } of figures) {
    expect(punctuality_percent).toBeGreaterThan(30);
    expect(punctuality_percent).toBeLessThan(100);
  }
});

// FLT-12, TRP-32
test("a flight that is not in the timetable is known by its number and route, where airline and airports are", async () => {
  const routes = ["LHR", "MAD", "JFK", "FRA", "ORY"].map((to) => ({ from: "LCY", to }));
  const percentsOf = async (...codes: readonly string[]) =>
    (await supplier.performance(codes.flatMap((code) => routes.map((route) => ({ code, route }))))).map(
      ({ punctuality_percent }) => punctuality_percent,
    );
  const codes = ["BA9901", "BA9902", "LH9903"];
  const percents = await percentsOf(...codes);
  expect(percents.length).toBeGreaterThan(10);
  expect(percents.length).toBeLessThanOrEqual(15);
  expect(new Set(percents).size).toBeGreaterThan(3);
  expect(await percentsOf(...codes)).toEqual(percents);
  expect(await supplier.performance([{ code: "BA9901" }])).toEqual([]);
  expect(await percentsOf("XX9901")).toEqual([]);
  expect(await supplier.performance([{ code: "BA9901", route: { from: "LHR", to: "000" } }])).toEqual([]);
});

// FLT-33
test("an answer comes in parts, the first of them soon, and has all of them", async () => {
  const parts: (readonly PricedItinerary[])[] = [];
  const began = performance.now();
  let first = Number.POSITIVE_INFINITY;
  const part = async (offers: readonly PricedItinerary[]) => {
    first = Math.min(first, performance.now() - began);
    parts.push(offers);
  };
  const slow = createSimulatedSupplier(() => 1500);
  const all = await slow.search(oneWay, { ...run, part });
  expect(all).toEqual(answers.get(oneWay));
  expect(parts.length).toBeGreaterThan(1);
  expect(first).toBeLessThan(1200);
  const early = parts.flat();
  expect(early.length).toBeGreaterThan(20);
  expect(early.length).toBeLessThan(all.length);
  expect(early.every((offer) => all.includes(offer))).toBe(true);
  expect(new Set(early).size).toBe(early.length);
});

describe("a search by city (FLT-31)", () => {
  const city: SearchRequest = { ...oneWay, from: "NYC", to: "LON" };
  let offers: readonly PricedItinerary[] = [];
  beforeAll(async () => {
    offers = await supplier.search(city, run);
  }, 60_000);

  test("finds flights of all of its airports, none of which is another one", () => {
    const trips = itinerariesOf(offers, city).flatMap(({ trips: found }) => found);
    const asked = trips.filter(({ isAlternateAirport }) => !isAlternateAirport).map((trip) => endsOf(trip));
    const [from, to] = [asked.map(({ first }) => first.from.iata), asked.map(({ last }) => last.to.iata)];
    expect([...new Set(from)].toSorted()).toEqual(["EWR", "HPN", "ISP", "JFK", "LGA"]);
    expect([...new Set(to)].toSorted()).toEqual(["LCY", "LGW", "LHR", "LTN", "STN"]);
    const others = trips.filter(({ isAlternateAirport }) => isAlternateAirport).map((trip) => endsOf(trip));
    for (const { first, last } of others) {
      const ends = [airports.find(first.from.iata)?.city.code, airports.find(last.to.iata)?.city.code];
      expect(ends).not.toEqual(["NYC", "LON"]);
    }
  });

  test("has what a search from one of them has", async () => {
    const one = await supplier.search({ ...city, from: "EWR", to: "LHR", nonstop: true }, run);
    const all = await supplier.search({ ...city, nonstop: true }, run);
    const ids = new Set(all.map(({ id }) => id));
    const direct = one.filter(
      ({ one: { segments } }) => `${segments[0]?.from.iata}${segments[0]?.to.iata}` === "EWRLHR",
    );
    expect(direct.length).toBeGreaterThan(3);
    expect(direct.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
