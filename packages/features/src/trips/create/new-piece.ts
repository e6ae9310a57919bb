import type { ItineraryContent, ItineraryTraveller, Piece, PieceKind } from "@gatehouse/domain/trips";
import type { SubmittedRequest } from "@gatehouse/domain/requests";
import { emptyContent } from "@gatehouse/domain/trips";
import { stationText } from "@gatehouse/domain/requests";

/** A name that no other piece has. */
export const newId = (): string => crypto.randomUUID();

const end = { airportCode: "", dateTime: "", zone: "", terminal: "" };

/** An empty piece. */
export function newPiece(kind: PieceKind, id: string): Piece {
  const common = { id, confirmationNumber: "", cancelled: false };
  switch (kind) {
    case "flight":
      return {
        kind,
        piece: { ...common, airlineCode: "", flightNum: "", departure: end, arrival: end, pnr: "", passengerExtra: [] },
      };
    case "car":
      return {
        kind,
        piece: {
          ...common,
          company: "",
          pickupLocation: "",
          dropOffLocation: "",
          pickupDateTime: "",
          pickupZone: "",
          dropDateTime: "",
          dropZone: "",
          phone: "",
        },
      };
    case "accommodation":
      return {
        kind,
        piece: {
          ...common,
          type: "HOTEL",
          name: "",
          address: "",
          city: "",
          phone: "",
          website: "",
          checkinDateTime: "",
          checkOutDateTime: "",
          zone: "",
        },
      };
    case "train":
      return {
        kind,
        piece: {
          ...common,
          company: "",
          trainNum: "",
          departureStation: "",
          arrivalStation: "",
          departureDateTime: "",
          departureZone: "",
          arrivalDateTime: "",
          arrivalZone: "",
          passengerExtra: [],
        },
      };
  }
}

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
export function wishesOf(
  { flights, accommodations, cars, trains }: SubmittedRequest,
  traveller: Omit<ItineraryTraveller, "travelerId">,
  id: () => string,
): ItineraryContent {
  const made = <K extends PieceKind>(kind: K) => newPiece(kind, id()).piece;
  type Of<K extends PieceKind> = Extract<Piece, { kind: K }>["piece"];
  return {
    ...emptyContent,
    travellers: [{ ...traveller, travelerId: id() }],
    flights: flights.map(({ departure, arrival }) => ({
      ...(made("flight") as Of<"flight">),
      departure: { ...end, airportCode: departure.airportCode, dateTime: departure.dateTime },
      arrival: { ...end, airportCode: arrival.airportCode },
    })),
    cars: cars.map(({ company, pickupLocation, dropOffLocation, pickupDateTime, dropDateTime }) => ({
      ...(made("car") as Of<"car">),
      company,
      pickupLocation,
      dropOffLocation,
      pickupDateTime,
      dropDateTime,
    })),
    accommodations: accommodations.map(({ type, name, address, website, checkinDateTime, checkOutDateTime }) => ({
      ...(made("accommodation") as Of<"accommodation">),
      type,
      name,
      address,
      website: website === "" || /^https?:\/\//i.test(website) ? website : `https://${website}`,
      checkinDateTime,
      checkOutDateTime,
    })),
    trains: trains.map(({ departureStation, arrivalStation, departureDateTime }) => ({
      ...(made("train") as Of<"train">),
      departureStation: stationText(departureStation),
      arrivalStation: stationText(arrivalStation),
      departureDateTime,
    })),
  };
}
