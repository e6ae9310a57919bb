/**
 * What a version of an itinerary says (TRP-1). Texts that nobody filled in are empty. Times are local: what the clock shows at the
 * place, `YYYY-MM-DDTHH:mm`, beside the IANA zone of the place; an empty zone is one that nobody knows yet.
 */

/** One end of a flight. */
export interface FlightEnd {
  /** IATA. */
  readonly airportCode: string;
  readonly dateTime: string;
  readonly zone: string;
  readonly terminal: string;
}

/** What a supplier wrote for one passenger. */
export interface PassengerExtra {
  /** The traveller it belongs to; empty while nobody has said. */
  readonly travelerId: string;
  /** The name as the ticket has it. */
  readonly name: string;
  readonly eticket: string;
  readonly seatno: string;
}

interface AnyPiece {
  /** The same in every version of the itinerary, and in the calendar (TRP-12). */
  readonly id: string;
  readonly confirmationNumber: string;
  /** It stays on the itinerary and does not take place. */
  readonly cancelled: boolean;
}

export interface ItineraryFlight extends AnyPiece {
  readonly airlineCode: string;
  readonly flightNum: string;
  readonly departure: FlightEnd;
  readonly arrival: FlightEnd;
  readonly pnr: string;
  readonly passengerExtra: readonly PassengerExtra[];
}

export interface ItineraryCar extends AnyPiece {
  readonly company: string;
  readonly pickupLocation: string;
  readonly dropOffLocation: string;
  readonly pickupDateTime: string;
  readonly pickupZone: string;
  readonly dropDateTime: string;
  readonly dropZone: string;
  readonly phone: string;
}

export const accommodationTypes = ["HOTEL", "APARTMENT", "CALL_HOUSE"] as const;
export type AccommodationType = (typeof accommodationTypes)[number];

/** A hotel, an apartment or a call house. Its times may be days alone, `YYYY-MM-DD`, where the supplier names no hour. */
export interface ItineraryAccommodation extends AnyPiece {
  readonly type: AccommodationType;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly phone: string;
  readonly website: string;
  readonly checkinDateTime: string;
  readonly checkOutDateTime: string;
  readonly zone: string;
}

export interface ItineraryTrain extends AnyPiece {
  readonly company: string;
  readonly trainNum: string;
  readonly departureStation: string;
  readonly arrivalStation: string;
  readonly departureDateTime: string;
  readonly departureZone: string;
  readonly arrivalDateTime: string;
  readonly arrivalZone: string;
  readonly passengerExtra: readonly PassengerExtra[];
}

export interface ItineraryTraveller {
  readonly travelerId: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** The immutable picture that a version is. The order of a list says nothing; `orderedContent` has one. */
export interface ItineraryContent {
  readonly itinerarySummary: string;
  readonly tripDescription: string;
  readonly travellers: readonly ItineraryTraveller[];
  readonly flights: readonly ItineraryFlight[];
  readonly cars: readonly ItineraryCar[];
  readonly accommodations: readonly ItineraryAccommodation[];
  readonly trains: readonly ItineraryTrain[];
}

export const emptyContent: ItineraryContent = {
  itinerarySummary: "",
  tripDescription: "",
  travellers: [],
  flights: [],
  cars: [],
  accommodations: [],
  trains: [],
};
