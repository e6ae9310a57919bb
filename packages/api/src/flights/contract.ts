import { searchProblems, searchRequestSchema } from "@gatehouse/domain/flights";
import { number, object, string } from "yup";
import { publicCall } from "../schema/errors.ts";
import { wireOutput } from "../schema/wire.ts";
import { flightRoutes } from "./routes.ts";
import {
  airportResultsSchema,
  airportSearchInput,
  alternateFlightInput,
  alternateFlightOutput,
  chosenFlightInput,
  chosenFlightOutput,
  customerCareSchema,
  performanceInput,
  performanceOutput,
  searchResultSchema,
  statusInput,
  weatherInput,
  weatherSchema,
} from "./schema.ts";

import { seatMapInput, seatMapSchema } from "./seat-schema.ts";

/** What no supplier answered: a "response status is false" (API-2). */
const lookupFailed = { LOOKUP_FAILED: { status: 502, message: "The data could not be fetched." } } as const;
const gone = { NOT_FOUND: { status: 404, message: "This search is no longer kept." } } as const;

/** Flight search for everybody: travellers have no session. All calls are rate limited. */
export const flights = {
  search: publicCall
    .errors({
      ...lookupFailed,
      /** Dates that today's window does not hold; everything else is refused by the input. */
      INVALID_SEARCH: {
        status: 400,
        message: "Invalid search request.",
        data: object({ problem: string().oneOf(searchProblems).required() }),
      },
    })
    .route(flightRoutes.search)
    .input(searchRequestSchema)
    .output(wireOutput(searchResultSchema)),
  /** PENDING is asked for again, a second or less apart at first, until it is COMPLETE or FAILED, and may have the first offers; a stored answer is kept for a while, for links. */
  status: publicCall.errors(gone).route(flightRoutes.status).input(statusInput).output(wireOutput(searchResultSchema)),
  performance: publicCall
    .errors(lookupFailed)
    .route(flightRoutes.performance)
    .input(performanceInput)
    .output(wireOutput(performanceOutput)),
  airports: publicCall
    .errors(lookupFailed)
    .route(flightRoutes.airports)
    .input(airportSearchInput)
    .output(airportResultsSchema),
  weather: publicCall
    .errors({ ...lookupFailed, NOT_FOUND: { status: 404, message: "There is no such airport." } })
    .route(flightRoutes.weather)
    .input(weatherInput)
    .output(weatherSchema),
  /** Stored with its search; choosing again from the same search for the same booking replaces the choice. */
  alternateFlight: publicCall
    .errors({
      ...gone,
      BOOKING_NOT_FOUND: { status: 404, message: "Booking information is missing." },
      /** The flights are not those of the stored itinerary. */
      ITINERARY_CHANGED: { status: 409, message: "The itinerary has changed. Search again." },
      SOLD_OUT: {
        status: 409,
        message: "There are not enough seats left.",
        data: object({ seatsLeft: number().required() }),
      },
      TOO_MUCH_BAGGAGE: {
        status: 400,
        message: "Too many pieces of baggage.",
        data: object({ limit: number().required() }),
      },
    })
    .route(flightRoutes.alternateFlight)
    .input(alternateFlightInput)
    .output(alternateFlightOutput),
  /** What was chosen for a booking from a search, read again; null when nothing was. It outlives the stored answer. */
  chosenFlight: publicCall.route(flightRoutes.chosenFlight).input(chosenFlightInput).output(chosenFlightOutput),
  seatMap: publicCall
    .errors({ ...lookupFailed, NOT_FOUND: { status: 404, message: "There is no such flight." } })
    .route(flightRoutes.seatMap)
    .input(seatMapInput)
    .output(wireOutput(seatMapSchema)),
  /** Null for a way that there is not. */
  customerCare: publicCall.route(flightRoutes.customerCare).output(customerCareSchema),
};
