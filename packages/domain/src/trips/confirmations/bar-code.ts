import { flightDateOf, parseBcbp, type ReadPass } from "../../boarding-pass/index.ts";
import { PieceReader, shapes } from "./piece-reader.ts";
import type { FieldDoubt, ReadingContext, ReadPiece } from "./reading.ts";
import type { Part } from "./part.ts";
import type { Found } from "./thing.ts";

/** A boarding pass has no hour, and its day no year. */
const dayDoubts: readonly FieldDoubt[] = ["NO_TIME", "NO_YEAR"];

/** A text that a barcode says, as a boarding pass; null for another text. */
export const passIn = (text: string): ReadPass | null => (text.length <= 2000 ? parseBcbp(text) : null);

/**
 * Fills in what a boarding pass says of one of its flights.
 * @param near the day that the year is taken from, YYYY-MM-DD
 */
export function takeLeg(
  reader: PieceReader,
  pass: ReadPass,
  leg: number,
  part: Part,
  place: Omit<Found, "text">,
  near: string,
): void {
  const found = (text: string | null | undefined): Found | null => (text ? { ...place, part, text } : null);
  const flown = pass.legs[leg];
  if (!flown) return;
  reader.take("airlineCode", found(flown.marketingCarrier ?? flown.operatingCarrier), shapes.airline);
  reader.take("flightNum", found(flown.flightNumber && `${flown.flightNumber}${flown.flightSuffix ?? ""}`));
  reader.takeAirport("departure.airportCode", found(flown.from));
  reader.takeAirport("arrival.airportCode", found(flown.to));
  const day = flown.dayOfYear === null ? null : flightDateOf(flown.dayOfYear, near);
  if (day !== null && !reader.has("departure.dateTime"))
    reader.take("departure.dateTime", found(day), (text) => text, dayDoubts);
  reader.take("pnr", found(flown.pnr), shapes.locator);
  reader.take("confirmationNumber", found(flown.pnr));
}

/** Who travels by a boarding pass, and where they sit. */
export function takeHolder(
  reader: PieceReader,
  pass: ReadPass,
  leg: number,
  part: Part,
  place: Omit<Found, "text">,
): void {
  const flown = pass.legs[leg];
  const found = (text: string | null): Found | null => (text === null ? null : { ...place, part, text });
  const ticket =
    flown?.airlineNumericCode && flown.documentNumber ? `${flown.airlineNumericCode}${flown.documentNumber}` : null;
  const name = pass.lastName === null ? null : [pass.firstName, pass.lastName].filter((one) => one !== null).join(" ");
  reader.takePassenger(found(name), found(ticket), found(flown?.seat ?? null));
}

/** Reads the text of a barcode alone: one flight a leg. */
export function readBarCode(part: Part, context: ReadingContext): readonly ReadPiece[] | null {
  const pass = passIn(part.text);
  if (!pass) return null;
  const place = { part, at: 0, end: part.text.length, path: "BCBP" };
  return pass.legs.map((_, leg) => {
    const reader = new PieceReader("flight", context);
    takeLeg(reader, pass, leg, part, place, context.today);
    takeHolder(reader, pass, leg, part, place);
    return reader.piece();
  });
}
