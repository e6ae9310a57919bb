import { isCarrierCode } from "../../boarding-pass/index.ts";
import type { PieceKind } from "../piece.ts";
import { confirmationLimits } from "./limits.ts";
import { tidyText } from "./part.ts";
import type { FieldDoubt, PieceDoubt, ReadField, ReadingContext, ReadPiece } from "./reading.ts";
import type { Found } from "./thing.ts";
import { placedTime, whenOf } from "./when.ts";

/** Fields of each kind that a confirmation can have, in the order in which they are shown. */
export const readableFields: Readonly<Record<PieceKind, readonly string[]>> = {
  flight: [
    "airlineCode",
    "flightNum",
    "departure.airportCode",
    "departure.dateTime",
    "departure.terminal",
    "arrival.airportCode",
    "arrival.dateTime",
    "arrival.terminal",
    "pnr",
    "confirmationNumber",
  ],
  car: [
    "company",
    "pickupLocation",
    "pickupDateTime",
    "pickupZone",
    "dropOffLocation",
    "dropDateTime",
    "dropZone",
    "phone",
    "confirmationNumber",
  ],
  accommodation: [
    "name",
    "address",
    "city",
    "checkinDateTime",
    "checkOutDateTime",
    "zone",
    "phone",
    "website",
    "confirmationNumber",
  ],
  train: [
    "company",
    "trainNum",
    "departureStation",
    "departureDateTime",
    "departureZone",
    "arrivalStation",
    "arrivalDateTime",
    "arrivalZone",
    "confirmationNumber",
  ],
};

/** What a field must look like: the value that is taken, null where it cannot be one. */
type Shape = (text: string) => string | null;

const matching =
  (pattern: RegExp, change: (text: string) => string = (text) => text): Shape =>
  (text) =>
    pattern.test(change(text)) ? change(text) : null;
const bare = (text: string) => text.replaceAll(/[\s-]/g, "").toUpperCase();

export const shapes = {
  airport: matching(/^[A-Z]{3}$/, bare),
  airline: (text: string) => (isCarrierCode(bare(text)) && bare(text).length === 2 ? bare(text) : null),
  locator: matching(/^[A-Z0-9]{5,8}$/, bare),
  eticket: matching(/^\d{13}$/, (text) => bare(text).slice(0, 13)),
  seat: matching(/^\d{1,3}[A-Z]$/, (text) => bare(text).replace(/^0+/, "")),
  website: matching(/^https?:\/\/\S+$/i),
} as const satisfies Record<string, Shape>;

/** Collects the fields of one piece, each with its source. */
export class PieceReader {
  readonly kind: PieceKind;
  readonly context: ReadingContext;
  private readonly fields: ReadField[] = [];
  private readonly people: ReadField[][] = [];
  private readonly oddities: PieceDoubt[] = [];

  constructor(kind: PieceKind, context: ReadingContext) {
    this.kind = kind;
    this.context = context;
  }

  has(field: string): boolean {
    return this.fields.some((one) => one.field === field && one.value !== null);
  }

  valueOf(field: string): string | null {
    return this.fields.find((one) => one.field === field)?.value ?? null;
  }

  doubt(doubt: PieceDoubt): void {
    this.oddities.push(doubt);
  }

  /** Notes what was found for a field, the first time it was. */
  take(field: string, found: Found | null, shape?: Shape, doubts: readonly FieldDoubt[] = []): void {
    if (!found || this.has(field)) return;
    this.fields.push(readField(field, found, shape, doubts));
  }

  /** Notes a time. @param zone of the place; undefined where it is not known */
  takeTime(field: string, found: Found | null, zone: string | undefined, doubts: readonly FieldDoubt[] = []): void {
    if (!found || this.has(field)) return;
    const when = whenOf(found.text);
    if (!when) return this.take(field, found, () => null, ["NOT_A_DATE", ...doubts]);
    const placed = placedTime(when, zone);
    this.take(field, found, () => placed.value, [...placed.doubts, ...doubts]);
  }

  /** Notes an airport, and says what zone its clock has. */
  takeAirport(field: string, found: Found | null, doubts: readonly FieldDoubt[] = []): string | undefined {
    const code = found && shapes.airport(found.text);
    const zone = code === null ? undefined : this.context.zoneOf(code);
    this.take(
      field,
      found,
      shapes.airport,
      code !== null && zone === undefined ? ["AIRPORT_UNKNOWN", ...doubts] : doubts,
    );
    return zone;
  }

  /** Notes a passenger; nobody where nothing is known of them. */
  takePassenger(name: Found | null, eticket: Found | null, seat: Found | null): void {
    const fields = [
      ...(name ? [readField("name", name)] : []),
      ...(eticket ? [readField("eticket", eticket, shapes.eticket)] : []),
      ...(seat ? [readField("seatno", seat, shapes.seat)] : []),
    ];
    if (fields.length > 0 && this.people.length < confirmationLimits.passengers) this.people.push(fields);
  }

  piece(): ReadPiece {
    const order = readableFields[this.kind];
    const placeOf = ({ field }: ReadField) => (order.indexOf(field) + order.length + 1) % (order.length + 1);
    const known = new Set(this.fields.map(({ field }) => field));
    return {
      kind: this.kind,
      fields: this.fields.toSorted((a, b) => placeOf(a) - placeOf(b)),
      passengers: this.people,
      missing: order.filter((field) => !known.has(field)),
      doubts: this.oddities,
    };
  }
}

function readField(field: string, found: Found, shape?: Shape, doubts: readonly FieldDoubt[] = []): ReadField {
  const tidy = tidyText(found.text);
  const cut = tidy.slice(0, confirmationLimits.field).replace(/[\uD800-\uDBFF]$/, "");
  const value = shape ? shape(cut) : cut;
  const written = found.text.replaceAll(/\s+/g, " ").trim();
  return {
    field,
    value,
    source: found.part.source(found.path, found.at, found.end),
    doubts: [
      ...doubts,
      ...(value === null && !doubts.includes("NOT_A_DATE") ? (["NOT_A_CODE"] as const) : []),
      ...(cut.length < tidy.length ? (["CUT"] as const) : []),
      ...(tidy.length < written.length ? (["SIGNS_REMOVED"] as const) : []),
      // Letters beyond ASCII are those that a wrong character set changes.
      ...(!found.part.sureOfLetters && /[^\u0020-\u007E]/.test(tidy) ? (["CHARSET"] as const) : []),
    ],
    others: [],
  };
}
