import type { FieldReader } from "./bcbp-reader.ts";
import { isCarrierCode } from "./carriers.ts";
import { flightNumberOf } from "./flight-number.ts";
import { blankLeg, type PassLeg } from "./read-pass.ts";

const anything = /^[ -~]+$/;
const airport = /^[A-Z]{3}$/;
const carrier = /^(?:(?=.?[A-Z])[A-Z0-9]{2}|[A-Z]{3})$/;
const withoutZeros = (value: string | null): string | null => value?.replace(/^0+/, "") || null;

/** Where a leg stands whose fields lost or gained blanks: the shape of its fields up to the compartment. */
const legShape =
  /([A-Z0-9]{6} |[A-Z0-9]{5} {2}|[A-Z0-9]{7}|[A-Z0-9]{5,6} ?)([A-Z]{3})([A-Z]{3})((?=.?[A-Z])[A-Z0-9]{2}|[A-Z]{3}) ?(\d{4}[A-Z]?|\d{5}) {0,3}(\d{3}|(?<= )\d{1,2}(?=[ A-Z]))(?:([A-Z])| {1,2})(?: ?(\d{3}[A-Z]|INF|(?<= )\d{1,2}[A-Z]) {0,2}(\d{5}|\d{4}[A-Z]?)? {0,2}([0-9A])(?=[0-9A-F]{2}|\s*$))?/iy;

/** How much of a leg's identity stands where it should, from 0 to 5. */
export function legEvidence(text: string, at: number): number {
  const part = (from: number, width: number) =>
    text
      .slice(at + from, at + from + width)
      .trim()
      .toUpperCase();
  const day = part(21, 3);
  return [
    airport.test(part(7, 3)),
    airport.test(part(10, 3)),
    isCarrierCode(part(13, 3)),
    flightNumberOf(part(16, 5)) !== null,
    // Some print days of January to April without the leading zeros; a digit behind them would be the end of a moved day.
    (/^\d{3}$/.test(day) || (/^\d{1,2}$/.test(day) && !/\d/.test(part(24, 1)))) &&
      Number(day) >= 1 &&
      Number(day) <= 366,
  ].filter(Boolean).length;
}

/** Looks for a leg by the shape of its fields, from a place on. */
export function findLeg(text: string, from: number): { readonly at: number; readonly parts: RegExpExecArray } | null {
  for (let at = from; at < text.length; at += 1) {
    legShape.lastIndex = at;
    const parts = legShape.exec(text);
    const day = Number(parts?.[6]);
    if (parts && day >= 1 && day <= 366) return { at, parts };
  }
  return null;
}

type Mandatory = Pick<
  PassLeg,
  | "pnr"
  | "from"
  | "to"
  | "operatingCarrier"
  | "flightNumber"
  | "flightSuffix"
  | "dayOfYear"
  | "compartment"
  | "seat"
  | "sequence"
  | "status"
>;

function flight(reader: FieldReader, printed: string | null): Pick<PassLeg, "flightNumber" | "flightSuffix"> {
  const found = printed === null ? null : flightNumberOf(printed);
  if (printed !== null && found === null) reader.note("BROKEN", "flightNumber");
  return { flightNumber: found?.number ?? null, flightSuffix: found?.suffix ?? null };
}

function day(reader: FieldReader, printed: string | null): number | null {
  const value = Number(printed);
  if (printed === null) return null;
  if (value >= 1 && value <= 366) return value;
  reader.note("BROKEN", "dayOfYear");
  return null;
}

/** The mandatory fields of a leg, by their places. */
export function readMandatory(reader: FieldReader): Mandatory {
  const pnr = reader.field("pnr", 7, /^[A-Z0-9]{4,7}$/);
  const from = reader.field("from", 3, airport);
  const to = reader.field("to", 3, airport);
  const operatingCarrier = reader.field("operatingCarrier", 3, carrier);
  const number = flight(reader, reader.field("flightNumber", 5, anything));
  const dayOfYear = day(reader, reader.field("dayOfYear", 3, /^\d{1,3}$/));
  const compartment = reader.field("compartment", 1, /^[A-Z]$/);
  const seat = withoutZeros(reader.field("seat", 4, /^[A-Z0-9]+$/));
  const sequence = withoutZeros(reader.field("sequence", 5, /^[A-Z0-9]+$/));
  const status = reader.field("status", 1, /^[A-Z0-9]$/);
  return { pnr, from, to, operatingCarrier, ...number, dayOfYear, compartment, seat, sequence, status };
}

/** The mandatory fields of a leg that was found by its shape. */
export function readFound(reader: FieldReader, parts: RegExpExecArray): Mandatory {
  const part = (index: number) => parts[index]?.toUpperCase() ?? null;
  return {
    pnr: part(1)?.trim() ?? null,
    from: part(2),
    to: part(3),
    operatingCarrier: part(4),
    ...flight(reader, part(5)),
    dayOfYear: day(reader, part(6)),
    compartment: part(7) ?? null,
    seat: withoutZeros(part(8)),
    sequence: withoutZeros(part(9)),
    status: part(10),
  };
}

/** The conditional fields that every leg can have; what follows them is the airline's own. */
export function readRepeated(section: FieldReader): PassLeg {
  const length = section.left === 0 ? 0 : section.length("repeated");
  if (length === null) {
    section.at -= 2; // What is no length is the airline's own.
    return { ...blankLeg, airlineData: section.rest() };
  }
  const fields = section.section("repeated", length);
  const read = {
    airlineNumericCode: fields.field("airlineNumericCode", 3, /^\d{3}$/),
    documentNumber: fields.field("documentNumber", 10, /^[A-Z0-9]{10}$/),
    selectee: fields.field("selectee", 1, anything),
    documentVerification: fields.field("documentVerification", 1, anything),
    marketingCarrier: fields.field("marketingCarrier", 3, carrier, true),
    frequentFlyerAirline: fields.field("frequentFlyerAirline", 3, carrier, true),
    frequentFlyerNumber: fields.field("frequentFlyerNumber", 16, anything, true),
    idIndicator: fields.field("idIndicator", 1, anything),
    baggageAllowance: fields.field("baggageAllowance", 3, anything),
    fastTrack: fields.field("fastTrack", 1, /^[YN]$/),
  };
  return {
    ...blankLeg,
    ...read,
    fastTrack: read.fastTrack === null ? null : read.fastTrack === "Y",
    airlineData: section.rest(),
  };
}
