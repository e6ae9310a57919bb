import type { ItineraryContent, PassengerExtra } from "../itinerary.ts";
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
    // A day that has no hour yet.
    if (field.value.startsWith(`${stands}T`)) return "fillsGap";
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

/** Whether two pieces go from the same place to the same place: one confirmation number has flights there and back. */
function isSameWay(one: Piece, other: Piece): boolean {
  if (one.kind !== "flight" || other.kind !== "flight") return true;
  const [from, to] = [one.piece.departure.airportCode, one.piece.arrival.airportCode];
  return from !== "" && from === other.piece.departure.airportCode && to === other.piece.arrival.airportCode;
}

/** A flight that was asked for and is not booked yet (TRP-22): no number, but the same airports on the same day. */
const isWishFor = (wish: Piece, made: Piece): boolean =>
  wish.kind === "flight" &&
  made.kind === "flight" &&
  wish.piece.flightNum === "" &&
  isSameWay(wish, made) &&
  dayOf(wish.piece.departure.dateTime) === dayOf(made.piece.departure.dateTime);

/**
 * The piece of an itinerary that a reservation is about: the same facts, or else the flight that was asked for, or the same
 * confirmation number on the same way; only where one alone is meant.
 */
export function counterpartOf(
  content: ItineraryContent,
  read: ReadPiece,
  zoneOf: ReadingContext["zoneOf"],
): Piece | null {
  const made = pieceFrom(read, "", zoneOf);
  const sameKind = piecesOf(content).filter(({ kind }) => kind === read.kind);
  const number = plainWords(made.piece.confirmationNumber);
  const matches: readonly ((piece: Piece) => boolean)[] = [
    (of) => factsKey(of) === factsKey(made),
    (of) => isWishFor(of, made),
    (of) => number !== "" && plainWords(of.piece.confirmationNumber) === number && isSameWay(of, made),
  ];
  for (const isMeant of matches) {
    const meant = sameKind.filter(isMeant);
    if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  return null;
}
