export {
  type AddressParameters,
  type AddressSearch,
  addressOfSearch,
  emptyAddress,
  type FlightAddress,
  itineraryIdPattern,
  passengersProblem,
  readFlightAddress,
  requestInAddress,
  withFlightAddress,
  writeFlightAddress,
} from "./address.ts";
export { bestWeights } from "./best.ts";
export {
  type AlternateFlight,
  alternateFlightOf,
  type AlternateSegment,
  baggageLimit,
  type BookingInfo,
  type BookingProblem,
  isBaggageCount,
  isSoldOut,
} from "./booking.ts";
export { type BookingWindow, bookingWindow, bookingWindowAnywhere, daysAhead } from "./booking-window.ts";
export { airportsOf, isCityCode } from "./city-airports.ts";
export { type NearbySearch, nearbySearches } from "./nearby-searches.ts";
export { addDays, dayNumber, daysBetween } from "./calendar-date.ts";
export { type DateOption, dateOptions } from "./date-options.ts";
export { defaultDisplay, type DisplayOptions } from "./display-options.ts";
export { durationText } from "./duration.ts";
export {
  type FacetOption,
  type FlightFacets,
  type OnTimeFacet,
  onTimeBars,
  priceBars,
  type PriceFacet,
  priceWithin,
} from "./facets.ts";
export {
  type FlightFilters,
  noFilters,
  noTripFilters,
  type OptionGroup,
  type Range,
  toggleBand,
  toggleOption,
  type TripFilters,
  tripFilters,
} from "./filters.ts";
export { type FlightIndex, flightIndex } from "./flight-index.ts";
export { type FlightView, flightView } from "./flight-view.ts";
export { foldSimilar, type ListRow } from "./similar.ts";
export {
  type AirportTime,
  endsOf,
  type Itinerary,
  type Money,
  onTimePercent,
  type Place,
  seatsLeft,
  type Segment,
  type TotalPrice,
  type Trip,
  tripDuration,
} from "./itinerary.ts";
export type { NamedCode } from "./named-code.ts";
export { areOffers } from "./offer-shape.ts";
export {
  canStep,
  canTravel,
  defaultPassengers,
  maximumPassengers,
  minimumPassengers,
  type Passengers,
  type PassengerType,
  passengerTotal,
  seatedPassengers,
  stepPassengers,
} from "./passengers.ts";
export {
  type FlightPerformance,
  flightCode,
  flightCodes,
  maxFlights,
  plainFlightNumber,
  withPerformance,
} from "./performance.ts";
export { guarantee, guaranteeText, type PriceText, priceText } from "./price-text.ts";
export {
  type Alternates,
  alternatesOf,
  type FlightSearchResult,
  itinerariesOf,
  type PricedItinerary,
  type PricedTrip,
  pricePerPassenger,
  type SearchStatus,
  searchStatuses,
  totalHundredths,
} from "./priced-itinerary.ts";
export { isSearchable, passengersSchema, searchFormSchema, searchRequestSchema } from "./search-form.ts";
export { requestProblem, type SearchProblem, searchProblems, windowProblem } from "./search-problems.ts";
export {
  type FlightSearchId,
  flightSearchId,
  formOf,
  isOneWay,
  requestOf,
  sameRequest,
  type SearchForm,
  type SearchRequest,
  swapAirports,
  withDepartDate,
  withOneWay,
} from "./search-request.ts";
export {
  isInterrupted,
  noSearch,
  pollAfter,
  type SearchEvent,
  searchLimits,
  searchRun,
  type SearchRun,
  type SearchStage,
  type SearchStep,
} from "./search-run.ts";
export { findSelection, type SelectedFlight, selectedFlightsOf, type SelectionProblem } from "./selection.ts";
export { chooseSort, defaultSort, type FlightSort, type SortType, sortTypes } from "./sort.ts";
export { stopCount, stopsOf, type StopsOption, stopsOptions } from "./stops.ts";
export { type TimeBand, timeBandOf, timeBands } from "./time-bands.ts";
export {
  type CardTime,
  type Connection,
  connectionsOf,
  dayShift,
  dotPositions,
  tripCard,
  type TripCard,
} from "./trip-card.ts";
