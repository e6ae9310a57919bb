import type { Problem } from "./problems.ts";

/** The other passengers whose nationality is missing. @param index their companion's place in the booking */
export const companionsWithout = (problems: readonly Problem[], index: number): readonly number[] =>
  problems.flatMap(({ path, code }) => {
    const at = /^passengers\.(\d+)\.nationality$/.exec(path)?.[1];
    return at === undefined || Number(at) === index || code !== "travellers.nationality.required" ? [] : [Number(at)];
  });

/** Whose nationality a passenger without one can take: the first companion's who has one. @param known by place; empty for none */
export function nationalityToCopy(known: readonly string[], index: number): number | undefined {
  if (known[index] !== "") return undefined;
  const from = known.findIndex((code) => code !== "");
  return from < 0 ? undefined : from;
}
