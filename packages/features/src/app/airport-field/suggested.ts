import type { Airport } from "./airport.ts";

/** An airport that is offered before others, and the word that says why: "Best". */
export interface SuggestedAirport {
  readonly airport: Airport;
  readonly tag: string;
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Those whose code, city or name begins as the text does, in their own order; all where nothing is typed. */
export function matching(suggested: readonly SuggestedAirport[], text: string): readonly SuggestedAirport[] {
  const wanted = plain(text.trim());
  return suggested.filter(({ airport }) =>
    [airport.code, airport.city, airport.name].some((part) => plain(part).startsWith(wanted)),
  );
}
