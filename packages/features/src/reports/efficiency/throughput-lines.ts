import { type Efficiency, efficiencyZone, type ThroughputBucket } from "@gatehouse/domain/reports";
import { type InstantRange, localClock } from "@gatehouse/domain/time";

/** The picture of throughput: texts of the clock in India, and what was achieved in each stretch. */
export interface ThroughputLines {
  /** "16:12–16:17"; with the day where the range has several. */
  readonly steps: readonly string[];
  /** Where stretches meet: one more than there are stretches. */
  readonly edges: readonly string[];
  readonly automation: readonly number[];
  readonly operators: readonly number[];
  readonly attached: number;
  readonly disposed: number;
  /** Of all stretches, for one of them. */
  readonly average: number;
}

const done = ({ attached, disposed }: ThroughputBucket["automation"]): number => attached + disposed;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/**
 * The lines of the efficiency report's chart of throughput, with the words of its axis.
 * @param range seconds since 1970, UTC, both included: the last stretch ends with it
 * @param dayText how a day (YYYY-MM-DD) is written, short
 */
export function throughputLines(
  { buckets, bucketSeconds }: Efficiency["throughput"],
  range: InstantRange,
  dayText: (date: string) => string,
): ThroughputLines {
  const bounds = [...buckets.map(({ start }) => start), range.end + 1];
  const several = localClock(range.start, efficiencyZone).date !== localClock(range.end, efficiencyZone).date;
  const daily = bucketSeconds >= 86_400;
  const text = (at: number, withDay: boolean): string => {
    const { date, time } = localClock(at, efficiencyZone);
    return withDay ? `${dayText(date)} ${time}` : time;
  };
  const edge = (at: number): string =>
    daily ? dayText(localClock(at, efficiencyZone).date) : text(at, several && bucketSeconds >= 7200);
  const both = buckets.map(({ automation, operators }) => ({
    attached: automation.attached + operators.attached,
    disposed: automation.disposed + operators.disposed,
  }));
  const total = sum(both.map(done));
  return {
    steps: buckets.map((_, index) => {
      const [from = 0, to = 0] = bounds.slice(index, index + 2);
      const otherDay = localClock(from, efficiencyZone).date !== localClock(to, efficiencyZone).date;
      return `${text(from, several)}–${text(to, several && otherDay)}`;
    }),
    edges: bounds.map(edge),
    automation: buckets.map(({ automation }) => done(automation)),
    operators: buckets.map(({ operators }) => done(operators)),
    attached: sum(both.map(({ attached }) => attached)),
    disposed: sum(both.map(({ disposed }) => disposed)),
    average: total / Math.max(1, (range.end + 1 - range.start) / bucketSeconds),
  };
}

/** A length as people say it: "5 minutes". @param seconds whole minutes, hours, days or weeks */
export function lengthText(seconds: number, language: string): string {
  const [unit, size] = (
    [
      ["week", 604_800],
      ["day", 86_400],
      ["hour", 3600],
    ] as const
  ).find(([, each]) => seconds % each === 0) ?? ["minute", 60];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
