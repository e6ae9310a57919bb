import {
  alternateFlightOf,
  areOffers,
  connectionsOf,
  dayShift,
  endsOf,
  flightCodes,
  type FlightSearchResult,
  itinerariesOf,
  type SearchRequest,
  seatsLeft,
  stopCount,
  withPerformance,
} from "@gatehouse/domain/flights";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApi } from "../client/index.ts";
import { offerSchema, weatherSchema } from "../flights/schema.ts";
import { createOffers, createSampleOffers, createWeather, offerSamples } from "./factories/index.ts";
import { createMockWorld, type MockWorldOptions } from "./world.ts";

/** 2027-01-15. */
const now = 1_800_000_000;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(options: MockWorldOptions = {}) {
  const world = createMockWorld({ now: () => now, role: null, ...options });
  server.use(...world.handlers);
  const api = createApi({ url: "http://localhost/api", token: () => undefined, refresh: () => Promise.resolve(false) });
  return { world, api };
}

const oneWay: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2027-01-20",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};
const round: SearchRequest = { ...oneWay, returnDate: "2027-01-27" };

test("the same seed gives the same offers, another seed others, as many as are wanted", () => {
  expect(createOffers(round, { seed: 3 })).toEqual(createOffers(round, { seed: 3 }));
  expect(createOffers(round, { seed: 4 })).not.toEqual(createOffers(round, { seed: 3 }));
  expect(createOffers(round, { count: 5000 })).toHaveLength(5000);
});

test("every offer is what the contract says, flown in order, and named once", () => {
  for (const request of [oneWay, round, { ...round, nonstop: true }]) {
    const offers = [...createOffers(request, { count: 300 }), ...createSampleOffers(request)];
    expect(areOffers(offers)).toBe(true);
    for (const offer of offers) expect(offerSchema.isValidSync(offer, { strict: true })).toBe(true);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    for (const { trips } of itinerariesOf(offers, request)) {
      expect(trips).toHaveLength(request.returnDate === undefined ? 1 : 2);
      for (const trip of trips) for (const { seconds } of connectionsOf(trip)) expect(seconds).toBeGreaterThan(1800);
    }
  }
});

test("a list has non-stop to three stops, tags, several airlines and next-day arrivals", () => {
  const itineraries = itinerariesOf(createOffers(oneWay, { count: 300 }), oneWay);
  const trips = itineraries.flatMap((itinerary) => itinerary.trips);
  expect(new Set(trips.map(stopCount))).toEqual(new Set([0, 1, 2, 3]));
  const airlines = trips.map(({ segments }) => new Set(segments.map(({ airline }) => airline.code.iata)).size);
  const shifts = trips.map((trip) => dayShift(endsOf(trip).first.dept, endsOf(trip).last.arrival));
  expect([
    trips.some(({ isAlternateAirport }) => isAlternateAirport),
    trips.some(({ isAlternateDate }) => isAlternateDate),
    airlines.some((count) => count > 1),
    shifts.some((shift) => shift === 1),
    itinerariesOf(createOffers({ ...oneWay, nonstop: true }), oneWay).every(
      ({ trips: [trip] }) => trip && stopCount(trip) === 0,
    ),
  ]).toEqual([true, true, true, true, true]);
});

test("the samples are what their names say", () => {
  const tripOf = (name: keyof typeof offerSamples) => {
    const [itinerary] = itinerariesOf([offerSamples[name](oneWay)], oneWay);
    const [trip] = itinerary?.trips ?? [];
    if (!itinerary || !trip) throw new Error(`${name} has no trip.`);
    return { itinerary, trip };
  };
  const overnight = endsOf(tripOf("overnight").trip);
  expect(dayShift(overnight.first.dept, overnight.last.arrival)).toBe(1);
  expect(stopCount(tripOf("threeStops").trip)).toBe(3);
  expect(connectionsOf(tripOf("changesAirport").trip).map(({ changesAirport }) => changesAirport)).toEqual([true]);
  expect(seatsLeft(tripOf("soldOut").itinerary)).toBe(0);
  expect(tripOf("alternateAirport").trip.isAlternateAirport).toBe(true);
  expect(tripOf("alternateDate").trip.isAlternateDate).toBe(true);
  for (const name of Object.keys(offerSamples) as (keyof typeof offerSamples)[])
    for (const { seconds } of connectionsOf(tripOf(name).trip)) expect([name, seconds > 0]).toEqual([name, true]);
});

test("a search is found again by its id until it is swept, and its types are the domain's", async () => {
  const { world, api } = enter();
  const found: FlightSearchResult = await api.flights.search(oneWay);
  expect(found).toMatchObject({ status: "COMPLETE", request: oneWay });
  expect(found.pricedItineraries).toEqual(createOffers(oneWay));
  await expect(api.flights.status({ searchId: found.searchId, known: 0 })).resolves.toEqual(found);
  world.flights.forget();
  await expect(api.flights.status({ searchId: found.searchId, known: 0 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a search is pending as often as is wanted, and can fail", async () => {
  const { api } = enter({ flights: { pending: 2, ends: "FAILED" } });
  const { searchId, status, pricedItineraries } = await api.flights.search(oneWay);
  const next = await api.flights.status({ searchId, known: 0 });
  const last = await api.flights.status({ searchId, known: 0 });
  expect([status, pricedItineraries, next.status, last.status, last.pricedItineraries]).toEqual([
    "PENDING",
    [],
    "PENDING",
    "FAILED",
    [],
  ]);
});

test("dates outside the window are refused with their problem", async () => {
  const { api } = enter();
  await expect(api.flights.search({ ...oneWay, departDate: "2026-12-01" })).rejects.toMatchObject({
    code: "INVALID_SEARCH",
    data: { problem: "flights.departDate.early" },
  });
});

test("most flights have an on-time figure, some have none", async () => {
  const { api } = enter();
  const { pricedItineraries } = await api.flights.search(oneWay);
  const itineraries = itinerariesOf(pricedItineraries, oneWay);
  const codes = flightCodes(itineraries);
  const { payload } = await api.flights.performance({ flights: [...codes] });
  expect(payload.length).toBeLessThan(codes.length);
  const measured = withPerformance(itineraries, payload).flatMap(({ trips }) =>
    trips.flatMap(({ segments }) => segments),
  );
  expect(measured.filter(({ performance }) => performance !== null).length).toBeGreaterThan(measured.length / 2);
});

test("airports are ranked: code, city's code, beginning, beginning of a word, accents folded", async () => {
  const { api } = enter();
  const codes = async (q: string) =>
    (await api.flights.airports({ q, size: 8, lang: "en", cities: false })).map(({ code }) => code);
  expect(await codes("lis")).toEqual(["LIS"]);
  expect(await codes("NYC")).toEqual(["JFK", "EWR", "LGA"]);
  expect(await codes("sao")).toEqual(["GRU"]);
  expect(await codes("barajas")).toEqual(["MAD"]);
  expect(await codes("zzz")).toEqual([]);
  expect(await codes("Lisbonne")).toEqual(["LIS"]);
  const [london] = await api.flights.airports({ q: "London", size: 1, lang: "fr", cities: false });
  expect(london?.city).toBe("Londres");
  const [city, ...others] = await api.flights.airports({ q: "London", size: 4, lang: "en", cities: true });
  expect([city?.code, city?.name, others.map(({ code }) => code)]).toEqual([
    "LON",
    "LHR, LGW, LCY",
    ["LHR", "LGW", "LCY"],
  ]);
});

test("weather is a forecast, typical, full of holes or none", async () => {
  const { api } = enter();
  await expect(api.flights.weather({ airport: "LIS", departure_date_time: "2027-01-20T10:35" })).resolves.toEqual(
    createWeather("2027-01-20T10:35"),
  );
  for (const kind of ["forecast", "typical", "noForecast", "partial", "none"] as const)
    expect(weatherSchema.isValidSync(createWeather("2027-01-20T10:35", kind), { strict: true })).toBe(true);
  await expect(api.flights.weather({ airport: "QQQ", departure_date_time: "2027-01-20T10:35" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("an alternate flight is chosen once per booking, and only as it was offered", async () => {
  const offers = createSampleOffers(round);
  const { world, api } = enter({ flights: { offers, bookings: ["B-1"] } });
  const { searchId } = await api.flights.search(round);
  const itineraries = itinerariesOf(offers, round);
  const submission = (id: string, bookingNo = "B-1", baggage = 6) => {
    const itinerary = itineraries.find((each) => each.id === id);
    const made = alternateFlightOf({
      itinerary,
      booking: { bookingNo },
      searchId,
      passengers: { adults: 9, child: 0, infants: 0 },
      baggage,
    });
    if (!itinerary) throw new Error(`There is no ${id}.`);
    const segments = itinerary.trips.flatMap((trip) => trip.segments.map((segment) => ({ ...segment })));
    const plain = segments.map(({ airline, from, to, dept, arrival, seatsRemaining }) => ({
      airline,
      from,
      to,
      dept,
      arrival,
      seatsRemaining,
    }));
    return {
      type: "ALTERNATIVE_FLIGHTS" as const,
      searchId,
      itineraryId: id,
      bookingNo,
      baggage,
      segments: "submission" in made ? [...made.submission.segments] : plain,
    };
  };
  await expect(api.flights.alternateFlight(submission("nonstop"))).resolves.toEqual({
    selectedAt: now,
    verified: false,
  });
  await api.flights.alternateFlight(submission("overnight"));
  expect(world.flights.choices().map(({ itineraryId }) => itineraryId)).toEqual(["overnight"]);
  await expect(api.flights.chosenFlight({ searchId, bookingNo: "B-1" })).resolves.toEqual({
    itineraryId: "overnight",
    baggage: 6,
    selectedAt: now,
    verified: false,
  });
  await expect(api.flights.chosenFlight({ searchId, bookingNo: "B-2" })).resolves.toBeNull();
  const refused = (sent: ReturnType<typeof submission>, answer: object) =>
    expect(api.flights.alternateFlight(sent)).rejects.toMatchObject(answer);
  await refused(submission("nonstop", "B-2"), { code: "BOOKING_NOT_FOUND" });
  await refused(submission("soldOut".replace("O", "-o")), { code: "SOLD_OUT", data: { seatsLeft: 0 } });
  await refused(submission("nonstop", "B-1", 7), { code: "TOO_MUCH_BAGGAGE", data: { limit: 6 } });
  const [first, ...others] = submission("three-stops").segments;
  if (!first) throw new Error("The sample has flights.");
  await refused({ ...submission("three-stops"), segments: others }, { code: "ITINERARY_CHANGED" });
});
