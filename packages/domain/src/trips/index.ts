export { type AgendaDay, type AgendaEvent, agendaOf } from "./agenda.ts";
export {
  type AccommodationType,
  accommodationTypes,
  emptyContent,
  type FlightEnd,
  type ItineraryAccommodation,
  type ItineraryCar,
  type ItineraryContent,
  type ItineraryFlight,
  type ItineraryTrain,
  type ItineraryTraveller,
  type PassengerExtra,
} from "./itinerary.ts";
export {
  expectedContent,
  type FlightNews,
  type FlightStanding,
  flightStandings,
  type FlightState,
  flightStateOf,
  shiftOf,
} from "./flight-state.ts";
export { withAssumedZones } from "./assumed-zones.ts";
export { itineraryLimits } from "./limits.ts";
export { instantOf, isLocalDateTime, isLocalTime, isZone, type LocalTime, spanOf } from "./local-time.ts";
export { endOf, factsKey, orderedContent, type Piece, type PieceKind, pieceKinds, piecesOf, startOf } from "./piece.ts";
export { itinerarySchema } from "./schema.ts";
export { type BookedNights, requestCoverage, type RequestCoverage } from "./request-coverage.ts";
export {
  type FlightLeg,
  nextFlightToFind,
  type TakenFlights,
  takeFlights,
  withoutTakenFlights,
  withTakenFlights,
} from "./taken-flights.ts";
export { tripSpan, type TripSpan, tripState, type TripState } from "./trip-state.ts";
export { type EventWords, tripCalendar, type TripCalendar } from "./calendar/trip-calendar.ts";
export {
  applyDifference,
  type ChangedField,
  compareVersions,
  isUnchanged,
  type PieceChange,
  type TravellerChange,
  type VersionDifference,
  withStableIds,
} from "./compare-versions.ts";
export {
  type PieceReference,
  type TripProblem,
  type TripProblemId,
  tripProblemIds,
  type TripProblemSeverity,
} from "./problems/problem.ts";
export { isNameOf } from "./problems/names.ts";
export type { CitiesOf } from "./problems/stays.ts";
export { type MeantSo, type SettledProblems, settleProblems, tripProblems } from "./problems/trip-problems.ts";
