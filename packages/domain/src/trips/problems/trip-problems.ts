import type { ItineraryContent } from "../itinerary.ts";
import { factsKey, piecesOf } from "../piece.ts";
import { nameProblems } from "./names.ts";
import { problem, type TripProblem } from "./problem.ts";
import { bedProblems, type CitiesOf, cityProblems, overlapProblems } from "./stays.ts";
import { timeProblems } from "./times.ts";
import {
  confirmationProblems,
  connectionProblems,
  pnrProblems,
  referenceTo,
  type TimedPiece,
  timedPieces,
} from "./travel.ts";

function repetitionProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  return timed.flatMap(({ of }, index) => {
    const key = factsKey(of);
    if (key.split("|").some((part) => part === "")) return [];
    const first = timed.slice(0, index).find((other) => factsKey(other.of) === key);
    return first ? [problem("pieceTwice", [referenceTo(first.of), referenceTo(of)])] : [];
  });
}

/** What each traveller does: rides that name their passengers are of those alone. */
function timedOfEach(
  { travellers }: ItineraryContent,
  timed: readonly TimedPiece[],
): readonly (readonly TimedPiece[])[] {
  if (travellers.length < 2) return [timed];
  return travellers.map(({ travelerId }) =>
    timed.filter(({ of }) => {
      if (of.kind !== "flight" && of.kind !== "train") return true;
      const ids = of.piece.passengerExtra.map((extra) => extra.travelerId);
      return ids.length === 0 || ids.includes("") || ids.includes(travelerId);
    }),
  );
}

/**
 * What is wrong, or looks wrong, with an itinerary (TRP-9): errors first, then in the order of the trip. Cancelled pieces do not count.
 * @param citiesOf names of the city of an airport, in every language that is known; none where it is not
 */
export function tripProblems(content: ItineraryContent, citiesOf: CitiesOf = () => []): readonly TripProblem[] {
  const timed = timedPieces(piecesOf(content));
  const repeated = repetitionProblems(timed);
  // What stands there twice is one thing: it is in nobody's way.
  const again = new Set(repeated.map(({ pieces }) => pieces[1]?.id));
  const once = timed.filter(({ of }) => !again.has(of.piece.id));
  const found = [
    ...timeProblems(timed),
    ...repeated,
    ...overlapProblems(once),
    ...timedOfEach(content, once).flatMap((own) => [
      ...connectionProblems(own),
      ...bedProblems(own),
      ...cityProblems(own, citiesOf),
    ]),
    ...nameProblems(content),
    ...pnrProblems(once),
    ...confirmationProblems(once),
  ];
  const places = new Map(timed.map(({ of }, index) => [of.piece.id, index]));
  const placeOf = ({ pieces }: TripProblem) => Math.min(...pieces.map(({ id }) => places.get(id) ?? 0));
  const rank = ({ severity }: TripProblem) => (severity === "error" ? 0 : 1);
  const seen = new Set<string>();
  return found
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b));
}

/** Somebody said that a problem is meant so. */
export interface MeantSo {
  /** `key` of the problem. */
  readonly key: string;
  readonly by: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
  readonly reason: string;
}

export interface SettledProblems {
  /** These block publishing. */
  readonly open: readonly TripProblem[];
  readonly meantSo: readonly { readonly problem: TripProblem; readonly mark: MeantSo }[];
}

/**
 * Tells problems that were marked as meant so from those that are open (TRP-10). A mark is of the pieces and facts as they were: when
 * one of them changes, the problem is open again.
 */
export function settleProblems(problems: readonly TripProblem[], marks: readonly MeantSo[]): SettledProblems {
  const byKey = new Map(marks.map((mark) => [mark.key, mark]));
  return {
    open: problems.filter(({ key }) => !byKey.has(key)),
    meantSo: problems.flatMap((problem) => {
      const mark = byKey.get(problem.key);
      return mark ? [{ problem, mark }] : [];
    }),
  };
}
