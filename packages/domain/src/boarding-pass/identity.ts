import type { ComparedPoint, ExpectedPass } from "./compare.ts";
import type { IdentityPoint } from "./points.ts";
import type { PassLeg, ReadPass } from "./read-pass.ts";
import { kindsOfPass } from "./traveller-kind.ts";

/** A ticket number without what is printed between its digits, and without a check digit: up to 13 digits. */
const digitsOf = (number: string): string => number.replaceAll(/\D/g, "").slice(0, 13);

/** The ticket number that a pass prints for a leg, else for another leg: a traveller's flights are mostly on one ticket. */
function printedTicket(legs: readonly PassLeg[], leg: number | null): string | null {
  const own = leg === null ? undefined : legs[leg];
  const from = [own, ...legs].find((one) => one !== undefined && one.documentNumber !== null);
  if (!from || from.documentNumber === null) return null;
  const digits = digitsOf(from.documentNumber);
  return digits.length < 10 ? null : (from.airlineNumericCode ?? "") + digits.slice(-10);
}

/** Whether two ticket numbers can be one: the ten digits of the document, and the airline's three where both have them. */
function sameTicket(a: string, b: string): boolean {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  if (one.slice(-10) !== other.slice(-10)) return false;
  return one.length < 13 || other.length < 13 || one === other;
}

/**
 * What a pass says about whose it is, beside the nine points: the ticket number where pass and booking have one, and what the pass is
 * for where that is no traveller with a seat.
 * @param leg zero-based number of the leg that counts
 */
export function compareIdentity(
  pass: ReadPass | null,
  leg: number | null,
  expected: ExpectedPass,
): readonly ComparedPoint<IdentityPoint>[] {
  if (pass === null) return [];
  const points: ComparedPoint<IdentityPoint>[] = [];
  const printed = printedTicket(pass.legs, leg);
  if (printed !== null && expected.ticketNumber !== null) {
    const verdict = sameTicket(printed, expected.ticketNumber) ? "agrees" : "differs";
    points.push({ point: "ticketNumber", booking: expected.ticketNumber, pass: printed, verdict, difference: null });
  }
  const [kind, ...others] = kindsOfPass(pass);
  if (others.length === 0 && (kind === "infant" || kind === "cabinBaggage") && kind !== expected.kind) {
    // A piece of baggage is no traveller, whatever the booking says of them.
    const verdict = expected.kind === null && kind === "infant" ? "absent" : "differs";
    points.push({ point: "travellerKind", booking: expected.kind, pass: kind, verdict, difference: null });
  }
  return points;
}
