import { latestDay, rangeProblem } from "@gatehouse/domain/reports";
import { type DateRange, localClock } from "@gatehouse/domain/time";
import { Refusal } from "./refusal.ts";

/** A range, and what it is asked in. */
interface Asked {
  /** First and last day, YYYY-MM-DD. */
  readonly days: DateRange;
  /** IANA time zone that the days are in. */
  readonly zone: string;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** Days that the range may have; none for no limit. */
  readonly longest?: number;
}

/** What a form could not know, because it knows neither zone nor clock (REP-5). @throws Refusal */
export function requireRange({ days, zone, now, longest }: Asked): void {
  const today = localClock(now, zone).date;
  const problem = rangeProblem(days, today, longest);
  if (problem === undefined) return;
  throw new Refusal({
    code: "RANGE_REFUSED",
    data: {
      problem,
      latest: problem === "TOO_LATE" ? latestDay(today) : null,
      days: problem === "TOO_LONG" ? (longest ?? null) : null,
    },
  });
}
