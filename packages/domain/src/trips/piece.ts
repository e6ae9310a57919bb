import type {
  ItineraryAccommodation,
  ItineraryCar,
  ItineraryContent,
  ItineraryFlight,
  ItineraryTrain,
} from "./itinerary.ts";
import type { LocalTime } from "./local-time.ts";

export const pieceKinds = ["flight", "car", "accommodation", "train"] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** One thing that happens on a trip. */
export type Piece =
  | { readonly kind: "flight"; readonly piece: ItineraryFlight }
  | { readonly kind: "car"; readonly piece: ItineraryCar }
  | { readonly kind: "accommodation"; readonly piece: ItineraryAccommodation }
  | { readonly kind: "train"; readonly piece: ItineraryTrain };

/** All pieces of an itinerary, cancelled ones included. */
export const piecesOf = (content: ItineraryContent): readonly Piece[] => [
  ...content.flights.map((piece) => ({ kind: "flight", piece }) as const),
  ...content.cars.map((piece) => ({ kind: "car", piece }) as const),
  ...content.accommodations.map((piece) => ({ kind: "accommodation", piece }) as const),
  ...content.trains.map((piece) => ({ kind: "train", piece }) as const),
];

/** Where and when a piece begins. */
export function startOf(of: Piece): LocalTime {
  switch (of.kind) {
    case "flight":
      return of.piece.departure;
    case "car":
      return { dateTime: of.piece.pickupDateTime, zone: of.piece.pickupZone };
    case "accommodation":
      return { dateTime: of.piece.checkinDateTime, zone: of.piece.zone };
    case "train":
      return { dateTime: of.piece.departureDateTime, zone: of.piece.departureZone };
  }
}

/** Where and when a piece ends. */
export function endOf(of: Piece): LocalTime {
  switch (of.kind) {
    case "flight":
      return of.piece.arrival;
    case "car":
      return { dateTime: of.piece.dropDateTime, zone: of.piece.dropZone };
    case "accommodation":
      return { dateTime: of.piece.checkOutDateTime, zone: of.piece.zone };
    case "train":
      return { dateTime: of.piece.arrivalDateTime, zone: of.piece.arrivalZone };
  }
}

/** Texts that mean the same to people: letters and digits alone, in lower case, without marks. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * What a piece is by its facts, whatever its id: the same flight on the same day, the same house from the same day on. It tells a
 * confirmation of something that stands on the itinerary from something new (TRP-12).
 */
export function factsKey(of: Piece): string {
  const day = startOf(of).dateTime.slice(0, 10);
  switch (of.kind) {
    case "flight": {
      const { airlineCode, flightNum, departure } = of.piece;
      return ["flight", airlineCode.toUpperCase(), flightNum.replace(/^0+/, ""), departure.airportCode, day].join("|");
    }
    case "car":
      return ["car", plainWords(of.piece.company), plainWords(of.piece.confirmationNumber), day].join("|");
    case "accommodation":
      return ["accommodation", plainWords(of.piece.name), day].join("|");
    case "train":
      return ["train", plainWords(of.piece.trainNum), plainWords(of.piece.departureStation), day].join("|");
  }
}

/** By its beginning as the clock there shows it, then by its id: a total order for storing and comparing. */
const byStart = (a: Piece, b: Piece): number => {
  const [first, second] = [`${startOf(a).dateTime}|${a.piece.id}`, `${startOf(b).dateTime}|${b.piece.id}`];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** An itinerary's content with every list in one order. */
export function orderedContent(content: ItineraryContent): ItineraryContent {
  return {
    ...content,
    travellers: content.travellers.toSorted((a, b) =>
      a.travelerId < b.travelerId ? -1 : a.travelerId > b.travelerId ? 1 : 0,
    ),
    ...contentOf(piecesOf(content).toSorted(byStart)),
  };
}

/** Pieces as the four lists of an itinerary. */
export const contentOf = (
  pieces: readonly Piece[],
): Pick<ItineraryContent, "flights" | "cars" | "accommodations" | "trains"> => ({
  flights: pieces.flatMap((of) => (of.kind === "flight" ? [of.piece] : [])),
  cars: pieces.flatMap((of) => (of.kind === "car" ? [of.piece] : [])),
  accommodations: pieces.flatMap((of) => (of.kind === "accommodation" ? [of.piece] : [])),
  trains: pieces.flatMap((of) => (of.kind === "train" ? [of.piece] : [])),
});
