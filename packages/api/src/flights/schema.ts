import {
  areOffers,
  type AirportTime,
  dayNumber,
  type FlightPerformance,
  type FlightSearchId,
  itineraryIdPattern,
  maxFlights,
  type PricedItinerary,
  searchRequestSchema,
  searchStatuses,
  type Segment,
  type TotalPrice,
} from "@gatehouse/domain/flights";
import { capitals, flag, integer, list, text } from "@gatehouse/domain/validation";
import { array, boolean, mixed, number, object, type ObjectSchema, string } from "yup";

/** Most itineraries of one answer. */
export const maxItineraries = 10_000;

const airport = () =>
  capitals(3).matches(/^[A-Z]{3}$/, { message: "flights.airport.invalid", excludeEmptyString: true });

const airportTimeSchema: ObjectSchema<AirportTime> = object({
  utc: number().required(),
  local: string().required(),
  zone: string().required(),
}).required();

const named = object({ name: string().required() }).required();
const place = object({ iata: string().required() }).required();

const segmentSchema: ObjectSchema<Segment> = object({
  airline: object({
    code: object({ iata: string().required() }).required(),
    flightNum: string().required(),
  }).required(),
  airlineDetails: named,
  from: place,
  to: place,
  fromAirportDetails: named,
  toAirportDetails: named,
  dept: airportTimeSchema,
  arrival: airportTimeSchema,
  seatsRemaining: number().nullable().defined(),
  performance: object({ punctuality_percent: number().required() }).nullable().defined(),
});

const pricedTrip = object({ segments: array(segmentSchema.required()).min(1).required() });

const money = object({ amount: number().required(), unit: string().required() }).required();
const totalPriceSchema: ObjectSchema<TotalPrice> = object({ basePrice: money, tax: money }).required();

/** One offer, for the documentation of the calls and for tests; answers are checked by `areOffers`, which agrees with it. */
export const offerSchema = object({
  id: string().matches(itineraryIdPattern).required(),
  one: pricedTrip.required(),
  ret: pricedTrip.nullable().defined(),
  totalPrice: totalPriceSchema,
}).required();

/** An answer of the search or of its status: the first offers may be there while it is PENDING, all of them once it is COMPLETE. */
export const searchResultSchema = object({
  searchId: string<FlightSearchId>().required(),
  status: string().oneOf(searchStatuses).required(),
  /** As it is stored, with the answer: an address may say something else beside the id. */
  request: searchRequestSchema.required(),
  pricedItineraries: mixed<readonly PricedItinerary[]>(areOffers)
    .required()
    .test("bounded", (offers) => offers.length <= maxItineraries)
    .meta({ documented: array(offerSchema).max(maxItineraries) }),
});

const searchId = () =>
  text(64)
    .required("flights.searchId.required")
    .matches(/^[A-Za-z0-9-]{8,64}$/, { message: "flights.searchId.invalid", excludeEmptyString: true });

export const statusInput = object({
  searchId: searchId(),
  /** How many offers of this search the reader has: only those after them are sent (FLT-33). */
  known: integer().min(0, "validation.range").max(maxItineraries, "validation.range").default(0),
}).noUnknown();

/** Airline code and number in one, `TP210`, as `flightCodes` gives them. */
export const performanceInput = object({
  flights: list(
    capitals(8)
      .required("flights.flight.invalid")
      .matches(/^[A-Z0-9]{2}\d{1,5}[A-Z]?$/, "flights.flight.invalid"),
    maxFlights,
  ).required(),
}).noUnknown();

const performanceSchema: ObjectSchema<FlightPerformance> = object({
  airline_code: string().required(),
  flight_number: string().required(),
  origin: string().required(),
  destination: string().required(),
  punctuality_percent: number().required(),
});
export const performanceOutput = object({ payload: array(performanceSchema.required()).required() });

/** Searches by name, city or code, at 3 or more characters (FLT-2). */
export const airportSearchInput = object({
  q: text(80).required("flights.airportSearch.short").min(3, "flights.airportSearch.short"),
  size: integer().min(1, "validation.range").max(20, "validation.range").default(8),
  /** Language of the cities' names in the answer; what is searched for may be in any. */
  lang: mixed<"en" | "fr">().oneOf(["en", "fr"], "validation.choice").default("en"),
  /** Also cities with all of their airports (FLT-31), where a flight is searched for and not booked. */
  cities: flag().default(false),
}).noUnknown();

/** An airport as the autocomplete lists it (FLT-2), best match first; a city's own code is its name's, which lists its airports. */
export const airportResultsSchema = array(
  object({
    name: string().required(),
    code: string().required(),
    /** Metropolitan area's IATA code: LON for LHR; the airport's own where it stands alone. */
    city_code: string().required(),
    /** In the language that was asked for. */
    city: string().required(),
    /** ISO 3166-1 alpha-2. */
    country_id: string().required(),
  }).required(),
).required();

export const weatherInput = object({
  airport: airport().required("flights.airport.required"),
  /** The airport's wall clock, yyyy-mm-ddThh:mm. */
  departure_date_time: text(16)
    .required("flights.time.required")
    // No flight was or will be booked beyond this century and the next.
    .matches(/^2[01]\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, {
      message: "flights.time.invalid",
      excludeEmptyString: true,
    })
    .test("date", "flights.time.invalid", (value) => !value || dayNumber(value.slice(0, 10)) !== undefined),
}).noUnknown();

const measured = () => number().nullable().defined();

/** The weather of the hours around a departure or an arrival (FLT-18); what is null is shown as "n/a". */
export const weatherSchema = object({
  status: boolean().required(),
  payload: object({
    /** A forecast, or what is typical of the airport and the season. */
    kind: string()
      .oneOf(["forecast", "typical"] as const)
      .required(),
    /** Why it is no forecast: none reaches the day, or nobody here is asked for forecasts. Null for a forecast. */
    reason: string()
      .oneOf(["beyondForecast", "noForecast"] as const)
      .nullable()
      .defined(),
    /** Whose data they are: Open-Meteo's (CC BY 4.0) are credited wherever they are shown. Null for nobody's. */
    source: string()
      .oneOf(["open-meteo"] as const)
      .nullable()
      .defined(),
    weather_data_of_origin_hourly: array(
      object({
        /** The airport's wall clock, yyyy-mm-ddThh:mm. */
        time: string().required(),
        /** Degrees Celsius. */
        temperature_2m: measured(),
        apparent_temperature: measured(),
        /** Percent. */
        relative_humidity_2m: measured(),
        /** Millimetres. */
        precipitation: measured(),
        /** Percent. */
        precipitation_probability: measured(),
        /** Kilometres per hour. */
        wind_speed_10m: measured(),
        /** Metres. */
        visibility: measured(),
        /** WMO code 4677. */
        weather_code: measured(),
      }).required(),
    )
      .max(48)
      .required(),
  }).required(),
});

/** Far enough for every search window, near enough to refuse nonsense: seconds since 1970, UTC. */
const instant = () => integer().min(0, "validation.range").max(32_503_680_000, "validation.range").required();
const momentInput = object({
  utc: instant(),
  local: text(16)
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "flights.time.invalid"),
  zone: text(60).required(),
})
  .noUnknown()
  .required();
const placeInput = () =>
  object({ iata: airport().required("flights.airport.required") })
    .noUnknown()
    .required();

/** A chosen alternate flight (FLT-21); the server holds its segments against the stored answer. */
export const alternateFlightInput = object({
  type: mixed<"ALTERNATIVE_FLIGHTS">().oneOf(["ALTERNATIVE_FLIGHTS"], "validation.choice").required(),
  searchId: searchId(),
  itineraryId: text(100).required().matches(itineraryIdPattern, "validation.choice"),
  bookingNo: text(60).required("flights.booking.missing"),
  /** The public link that the booking was opened with, where there is one (FLT-21). */
  linkId: text(100),
  segments: list(
    object({
      airline: object({
        code: object({ iata: capitals(2).required() })
          .noUnknown()
          .required(),
        flightNum: text(8).required(),
      })
        .noUnknown()
        .required(),
      from: placeInput(),
      to: placeInput(),
      dept: momentInput,
      arrival: momentInput,
      seatsRemaining: integer().nullable().defined(),
    })
      .noUnknown()
      .required(),
    24,
  )
    .min(1, "flights.booking.missing")
    .required(),
  /** 0 to 2 × (adults + children) of the search; nine travellers have 18 at most. */
  baggage: integer().min(0, "flights.booking.baggage").max(18, "flights.booking.baggage").required(),
}).noUnknown();

export const alternateFlightOutput = object({
  /** Seconds since 1970, UTC. */
  selectedAt: number().required(),
  /** Whether a public link opened the booking; otherwise the choice is a claim, of which nothing more is promised (FLT-28). */
  verified: boolean().required(),
});

/** Which choice is asked for; the id of the search is what only those know who made it or were given its link. */
export const chosenFlightInput = object({
  searchId: searchId(),
  bookingNo: text(60).required("flights.booking.missing"),
}).noUnknown();

/** Null when nothing has been chosen: to look is no mistake. */
export const chosenFlightOutput = object({
  itineraryId: string().required(),
  baggage: number().required(),
  /** Seconds since 1970, UTC. */
  selectedAt: number().required(),
  verified: boolean().required(),
})
  .nullable()
  .default(null);

/** Customer Care (FLT-20): a mail address and a phone number, each as people write it. */
export const customerCareSchema = object({
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
});
