import type { ItineraryTraveller, PassengerExtra } from "../itinerary.ts";
import { type Piece, plainWords } from "../piece.ts";
import { isNameOf } from "../problems/names.ts";
import type { ReadField, ReadPiece } from "./reading.ts";
import type { FieldVerdict } from "./take-piece.ts";

const valueOf = (fields: readonly ReadField[], name: string): string =>
  fields.find(({ field }) => field === name)?.value ?? "";

/** Whether a name of the file is that of a passenger who stands: of their ticket, or else of the traveller they are. */
function isOf(name: string, extra: PassengerExtra, travellers: readonly ItineraryTraveller[]): boolean {
  if (extra.name !== "" && plainWords(extra.name) === plainWords(name)) return true;
  const isTheirs = (traveller: ItineraryTraveller) =>
    extra.travelerId === "" ? isNameOf(extra.name, traveller) : traveller.travelerId === extra.travelerId;
  return travellers.some((traveller) => isTheirs(traveller) && isNameOf(name, traveller));
}

/**
 * How the passengers of a reservation stand to those of the itinerary (TRP-6): to who is on the piece, or where nobody is yet, to the
 * itinerary's travellers. Names are compared as on tickets (TRP-9).
 * @param current null for something new
 * @returns null where the file names nobody
 */
export function comparePassengers(
  read: ReadPiece,
  current: Piece | null,
  travellers: readonly ItineraryTraveller[],
): FieldVerdict | null {
  const said = read.passengers.filter((fields) => fields.some(({ value }) => value !== null && value !== ""));
  if (said.length === 0) return null;
  const aboard = current?.kind === "flight" || current?.kind === "train" ? current.piece.passengerExtra : [];
  if (aboard.length === 0) {
    const named = travellers.filter(({ firstName, lastName }) => firstName !== "" && lastName !== "");
    const isSomebody = (name: string) => name === "" || named.some((traveller) => isNameOf(name, traveller));
    return named.length === 0 || said.every((fields) => isSomebody(valueOf(fields, "name"))) ? "fillsGap" : "differs";
  }
  if (said.length !== aboard.length) return "differs";
  const left = [...aboard];
  let [fills, empties] = [false, false];
  for (const fields of said) {
    const name = valueOf(fields, "name");
    const place = left.findIndex((extra) => name === "" || isOf(name, extra, travellers));
    const [extra] = place < 0 ? [] : left.splice(place, 1);
    if (!extra) return "differs";
    for (const field of ["eticket", "seatno"] as const) {
      const [stands, value] = [extra[field], valueOf(fields, field)];
      if (stands === "" || value === "") {
        fills ||= value !== "";
        empties ||= stands !== "";
      } else if (plainWords(stands) !== plainWords(value)) return "differs";
    }
  }
  // Passengers are taken as a whole: what would be lost by it is no gap.
  return fills ? (empties ? "differs" : "fillsGap") : "agrees";
}
