import { instantOf, spanOf } from "../local-time.ts";
import { endOf, type Piece, startOf } from "../piece.ts";
import { problem, type TripProblem } from "./problem.ts";

/** A piece with the instants at which it begins and ends, where they are known. */
export interface TimedPiece {
  readonly of: Piece;
  readonly start: number | null;
  readonly end: number | null;
}

/** Pieces that take place, in the order in which they begin; those without a known beginning by what its clock shows. */
export function timedPieces(pieces: readonly Piece[]): readonly TimedPiece[] {
  const order = ({ of, start }: TimedPiece) => start ?? instantOf({ ...startOf(of), zone: "UTC" }) ?? 0;
  return pieces
    .filter(({ piece }) => !piece.cancelled)
    .map((of) => ({ of, ...spanOf(startOf(of), endOf(of)) }))
    .toSorted((a, b) => order(a) - order(b));
}

/** How a problem of an itinerary names the piece that it is about. */
export const referenceTo = ({ kind, piece }: Piece) => ({ kind, id: piece.id });

/** Whether one travels in it, from one place to another. */
export const isRide = ({ of }: TimedPiece): boolean => of.kind === "flight" || of.kind === "train";

/** Flights that have a number and no PNR: there is no check-in for them (TRP-36). One problem for all, so that it is meant so once. */
export function pnrProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  const without = timed.filter(({ of }) => of.kind === "flight" && of.piece.flightNum !== "" && of.piece.pnr === "");
  return without.length === 0
    ? []
    : [
        problem(
          "pnrMissing",
          without.map(({ of }) => referenceTo(of)),
        ),
      ];
}

/** Cars and rooms without a confirmation number; call houses are given out by ourselves. One problem for all, as of PNRs. */
export function confirmationProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  const without = timed.filter(
    ({ of }) =>
      (of.kind === "car" || (of.kind === "accommodation" && of.piece.type !== "CALL_HOUSE")) &&
      of.piece.confirmationNumber.trim() === "",
  );
  return without.length === 0
    ? []
    : [
        problem(
          "notConfirmed",
          without.map(({ of }) => referenceTo(of)),
        ),
      ];
}

const day = 86_400;

/** Rides that overlap, and flights that leave from another airport than the one before came to. */
export function connectionProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  const rides = timed.filter(isRide);
  return rides.flatMap((ride, index): readonly TripProblem[] => {
    const next = rides[index + 1];
    if (!next || ride.end === null || next.start === null) return [];
    const both = [referenceTo(ride.of), referenceTo(next.of)];
    const [arrives, leaves] = [endOf(ride.of).dateTime, startOf(next.of).dateTime];
    const found: TripProblem[] = [];
    if (ride.end > next.start) found.push(problem("arrivesAfterNextLeaves", both, { arrives, leaves }));
    if (ride.of.kind === "flight" && next.of.kind === "flight") {
      const [from, to] = [ride.of.piece.arrival.airportCode, next.of.piece.departure.airportCode];
      // Who stays longer than a day travels on from where they like; who has a car drives there.
      const hasCar = timed.some(
        ({ of, start }) =>
          of.kind === "car" &&
          start !== null &&
          ride.end !== null &&
          next.start !== null &&
          start >= ride.end &&
          start <= next.start,
      );
      if (from !== to && from !== "" && to !== "" && next.start - ride.end < day && !hasCar)
        found.push(problem("connectionElsewhere", both, { arrives: from, leaves: to }));
    }
    return found;
  });
}
