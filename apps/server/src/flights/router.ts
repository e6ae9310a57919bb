import {
  bookingWindowAnywhere,
  type FlightSearchId,
  isCityCode,
  type SearchProblem,
  type SearchRequest,
  windowProblem,
} from "@gatehouse/domain/flights";
import type { OpenCalls } from "../access/guard.ts";
import { searchAirports, searchAirportsAndCities } from "../reference/airport-search.ts";
import { type Airports, loadAirports } from "../reference/airports.ts";
import type { Choices } from "./choices.ts";
import type { Searches } from "./searches.ts";
import { type FlightSupplier, SupplierError } from "./supplier.ts";
import { type Weather, WeatherError } from "./weather/weather.ts";

interface Parts {
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  readonly searches: Searches;
  readonly choices: Choices;
  readonly supplier: Pick<FlightSupplier, "performance" | "seatMap">;
  readonly weather: Weather;
  /** Null for a way that there is not. */
  readonly customerCare: { readonly email: string | null; readonly phone: string | null };
}

/** Seconds to wait when too many searches are under way. */
const busyFor = 5;

/** What is wrong with a request that the contract cannot know: dates outside today's window, airports that do not exist. */
function problemOf(request: SearchRequest, airports: Airports, now: number): SearchProblem | undefined {
  const isKnown = (code: string): boolean => isCityCode(code) || airports.find(code) !== undefined;
  if (!isKnown(request.from)) return "flights.from.invalid";
  if (!isKnown(request.to)) return "flights.to.invalid";
  return windowProblem(request, bookingWindowAnywhere(now));
}

/** Implements `contract.flights`: for everybody, so no vendor limits it. */
export const flightsRouter = (
  calls: OpenCalls,
  { now, searches, choices, supplier, weather, customerCare }: Parts,
) => ({
  search: calls.flights.search.handler(async ({ input, context, errors }) => {
    const problem = problemOf(input, await loadAirports(), now());
    if (problem) throw errors.INVALID_SEARCH({ data: { problem } });
    const searchId = await searches.begin(input);
    if (searchId === undefined) {
      context.setHeader("retry-after", busyFor);
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfter: busyFor } });
    }
    return { searchId, status: "PENDING" as const, request: input, pricedItineraries: [] };
  }),
  status: calls.flights.status.handler(async ({ input: { searchId, known }, context, errors }) => {
    const search = await searches.find(searchId);
    if (!search) throw errors.NOT_FOUND();
    const { status, request, offerCount, readOffers } = search;
    const hasMore = offerCount > known;
    // Megabytes, which take a tenth of a second to write: unlike the question whether they are there.
    const retryAfter = hasMore ? await context.countLargeAnswer() : undefined;
    if (retryAfter !== undefined) {
      context.setHeader("retry-after", retryAfter);
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfter } });
    }
    const pricedItineraries = hasMore ? (await readOffers()).slice(known) : [];
    return { searchId: searchId as FlightSearchId, status, request, pricedItineraries };
  }),
  performance: calls.flights.performance.handler(async ({ input: { flights }, errors, context }) => {
    try {
      return { payload: [...(await supplier.performance([...new Set(flights)].map((code) => ({ code }))))] };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      context.log.warn({ err: error }, "performance data could not be fetched");
      throw errors.LOOKUP_FAILED();
    }
  }),
  airports: calls.flights.airports.handler(async ({ input: { q, size, lang, cities } }) =>
    (cities ? searchAirportsAndCities : searchAirports)(await loadAirports(), q, size).map(
      ({ iata, name, city, country }) => ({
        code: iata,
        name,
        city: lang === "fr" ? city.french : city.name,
        city_code: city.code,
        country_id: country,
      }),
    ),
  ),
  weather: calls.flights.weather.handler(async ({ input, errors, context }) => {
    const airport = (await loadAirports()).find(input.airport);
    if (!airport) throw errors.NOT_FOUND();
    try {
      const { hours, ...says } = await weather.around(airport, input.departure_date_time);
      return { status: true, payload: { ...says, weather_data_of_origin_hourly: hours } };
    } catch (error) {
      if (!(error instanceof WeatherError)) throw error;
      context.log.warn({ err: error }, "the weather could not be fetched");
      throw errors.LOOKUP_FAILED();
    }
  }),
  alternateFlight: calls.flights.alternateFlight.handler(async ({ input, errors, context }) => {
    const outcome = await choices.choose(input);
    if (!("refusal" in outcome)) return outcome;
    const { refusal } = outcome;
    switch (refusal.code) {
      case "NOT_FOUND":
        throw errors.NOT_FOUND();
      case "BOOKING_NOT_FOUND": {
        // What is tried in vain is counted, so that trying on is not worth the asking.
        const retryAfter = await context.countWrongLink();
        if (retryAfter !== undefined) {
          context.setHeader("retry-after", retryAfter);
          throw errors.TOO_MANY_REQUESTS({ data: { retryAfter } });
        }
        throw errors.BOOKING_NOT_FOUND();
      }
      case "ITINERARY_CHANGED":
        throw errors.ITINERARY_CHANGED();
      case "SOLD_OUT":
        throw errors.SOLD_OUT({ data: { seatsLeft: refusal.seatsLeft } });
      case "TOO_MUCH_BAGGAGE":
        throw errors.TOO_MUCH_BAGGAGE({ data: { limit: refusal.limit } });
    }
  }),
  chosenFlight: calls.flights.chosenFlight.handler(
    async ({ input: { searchId, bookingNo } }) => (await choices.find(searchId, bookingNo)) ?? null,
  ),
  seatMap: calls.flights.seatMap.handler(async ({ input: { airline, flightNum, date }, errors, context }) => {
    try {
      const map = await supplier.seatMap(`${airline}${Number(flightNum)}`, date);
      if (!map) throw errors.NOT_FOUND();
      const rows = map.rows.map(({ blocks, ...row }) => ({ ...row, blocks: blocks.map((block) => [...block]) }));
      return { ...map, rows, toiletsAfter: [...map.toiletsAfter] };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      context.log.warn({ err: error }, "a cabin could not be fetched");
      throw errors.LOOKUP_FAILED();
    }
  }),
  customerCare: calls.flights.customerCare.handler(() => customerCare),
});
