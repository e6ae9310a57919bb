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
export { itineraryLimits } from "./limits.ts";
export { instantOf, isLocalDateTime, isLocalTime, isZone, type LocalTime, spanOf } from "./local-time.ts";
export { endOf, factsKey, orderedContent, type Piece, type PieceKind, pieceKinds, piecesOf, startOf } from "./piece.ts";
export { itinerarySchema } from "./schema.ts";
export { tripSpan, type TripSpan, tripState, type TripState } from "./trip-state.ts";
