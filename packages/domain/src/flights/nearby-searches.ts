import type { BookingWindow } from "./booking-window.ts";
import { addDays } from "./calendar-date.ts";
import { cityOfAirport } from "./city-airports.ts";
import { requestProblem } from "./search-problems.ts";
import type { SearchRequest } from "./search-request.ts";

/** A search that may find something where another one has not (FLT-32). */
export interface NearbySearch {
  /** With stops, too; from or to all airports of the city; on another day. */
  readonly kind: "stops" | "from" | "to" | "date";
  readonly request: SearchRequest;
}

/** What a search with nothing to have leads on to, as far as it is possible: the day before and the day after, other airports, stops. */
export function nearbySearches(request: SearchRequest, window: BookingWindow): readonly NearbySearch[] {
  const from = cityOfAirport(request.from);
  const to = cityOfAirport(request.to);
  const all: readonly NearbySearch[] = [
    ...(request.nonstop ? [{ kind: "stops", request: { ...request, nonstop: false } } as const] : []),
    ...[-1, 1].map((days) => ({
      kind: "date" as const,
      request: { ...request, departDate: addDays(request.departDate, days) },
    })),
    ...(from === undefined ? [] : [{ kind: "from", request: { ...request, from } } as const]),
    ...(to === undefined ? [] : [{ kind: "to", request: { ...request, to } } as const]),
  ];
  return all.filter((search) => requestProblem(search.request, window) === undefined);
}
