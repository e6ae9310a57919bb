import { flightIndex } from "@gatehouse/domain/flights";
import { crossfiltered } from "./crossfiltered.ts";
import { itinerariesFrom } from "./data.ts";
import type { Engine } from "./engine.ts";
import { momentsFrom } from "./moments.ts";
import { naive } from "./naive.ts";
import { ours } from "./ours.ts";
import { expectSame } from "./compare.ts";
import { rowsOf } from "./rows.ts";

export const engineNames = ["ours", "naive", "crossfilter2"] as const;
export type EngineName = (typeof engineNames)[number];

/** Milliseconds. */
export interface Times {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}
export interface Measured {
  readonly changes: Readonly<Record<EngineName, Times>>;
  /** Making a result ready, the first time and once the code is warm. */
  readonly ready: Readonly<Record<EngineName, { readonly first: number; readonly warm: number }>>;
}

function timed<T>(work: () => T): { readonly result: T; readonly time: number } {
  const from = performance.now();
  const result = work();
  return { result, time: performance.now() - from };
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Times every engine with the same changes of the same itineraries, in turns, so that a slow moment of the machine meets all of
 * them. Each pass begins with an engine of its own; a change counts with the median of its passes, because other programs interrupt.
 */
export function measure(seed: number, size: number, changes: number, passes: number): Measured {
  const itineraries = itinerariesFrom(seed, size);
  const rows = rowsOf(itineraries);
  const moments = momentsFrom(seed, changes, rows);
  const make: Readonly<Record<EngineName, () => Engine>> = {
    ours: () => ours(flightIndex(itineraries)),
    naive: () => naive(rows),
    crossfilter2: () => crossfiltered(rows),
  };
  const perEngine = <T>(value: (name: EngineName) => T) =>
    Object.fromEntries(engineNames.map((name) => [name, value(name)])) as Record<EngineName, T>;

  const first = perEngine((name) => timed(make[name]));
  // Also warms the code up: people change more than one filter.
  expectSame(
    perEngine((name) => first[name].result),
    moments,
  );

  const times = perEngine(() => moments.map((): number[] => []));
  const ready = perEngine((): number[] => []);
  for (let pass = 0; pass < passes; pass += 1) {
    const engines = perEngine((name) => {
      const { result, time } = timed(make[name]);
      ready[name].push(time);
      return result;
    });
    for (const [place, { filters, sort }] of moments.entries())
      for (const name of engineNames) times[name][place]?.push(timed(() => engines[name].change(filters, sort)).time);
  }
  const median = (values: readonly number[]) =>
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    );
  return {
    changes: perEngine((name) => {
      const sorted = times[name].map(median).toSorted((a, b) => a - b);
      return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), longest: quantile(sorted, 1) };
    }),
    ready: perEngine((name) => ({ first: first[name].time, warm: median(ready[name]) })),
  };
}
