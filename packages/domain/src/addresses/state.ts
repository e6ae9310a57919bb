import type { Country, CountryState } from "./country.ts";

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The state that a text names: by its code, its name or its name in the country's own letters. Browsers fill in any of them.
 * @returns undefined when there is none: then the text is a state of its own, which addresses may have
 */
export function findState(country: Country | undefined, text: string): CountryState | undefined {
  const wanted = plain(text);
  if (wanted === "" || !country) return undefined;
  return (
    country.states.find(({ code }) => plain(code) === wanted) ??
    country.states.find(({ name, local }) => plain(name) === wanted || (local !== undefined && plain(local) === wanted))
  );
}

/** A state as people read it: the name of a code, or what was typed. */
export const stateName = (country: Country | undefined, state: string): string =>
  findState(country, state)?.name ?? state;

/** The states whose code is typed, or a word of whose name begins with it; all of them for an empty text. */
export function searchStates(country: Country | undefined, query: string): readonly CountryState[] {
  const states = country?.states ?? [];
  const wanted = plain(query);
  if (wanted === "") return states;
  const exact = states.filter(({ code }) => plain(code) === wanted);
  const found = states.filter(
    (state) =>
      !exact.includes(state) &&
      [state.name, state.local ?? ""].some((name) => ` ${plain(name)}`.includes(` ${wanted}`)),
  );
  return [...exact, ...found];
}
