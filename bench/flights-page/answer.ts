import type { FlightSearchResult, SearchRequest } from "@gatehouse/domain/flights";
import { itinerariesFrom } from "../flights/data.ts";

/** What a traveller asked for. */
export const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-21",
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 0, infants: 0 },
  nonstop: false,
};
const searchId = "benchbenchbenchbenchbenchbench01";

/** The answer of a large search, as the server sends it. */
export function answerOf(count: number): FlightSearchResult {
  const pricedItineraries = itinerariesFrom(2026, count).flatMap(({ id, trips: [one, ret], totalPrice }) =>
    one && ret ? [{ id, one: { segments: one.segments }, ret: { segments: ret.segments }, totalPrice }] : [],
  );
  return { searchId: searchId as FlightSearchResult["searchId"], status: "COMPLETE", request, pricedItineraries };
}

/** The address of that search. */
export const address = `/fsbsearch?from=${request.from}&to=${request.to}&departDate=${request.departDate}&returnDate=${request.returnDate}&passengerCount=2&results=${searchId}`;
