import { clockChangeAt, isLocalTime, isZone, type LocalTime } from "../local-time.ts";
import { endOf, startOf } from "../piece.ts";
import { problem, type TripProblem } from "./problem.ts";
import { referenceTo, type TimedPiece } from "./travel.ts";

/** The longest flights take nineteen hours; what takes longer than this has a wrong day. */
const longestFlight = 24 * 3600;

function clockProblems({ of }: TimedPiece, time: LocalTime): readonly TripProblem[] {
  const { dateTime, zone } = time;
  if (!isLocalTime(dateTime)) return [];
  const pieces = [referenceTo(of)];
  if (!isZone(zone)) return [problem("zoneUnknown", pieces, { time: dateTime })];
  const change = clockChangeAt(time);
  if (change === undefined) return [];
  return [problem(change === "skipped" ? "timeSkipped" : "timeTwice", pieces, { time: dateTime, zone })];
}

/** What is odd about the times of single pieces. */
export function timeProblems(timed: readonly TimedPiece[]): readonly TripProblem[] {
  return timed.flatMap((one): readonly TripProblem[] => {
    const [from, to] = [startOf(one.of), endOf(one.of)];
    const facts = { starts: from.dateTime, ends: to.dateTime };
    const pieces = [referenceTo(one.of)];
    const found: TripProblem[] = [];
    if (one.start !== null && one.end !== null) {
      if (one.end < one.start) found.push(problem("endsBeforeItStarts", pieces, facts));
      else if (one.of.kind === "flight" && one.end - one.start > longestFlight)
        found.push(
          problem("takesTooLong", pieces, { ...facts, hours: String(Math.round((one.end - one.start) / 3600)) }),
        );
    } else if (from.zone === to.zone && to.dateTime !== "" && to.dateTime.slice(0, 10) < from.dateTime.slice(0, 10))
      // Without a zone the days of one place can be compared.
      found.push(problem("endsBeforeItStarts", pieces, facts));
    const [first, ...later] = [...clockProblems(one, from), ...clockProblems(one, to)];
    // One unknown zone says enough about a piece.
    return [...found, ...(first ? [first] : []), ...later.filter(({ id }) => id !== "zoneUnknown" || first?.id !== id)];
  });
}
