import {
  type AlternateFlight,
  flightCode,
  type FlightPerformance,
  type FlightSearchId,
  type FlightSearchResult,
  type PricedItinerary,
  type SearchRequest,
} from "@gatehouse/domain/flights";
import type { InferType } from "yup";
import type { chosenFlightSchema } from "../flights/choices-schema.ts";
import { createOffers } from "./factories/offers.ts";

/** How flight search behaves in a world. */
export interface MockFlightsOptions {
  /** What a search finds. Default 60 itineraries. */
  readonly offers?: readonly PricedItinerary[] | ((request: SearchRequest) => readonly PricedItinerary[]);
  /** How a search ends. Default COMPLETE. */
  readonly ends?: "COMPLETE" | "FAILED";
  /** How often a search is answered PENDING before it ends; `Infinity` for ever. Default 0. */
  readonly pending?: number;
  /** How many offers each answer of a pending search has more than the one before (FLT-33). Default none before it ends. */
  readonly parts?: readonly number[];
  /** On-time percent of a flight (`TP210`), null for one that nobody measured. Default: most have one. */
  readonly onTime?: (flight: string) => number | null;
  /** What the weather is; noForecast: what is typical, because nobody is asked for forecasts. Default a forecast with a value missing. */
  readonly weather?: "forecast" | "typical" | "noForecast" | "partial" | "none";
  /** Bookings that an alternate flight can be chosen for. Default: every one. */
  readonly bookings?: readonly string[];
  /** How Customer Care is reached. Default by mail and by phone. */
  readonly customerCare?: MockFlights["customerCare"];
  /** What waits on the list of staff. Default nothing. */
  readonly chosen?: readonly MockChosenFlight[];
}

/** A chosen alternate flight as it arrived. */
type MockChoice = Omit<AlternateFlight, "searchId"> & {
  readonly searchId: string;
  readonly selectedAt: number;
  readonly verified: boolean;
};

/** A choice as staff see it. */
type MockChosenFlight = InferType<typeof chosenFlightSchema>;

interface MockSearch {
  readonly request: SearchRequest;
  readonly offers: readonly PricedItinerary[];
  polls: number;
}

/** Searches and choices of a world. */
export interface MockFlights {
  readonly search: (request: SearchRequest) => FlightSearchResult;
  /** @param known offers that the reader has */
  readonly status: (id: string, known?: number) => FlightSearchResult | undefined;
  readonly find: (id: string) => Pick<MockSearch, "request" | "offers"> | undefined;
  readonly performance: (flights: readonly string[]) => FlightPerformance[];
  readonly choose: (choice: MockChoice) => void;
  readonly chosen: (searchId: string, bookingNo: string) => MockChoice | undefined;
  readonly hasBooking: (bookingNo: string) => boolean;
  readonly weather: NonNullable<MockFlightsOptions["weather"]>;
  readonly customerCare: { readonly email: string | null; readonly phone: string | null };
  /** What was chosen, oldest first; one of each search and booking. */
  readonly choices: () => readonly MockChoice[];
  /** The list of staff. */
  readonly listed: MockChosenFlight[];
  /** From now on searches find this, or end like this. */
  readonly change: (options: Pick<MockFlightsOptions, "offers" | "ends" | "pending" | "parts">) => void;
  /** Stored answers are swept: links to them lead nowhere. */
  readonly forget: () => void;
}

/** Most flights were mostly on time; every seventh was never measured. */
function usualOnTime(flight: string): number | null {
  let sum = 0;
  for (const letter of flight) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % 7 === 0 ? null : 45 + (sum % 55);
}

/** Flight search of a mock world: offers, on-time figures, weather and seat maps. */
export function createMockFlights({
  onTime = usualOnTime,
  weather = "forecast",
  bookings,
  customerCare = { email: "care@gatehouse.example", phone: "+1 202 555 0123" },
  chosen: staffList = [],
  ...first
}: MockFlightsOptions = {}): MockFlights {
  let options: MockFlightsOptions = first;
  const searches = new Map<string, MockSearch>();
  const choices = new Map<string, MockChoice>();
  let made = 0;

  function answer(id: FlightSearchId, search: MockSearch, known = 0): FlightSearchResult {
    if (search.polls < (options.pending ?? 0)) {
      search.polls += 1;
      const count = (options.parts ?? []).slice(0, search.polls).reduce((sum, part) => sum + part, 0);
      const pricedItineraries = search.offers.slice(known, count);
      return { searchId: id, status: "PENDING", request: search.request, pricedItineraries };
    }
    const status = options.ends ?? "COMPLETE";
    return {
      searchId: id,
      status,
      request: search.request,
      pricedItineraries: status === "COMPLETE" ? search.offers.slice(known) : [],
    };
  }

  return {
    search(request) {
      made += 1;
      const id = `mock-search-${String(made).padStart(4, "0")}` as FlightSearchId;
      const { offers = createOffers } = options;
      const search = { request, offers: typeof offers === "function" ? offers(request) : offers, polls: 0 };
      searches.set(id, search);
      return answer(id, search);
    },
    status(id, known) {
      const search = searches.get(id);
      return search && answer(id as FlightSearchId, search, known);
    },
    find: (id) => searches.get(id),
    performance(flights) {
      const wanted = new Set(flights);
      const found = new Map<string, FlightPerformance>();
      for (const { offers } of searches.values())
        for (const { one, ret } of offers)
          for (const segment of [...one.segments, ...(ret?.segments ?? [])]) {
            const code = flightCode(segment);
            const percent = wanted.has(code) ? onTime(code) : null;
            if (percent === null) continue;
            found.set(`${code} ${segment.from.iata} ${segment.to.iata}`, {
              airline_code: segment.airline.code.iata,
              flight_number: segment.airline.flightNum,
              origin: segment.from.iata,
              destination: segment.to.iata,
              punctuality_percent: percent,
            });
          }
      return [...found.values()];
    },
    choose: (choice) => void choices.set(`${choice.searchId} ${choice.bookingNo}`, choice),
    chosen: (searchId, bookingNo) => choices.get(`${searchId} ${bookingNo}`),
    hasBooking: (bookingNo) => bookings === undefined || bookings.includes(bookingNo),
    weather,
    customerCare,
    choices: () => [...choices.values()],
    listed: [...staffList],
    change: (next) => {
      options = { ...options, ...next };
    },
    forget: () => searches.clear(),
  };
}
