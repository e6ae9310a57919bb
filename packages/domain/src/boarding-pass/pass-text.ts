import { splitName } from "./bcbp.ts";
import { isKnownCarrier, sameCarrier } from "./carriers.ts";
import { comparePass, type ExpectedPass } from "./compare.ts";
import { type FlightNumber, flightNumberOf, sameFlightNumber } from "./flight-number.ts";
import { blankLeg, type PassLeg, type ReadPass } from "./read-pass.ts";
import { datesIn } from "./text-dates.ts";
import { findName, type PageWord, wordsOfPage } from "./text-name.ts";

/** A page's text, once as it stands and once folded for looking things up; both have the same places. */
interface PageText {
  readonly asPrinted: string;
  /** Upper case, accents taken off, every blank a plain one. */
  readonly folded: string;
  readonly words: readonly PageWord[];
}

/** Blanks but the line feed, and what no database keeps: control characters (`\p{Cc}`) and halves of surrogate pairs (`\p{Cs}`). */
const noCharacters = /(?!\n)[\s\p{Cc}\p{Cs}]/gu;

/** No pass says more; what a page says beyond that is not looked at. */
const longest = 50_000;

function pageText(text: string): PageText {
  const asPrinted = text.slice(0, longest).normalize("NFKC").replaceAll(noCharacters, " ");
  // Letter by letter, so that nothing moves: "ß" stays, where upper case would make two of it.
  const folded = Array.from(asPrinted, (sign) => {
    const plain = sign.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
    return plain.length === sign.length ? plain : sign;
  }).join("");
  return { asPrinted, folded, words: wordsOfPage(asPrinted) };
}

const bookingLabel =
  /\b(?:PNR|BOOKING|RESERVATION|CONFIRMATION|RECORD LOCATOR|LOCATOR|REFERENCE|BUCHUNGSCODE|BUCHUNGSNUMMER|BUCHUNG|LOCALIZADOR|RESERVA|PRENOTAZIONE|REZERWACJI|BOEKINGSCODE|DOSSIER)(?: (?:REF|REFERENCE|CODE|NUMBER|NO|NR|LOCATOR|ID))*[ .:#\n-]*\b([A-Z0-9]{5,7})\b/g;
/** Words that follow such a label and are no locator. */
const noLocators = new Set(
  "NUMBER STATUS ONLINE OFFICE AGENCY PERIOD CENTRE CENTER CHANGE TICKET PLEASE FLIGHT NUMERO SEARCH POLICY THANKS LOCATOR".split(
    " ",
  ),
);

function locatorIn({ folded }: PageText, { pnr, operating }: ExpectedPass): string | null {
  const tokens = new Set(folded.match(/[A-Z0-9]+/g));
  const known = [pnr, operating?.locator ?? null].find(
    (locator) => locator !== null && tokens.has(locator.toUpperCase()),
  );
  if (known !== undefined && known !== null) return known.toUpperCase();
  for (const { 1: printed = "" } of folded.matchAll(bookingLabel))
    if (/\d/.test(printed) || (printed.length === 6 && !noLocators.has(printed))) return printed;
  return null;
}

type PrintedFlight = FlightNumber & { readonly carrier: string };

const flightShape = /\b([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)\b/g;
const flightLabel =
  /(?:FLIGHT|FLUG|FLUGNUMMER|VOL|VUELO|VOLO|VOO|VLUCHT)[^A-Z0-9]{0,3}(?:NUMBER|NO|NR|N)?[^A-Z0-9]{0,12}$/;

function flightIn({ folded }: PageText, { marketing, operating }: ExpectedPass): PrintedFlight | null {
  const pairs = operating
    ? [marketing, { carrier: operating.carrier, number: operating.number ?? marketing.number }]
    : [marketing];
  let labelled: PrintedFlight | null = null;
  for (const { index, 1: carrier = "", 2: printed = "" } of folded.matchAll(flightShape)) {
    const number = flightNumberOf(printed);
    if (number === null) continue;
    const expected = pairs.some((pair) => {
      const booked = flightNumberOf(pair.number);
      return booked !== null && sameCarrier(pair.carrier, carrier) && sameFlightNumber(booked, number);
    });
    if (expected) return { ...number, carrier };
    if (isKnownCarrier(carrier) && flightLabel.test(folded.slice(Math.max(0, index - 30), index)))
      labelled ??= { ...number, carrier };
  }
  return labelled;
}

type Route = Pick<PassLeg, "from" | "to">;

const routeShape = /\b([A-Z]{3})\)? ?(?:-|–|—|→|➔|✈|>|to)+ ?\(?([A-Z]{3})\b/;
const fromLabel = /\b(?:[Ff]rom|FROM|[Vv]on|VON|[Dd]esde|DESDE)\b[^\n]{0,40}?\b([A-Z]{3})\b/;
const toLabel = /\b(?:[Tt]o|TO|[Nn]ach|NACH|[Hh]acia)\b[^\n]{0,40}?\b([A-Z]{3})\b/;

/** Airport codes are printed in capitals; their order on the page is that of the flight. */
function routeIn({ asPrinted }: PageText, { from, to }: ExpectedPass): Route {
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

const dateLabel =
  /(?:DATE|DATUM|FECHA|DATA|DEPARTURE|DEPARTS|DEPART|ABFLUG|SALIDA|PARTENZA|PARTIDA|WYLOT)[^A-Z0-9]{0,12}(?:[A-Z]{2,10}[,. ]+)?$/;
const otherDate = /ISSUE|ISSUED|EMISSION|BIRTH|EXPIR|VALID|PRINTED|BOOKED|UPDATED|RETURN/;

function dateIn({ folded }: PageText, { departureDate }: ExpectedPass): string | null {
  const dates = datesIn(folded, departureDate);
  if (dates.some(({ meanings }) => meanings.includes(departureDate))) return departureDate;
  const labelled = dates.find(({ at }) => {
    const before = folded.slice(Math.max(0, at - 36), at);
    return dateLabel.test(before) && !otherDate.test(before);
  });
  return labelled?.meanings[0] ?? null;
}

/** A flight with its day of the year and the seat behind it, as the barcode has them: "EZY8724 99  3C". */
function dayBehind({ folded }: PageText, flight: PrintedFlight | null): number | null {
  if (flight === null) return null;
  const number = `0{0,3}${flight.number}${flight.suffix ?? ""}`;
  const found = new RegExp(`\\b${flight.carrier}[ -]?${number} {1,3}(\\d{1,3}) {0,3}[A-Z]? {0,3}\\d{1,3}[A-L]\\b`).exec(
    folded,
  );
  const day = Number(found?.[1]);
  return day >= 1 && day <= 366 ? day : null;
}

type Name = Pick<ReadPass, "printedName" | "lastName" | "firstName">;
const nobody: Name = { printedName: null, lastName: null, firstName: null };
const nameLabel =
  /\b(?:PASSENGER|PASSENGER NAME|NAME|NAME OF PASSENGER|PASSAGIER|FLUGGAST|PASSAGER|PASAJERO|PASSEGGERO|NOM|NOMBRE)[ .:]*\n?[ ]*([A-Z][A-Z'’. -]{1,40}(?:\/ ?[A-Z][A-Z'’. -]{0,40})?)/;

function nameIn({ folded, words }: PageText, expected: ExpectedPass): Name {
  const found = findName(words, expected);
  if (found) return { ...found, printedName: `${found.lastName}/${found.firstName}` };
  const labelled = nameLabel.exec(folded)?.[1];
  return labelled?.includes("/") ? splitName(labelled.trim()) : nobody;
}

const receipt =
  /ITINERARY RECEIPT|E-?TICKET RECEIPT|NOT (?:A |VALID AS A |VALID AS )?BOARDING (?:PASS|CARD)|KEINE BORDKARTE/;
const seatLabel = /\b(?:SEAT|SITZPLATZ|SITZ|SIEGE|ASIENTO|POSTO|LUGAR)[ .:#\n]*0*(\d{1,2}[A-L])\b/;

const ticketShape = /(?<![\d-])(\d{3})[ -]?(\d{10})(?![\d-])/g;
const ticketLabel = /(?:E-?TICKET|TICKET|ETKT|ETK|TKT|BILLET|BILLETE|BIGLIETTO|BILHETE|TICKETNUMMER)[^\d]{0,16}$/;

/** The ticket's number: the booked one wherever it stands, another one only behind a label. */
function ticketIn(
  { folded }: PageText,
  { ticketNumber }: ExpectedPass,
): Pick<PassLeg, "airlineNumericCode" | "documentNumber"> {
  const found = [...folded.matchAll(ticketShape)];
  const booked = found.find(({ 1: code, 2: number }) => `${code}${number}` === ticketNumber);
  const one = booked ?? found.find(({ index }) => ticketLabel.test(folded.slice(Math.max(0, index - 30), index)));
  return { airlineNumericCode: one?.[1] ?? null, documentNumber: one?.[2] ?? null };
}

const birthLabel =
  /\b(?:DATE OF BIRTH|BIRTH DATE|BIRTHDATE|DOB|GEBURTSDATUM|DATE DE NAISSANCE|FECHA DE NACIMIENTO|DATA DI NASCITA)[^A-Z0-9]{0,6}([^\n]{6,20})/;

/** A date of birth behind its label, where it can be read in one way only. */
function birthDateIn({ folded }: PageText): string | null {
  const printed = birthLabel.exec(folded)?.[1];
  const plain = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/.exec(printed ?? "")?.[1];
  if (plain !== undefined) return plain;
  const year = /(?:19|20)\d\d/.exec(printed ?? "")?.[0];
  const [date, ...others] = printed !== undefined && year ? datesIn(printed, `${year}-07-01`) : [];
  return date?.meanings.length === 1 && others.length === 0 ? (date.meanings[0] ?? null) : null;
}

interface Reading {
  readonly pass: ReadPass;
  /** How many of locator, name, flight, route and date were found. */
  readonly found: number;
  /** How many of them are the booked ones. */
  readonly agreeing: number;
}

function readFor(page: PageText, expected: ExpectedPass): Reading {
  const pnr = locatorIn(page, expected);
  const flight = flightIn(page, expected);
  const route = routeIn(page, expected);
  const date = dateIn(page, expected);
  const day = date === null ? dayBehind(page, flight) : null;
  const name = nameIn(page, expected);
  const ticket = ticketIn(page, expected);
  const birthDate = birthDateIn(page);
  const leg: PassLeg = {
    ...blankLeg,
    ...route,
    pnr,
    date,
    dayOfYear: day,
    operatingCarrier: flight?.carrier ?? null,
    flightNumber: flight?.number ?? null,
    flightSuffix: flight?.suffix ?? null,
    seat: seatLabel.exec(page.folded)?.[1] ?? null,
    ...ticket,
  };
  const pass: ReadPass = {
    source: "text",
    symbology: null,
    format: null,
    ...name,
    eticketIndicator: null,
    version: null,
    passengerDescription: null,
    checkInSource: null,
    issuanceSource: null,
    issued: null,
    documentType: receipt.test(page.folded) ? "I" : null,
    issuer: null,
    baggageTags: [],
    legs: [leg],
    security: null,
    ...(birthDate === null ? {} : { birthDate }),
    notes: [],
  };
  const found = [pnr, name.lastName, flight, route.from ?? route.to, date ?? day].filter(
    (value) => value !== null,
  ).length;
  return {
    pass,
    found,
    agreeing: comparePass(pass, expected).points.filter(({ verdict }) => verdict === "agrees").length,
  };
}

/** A page on which less than this was found says nothing. */
const enough = 2;

/**
 * Reads a page's text where there is no barcode: it looks for what the booking's check-ins expect, and for what stands beside the
 * labels that airlines print. The result is marked `source: "text"`; what it did not find is "not on the pass".
 * @param text of one page, lines separated by line feeds
 * @param expecteds the check-ins of the booking; the one that the page agrees with most decides what is looked for
 * @returns null where the page says too little to be a pass, or nothing is expected
 */
export function readPassText(text: string, expecteds: readonly ExpectedPass[]): ReadPass | null {
  const page = pageText(text);
  let best: Reading | null = null;
  for (const expected of expecteds) {
    const reading = readFor(page, expected);
    if (best === null || reading.agreeing > best.agreeing) best = reading;
  }
  return best !== null && best.found >= enough ? best.pass : null;
}
