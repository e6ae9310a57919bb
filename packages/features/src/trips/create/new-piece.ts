import {
  emptyContent,
  type ItineraryAccommodation,
  type ItineraryCar,
  type ItineraryContent,
  type ItineraryFlight,
  type ItineraryTrain,
  type ItineraryTraveller,
  type Piece,
  type PieceKind,
} from "@gatehouse/domain/trips";
import { type SubmittedRequest, stationText } from "@gatehouse/domain/requests";

/** A name that no other piece has. */
export const newId = (): string => crypto.randomUUID();

const end = { airportCode: "", dateTime: "", zone: "", terminal: "" };

const common = { confirmationNumber: "", cancelled: false };

const emptyFlight = (id: string): ItineraryFlight => ({
  ...common,
  id,
  airlineCode: "",
  flightNum: "",
  departure: end,
  arrival: end,
  pnr: "",
  passengerExtra: [],
});

const emptyCar = (id: string): ItineraryCar => ({
  ...common,
  id,
  company: "",
  pickupLocation: "",
  dropOffLocation: "",
  pickupDateTime: "",
  pickupZone: "",
  dropDateTime: "",
  dropZone: "",
  phone: "",
});

const emptyStay = (id: string): ItineraryAccommodation => ({
  ...common,
  id,
  type: "HOTEL",
  name: "",
  address: "",
  city: "",
  phone: "",
  website: "",
  checkinDateTime: "",
  checkOutDateTime: "",
  zone: "",
});

const emptyTrain = (id: string): ItineraryTrain => ({
  ...common,
  id,
  company: "",
  trainNum: "",
  departureStation: "",
  arrivalStation: "",
  departureDateTime: "",
  departureZone: "",
  arrivalDateTime: "",
  arrivalZone: "",
  passengerExtra: [],
});

/** An empty piece. */
export function newPiece(kind: PieceKind, id: string): Piece {
  switch (kind) {
    case "flight":
      return { kind, piece: emptyFlight(id) };
    case "car":
      return { kind, piece: emptyCar(id) };
    case "accommodation":
      return { kind, piece: emptyStay(id) };
    case "train":
      return { kind, piece: emptyTrain(id) };
  }
}

/** A traveller of an itinerary of whom nothing is filled in. */
export const newTraveller = (travelerId: string): ItineraryTraveller => ({
  travelerId,
  prefix: "",
  firstName: "",
  middleName: "",
  lastName: "",
  email: "",
  phone: "",
});

/** An itinerary that begins with what a request asks for: days and places, and nothing that only a supplier knows. */
export function itineraryOfRequest(
  { flights, accommodations, cars, trains }: SubmittedRequest,
  traveller: Omit<ItineraryTraveller, "travelerId">,
  id: () => string,
): ItineraryContent {
  return {
    ...emptyContent,
    travellers: [{ ...traveller, travelerId: id() }],
    flights: flights.map(({ departure, arrival }) => ({
      ...emptyFlight(id()),
      departure: { ...end, airportCode: departure.airportCode, dateTime: departure.dateTime },
      arrival: { ...end, airportCode: arrival.airportCode },
    })),
    cars: cars.map(({ company, pickupLocation, dropOffLocation, pickupDateTime, dropDateTime }) => ({
      ...emptyCar(id()),
      company,
      pickupLocation,
      dropOffLocation,
      pickupDateTime,
      dropDateTime,
    })),
    accommodations: accommodations.map(({ type, name, address, website, checkinDateTime, checkOutDateTime }) => ({
      ...emptyStay(id()),
      type,
      name,
      address,
      website: website === "" || /^https?:\/\//i.test(website) ? website : `https://${website}`,
      checkinDateTime,
      checkOutDateTime,
    })),
    trains: trains.map(({ departureStation, arrivalStation, departureDateTime }) => ({
      ...emptyTrain(id()),
      departureStation: stationText(departureStation),
      arrivalStation: stationText(arrivalStation),
      departureDateTime,
    })),
  };
}
