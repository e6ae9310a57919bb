import { unzip } from "./archive.ts";
import { passIn, takeHolder, takeLeg } from "./bar-code.ts";
import { confirmationLimits } from "./limits.ts";
import { NotUnderstood } from "./not-understood.ts";
import { PieceReader, shapes } from "./piece-reader.ts";
import { readJson } from "./positioned-json.ts";
import type { ReadingContext, ReadPiece } from "./reading.ts";
import { textPart } from "./text-bytes.ts";
import { type Found, isThing, textAt, type Thing, valuesAt } from "./thing.ts";
import { whenOf } from "./when.ts";

const fieldLists = ["headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields"] as const;

interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: Found;
}

/** The fields that the pass prints, and what each of them means to machines. */
function printedFields(boarding: Thing): readonly PassField[] {
  return fieldLists.flatMap((list) =>
    valuesAt(boarding, list).flatMap((field) => {
      const value = isThing(field) ? textAt(field, "value") : null;
      if (!isThing(field) || !value) return [];
      const [key, label] = [textAt(field, "key")?.text ?? "", textAt(field, "label")?.text ?? ""];
      return [{ key, label, value: { ...value, path: `boardingPass.${list}.${key}` } }];
    }),
  );
}

/** A field by what its key or its label says. */
const printed = (fields: readonly PassField[], words: RegExp): Found | null =>
  fields.find(({ key }) => words.test(key))?.value ?? fields.find(({ label }) => words.test(label))?.value ?? null;

interface Pass {
  readonly thing: Thing;
  readonly fields: readonly PassField[];
  /** What machines are told, of the pass or of one of its fields. */
  readonly meant: (name: string) => Found | null;
}

function readAir({ thing, fields, meant }: Pass, reader: PieceReader, context: ReadingContext): void {
  const barcode = textAt(thing, "barcodes.message", "barcode.message");
  const pass = barcode && passIn(barcode.text);
  reader.take("airlineCode", meant("airlineCode"), shapes.airline);
  reader.take(
    "flightNum",
    meant("flightNumber"),
    (text) => /^0*([1-9]\d{0,3}[A-Z]?)$/i.exec(text)?.[1]?.toUpperCase() ?? null,
  );
  const codes = fields.filter(({ value }) => /^[A-Z]{3}$/.test(value.text.trim()));
  const [from, to] = codes.filter(({ value }) => value.path.includes("primaryFields"));
  const zone = reader.takeAirport("departure.airportCode", meant("departureAirportCode") ?? from?.value ?? null);
  const arrivalZone = reader.takeAirport("arrival.airportCode", meant("destinationAirportCode") ?? to?.value ?? null);
  reader.takeTime("departure.dateTime", meant("currentDepartureDate") ?? meant("originalDepartureDate"), zone);
  reader.takeTime("arrival.dateTime", meant("currentArrivalDate") ?? meant("originalArrivalDate"), arrivalZone);
  const relevant = textAt(thing, "relevantDates.date", "relevantDates.startDate", "relevantDate");
  reader.takeTime("departure.dateTime", relevant, zone, ["RELEVANT_DATE"]);
  reader.take("departure.terminal", meant("departureTerminal") ?? printed(fields, /terminal/i));
  reader.take("arrival.terminal", meant("destinationTerminal"));
  const locator = meant("confirmationNumber") ?? printed(fields, /^(?:pnr|locator|booking|confirmation|reservation)/i);
  if (locator && shapes.locator(locator.text) !== null) reader.take("pnr", locator, shapes.locator);
  reader.take("confirmationNumber", locator);
  const name = meant("passengerName") ?? printed(fields, /passenger|^name/i);
  const seat = meant("seatNumber") ?? printed(fields, /^seat/i);
  if (name) reader.takePassenger(name, null, seat);
  if (pass && barcode) {
    const near = (relevant && whenOf(relevant.text)?.date) ?? context.today;
    takeLeg(reader, pass, 0, barcode.part, barcode, near);
    if (!name) takeHolder(reader, pass, 0, barcode.part, barcode);
  }
}

function readRail({ thing, fields, meant }: Pass, reader: PieceReader): void {
  reader.take("company", meant("transitProvider") ?? textAt(thing, "organizationName"));
  reader.take("trainNum", meant("vehicleNumber") ?? printed(fields, /^train/i));
  const [from, to] = fields.filter(({ value }) => value.path.includes("primaryFields"));
  reader.take("departureStation", meant("departureStationName") ?? from?.value ?? null);
  reader.take("arrivalStation", meant("destinationStationName") ?? to?.value ?? null);
  reader.takeTime("departureDateTime", meant("currentDepartureDate") ?? meant("originalDepartureDate"), undefined);
  reader.takeTime("arrivalDateTime", meant("currentArrivalDate") ?? meant("originalArrivalDate"), undefined);
  reader.takeTime("departureDateTime", textAt(thing, "relevantDate"), undefined, ["RELEVANT_DATE"]);
  reader.take(
    "confirmationNumber",
    meant("confirmationNumber") ?? printed(fields, /^(?:pnr|booking|confirmation|reservation|order)/i),
  );
  reader.takePassenger(
    meant("passengerName") ?? printed(fields, /passenger|^name/i),
    null,
    meant("seatNumber") ?? printed(fields, /^seat/i),
  );
}

/** Names and seats are objects in semantics. */
function meantAt(thing: Thing, path: string, name: string): Found | null {
  if (name === "seatNumber") return textAt(thing, `${path}.seats.seatNumber`);
  if (name !== "passengerName") return textAt(thing, `${path}.${name}`);
  const [given, family] = [textAt(thing, `${path}.${name}.givenName`), textAt(thing, `${path}.${name}.familyName`)];
  return given && family
    ? { ...given, text: `${given.text} ${family.text}`, end: Math.max(given.end, family.end) }
    : (given ?? family);
}

/** Reads a pass of a telephone's wallet. Its signature is not checked. @throws NotUnderstood */
export function readWalletPass(
  name: string,
  bytes: Uint8Array,
  context: ReadingContext,
): { readonly pieces: readonly ReadPiece[]; readonly title: string } {
  const files = unzip(bytes, (file) => (file === "pass.json" ? confirmationLimits.json : null));
  const json = files["pass.json"];
  if (!json) throw new NotUnderstood("UNKNOWN_FORMAT");
  const part = textPart(name === "" ? "pass.json" : `${name} › pass.json`, json);
  const thing = readJson(part).find(isThing);
  if (!thing) throw new NotUnderstood("BROKEN");
  const title = textAt(thing, "description")?.text ?? "";
  const boarding = valuesAt(thing, "boardingPass").find(isThing);
  if (!boarding) throw new NotUnderstood("NOTHING_FOUND");
  const lists = fieldLists.map((list) => `boardingPass.${list}.semantics`);
  const meant = (what: string): Found | null => {
    for (const path of ["semantics", ...lists]) {
      const found = meantAt(thing, path, what);
      if (found) return found;
    }
    return null;
  };
  const transit = textAt(boarding, "transitType")?.text ?? "";
  const pass: Pass = { thing, fields: printedFields(boarding), meant };
  const kind = transit === "PKTransitTypeAir" ? "flight" : transit === "PKTransitTypeTrain" ? "train" : null;
  // Buses and boats have no place on an itinerary.
  if (kind === null) throw new NotUnderstood("NOTHING_FOUND");
  const reader = new PieceReader(kind, context);
  if (kind === "flight") readAir(pass, reader, context);
  else readRail(pass, reader);
  if (textAt(thing, "voided")?.text === "true") reader.take("cancelled", textAt(thing, "voided"), () => "true");
  return { pieces: [reader.piece()], title };
}
