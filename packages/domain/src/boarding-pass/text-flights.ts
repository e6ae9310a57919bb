import { isKnownCarrier, sameCarrier } from "./carriers.ts";
import type { ExpectedPass } from "./compared.ts";
import { type FlightNumber, flightNumberOf, sameFlightNumber } from "./flight-number.ts";
import type { PageText } from "./page-text.ts";
import type { PassLeg } from "./read-pass.ts";

/** A flight as a text prints it. */
export type PrintedFlight = FlightNumber & { readonly carrier: string };

/** What tells one booked flight from another: it can be printed under the number of either carrier. */
type BookedFlight = Pick<ExpectedPass, "marketing" | "operating">;

const flightShape = /\b([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)\b/g;
const flightLabel =
  /(?:FLIGHT|FLUG|FLUGNUMMER|VOL|VUELO|VOLO|VOO|VLUCHT)[^A-Z0-9]{0,3}(?:NUMBER|NO|NR|N)?[^A-Z0-9]{0,12}$/;
/** What is printed in the same shape and is no flight: a gate, a terminal; and the second number of a flight that is flown by others. */
const otherLabel =
  /(?:GATE|TERMINAL|SEAT|SITZ|ROW|ZONE|GROUP|SEQ|CLASS|DOOR|DESK|COUNTER|FLUGSTEIG|PORTE|PUERTA|OPERATED BY(?: [A-Z]+)?)[ .:#\n]*$/;
/** A time or a date behind letters: "AT 18:35", "SA 24 NOV"; "CEB 2026-11-24", where an airport is called as an airline is. */
const otherEnd =
  /^(?:[:./]\d|-\d{2}-\d{2}\b| ?(?:JAN|FEB|FEV|MAR|MRZ|APR|AVR|ABR|MAY|MAI|MAG|MEI|JUN|JUL|JUI|GIU|LUG|AUG|AOU|AGO|SEP|SET|OCT|OKT|OTT|OUT|NOV|DEC|DEZ|DIC|ENE|GEN)[A-Z]*)/;

const pairsOf = ({ marketing, operating }: BookedFlight) =>
  operating ? [marketing, { carrier: operating.carrier, number: operating.number ?? marketing.number }] : [marketing];

const isBooked = (booked: BookedFlight, { carrier, ...printed }: PrintedFlight): boolean =>
  pairsOf(booked).some((pair) => {
    const number = flightNumberOf(pair.number);
    return number !== null && sameCarrier(pair.carrier, carrier) && sameFlightNumber(number, printed);
  });

interface FoundFlight {
  readonly flight: PrintedFlight;
  readonly labelled: boolean;
}

/** Everything on a page that is a flight: those that are booked wherever they stand, others by their label or their airline. */
export function flightsOn({ folded }: PageText, booked: readonly BookedFlight[]): readonly FoundFlight[] {
  return [...folded.matchAll(flightShape)].flatMap(({ 0: whole, index, 1: carrier = "", 2: printed = "" }) => {
    const number = flightNumberOf(printed);
    if (number === null) return [];
    const flight = { ...number, carrier };
    const before = folded.slice(Math.max(0, index - 30), index);
    const labelled = flightLabel.test(before);
    if (booked.some((one) => isBooked(one, flight))) return [{ flight, labelled }];
    if (!isKnownCarrier(carrier) || otherEnd.test(folded.slice(index + whole.length))) return [];
    // Two letters and a digit or two are mostly something else.
    const isPlain = number.suffix === null && number.number.length > 1 && !otherLabel.test(before);
    return labelled || isPlain ? [{ flight, labelled }] : [];
  });
}

/** The flight that a page prints for a check-in: the booked one, else one behind a label. */
export const flightFor = (found: readonly FoundFlight[], expected: BookedFlight): PrintedFlight | null =>
  (found.find(({ flight }) => isBooked(expected, flight)) ?? found.find(({ labelled }) => labelled))?.flight ?? null;

/** Whether they are more than one: both numbers of a booked flight are one. */
export function areSeveralFlights(found: readonly FoundFlight[], booked: readonly BookedFlight[]): boolean {
  const keys = found.map(({ flight }) => {
    const at = booked.findIndex((one) => isBooked(one, flight));
    return at >= 0 ? `${at}` : `${flight.carrier} ${flight.number}`;
  });
  return new Set(keys).size > 1;
}

type Route = Pick<PassLeg, "from" | "to">;

const routeShape = /\b([A-Z]{3})\)? ?(?:-|–|—|→|➔|✈|>|to)+ ?\(?([A-Z]{3})\b/;
const fromLabel = /\b(?:[Ff]rom|FROM|[Vv]on|VON|[Dd]esde|DESDE)\b[^\n]{0,40}?\b([A-Z]{3})\b/;
const toLabel = /\b(?:[Tt]o|TO|[Nn]ach|NACH|[Hh]acia)\b[^\n]{0,40}?\b([A-Z]{3})\b/;

/** Airport codes are printed in capitals; their order on the page is that of the flight. */
export function routeIn({ asPrinted }: PageText, { from, to }: Pick<ExpectedPass, "from" | "to">): Route {
  const placeOf = (code: string) => asPrinted.search(new RegExp(`\\b${code.replaceAll(/[^A-Z]/g, "") || "-"}\\b`));
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start >= 0 && end >= 0) return start < end ? { from, to } : { from: to, to: from };
  const pair = routeShape.exec(asPrinted);
  const [first, second] = [pair?.[1] ?? fromLabel.exec(asPrinted)?.[1], pair?.[2] ?? toLabel.exec(asPrinted)?.[1]];
  // Three capitals are often no airport: one of the two must be the booked one.
  if (first !== undefined && second !== undefined && first !== second && (first === from || second === to))
    return { from: first, to: second };
  return { from: start >= 0 && first === from ? from : null, to: end >= 0 && second === to ? to : null };
}

/** A flight with its day of the year and the seat behind it, as the barcode has them: "EZY8724 99  3C". */
export function dayBehind({ folded }: PageText, flight: PrintedFlight | null): number | null {
  if (flight === null) return null;
  const number = `0{0,3}${flight.number}${flight.suffix ?? ""}`;
  const found = new RegExp(`\\b${flight.carrier}[ -]?${number} {1,3}(\\d{1,3}) {0,3}[A-Z]? {0,3}\\d{1,3}[A-L]\\b`).exec(
    folded,
  );
  const day = Number(found?.[1]);
  return day >= 1 && day <= 366 ? day : null;
}
