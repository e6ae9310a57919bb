import type { ItineraryContent, ItineraryTraveller, PassengerExtra } from "../itinerary.ts";
import { dayOf } from "../local-time.ts";
import { factsKey, type Piece, piecesOf, plainWords } from "../piece.ts";
import type { ReadField, ReadingContext, ReadPiece } from "./reading.ts";

const passengerOf = (fields: readonly ReadField[]): PassengerExtra => {
  const valueOf = (name: string) => fields.find(({ field }) => field === name)?.value ?? "";
  return { travelerId: "", name: valueOf("name"), eticket: valueOf("eticket"), seatno: valueOf("seatno") };
};

/**
 * A piece of an itinerary from what was read, blank where nothing was. Zones of flights are those of their airports.
 * @param fields only these are taken; all where left out
 */
export function pieceFrom(
  read: ReadPiece,
  id: string,
  zoneOf: ReadingContext["zoneOf"],
  fields?: ReadonlySet<string>,
): Piece {
  const valueOf = (name: string) =>
    fields && !fields.has(name) ? "" : (read.fields.find(({ field }) => field === name)?.value ?? "");
  const isTaken = (name: string) => !fields || fields.has(name);
  const common = { id, confirmationNumber: valueOf("confirmationNumber"), cancelled: valueOf("cancelled") === "true" };
  const passengerExtra = isTaken("passengers") ? read.passengers.map(passengerOf) : [];
  const flightEnd = (end: "departure" | "arrival") => {
    const airportCode = valueOf(`${end}.airportCode`);
    return {
      airportCode,
      dateTime: valueOf(`${end}.dateTime`),
      zone: zoneOf(airportCode) ?? "",
      terminal: valueOf(`${end}.terminal`),
    };
  };
  switch (read.kind) {
    case "flight":
      return {
        kind: "flight",
        piece: {
          ...common,
          airlineCode: valueOf("airlineCode"),
          flightNum: valueOf("flightNum"),
          departure: flightEnd("departure"),
          arrival: flightEnd("arrival"),
          pnr: valueOf("pnr"),
          passengerExtra,
        },
      };
    case "car":
      return {
        kind: "car",
        piece: {
          ...common,
          company: valueOf("company"),
          pickupLocation: valueOf("pickupLocation"),
          dropOffLocation: valueOf("dropOffLocation"),
          pickupDateTime: valueOf("pickupDateTime"),
          pickupZone: valueOf("pickupZone"),
          dropDateTime: valueOf("dropDateTime"),
          dropZone: valueOf("dropZone"),
          phone: valueOf("phone"),
        },
      };
    case "accommodation":
      return {
        kind: "accommodation",
        piece: {
          ...common,
          type: "HOTEL",
          name: valueOf("name"),
          address: valueOf("address"),
          city: valueOf("city"),
          phone: valueOf("phone"),
          website: valueOf("website"),
          checkinDateTime: valueOf("checkinDateTime"),
          checkOutDateTime: valueOf("checkOutDateTime"),
          zone: valueOf("zone"),
        },
      };
    case "train":
      return {
        kind: "train",
        piece: {
          ...common,
          company: valueOf("company"),
          trainNum: valueOf("trainNum"),
          departureStation: valueOf("departureStation"),
          arrivalStation: valueOf("arrivalStation"),
          departureDateTime: valueOf("departureDateTime"),
          departureZone: valueOf("departureZone"),
          arrivalDateTime: valueOf("arrivalDateTime"),
          arrivalZone: valueOf("arrivalZone"),
          passengerExtra,
        },
      };
  }
}

const namesOf = ({ firstName, middleName, lastName }: ItineraryTraveller): readonly string[] =>
  [`${firstName} ${lastName}`, `${firstName} ${middleName} ${lastName}`].map(plainWords);

/** A piece whose passengers are travellers of the itinerary where they have the name of exactly one; others keep the name they came with. */
export function withKnownTravellers(of: Piece, travellers: readonly ItineraryTraveller[]): Piece {
  if (of.kind !== "flight" && of.kind !== "train") return of;
  const passengerExtra = of.piece.passengerExtra.map((extra) => {
    const named = travellers.filter((traveller) => namesOf(traveller).includes(plainWords(extra.name)));
    const [only] = named;
    return extra.travelerId === "" && only && named.length === 1 ? { ...extra, travelerId: only.travelerId } : extra;
  });
  return of.kind === "flight"
    ? { kind: "flight", piece: { ...of.piece, passengerExtra } }
    : { kind: "train", piece: { ...of.piece, passengerExtra } };
}

/** How a field of the file stands to the piece on the itinerary. */
export type FieldVerdict = "fillsGap" | "agrees" | "differs" | "notInFile" | "unreadable";

export interface ComparedField {
  readonly field: string;
  /** On the itinerary; empty where nothing is. */
  readonly current: string;
  /** In the file; null where it is not, or cannot be taken. */
  readonly read: ReadField | null;
  readonly verdict: FieldVerdict;
}

/** A field of a piece by its path. */
function fieldOf(piece: Piece["piece"], path: string): string {
  let value: unknown = piece;
  for (const name of path.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof value === "string" ? value : typeof value === "boolean" ? String(value) : "";
}

/** What was read, field by field beside what stands on the itinerary (TRP-6). @param current null for something new */
export function compareRead(read: ReadPiece, current: Piece | null): readonly ComparedField[] {
  const verdictOf = (field: ReadField, stands: string): FieldVerdict => {
    if (field.value === null) return "unreadable";
    if (stands === "" || (field.field === "cancelled" && stands === "false")) return "fillsGap";
    // Of a day that was asked for the hour was not known.
    if (stands.length === 10 && field.value.startsWith(`${stands}T`)) return "fillsGap";
    return stands === field.value || plainWords(stands) === plainWords(field.value) ? "agrees" : "differs";
  };
  const fields = read.fields.map((field): ComparedField => {
    const stands = current?.kind === read.kind ? fieldOf(current.piece, field.field) : "";
    return { field: field.field, current: stands, read: field, verdict: verdictOf(field, stands) };
  });
  const missing = read.missing.map((field): ComparedField => ({
    field,
    current: current?.kind === read.kind ? fieldOf(current.piece, field) : "",
    read: null,
    verdict: "notInFile",
  }));
  return [...fields, ...missing];
}

/** Whether a piece that was asked for and that no supplier has confirmed yet is what a reservation confirms: the same places and day. */
function isAwaited(asked: Piece, made: Piece): boolean {
  if (asked.piece.confirmationNumber !== "") return false;
  if (asked.kind === "flight" && made.kind === "flight")
    return (
      asked.piece.flightNum === "" &&
      asked.piece.departure.airportCode === made.piece.departure.airportCode &&
      asked.piece.arrival.airportCode === made.piece.arrival.airportCode &&
      dayOf(asked.piece.departure.dateTime) === dayOf(made.piece.departure.dateTime)
    );
  if (asked.kind === "car" && made.kind === "car")
    return (
      plainWords(asked.piece.company) === plainWords(made.piece.company) &&
      dayOf(asked.piece.pickupDateTime) === dayOf(made.piece.pickupDateTime)
    );
  if (asked.kind === "train" && made.kind === "train")
    return (
      asked.piece.trainNum === "" &&
      plainWords(asked.piece.departureStation) === plainWords(made.piece.departureStation) &&
      dayOf(asked.piece.departureDateTime) === dayOf(made.piece.departureDateTime)
    );
  return false;
}

/** Whether a piece can be what a number confirms: one number confirms every flight of a journey, so that flights need their airports, too. */
function fitsNumber(piece: Piece, made: Piece): boolean {
  if (piece.kind === "flight" && made.kind === "flight")
    return (
      piece.piece.departure.airportCode === made.piece.departure.airportCode &&
      piece.piece.arrival.airportCode === made.piece.arrival.airportCode
    );
  if (piece.kind === "train" && made.kind === "train")
    return plainWords(piece.piece.departureStation) === plainWords(made.piece.departureStation);
  return true;
}

/**
 * The piece of an itinerary that a reservation is about, only once there: the same facts, or else what was asked for and is not
 * confirmed yet, or else the same confirmation number.
 */
export function counterpartOf(
  content: ItineraryContent,
  read: ReadPiece,
  zoneOf: ReadingContext["zoneOf"],
): Piece | null {
  const made = pieceFrom(read, "", zoneOf);
  const sameKind = piecesOf(content).filter(({ kind }) => kind === read.kind);
  const number = plainWords(made.piece.confirmationNumber);
  const steps: readonly ((piece: Piece) => boolean)[] = [
    (piece) => factsKey(piece) === factsKey(made),
    (piece) => isAwaited(piece, made),
    (piece) => number !== "" && plainWords(piece.piece.confirmationNumber) === number && fitsNumber(piece, made),
  ];
  for (const fits of steps) {
    const found = sameKind.filter(fits);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}
