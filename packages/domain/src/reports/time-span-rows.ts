import type { TimeSpan } from "./figures.ts";

/** What one operator did for one airline. */
export interface TimeSpanRow {
  readonly operator: string;
  readonly airline: string;
  readonly attached: number;
  readonly disposed: number;
}

/** A row per operator and airline with something to say, by operator and airline. */
export function timeSpanRows({ byAgentAttachedCount, byAgentDisposedCount }: TimeSpan): readonly TimeSpanRow[] {
  const names = (...maps: readonly (object | undefined)[]) =>
    [...new Set(maps.flatMap((map) => Object.keys(map ?? {})))].toSorted();
  return names(byAgentAttachedCount, byAgentDisposedCount)
    .flatMap((operator) => {
      const [attached, disposed] = [byAgentAttachedCount[operator], byAgentDisposedCount[operator]];
      return names(attached, disposed).map((airline) => ({
        operator,
        airline,
        attached: attached?.[airline] ?? 0,
        disposed: disposed?.[airline] ?? 0,
      }));
    })
    .filter(({ attached, disposed }) => attached + disposed > 0);
}
