import { createHash } from "node:crypto";

/** What tests try of something large. */
interface Samples {
  /** In the gate so many of them, in their order; otherwise all. @param name tells one sample from another */
  readonly sampleOf: <T>(all: readonly T[], most: number, name: string) => readonly T[];
}

/** Draws the samples of cases that a run of the tests tries. @param commit what draws the samples; undefined tries everything */
export function createSamples(commit: string | undefined): Samples {
  const draw = (text: string): string => createHash("sha256").update(`${commit} ${text}`).digest("hex");
  return {
    sampleOf: (all, most, name) => {
      if (commit === undefined) return all;
      const ranks = all.map((_, index) => ({ index, rank: draw(`${name} ${index}`) }));
      const chosen = ranks.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).slice(0, most);
      return all.filter((_, index) => chosen.some((one) => one.index === index));
    },
  };
}

/**
 * The gate draws them by the commit that it tests (`scripts/test.ts`): they differ from one change to the next, and a run can be
 * repeated. With `--all`, and for whoever runs a file by hand, everything is tried.
 */
export const { sampleOf } = createSamples(process.env["TEST_SAMPLE"] || undefined);
