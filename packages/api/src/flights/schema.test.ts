import { areOffers, type FlightSearchResult, maxFlights } from "@gatehouse/domain/flights";
import { expect, test } from "vitest";
import { ValidationError } from "yup";
import { flights } from "./contract.ts";
import {
  airportSearchInput,
  alternateFlightInput,
  maxItineraries,
  offerSchema,
  performanceInput,
  searchResultSchema,
  statusInput,
  weatherInput,
} from "./schema.ts";

const problems = (schema: { readonly validateSync: (value: unknown, options: object) => unknown }, value: unknown) => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
};

// FLT-6
test("calls have the paths that other systems know (API-16), and anybody may make them", () => {
  const calls = Object.values(flights).map(({ "~orpc": { route, meta } }) => [
    `${route.method} ${route.path}`,
    meta.access,
  ]);
  expect(calls).toEqual([
    ["POST /fsb-api/fsb/search", "public"],
    ["GET /fsb-api/fsb/getStatus/{searchId}", "public"],
    ["POST /multiflight-api/getData", "public"],
    ["GET /reference/airports", "public"],
    ["GET /weather", "public"],
    ["POST /flights/alternate-flights", "public"],
    ["GET /flights/alternate-flights/{searchId}", "public"],
    ["GET /flights/seat-map", "public"],
    ["GET /flights/customer-care", "public"],
  ]);
});

const at = (utc: number, local: string, zone: string) => ({ utc, local, zone });
const segment = {
  airline: { code: { iata: "TP" }, flightNum: "210" },
  airlineDetails: { name: "TAP Air Portugal" },
  from: { iata: "JFK" },
  to: { iata: "LIS" },
  fromAirportDetails: { name: "New York" },
  toAirportDetails: { name: "Lisbon" },
  dept: at(1_795_321_800, "2026-11-21T23:30", "America/New_York"),
  arrival: at(1_795_346_400, "2026-11-22T11:20", "Europe/Lisbon"),
  seatsRemaining: 5,
  performance: null,
};
const price = { amount: 500, unit: "USD" };
const offer = { id: "a.1", one: { segments: [segment] }, ret: null, totalPrice: { basePrice: price, tax: price } };
const request = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-21",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};
const result = { searchId: "01234567", status: "COMPLETE", request, pricedItineraries: [offer] };

test("an answer is the domain's, and bounded", () => {
  const read: FlightSearchResult = searchResultSchema.validateSync(result);
  expect(read).toEqual(result);
  expect(problems(searchResultSchema, { ...result, status: "MAYBE" })).toHaveLength(1);
  expect(problems(searchResultSchema, { ...result, request: undefined })).not.toEqual([]);
  const many = (length: number) => ({ ...result, pricedItineraries: Array.from({ length }, () => offer) });
  expect(problems(searchResultSchema, many(maxItineraries))).toEqual([]);
  expect(problems(searchResultSchema, many(maxItineraries + 1))).toHaveLength(1);
});

/** The offer with one of its fields replaced, at every depth. */
function variants(value: unknown): unknown[] {
  const others = [undefined, null, "", 7, Number.NaN, "text", [], {}];
  if (typeof value !== "object" || value === null) return others;
  return [
    ...others,
    ...Object.entries(value).flatMap(([key, field]) =>
      variants(field).map((other) => (Array.isArray(value) ? [other] : { ...value, [key]: other })),
    ),
  ];
}

test("an offer that the quick look takes is one that the schema takes, and the other way round", () => {
  const round = { ...offer, ret: offer.one };
  const measured = { ...segment, performance: { punctuality_percent: 74 } };
  const drafts = [offer, round, { ...offer, one: { segments: [segment, measured] } }].flatMap(variants);
  const accepted = drafts.filter((draft) => areOffers([draft]));
  expect([accepted.length > 20, drafts.length > accepted.length * 3]).toEqual([true, true]);
  for (const draft of drafts)
    expect({ draft, isOffer: areOffers([draft]) }).toEqual({
      draft,
      isOffer: offerSchema.isValidSync(draft, { strict: true }),
    });
});

test.each([
  ["TP210", true],
  ["tp210", true],
  ["S4123", true],
  ["U2123A", true],
  ["TP", false],
  ["TAP210", false],
  ["TP210; DROP", false],
])("performance of %s can be asked for: %s", (flight, expected) => {
  expect(problems(performanceInput, { flights: [flight] }).length === 0).toBe(expected);
});

test("performance is asked for at most a thousand flights at a time", () => {
  expect(problems(performanceInput, { flights: Array.from({ length: maxFlights }, () => "TP210") })).toEqual([]);
  expect(problems(performanceInput, { flights: Array.from({ length: maxFlights + 1 }, () => "TP210") })).toEqual([
    "flights: validation.tooMany",
  ]);
});

test("airports are searched for at three characters", () => {
  expect(airportSearchInput.validateSync({ q: " JFK " })).toEqual({ q: "JFK", size: 8, lang: "en", cities: false });
  expect(problems(airportSearchInput, { q: " JF " })).toEqual(["q: flights.airportSearch.short"]);
  expect(problems(airportSearchInput, { q: "a".repeat(81) })).toEqual(["q: validation.tooLong"]);
  expect(problems(airportSearchInput, { q: "Lisbon", lang: "de" })).toEqual(["lang: validation.choice"]);
  expect(problems(airportSearchInput, { q: "Lisbon", size: 1000 })).toEqual(["size: validation.range"]);
});

test.each([
  ["2026-11-21T23:30", true],
  ["2026-11-21T24:30", false],
  ["2026-13-21T23:30", false],
  ["2026-11-21", false],
  ["2026-02-30T10:00", false],
  ["0000-01-01T00:30", false],
  ["9999-12-31T23:30", false],
  ["", false],
])("weather at %s can be asked for: %s", (departure_date_time, expected) => {
  expect(problems(weatherInput, { airport: "lis", departure_date_time }).length === 0).toBe(expected);
});

test("ids of searches are what they can be", () => {
  expect(problems(statusInput, { searchId: "0192f1c0-5a7e-7000-8000-000000000000" })).toEqual([]);
  for (const searchId of ["", "short", "../../etc/passwd", "a".repeat(65)])
    expect(problems(statusInput, { searchId }), searchId).not.toEqual([]);
});

test("a choice carries its flights and nothing else", () => {
  const { airline, from, to, dept, arrival, seatsRemaining } = segment;
  const choice = {
    type: "ALTERNATIVE_FLIGHTS",
    searchId: "01234567",
    itineraryId: "a.1",
    bookingNo: "B-1",
    segments: [{ airline, from, to, dept, arrival, seatsRemaining }],
    baggage: 2,
  };
  expect(alternateFlightInput.validateSync(choice)).toEqual(choice);
  expect(problems(alternateFlightInput, { ...choice, bookingNo: " " })).toEqual(["bookingNo: flights.booking.missing"]);
  expect(problems(alternateFlightInput, { ...choice, segments: [] })).toEqual(["segments: flights.booking.missing"]);
  expect(problems(alternateFlightInput, { ...choice, baggage: 19 })).toEqual(["baggage: flights.booking.baggage"]);
  expect(problems(alternateFlightInput, { ...choice, type: "OTHER" })).toEqual(["type: validation.choice"]);
  expect(
    problems(alternateFlightInput, { ...choice, segments: Array.from({ length: 25 }, () => choice.segments[0]) }),
  ).toEqual(["segments: validation.tooMany"]);
});
