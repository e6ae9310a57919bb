import type { ExpectedPass } from "./compared.ts";
import { leadOf, type PageText } from "./page-text.ts";
import { datesIn, type PrintedDate } from "./text-dates.ts";

const bookingLabel =
  /\b(?:PNR|BOOKING|RESERVATION|CONFIRMATION|RECORD LOCATOR|LOCATOR|REFERENCE|BUCHUNGSCODE|BUCHUNGSNUMMER|BUCHUNG|LOCALIZADOR|RESERVA|PRENOTAZIONE|REZERWACJI|BOEKINGSCODE|DOSSIER)(?: (?:REF|REFERENCE|CODE|NUMBER|NO|NR|LOCATOR|ID))*[ .:#\n-]*\b([A-Z0-9]{5,7})\b/g;
/** Words that follow such a label and are no locator. */
const noLocators = new Set(
  "NUMBER STATUS ONLINE OFFICE AGENCY PERIOD CENTRE CENTER CHANGE TICKET PLEASE FLIGHT NUMERO SEARCH POLICY THANKS LOCATOR".split(
    " ",
  ),
);

type Locators = Pick<ExpectedPass, "pnr" | "operating">;

const locatorsOf = ({ pnr, operating }: Locators): readonly string[] =>
  [pnr, operating?.locator ?? null].flatMap((locator) => (locator === null ? [] : [locator.toUpperCase()]));

/** Locators that a page prints behind a label. */
function labelledLocators({
  asPrinted,
  folded,
}: PageText): readonly { readonly text: string; readonly sure: boolean }[] {
  return [...folded.matchAll(bookingLabel)].flatMap(({ 0: whole, 1: text = "", index }) => {
    const hasDigit = /\d/.test(text);
    if (!hasDigit && (text.length !== 6 || noLocators.has(text))) return [];
    const end = index + whole.length;
    return [{ text, sure: asPrinted.slice(end - text.length, end) === text && (hasDigit || text.length === 6) }];
  });
}

/** The locator that a page prints for a check-in: a booked one wherever it stands, else one behind a label. */
export function locatorFor(page: PageText, expected: Locators): string | null {
  const tokens = new Set(page.folded.match(/[A-Z0-9]+/g));
  return locatorsOf(expected).find((locator) => tokens.has(locator)) ?? labelledLocators(page)[0]?.text ?? null;
}

/** Whether a page prints locators of more than one booking. */
export function hasSeveralLocators(page: PageText, booked: readonly Locators[]): boolean {
  const tokens = new Set(page.folded.match(/[A-Z0-9]+/g));
  const own = new Map(booked.flatMap((one) => locatorsOf(one).map((locator) => [locator, one.pnr] as const)));
  const found = [...own].flatMap(([locator, pnr]) => (tokens.has(locator) ? [pnr.toUpperCase()] : []));
  const others = labelledLocators(page).flatMap(({ text, sure }) => (sure && !own.has(text) ? [text] : []));
  return new Set([...found, ...others]).size > 1;
}

const dateLabel =
  /(?:DATE|DATUM|FECHA|DATA|DEPARTURE|DEPARTS|DEPART|ABFLUG|SALIDA|PARTENZA|PARTIDA|WYLOT)[^A-Z0-9]{0,12}(?:[A-Z]{2,10}[,. ]+)?$/;
const otherDate =
  /ISSUE|ISSUED|EMISSION|EMIS |EMITID|EMESS|AUSGESTELLT|AUSSTELL|UITGEGEVEN|BIRTH|BORN|\bDOB\b|GEBURT|GEBOREN|NAISSANCE|NACIMIENTO|NASCITA|NASCIMENTO|GEBOORTE|EXPIR|ABLAUF|VERLOOPT|VALID|GULTIG|PRINTED|GEDRUCKT|IMPRIME|BOOKED|GEBUCHT|UPDATED|ARRIV|ANKUNFT|LLEGADA|CHEGADA|AANKOMST/;

/** The dates of a page that can be its flight's: those of issue, birth, expiry and arrival are not. */
function flightDates(page: PageText, near: string): readonly PrintedDate[] {
  const dates = datesIn(page.folded, near);
  return dates.filter(({ at }, index) => {
    const lead = leadOf(page, at);
    const former = dates[index - 1];
    // Behind another date of the line its label is said already.
    const since = former && at - former.at < lead.length ? lead.slice(lead.length - (at - former.at)) : lead;
    return !otherDate.test(since.slice(-36));
  });
}

/** The date that a page prints for a flight: the booked one, else one behind a label. */
export function dateFor(page: PageText, { departureDate }: Pick<ExpectedPass, "departureDate">): string | null {
  const dates = flightDates(page, departureDate);
  if (dates.some(({ meanings }) => meanings.includes(departureDate))) return departureDate;
  const labelled = dates.find(({ at }) => {
    const before = page.folded.slice(Math.max(0, at - 36), at);
    return dateLabel.test(before) && !/RETURN/.test(before);
  });
  return labelled?.meanings[0] ?? null;
}

/** Whether a page prints more than one date that can be its flight's. */
export function hasSeveralDates(page: PageText, near: string): boolean {
  const [first, ...others] = flightDates(page, near);
  return first !== undefined && !first.meanings.some((date) => others.every(({ meanings }) => meanings.includes(date)));
}

const ticketShape = /(?<![\d-])(\d{3})[ -]?(\d{10})(?![\d-])/g;
const ticketLabel = /(?:E-?TICKET|TICKET|ETKT|ETK|TKT|BILLET|BILLETE|BIGLIETTO|BILHETE|TICKETNUMMER)[^\d]{0,16}$/;

/** Every ticket number of a page: the booked ones wherever they stand, others behind a label. */
export function ticketsOn({ folded }: PageText, booked: readonly Pick<ExpectedPass, "ticketNumber">[]) {
  const known = new Set(booked.map(({ ticketNumber }) => ticketNumber));
  const found = [...folded.matchAll(ticketShape)].flatMap(({ 1: airline = "", 2: number = "", index }) =>
    known.has(airline + number) || ticketLabel.test(folded.slice(Math.max(0, index - 30), index))
      ? [[airline + number, { airlineNumericCode: airline, documentNumber: number }] as const]
      : [],
  );
  return [...new Map(found).values()];
}

const birthLabel =
  /\b(?:DATE OF BIRTH|BIRTH DATE|BIRTHDATE|DOB|GEBURTSDATUM|DATE DE NAISSANCE|FECHA DE NACIMIENTO|DATA DI NASCITA)[^A-Z0-9]{0,6}([^\n]{6,20})/g;

/** A date of birth that can be read in one way only. */
function birthDateOf(printed: string): string | null {
  const plain = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)/.exec(printed)?.[1];
  if (plain !== undefined) return plain;
  const year = /(?:19|20)\d\d/.exec(printed)?.[0];
  const [date, ...others] = year ? datesIn(printed, `${year}-07-01`) : [];
  return date?.meanings.length === 1 && others.length === 0 ? (date.meanings[0] ?? null) : null;
}

/** What a page prints once behind a label; null where it prints different things. */
function only<Value>(values: readonly (Value | null)[]): Value | null {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
}

/** The date of birth that a page's text tells, when it tells exactly one. */
export const birthDateIn = ({ folded }: PageText): string | null =>
  only([...folded.matchAll(birthLabel)].map(({ 1: printed = "" }) => birthDateOf(printed)));

const seatLabel = /\b(?:SEAT|SITZPLATZ|SITZ|SIEGE|ASIENTO|POSTO|LUGAR)[ .:#\n]*0*(\d{1,2}[A-L])\b/g;

/** The seat that a page's text tells, when it tells exactly one. */
export const seatIn = ({ folded }: PageText): string | null =>
  only([...folded.matchAll(seatLabel)].map(({ 1: seat = "" }) => seat));
