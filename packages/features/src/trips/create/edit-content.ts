import type { ItineraryContent, ItineraryTraveller, Piece, PieceKind } from "@gatehouse/domain/trips";

const lists = {
  flight: "flights",
  car: "cars",
  accommodation: "accommodations",
  train: "trains",
} as const satisfies Record<PieceKind, keyof ItineraryContent>;

/** The name of the list in which pieces of a kind are. */
export const listOf = (kind: PieceKind): (typeof lists)[PieceKind] => lists[kind];

/** The same object with the field at a path set. */
function withField(object: object, [name = "", ...rest]: readonly string[], value: unknown): object {
  const inner: unknown = Reflect.get(object, name);
  return {
    ...object,
    [name]: rest.length > 0 && typeof inner === "object" && inner !== null ? withField(inner, rest, value) : value,
  };
}

/** A piece of an itinerary with one of its fields changed. @param path as in `departure.dateTime` */
export const withPieceField = (of: Piece, path: string, value: unknown): Piece =>
  ({ ...of, piece: withField(of.piece, path.split("."), value) }) as Piece;

/** A piece in the place of the one of its id, or at the end. */
export function withPiece(content: ItineraryContent, { kind, piece }: Piece): ItineraryContent {
  const before: readonly { readonly id: string }[] = content[lists[kind]];
  const stands = before.some(({ id }) => id === piece.id);
  return {
    ...content,
    [lists[kind]]: stands ? before.map((one) => (one.id === piece.id ? piece : one)) : [...before, piece],
  };
}

/** An itinerary without one of its pieces. */
export function withoutPiece(content: ItineraryContent, { kind, piece }: Piece): ItineraryContent {
  const before: readonly { readonly id: string }[] = content[lists[kind]];
  return { ...content, [lists[kind]]: before.filter(({ id }) => id !== piece.id) };
}

/** An itinerary with a traveller added, or changed where they are in it. */
export const withTraveller = (content: ItineraryContent, traveller: ItineraryTraveller): ItineraryContent => ({
  ...content,
  travellers: content.travellers.some(({ travelerId }) => travelerId === traveller.travelerId)
    ? content.travellers.map((one) => (one.travelerId === traveller.travelerId ? traveller : one))
    : [...content.travellers, traveller],
});

/** Takes a traveller out, with what tickets say of them: what is left names nobody who is not there. */
export const withoutTraveller = (content: ItineraryContent, travelerId: string): ItineraryContent => {
  const others = <T extends { readonly passengerExtra: readonly { readonly travelerId: string }[] }>(ride: T): T => ({
    ...ride,
    passengerExtra: ride.passengerExtra.filter((extra) => extra.travelerId !== travelerId),
  });
  return {
    ...content,
    travellers: content.travellers.filter((one) => one.travelerId !== travelerId),
    flights: content.flights.map(others),
    trains: content.trains.map(others),
  };
};
