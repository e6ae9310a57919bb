import type { PointVerdict } from "./checked-point.ts";
import { sameCarrier } from "./carriers.ts";
import { compareNames } from "./compare-name.ts";
import { flightDateOf } from "./flight-date.ts";
import { type FlightNumber, flightNumberOf, sameFlightNumber } from "./flight-number.ts";
import type { PassPoint } from "./points.ts";
import { type PassProblem, passProblem } from "./problem.ts";
import { blankLeg, type PassLeg, type ReadPass } from "./read-pass.ts";

/** What the booking says of one passenger on one flight: the shape of the contract's `expected`. */
export interface ExpectedPass {
  readonly firstname: string;
  /** Empty for none. */
  readonly middlename: string;
  readonly lastname: string;
  readonly pnr: string;
  /** Carrier (IATA or ICAO designator) and number under which the flight is sold. */
  readonly marketing: { readonly carrier: string; readonly number: string };
  /** Under which it is flown, as far as the feed says; `locator` is the operating carrier's own. */
  readonly operating: {
    readonly carrier: string;
    readonly number: string | null;
    readonly locator: string | null;
  } | null;
  /** IATA airport codes. */
  readonly from: string;
  readonly to: string;
  /** Airport-local, YYYY-MM-DD. */
  readonly departureDate: string;
  /** YYYY-MM-DD; null where there is no passport, or where the caller may not see it. It never decides anything. */
  readonly passportExpDate: string | null;
}

export interface ComparedPoint {
  readonly point: PassPoint;
  /** What the booking says; null where it says nothing. Dates are YYYY-MM-DD. */
  readonly booking: string | null;
  /** What the pass says, as printed; null where it says nothing. Dates are YYYY-MM-DD. */
  readonly pass: string | null;
  readonly verdict: PointVerdict;
  /** Of a differing name, locator or number: first place where the two part, as an index into each. */
  readonly difference: { readonly booking: number; readonly pass: number } | null;
}

export interface ComparedPass {
  /** Zero-based number of the leg that fits best; null without a pass. */
  readonly leg: number | null;
  /** All nine, in the order of `passPoints`. */
  readonly points: readonly ComparedPoint[];
}

const same = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase();

function partedAt(booking: string, pass: string): { readonly booking: number; readonly pass: number } {
  let index = 0;
  while (index < Math.min(booking.length, pass.length) && same(booking.charAt(index), pass.charAt(index))) index += 1;
  return { booking: index, pass: index };
}

/** One point: absent where either side says nothing. */
function judge(
  point: PassPoint,
  booking: string | null,
  pass: string | null,
  agrees: boolean,
  difference: ComparedPoint["difference"] = null,
): ComparedPoint {
  const verdict = booking === null || pass === null ? "absent" : agrees ? "agrees" : "differs";
  return { point, booking, pass, verdict, difference: verdict === "differs" ? difference : null };
}

const numberOnPass = ({ flightNumber, flightSuffix }: PassLeg): FlightNumber | null =>
  flightNumber === null ? null : { number: flightNumber, suffix: flightSuffix };

const printedNumber = ({ number, suffix }: FlightNumber) => number + (suffix ?? "");

interface Pair {
  readonly carrier: string;
  readonly number: string;
}

/** Airline and flight number are one fact: the marketing or the operating pair agrees, never half of each. */
function judgeFlight(leg: PassLeg, { marketing, operating }: ExpectedPass): readonly [ComparedPoint, ComparedPoint] {
  // A feed that names the operating carrier alone means that the number is the same.
  const flights: readonly Pair[] = operating
    ? [marketing, { carrier: operating.carrier, number: operating.number ?? marketing.number }]
    : [marketing];
  const carriers = [leg.operatingCarrier, leg.marketingCarrier].filter((carrier) => carrier !== null);
  const number = numberOnPass(leg);
  const hasNumber = (flight: Pair) => {
    const booked = flightNumberOf(flight.number);
    return booked !== null && number !== null && sameFlightNumber(booked, number);
  };
  const carrierOn = (flight: Pair) => carriers.find((carrier) => sameCarrier(carrier, flight.carrier));
  const ofCarrier = flights.filter((flight) => carrierOn(flight) !== undefined);
  // Where no carrier agrees, or none is printed, the number is judged for itself.
  const candidates = ofCarrier.length > 0 ? ofCarrier : flights;
  const flight = candidates.find(hasNumber) ?? candidates[0] ?? marketing;
  const booked = flightNumberOf(flight.number);
  const bookedNumber = booked === null ? flight.number : printedNumber(booked);
  const passNumber = number === null ? null : printedNumber(number);
  return [
    judge("airline", flight.carrier, carrierOn(flight) ?? carriers[0] ?? null, ofCarrier.length > 0),
    judge(
      "flightNumber",
      bookedNumber,
      passNumber,
      hasNumber(flight),
      passNumber === null ? null : partedAt(bookedNumber, passNumber),
    ),
  ];
}

function judgeLocator({ pnr }: PassLeg, expected: ExpectedPass): ComparedPoint {
  const locators = [expected.pnr, expected.operating?.locator ?? null].filter((locator) => locator !== null);
  const booking = locators.find((locator) => pnr !== null && same(locator, pnr)) ?? expected.pnr;
  return judge("pnr", booking, pnr, pnr !== null && same(booking, pnr), pnr === null ? null : partedAt(booking, pnr));
}

function judgeDate({ date, dayOfYear }: PassLeg, { departureDate }: ExpectedPass): ComparedPoint {
  const printed = date ?? (dayOfYear === null ? null : flightDateOf(dayOfYear, departureDate));
  return judge("departureDate", departureDate, printed, printed === departureDate);
}

/** The points that a leg decides. */
const judgeLeg = (leg: PassLeg, expected: ExpectedPass): readonly ComparedPoint[] => [
  judgeLocator(leg, expected),
  ...judgeFlight(leg, expected),
  judge("from", expected.from, leg.from, leg.from !== null && same(expected.from, leg.from)),
  judge("to", expected.to, leg.to, leg.to !== null && same(expected.to, leg.to)),
  judgeDate(leg, expected),
];

function judgeNames(pass: ReadPass | null, expected: ExpectedPass): readonly ComparedPoint[] {
  const { first, last } = pass ? compareNames(pass, expected) : { first: null, last: null };
  const given = [expected.firstname, expected.middlename].filter((name) => name.trim() !== "").join(" ");
  const point = (
    name: "firstName" | "lastName",
    booking: string,
    printed: string | null,
    fit: typeof first,
  ): ComparedPoint =>
    judge(
      name,
      booking || null,
      fit === null ? null : printed,
      fit?.fits ?? false,
      fit && { booking: fit.booked, pass: fit.printed },
    );
  return [
    // Without a separator nobody can tell where one name ends: both points show the whole field.
    point("firstName", given, pass && (pass.firstName ?? pass.printedName), first),
    point("lastName", expected.lastname, pass?.lastName ?? null, last),
  ];
}

const count = (points: readonly ComparedPoint[], verdict: PointVerdict) =>
  points.filter((point) => point.verdict === verdict).length;

/** More points agree, or as many with fewer that differ. */
function betterThan(points: readonly ComparedPoint[], former: readonly ComparedPoint[]): boolean {
  const gain = count(points, "agrees") - count(former, "agrees");
  return gain > 0 || (gain === 0 && count(points, "differs") < count(former, "differs"));
}

/**
 * Compares what a pass says with what the booking says, point by point, on the leg that fits best. Blank or broken fields of the
 * pass are absent, never different. The passport's expiry is on no pass.
 * @param pass null where nothing could be read: all nine points are absent
 */
export function comparePass(pass: ReadPass | null, expected: ExpectedPass): ComparedPass {
  const judged = (pass?.legs ?? []).map((leg) => judgeLeg(leg, expected));
  let best: number | null = null;
  for (const [index, points] of judged.entries()) {
    const former = best === null ? undefined : judged[best];
    if (former === undefined || betterThan(points, former)) best = index;
  }
  const leg = (best === null ? undefined : judged[best]) ?? judgeLeg(blankLeg, expected);
  const passport = judge("passportExpiry", expected.passportExpDate, null, false);
  return { leg: best, points: [...judgeNames(pass, expected), ...leg, passport] };
}

/** The pass of a page that fits a check-in best, compared with it. */
export interface ComparedPage extends ComparedPass {
  /** Index of the pass among the page's; null where the page has none. */
  readonly pass: number | null;
  readonly problem: PassProblem | null;
}

/**
 * Picks the pass of a page that fits a check-in best, for a page can carry one per passenger, and compares it.
 * @param passes all that were read from the page; none makes every point absent
 */
export function comparePage(passes: readonly ReadPass[], expected: ExpectedPass): ComparedPage {
  let best: ComparedPage = { ...comparePass(null, expected), pass: null, problem: null };
  for (const [index, pass] of passes.entries()) {
    const compared = comparePass(pass, expected);
    if (best.pass === null || betterThan(compared.points, best.points))
      best = { ...compared, pass: index, problem: passProblem(pass, compared.leg ?? 0) };
  }
  return best;
}

/**
 * Whether a leg of the pass agrees with one of the check-ins on PNR, name, airline and flight, date, from and to (decisions §3,
 * "Candidate pages"). A first name that does not fit into the name field beside a long surname is not held against it.
 */
export const isMatched = (pass: ReadPass, expecteds: readonly ExpectedPass[]): boolean =>
  expecteds.some((expected) =>
    comparePass(pass, expected).points.every(
      ({ point, verdict }) =>
        verdict === "agrees" ||
        point === "passportExpiry" ||
        (point === "firstName" && verdict === "absent" && compareNames(pass, expected).firstCutAway),
    ),
  );
