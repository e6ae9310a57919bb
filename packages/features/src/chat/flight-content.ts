import type { SearchRequest, SelectedFlight } from "@gatehouse/domain/flights";
import type { ApplicationContent, SearchContent } from "@gatehouse/domain/chat";

const searchOf = ({ from, to, departDate, returnDate, passengers, nonstop }: SearchRequest): SearchContent => ({
  from,
  to,
  departDate,
  ...(returnDate === undefined ? {} : { returnDate }),
  passengerCount: passengers.adults + passengers.child + passengers.infants,
  passengers: { ...passengers },
  ...(nonstop ? { nonstop } : {}),
});

/** A search, or what was selected in its results. */
export interface SharedSearch {
  readonly request: SearchRequest;
  readonly selectedFlights?: readonly SelectedFlight[];
}

/** A search or a selection as a message (CHAT-7). */
export const contentOf = ({ request, selectedFlights }: SharedSearch): ApplicationContent =>
  selectedFlights
    ? { type: "FLIGHT_SELECTION", selectedFlights, searchFlightPayload: searchOf(request) }
    : { type: "FLIGHT_SEARCH", ...searchOf(request) };
