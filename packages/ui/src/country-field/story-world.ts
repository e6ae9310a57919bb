import { type Country, searchCountries } from "@gatehouse/domain/addresses";
import { allCountries } from "@gatehouse/domain/addresses/data";
import type { SearchCountries } from "./types.ts";

/** Every country of the house, as a caller would search them. */
export const everyCountry: SearchCountries<Country> = (query) =>
  Promise.resolve(searchCountries(allCountries(), query));

/** A search whose answers come when a story says so. */
export function heldSearch() {
  const asked = new Map<
    string,
    { readonly signal: AbortSignal; readonly answer: (countries: readonly Country[]) => void }
  >();
  const search: SearchCountries<Country> = (query, signal) =>
    new Promise((resolve) => {
      asked.set(query, { signal, answer: resolve });
    });
  return { search, asked };
}

/** A search that fails until it is fixed. */
export function failingSearch() {
  const state = { isMended: false };
  const search: SearchCountries<Country> = (query, signal) =>
    state.isMended ? everyCountry(query, signal) : Promise.reject(new Error("No answer"));
  return { search, mend: () => (state.isMended = true) };
}

/** What browsers that fill in a form say of their events: Chromium nothing, the others that they replace the text. */
export type FillKind = "" | "insertReplacementText" | "insertText";

/** Changes a text within one tick, as no finger can: as a browser does that fills in a form, or faster than any wait. */
export function enterAtOnce(
  input: HTMLInputElement,
  text: string,
  inputType: FillKind = "insertReplacementText",
): void {
  // React must not see it coming, or it would take the event for its own doing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType }));
}
