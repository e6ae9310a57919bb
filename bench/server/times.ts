/** Milliseconds that something took, each time it was done. */
export type Times = readonly number[];

/** How long some work took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Does several things in turn, so that a slow moment of the machine meets all of them. @returns the times of each */
export async function inTurns<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Readonly<Record<Name, Times>>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -5; round < rounds; round += 1) {
    for (const name of names) {
      const took = await timed(works[name]);
      // The first rounds warm up caches and compilers.
      if (round >= 0) times[name].push(took);
    }
  }
  return times;
}

function quantile(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The 95th percentile of measured times. */
export const p95 = (times: Times): number => quantile(times, 0.95);
const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
/** Median and 95th percentile. */
export const both = (times: Times): string =>
  `${milliseconds(p95(times))} (median ${milliseconds(quantile(times, 0.5))})`;
