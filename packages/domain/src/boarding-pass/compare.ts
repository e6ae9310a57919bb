import type { PointVerdict } from "./checked-point.ts";
import { sameCarrier } from "./carriers.ts";
import { type ComparedNames, compareNames } from "./compare-name.ts";
import { flightDateOf } from "./flight-date.ts";
import { type FlightNumber, flightNumberOf, sameFlightNumber } from "./flight-number.ts";
import type { ComparedPoint, ExpectedPass } from "./compared.ts";
import { compareIdentity } from "./identity.ts";
import type { CheckPoint, IdentityPoint, PassPoint } from "./points.ts";
import { type PassProblem, passProblem } from "./problem.ts";
import { doubtsAbout, type Proof } from "./proof.ts";
import { blankLeg, type PassLeg, type ReadPass } from "./read-pass.ts";

export type { ComparedPoint, ExpectedPass } from "./compared.ts";

export interface ComparedPass {
  /** Zero-based number of the leg that fits best; null without a pass. */
  readonly leg: number | null;
  /** All nine, in the order of `passPoints`. */
  readonly points: readonly ComparedPoint[];
  /** What tells whose pass it is, as far as the pass says something about it: see `identityPoints`. */
  readonly identity: readonly ComparedPoint<IdentityPoint>[];
  /** The first name is missing because the surname takes up the whole name field. */
  readonly firstCutAway: boolean;
  /** What the pass leaves open, whatever agrees. */
  readonly doubts: readonly Proof[];
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

function judgeNames(names: ComparedNames, expected: ExpectedPass): readonly ComparedPoint[] {
  const { first, last, printed } = names;
  const given = [expected.firstname, expected.middlename].filter((name) => name.trim() !== "").join(" ");
  const point = (
    name: "firstName" | "lastName",
    booking: string,
    onPass: string | null,
    fit: typeof first,
  ): ComparedPoint =>
    judge(
      name,
      booking || null,
      fit === null ? null : onPass,
      fit?.fits ?? false,
      fit && { booking: fit.booked, pass: fit.printed },
    );
  return [point("firstName", given, printed.first, first), point("lastName", expected.lastname, printed.last, last)];
}

const noNames: ComparedNames = { first: null, last: null, firstCutAway: false, printed: { first: null, last: null } };

const count = (points: readonly ComparedPoint<CheckPoint>[], verdict: PointVerdict) =>
  points.filter((point) => point.verdict === verdict).length;

/** More points agree, or as many with fewer that differ. */
function betterThan(
  points: readonly ComparedPoint<CheckPoint>[],
  former: readonly ComparedPoint<CheckPoint>[],
): boolean {
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
  const names = pass ? compareNames(pass, expected) : noNames;
  return {
    leg: best,
    points: [...judgeNames(names, expected), ...leg, passport],
    identity: compareIdentity(pass, best, expected),
    firstCutAway: names.firstCutAway,
    doubts: pass ? doubtsAbout(pass) : [],
  };
}

/** The pass of a page that fits a check-in best, compared with it. */
export interface ComparedPage extends ComparedPass {
  /** Index of the pass among the page's; null where the page has none. */
  readonly pass: number | null;
  readonly problem: PassProblem | null;
}

/** Every point that is judged, those of the identity behind the nine. */
export const judgedPoints = ({
  points,
  identity,
}: Pick<ComparedPass, "points" | "identity">): readonly ComparedPoint<CheckPoint>[] => [...points, ...identity];

/** Whether one pass of a page suits a check-in better than another: what tells whose it is decides between two that agree alike. */
export function isBetterMatch(one: ComparedPass, former: ComparedPass): boolean {
  if (betterThan(one.points, former.points)) return true;
  return !betterThan(former.points, one.points) && betterThan(one.identity, former.identity);
}

/**
 * Picks the pass of a page that fits a check-in best, for a page can carry one per passenger, and compares it.
 * @param passes all that were read from the page; none makes every point absent
 * @param chosen index of the pass to compare, where that is known: see `pageOwnership`
 */
export function comparePage(
  passes: readonly ReadPass[],
  expected: ExpectedPass,
  chosen: number | null = null,
): ComparedPage {
  let best: ComparedPage = { ...comparePass(null, expected), pass: null, problem: null };
  for (const [index, pass] of passes.entries()) {
    if (chosen !== null && chosen !== index) continue;
    const compared = comparePass(pass, expected);
    if (best.pass === null || isBetterMatch(compared, best))
      best = { ...compared, pass: index, problem: passProblem(pass, compared.leg ?? 0) };
  }
  return best;
}

/**
 * Whether a pass agrees with a check-in on PNR, name, airline and flight, date, from and to, and is no other traveller's by its
 * ticket or by what it is for. A first name that does not fit into the name field beside a long surname is not held against it.
 */
export const isAgreeing = ({ points, identity, firstCutAway }: ComparedPass): boolean =>
  identity.every(({ verdict }) => verdict !== "differs") &&
  points.every(
    ({ point, verdict }) =>
      verdict === "agrees" ||
      point === "passportExpiry" ||
      (point === "firstName" && verdict === "absent" && firstCutAway),
  );
