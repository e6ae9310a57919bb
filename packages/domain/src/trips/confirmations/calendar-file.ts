import ICAL from "ical.js";
import { isKnownCarrier } from "../../boarding-pass/index.ts";
import { isZone, localTimeAt } from "../local-time.ts";
import { localInstant } from "../../time/index.ts";
import { confirmationLimits } from "./limits.ts";
import { NotUnderstood, orBroken } from "./not-understood.ts";
import { type Part, tidyText } from "./part.ts";
import { PieceReader, shapes } from "./piece-reader.ts";
import type { FieldDoubt, Ignored, ReadingContext, ReadPiece } from "./reading.ts";
import type { Found } from "./thing.ts";
import { whenOf } from "./when.ts";

/** A property as jCal (RFC 7265) has it: name, parameters, type, values. */
type Property = readonly [string, Readonly<Record<string, unknown>>, string, ...unknown[]];
type Component = readonly [string, readonly Property[], readonly Component[]];

const isComponent = (value: unknown): value is Component =>
  Array.isArray(value) && typeof value[0] === "string" && Array.isArray(value[1]) && Array.isArray(value[2]);

interface CalendarEvent {
  readonly part: Part;
  readonly properties: readonly Property[];
  /** Where it stands in the text. */
  readonly at: number;
  readonly end: number;
}

/** A property with the place of its line. */
function lineOf({ part, at, end }: CalendarEvent, name: string): Omit<Found, "text"> {
  const shape = new RegExp(`^${name}[;:]`, "im");
  const found = shape.exec(part.text.slice(at, end));
  const from = at + (found?.index ?? 0);
  // A line goes on where the next begins with a blank.
  const rest = /\r?\n(?![ \t])/.exec(part.text.slice(from, end));
  return { part, path: name, at: from, end: from + (rest?.index ?? end - from) };
}

function textOf(event: CalendarEvent, name: string): Found | null {
  const [, , , value] = event.properties.find(([one]) => one === name.toLowerCase()) ?? [];
  const text = Array.isArray(value) ? value.join(" ") : value;
  return typeof text === "string" && text.trim() !== "" ? { ...lineOf(event, name), text } : null;
}

/** Notes the beginning or the end of an event. A zone of the file counts where it is one that is known. */
function takeTime(
  reader: PieceReader,
  field: string,
  event: CalendarEvent,
  name: "DTSTART" | "DTEND",
  zone: string | undefined,
): void {
  const found = textOf(event, name);
  const [, parameters = {}] = event.properties.find(([one]) => one === name.toLowerCase()) ?? [];
  const tzid = typeof parameters["tzid"] === "string" ? parameters["tzid"].replace(/^\//, "") : null;
  const when = found && whenOf(found.text);
  if (!found || !when || when.time === null || when.offset !== null || tzid === null)
    return reader.takeTime(field, found, zone);
  if (!isZone(tzid)) return reader.takeTime(field, found, zone, ["ZONE_NAME_UNKNOWN"]);
  const written = `${when.date}T${when.time}`;
  const local = zone === undefined ? written : localTimeAt(localInstant(when.date, when.time, tzid), zone);
  const doubts: readonly FieldDoubt[] = local === written ? [] : ["OFFSET_DIFFERS"];
  reader.takeTime(field, { ...found, text: local }, zone, doubts);
}

/** The zone that the file names for a time, as a field of its own. */
function takeZone(reader: PieceReader, field: string, event: CalendarEvent, name: "DTSTART" | "DTEND"): void {
  const [, parameters = {}] = event.properties.find(([one]) => one === name.toLowerCase()) ?? [];
  const tzid = parameters["tzid"];
  if (typeof tzid === "string" && isZone(tzid)) reader.take(field, { ...lineOf(event, name), text: tzid });
}

const words: readonly FieldDoubt[] = ["FROM_WORDS"];
const flightNumber = /\b([A-Z][A-Z0-9]|\d[A-Z])\s?(\d{1,4})\b/g;
const route = /\(([A-Z]{3})\)[^(]{1,80}\(([A-Z]{3})\)|\b([A-Z]{3})\s?(?:-|–|—|→|>|\/|to)\s?([A-Z]{3})\b/g;
const locator =
  /\b(?:booking|confirmation|reservation|record locator|locator|pnr|reference|reserva|réservation)\b[^\n:#]{0,20}[:#]\s{0,3}([A-Z0-9]{5,12})\b/i;

/** What an event is by its words. */
const kindWords = [
  ["car", /\b(?:car rental|rental car|car hire|rent-?a-?car)\b/i],
  ["accommodation", /\b(?:hotel|stay|lodging|check-?in|inn|resort|apartment|hostel)\b/i],
  ["train", /\b(?:train|rail|railway|amtrak)\b/i],
] as const;

/** "Hotel: Mill Race Inn", "Your stay at Mill Race Inn". */
const lead =
  /^(?:(?:your|my)\s+)?(?:hotel|stay|lodging|check-?in|car rental|rental car|car hire|train|rail)(?:\s+(?:at|in|with|from))?\s*[:–-]?\s+/i;

function readFlight(event: CalendarEvent, context: ReadingContext): ReadPiece | null {
  const fields = ["SUMMARY", "LOCATION", "DESCRIPTION"].flatMap((name) => textOf(event, name) ?? []);
  const summary = fields[0];
  if (!summary) return null;
  const numbers = fields.flatMap((field) =>
    [...field.text.slice(0, 4000).matchAll(flightNumber)].map((found) => ({ field, found })),
  );
  // An airline that nobody knows counts where the event calls itself a flight.
  const number =
    numbers.find(({ found }) => isKnownCarrier(found[1] ?? "")) ??
    (/\b(?:flight|vol|vuelo|flug|volo|voo)\b/i.test(summary.text) ? numbers[0] : undefined);
  const airports = fields
    .flatMap((field) => [...field.text.slice(0, 4000).matchAll(route)].map((found) => ({ field, found })))
    .map(({ field, found }) => ({ field, from: found[1] ?? found[3] ?? "", to: found[2] ?? found[4] ?? "" }))
    .find(({ from, to }) => context.zoneOf(from) !== undefined && context.zoneOf(to) !== undefined);
  if (!number || !airports) return null;
  const reader = new PieceReader("flight", context);
  reader.take("airlineCode", { ...number.field, text: number.found[1] ?? "" }, shapes.airline, words);
  reader.take(
    "flightNum",
    { ...number.field, text: number.found[2] ?? "" },
    (text) => text.replace(/^0+/, "") || null,
    words,
  );
  const zone = reader.takeAirport("departure.airportCode", { ...airports.field, text: airports.from }, words);
  const arrivalZone = reader.takeAirport("arrival.airportCode", { ...airports.field, text: airports.to }, words);
  takeTime(reader, "departure.dateTime", event, "DTSTART", zone);
  takeTime(reader, "arrival.dateTime", event, "DTEND", arrivalZone);
  const code = locatorIn(event);
  if (code && shapes.locator(code.text) !== null) reader.take("pnr", code, shapes.locator, words);
  return finish(reader, event);
}

function locatorIn(event: CalendarEvent): Found | null {
  for (const name of ["DESCRIPTION", "SUMMARY"]) {
    const field = textOf(event, name);
    const code = field && locator.exec(field.text.slice(0, 4000))?.[1];
    if (field && code) return { ...field, text: code };
  }
  return null;
}

function finish(reader: PieceReader, event: CalendarEvent): ReadPiece {
  reader.take("confirmationNumber", locatorIn(event), undefined, words);
  const status = textOf(event, "STATUS");
  if (status?.text.toUpperCase() === "CANCELLED") reader.take("cancelled", status, () => "true");
  else if (status?.text.toUpperCase() === "TENTATIVE") reader.doubt("NOT_CONFIRMED");
  return reader.piece();
}

function readOther(event: CalendarEvent, context: ReadingContext): ReadPiece | null {
  const summary = textOf(event, "SUMMARY");
  if (!summary) return null;
  const about = `${summary.text} ${textOf(event, "CATEGORIES")?.text ?? ""}`.slice(0, 1000);
  const kind = kindWords.find(([, pattern]) => pattern.test(about))?.[0];
  if (kind === undefined) return null;
  const reader = new PieceReader(kind, context);
  const name = { ...summary, text: summary.text.trim().slice(0, 1000).replace(lead, "") };
  const location = textOf(event, "LOCATION");
  if (kind === "accommodation") {
    reader.take("name", name, undefined, words);
    reader.take("address", location);
    takeTime(reader, "checkinDateTime", event, "DTSTART", undefined);
    takeTime(reader, "checkOutDateTime", event, "DTEND", undefined);
    takeZone(reader, "zone", event, "DTSTART");
  } else if (kind === "car") {
    reader.take("company", name, undefined, words);
    reader.take("pickupLocation", location);
    takeTime(reader, "pickupDateTime", event, "DTSTART", undefined);
    takeZone(reader, "pickupZone", event, "DTSTART");
    takeTime(reader, "dropDateTime", event, "DTEND", undefined);
    takeZone(reader, "dropZone", event, "DTEND");
  } else {
    const [, number, from, to] =
      /^(?:([A-Z]{0,4} ?\d{1,5})[:,]?\s+)?(.{2,80}?)\s(?:to|–|→)\s(.{2,80})$/.exec(name.text) ?? [];
    if (number) reader.take("trainNum", { ...summary, text: number }, undefined, words);
    reader.take("departureStation", from ? { ...summary, text: from } : location, undefined, from ? words : []);
    if (to) reader.take("arrivalStation", { ...summary, text: to }, undefined, words);
    takeTime(reader, "departureDateTime", event, "DTSTART", undefined);
    takeZone(reader, "departureZone", event, "DTSTART");
    takeTime(reader, "arrivalDateTime", event, "DTEND", undefined);
    takeZone(reader, "arrivalZone", event, "DTEND");
  }
  return finish(reader, event);
}

/** The events of a calendar with their places in its text, in its order. */
function eventsOf(part: Part): readonly CalendarEvent[] {
  const parsed = orBroken((): unknown => ICAL.parse(part.text));
  // Several calendars in one file are a list of them.
  const calendars = isComponent(parsed) ? [parsed] : Array.isArray(parsed) ? parsed.filter(isComponent) : [];
  const events = calendars.flatMap(([, , parts]) => parts.filter(([name]) => name === "vevent"));
  if (events.length > confirmationLimits.reservations) throw new NotUnderstood("TOO_MANY_RESERVATIONS");
  const places = [...part.text.matchAll(/^BEGIN:VEVENT\b/gim)].map(({ index }) => index);
  return events.map(([, properties], index) => ({
    part,
    properties,
    at: places[index] ?? 0,
    end: places[index + 1] ?? part.text.length,
  }));
}

/** Reads a calendar file. Its events have no fields for what they are about: what is found in their words is said to be. */
export function readCalendarFile(
  part: Part,
  context: ReadingContext,
): { readonly pieces: readonly ReadPiece[]; readonly ignored: readonly Ignored[] } {
  if (part.text.length > confirmationLimits.calendar) throw new NotUnderstood("TOO_LARGE");
  const pieces: ReadPiece[] = [];
  const ignored: Ignored[] = [];
  for (const event of eventsOf(part)) {
    const piece = readFlight(event, context) ?? readOther(event, context);
    if (piece) pieces.push(piece);
    else
      ignored.push({
        what: tidyText(textOf(event, "SUMMARY")?.text ?? "VEVENT").slice(0, 60),
        reason: "OTHER_EVENT",
        line: part.lineAt(event.at),
      });
  }
  return { pieces, ignored };
}
