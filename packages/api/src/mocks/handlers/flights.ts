import {
  baggageLimit,
  bookingWindowAnywhere,
  findSelection,
  isCityCode,
  isSoldOut,
  itinerariesOf,
  seatsLeft,
  windowProblem,
} from "@gatehouse/domain/flights";
import type { contract } from "../../contract.ts";
import { createSeatMap } from "../factories/seat-map.ts";
import { createWeather } from "../factories/weather.ts";
import { type FlightPlace, isFlightPlace, listedPlaces } from "../factories/flight-places.ts";
import type { Implementation } from "../implement.ts";
import type { MockFlights } from "../mock-flights.ts";

/** Cities of which several airports are listed, each with all of them. */
const cityPlaces: readonly FlightPlace[] = listedPlaces.flatMap((place) => {
  const airports = listedPlaces.filter(({ city_code }) => city_code === place.city_code);
  const isCity = isCityCode(place.city_code) && airports.length > 1 && airports[0] === place;
  return isCity ? [{ ...place, code: place.city_code, name: airports.map(({ code }) => code).join(", ") }] : [];
});

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Best match first: the code, the city's code, the beginning of a name, the beginning of one of its words. */
function rankOf(query: string, { code, city_code, city, french, name }: FlightPlace): number | undefined {
  const wanted = plain(query);
  const texts = [city, french, name].map(plain);
  const ranks = [
    code.toLowerCase() === wanted,
    city_code.toLowerCase() === wanted,
    texts.some((text) => text.startsWith(wanted)),
    texts.some((text) => text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))),
  ];
  const rank = ranks.indexOf(true);
  return rank === -1 ? undefined : rank;
}

/** Flight search over sample flights, by the rules of domain. @param now seconds since 1970, UTC */
export const flightCalls = (flights: MockFlights, now: () => number): Implementation<typeof contract.flights> => ({
  search: (request, fail) => {
    const problem = windowProblem(request, bookingWindowAnywhere(now()));
    if (problem) throw fail("INVALID_SEARCH", { problem });
    return flights.search(request);
  },
  status: ({ searchId, known }, fail) => {
    const result = flights.status(searchId, known);
    if (!result) throw fail("NOT_FOUND");
    return result;
  },
  performance: ({ flights: codes }) => ({ payload: flights.performance(codes) }),
  airports: ({ q, size, lang, cities }) =>
    [...(cities ? cityPlaces : []), ...listedPlaces]
      .flatMap((place) => {
        const rank = rankOf(q, place);
        return rank === undefined ? [] : [{ place, rank }];
      })
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, size)
      .map(({ place: { code, name, city, french, city_code, country_id } }) => ({
        code,
        name,
        city: lang === "fr" ? french : city,
        city_code,
        country_id,
      })),
  weather: ({ airport, departure_date_time }, fail) => {
    if (!isFlightPlace(airport)) throw fail("NOT_FOUND");
    return createWeather(departure_date_time, flights.weather);
  },
  alternateFlight: (choice, fail) => {
    const search = flights.find(choice.searchId);
    if (!search) throw fail("NOT_FOUND");
    if (!flights.hasBooking(choice.bookingNo)) throw fail("BOOKING_NOT_FOUND");
    const { request, offers } = search;
    const itinerary = itinerariesOf(offers, request).find(({ id }) => id === choice.itineraryId);
    const sent = choice.segments.map(({ airline, from, to, dept }) => ({
      airlineIata: airline.code.iata,
      flightNum: airline.flightNum,
      fromIata: from.iata,
      toIata: to.iata,
      deptUtc: dept.utc,
      deptLocal: dept.local,
    }));
    if (!itinerary || "problem" in findSelection([itinerary], sent)) throw fail("ITINERARY_CHANGED");
    if (isSoldOut(itinerary, request.passengers)) throw fail("SOLD_OUT", { seatsLeft: seatsLeft(itinerary) ?? 0 });
    const limit = baggageLimit(request.passengers);
    if (choice.baggage > limit) throw fail("TOO_MUCH_BAGGAGE", { limit });
    const selectedAt = now();
    const verified = choice.linkId !== undefined;
    flights.choose({ ...choice, selectedAt, verified });
    return { selectedAt, verified };
  },
  chosenFlight: ({ searchId, bookingNo }) => {
    const choice = flights.chosen(searchId, bookingNo);
    if (!choice) return null;
    const { itineraryId, baggage, selectedAt, verified } = choice;
    return { itineraryId, baggage, selectedAt, verified };
  },
  seatMap: ({ airline, flightNum, date }, fail) => {
    if (airline === "QQ") throw fail("NOT_FOUND");
    return createSeatMap(airline, flightNum, date);
  },
  customerCare: () => flights.customerCare,
});
