import { flightNumberOf } from "../../boarding-pass/index.ts";
import { PieceReader, shapes } from "./piece-reader.ts";
import { tidyText } from "./part.ts";
import type { Ignored, ReadingContext, ReadPiece } from "./reading.ts";
import { confirmationLimits } from "./limits.ts";
import { type Found, isThing, textAt, type Thing, type Value, valuesAt } from "./thing.ts";

/** The name of a person or a place: as one text, or in its parts. */
function nameAt(thing: Thing, path: string): Found | null {
  const whole = textAt(thing, `${path}.name`, path);
  if (whole) return whole;
  const [given, family] = [textAt(thing, `${path}.givenName`), textAt(thing, `${path}.familyName`)];
  if (!given || !family) return given ?? family;
  return {
    ...given,
    text: `${given.text} ${family.text}`,
    end: Math.max(given.end, family.end),
    path: `${path}.givenName`,
  };
}

const addressParts = ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"] as const;

/** An address: as one text, or in the parts of a PostalAddress. */
function addressAt(thing: Thing, path: string): Found | null {
  const whole = textAt(thing, path);
  if (whole) return whole;
  const parts = addressParts.flatMap((part) => textAt(thing, `${path}.${part}`, `${path}.${part}.name`) ?? []);
  const [first] = parts;
  if (!first) return null;
  return {
    ...first,
    text: parts.map(({ text }) => tidyText(text)).join(", "),
    at: Math.min(...parts.map(({ at }) => at)),
    end: Math.max(...parts.map(({ end }) => end)),
    path,
  };
}

/** A place by its name and its address where it has both. */
function placeAt(thing: Thing, path: string): Found | null {
  const [name, address] = [textAt(thing, `${path}.name`, path), addressAt(thing, `${path}.address`)];
  if (!name || !address || name.part !== address.part) return name ?? address;
  return {
    ...name,
    text: `${tidyText(name.text)}, ${tidyText(address.text)}`,
    at: Math.min(name.at, address.at),
    end: Math.max(name.end, address.end),
  };
}

const numberIn = (found: Found, airline: string | null): string | null => {
  const printed = found.text.replaceAll(/\s/g, "").toUpperCase();
  const prefix = airline !== null && printed.startsWith(airline) ? airline.length : 0;
  const number =
    flightNumberOf(printed.slice(prefix)) ?? flightNumberOf(printed.replace(/^(?:[A-Z][A-Z0-9]|\d[A-Z])/, ""));
  return number && `${number.number}${number.suffix ?? ""}`;
};

function readFlight(thing: Thing, reader: PieceReader): void {
  const number = textAt(thing, "reservationFor.flightNumber");
  reader.take(
    "airlineCode",
    textAt(
      thing,
      "reservationFor.airline.iataCode",
      "reservationFor.provider.iataCode",
      "reservationFor.seller.iataCode",
    ),
    shapes.airline,
  );
  // "DL1862": the number says the airline, too.
  const prefix = number && /^\s*([A-Z][A-Z0-9]|\d[A-Z])\s?\d/.exec(number.text)?.[1];
  if (number && prefix) reader.take("airlineCode", { ...number, text: prefix }, shapes.airline);
  reader.take("flightNum", number, () => number && numberIn(number, reader.valueOf("airlineCode")));
  for (const [end, airport] of [
    ["departure", "departureAirport"],
    ["arrival", "arrivalAirport"],
  ] as const) {
    const code = textAt(thing, `reservationFor.${airport}.iataCode`, `reservationFor.${airport}`);
    const zone = reader.takeAirport(`${end}.airportCode`, code);
    reader.takeTime(`${end}.dateTime`, textAt(thing, `reservationFor.${end}Time`), zone);
    reader.take(`${end}.terminal`, textAt(thing, `reservationFor.${end}Terminal`));
  }
  const locator = textAt(thing, "reservationNumber", "reservationId");
  if (locator && shapes.locator(locator.text) !== null) reader.take("pnr", locator, shapes.locator);
}

function readStay(thing: Thing, reader: PieceReader): void {
  reader.take("name", textAt(thing, "reservationFor.name"));
  reader.take("address", addressAt(thing, "reservationFor.address"));
  reader.take("city", textAt(thing, "reservationFor.address.addressLocality"));
  reader.take("phone", textAt(thing, "reservationFor.telephone"));
  const website = textAt(thing, "reservationFor.url");
  if (website) reader.take("website", website, shapes.website);
  reader.takeTime("checkinDateTime", textAt(thing, "checkinTime", "checkinDate"), undefined);
  reader.takeTime("checkOutDateTime", textAt(thing, "checkoutTime", "checkoutDate"), undefined);
}

function readCar(thing: Thing, reader: PieceReader): void {
  reader.take(
    "company",
    textAt(thing, "reservationFor.rentalCompany.name", "provider.name", "reservationFor.rentalCompany"),
  );
  reader.take("pickupLocation", placeAt(thing, "pickupLocation"));
  reader.take("dropOffLocation", placeAt(thing, "dropoffLocation"));
  reader.take("phone", textAt(thing, "pickupLocation.telephone", "provider.telephone"));
  reader.takeTime("pickupDateTime", textAt(thing, "pickupTime"), undefined);
  reader.takeTime("dropDateTime", textAt(thing, "dropoffTime"), undefined);
}

function readTrain(thing: Thing, reader: PieceReader): void {
  reader.take(
    "company",
    textAt(thing, "reservationFor.provider.name", "reservationFor.trainCompany.name", "provider.name"),
  );
  reader.take("trainNum", textAt(thing, "reservationFor.trainNumber", "reservationFor.trainName"));
  reader.take("departureStation", nameAt(thing, "reservationFor.departureStation"));
  reader.take("arrivalStation", nameAt(thing, "reservationFor.arrivalStation"));
  reader.takeTime("departureDateTime", textAt(thing, "reservationFor.departureTime"), undefined);
  reader.takeTime("arrivalDateTime", textAt(thing, "reservationFor.arrivalTime"), undefined);
}

const readers = {
  FlightReservation: { kind: "flight", read: readFlight },
  LodgingReservation: { kind: "accommodation", read: readStay },
  RentalCarReservation: { kind: "car", read: readCar },
  TrainReservation: { kind: "train", read: readTrain },
} as const;
const isReadable = (type: string): type is keyof typeof readers => Object.hasOwn(readers, type);

const seatPaths = ["reservedTicket.ticketedSeat.seatNumber", "airplaneSeat", "reservedTicket.ticketedSeat"] as const;
const ticketPaths = ["reservedTicket.ticketNumber", "ticketNumber"] as const;

/** Those who travel: one reservation can name several, each with a ticket at the same place. */
function readPassengers(thing: Thing, reader: PieceReader): void {
  const people = valuesAt(thing, "underName");
  const tickets = valuesAt(thing, "reservedTicket").filter(isThing);
  if (people.length <= 1 && tickets.length <= 1)
    return reader.takePassenger(nameAt(thing, "underName"), textAt(thing, ...ticketPaths), textAt(thing, ...seatPaths));
  // Tickets that name their holder need no order.
  const holders = tickets.filter((ticket) => nameAt(ticket, "underName") !== null);
  if (holders.length === tickets.length && tickets.length > 0) {
    for (const ticket of tickets)
      reader.takePassenger(
        nameAt(ticket, "underName"),
        textAt(ticket, "ticketNumber"),
        textAt(ticket, "ticketedSeat.seatNumber", "ticketedSeat"),
      );
    return;
  }
  for (const person of people)
    reader.takePassenger(isThing(person) ? nameOf(person) : { ...person, path: "underName" }, null, null);
}

const nameOf = (person: Thing): Found | null => {
  const wrapped: Thing = {
    types: [],
    properties: new Map([["underName", [person]]]),
    part: person.part,
    at: person.at,
  };
  return nameAt(wrapped, "underName");
};

function readReservation(thing: Thing, type: keyof typeof readers, context: ReadingContext): ReadPiece {
  const { kind, read } = readers[type];
  const reader = new PieceReader(kind, context);
  reader.take("confirmationNumber", textAt(thing, "reservationNumber", "reservationId"));
  read(thing, reader);
  if (kind === "flight" || kind === "train") readPassengers(thing, reader);
  const status = textAt(thing, "reservationStatus");
  if (status && /cancel/i.test(status.text)) reader.take("cancelled", status, () => "true");
  else if (status && /hold|pending/i.test(status.text)) reader.doubt("NOT_CONFIRMED");
  return reader.piece();
}

/** Reads the reservations among things, wherever in a graph or a package they are. */
export function readReservations(
  values: readonly Value[],
  context: ReadingContext,
): { readonly pieces: readonly ReadPiece[]; readonly ignored: readonly Ignored[] } {
  const pieces: ReadPiece[] = [];
  const ignored: Ignored[] = [];
  const visit = (value: Value) => {
    if (!isThing(value)) return;
    const type = value.types.find(isReadable);
    if (type !== undefined) {
      if (pieces.length <= confirmationLimits.reservations) pieces.push(readReservation(value, type, context));
      return;
    }
    const other = value.types.find((one) => one.endsWith("Reservation"));
    if (other !== undefined && ignored.length <= confirmationLimits.reservations)
      ignored.push({
        what: tidyText(other).slice(0, 60),
        reason: "OTHER_RESERVATION",
        line: value.part.lineAt(value.at),
      });
    for (const inner of value.properties.values()) for (const one of inner) visit(one);
  };
  for (const value of values) visit(value);
  return { pieces, ignored };
}
