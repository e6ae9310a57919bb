import { passLetters, type ReadPass } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";

type Point =
  | "firstName"
  | "lastName"
  | "pnr"
  | "airline"
  | "flightNumber"
  | "from"
  | "to"
  | "departureDate"
  | "passportExpiry";
type Verdict = "agrees" | "differs" | "notOnPass";

function verdicts([pass]: readonly ReadPass[], row: CheckIn): Readonly<Record<Point, Verdict>> {
  const leg = pass?.legs[0];
  const same = (printed: string | null | undefined, booked: string): Verdict =>
    printed === null || printed === undefined ? "notOnPass" : printed === booked ? "agrees" : "differs";
  return {
    firstName: same(pass?.firstName, passLetters(row.passenger.firstname).slice(0, pass?.firstName?.length ?? 20)),
    lastName: same(pass?.lastName, passLetters(row.passenger.lastname).slice(0, 20)),
    pnr: same(leg?.pnr, row.pnr),
    airline: same(leg?.operatingCarrier, row.airline.iata),
    flightNumber: same(leg?.flightNumber, row.flightnum),
    from: same(leg?.from, row.from.iata),
    to: same(leg?.to, row.to.iata),
    departureDate: leg?.dayOfYear || leg?.date ? "agrees" : "notOnPass",
    passportExpiry: "notOnPass",
  };
}

/** Whether one of the passes is that of a check-in. */
export function agrees(passes: readonly ReadPass[], row: CheckIn): boolean {
  return passes.some((pass) => {
    const { passportExpiry: _, ...points } = verdicts([pass], row);
    return Object.values(points).every((verdict) => verdict === "agrees");
  });
}

interface Check {
  readonly point: string;
  readonly ticked: boolean;
  readonly reason?: string | undefined;
}

/** What a link would make of the points. */
export function settle(
  passes: readonly ReadPass[],
  row: CheckIn,
  checks: readonly Check[] | undefined,
  override: string | undefined,
): { open: readonly string[]; differing: boolean; note: string | null; problem: string | undefined } {
  const points = Object.entries(verdicts(passes, row));
  const problem = passes.some(({ documentType }) => documentType === "I") ? "receipt" : undefined;
  const open = checks
    ? points
        .filter(([point, verdict]) => {
          const check = checks.find((candidate) => candidate.point === point);
          return !check?.ticked || (verdict === "differs" && !check.reason);
        })
        .map(([point]) => point)
    : [];
  const reasons = (checks ?? []).flatMap(({ point, reason }) => (reason ? [`${point}: ${reason}`] : []));
  return {
    open,
    differing: points.some(([, verdict]) => verdict === "differs") || problem !== undefined,
    note: [...reasons, ...(override ? [override] : [])].join("; ") || null,
    problem: override ? undefined : problem,
  };
}
