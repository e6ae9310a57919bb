import { splitName } from "./bcbp.ts";
import { comparePass, type ExpectedPass } from "./compare.ts";
import { type PageText, pageText } from "./page-text.ts";
import { blankLeg, type PassLeg, type ReadPass, type SeveralOf } from "./read-pass.ts";
import { documentOfText } from "./text-document.ts";
import {
  birthDateIn,
  dateFor,
  hasSeveralDates,
  hasSeveralLocators,
  locatorFor,
  seatIn,
  ticketsOn,
} from "./text-facts.ts";
import { areSeveralFlights, dayBehind, flightFor, flightsOn, routeIn } from "./text-flights.ts";
import { type NamedTraveller, namesOnPage } from "./text-names.ts";
import { type BookedCheckIn, travellerMark } from "./traveller-mark.ts";

type Name = Pick<ReadPass, "printedName" | "lastName" | "firstName">;
const nobody: Name = { printedName: null, lastName: null, firstName: null };
const nameLabel =
  /\b(?:PASSENGER|PASSENGER NAME|NAME|NAME OF PASSENGER|PASSAGIER|FLUGGAST|PASSAGER|PASAJERO|PASSEGGERO|NOM|NOMBRE)[ .:]*\n?[ ]*([A-Z][A-Z'’. -]{1,40}(?:\/ ?[A-Z][A-Z'’. -]{0,40})?)/;

/** A name behind a label that is nobody's of the booking. */
function strangerIn({ folded }: PageText): Name {
  const labelled = nameLabel.exec(folded)?.[1];
  return labelled?.includes("/") ? splitName(labelled.trim()) : nobody;
}

/** What a page says of the flight of one check-in. */
function legFor(page: PageText, expected: ExpectedPass, found: ReturnType<typeof flightsOn>): PassLeg {
  const flight = flightFor(found, expected);
  const date = dateFor(page, expected);
  return {
    ...blankLeg,
    ...routeIn(page, expected),
    pnr: locatorFor(page, expected),
    date,
    dayOfYear: date === null ? dayBehind(page, flight) : null,
    operatingCarrier: flight?.carrier ?? null,
    flightNumber: flight?.number ?? null,
    flightSuffix: flight?.suffix ?? null,
  };
}

/** A page on which less than this was found, of locator, name, flight, route and date, says nothing. */
const enough = 2;

const foundIn = (leg: PassLeg, { lastName }: Name): number =>
  [leg.pnr, lastName, leg.flightNumber, leg.from ?? leg.to, leg.date ?? leg.dayOfYear].filter((value) => value !== null)
    .length;

const maxLegs = 8;

/** A page says the same to all who are on one flight. */
function memoized(legOf: (expected: ExpectedPass) => PassLeg): (expected: ExpectedPass) => PassLeg {
  const known = new Map<string, PassLeg>();
  return (expected) => {
    const { pnr, marketing, operating, from, to, departureDate } = expected;
    const key = JSON.stringify([pnr, marketing, operating, from, to, departureDate]);
    const leg = known.get(key) ?? legOf(expected);
    known.set(key, leg);
    return leg;
  };
}

const severalIn = (is: Readonly<Record<SeveralOf, boolean>>): readonly SeveralOf[] =>
  (["names", "flights", "dates", "tickets", "references"] as const).filter((what) => is[what]);

/**
 * Reads a page's text where there is no barcode. It collects whatever of the booking is on the page: all its travellers, flights,
 * tickets, dates and locators, and what is beside the labels that airlines print. Of what there are several, `several` says so:
 * such a text does not tell by itself whose pass it is. The result is marked `source: "text"`; what it did not find is "not on the
 * pass".
 * @param text of one page, lines separated by line feeds
 * @param booked the check-ins of the booking, all its travellers among them
 * @returns null where the page says too little to be a pass, or nothing is expected
 */
export function readPassText(text: string, booked: readonly BookedCheckIn[]): ReadPass | null {
  const page = pageText(text);
  const expecteds = booked.map(({ expected }) => expected);
  const travellers = [
    ...new Map(
      booked.map(({ travellerId, expected: { firstname, middlename, lastname } }): [number, NamedTraveller] => [
        travellerId,
        { travellerId, firstname, middlename, lastname },
      ]),
    ).values(),
  ];
  const onPage = namesOnPage(page, travellers);
  // The passenger's own part of a page that goes on about companions; what it says of others it says behind that.
  const head = onPage.ownUntil === null ? null : pageText(page.asPrinted.slice(0, onPage.ownUntil));
  const ownNames = head && namesOnPage(head, travellers);
  const own = head && ownNames?.several === false ? head : page;
  const names = own === page || !ownNames ? onPage : ownNames;
  const [name, ...others] = names.readings;
  const printed = name ? { ...name, printedName: `${name.lastName}/${name.firstName}` } : strangerIn(page);

  const flights = flightsOn(own, expecteds);
  const tickets = ticketsOn(own, expecteds);
  const birthDate = birthDateIn(own);
  const document = documentOfText(page);
  const shared = {
    seat: seatIn(own),
    status: document.status,
    ...(tickets.length === 1 ? tickets[0] : {}),
  };
  const passWith = (legs: readonly PassLeg[], several: readonly SeveralOf[]): ReadPass => ({
    source: "text",
    symbology: null,
    format: null,
    ...printed,
    eticketIndicator: null,
    version: null,
    passengerDescription: null,
    checkInSource: null,
    issuanceSource: null,
    issued: null,
    documentType: document.documentType,
    issuer: null,
    baggageTags: [],
    legs,
    security: null,
    ...(birthDate === null ? {} : { birthDate }),
    ...(others.length > 0 ? { names: names.readings } : {}),
    ...(several.length > 0 ? { several } : {}),
    ...(document.declared === undefined ? {} : { declared: document.declared }),
    searchedFor: [...new Set(booked.map(travellerMark))],
    notes: [],
  });

  const legOf = memoized((expected: ExpectedPass): PassLeg => ({ ...legFor(own, expected, flights), ...shared }));
  let best: { readonly leg: PassLeg; readonly agreeing: number; readonly departs: string } | null = null;
  const legs = new Map<string, PassLeg>();
  for (const expected of expecteds) {
    const leg = legOf(expected);
    legs.set(JSON.stringify(leg), leg);
    const { points } = comparePass(passWith([leg], []), expected);
    const agreeing = points.filter(({ verdict }) => verdict === "agrees").length;
    if (best === null || agreeing > best.agreeing) best = { leg, agreeing, departs: expected.departureDate };
  }
  if (best === null || foundIn(best.leg, printed) < enough) return null;
  const several = severalIn({
    names: names.several,
    flights: areSeveralFlights(flightsOn(page, expecteds), expecteds),
    dates: hasSeveralDates(page, best.departs),
    tickets: ticketsOn(page, expecteds).length > 1,
    references: hasSeveralLocators(page, expecteds),
  });
  // Of several flights each check-in is shown what the page says of its own.
  const { leg } = best;
  const isMixed = several.some((what) => what === "flights" || what === "dates" || what === "references");
  const more = isMixed ? [...legs.values()].filter((other) => other !== leg) : [];
  return passWith([leg, ...more].slice(0, maxLegs), several);
}
