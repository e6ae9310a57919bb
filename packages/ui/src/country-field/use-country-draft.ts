import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { TextSource } from "../combobox/index.ts";
import { useLatest } from "../field/index.ts";
import { hasCode, countryOfText, nameIn } from "./country-names.ts";
import type { CountryFieldProps, CountryName } from "./types.ts";
import { type CountrySearch, isSearchable, useCountrySearch } from "./use-country-search.ts";

/** What is in the field while it is not the name of the chosen country. */
interface Draft {
  readonly text: string;
  /** The value it was typed over: another one from outside, by a reset for instance, ends the draft. */
  readonly over: string;
  /** Being typed, being looked up after it was left or filled in, or found to be no country. */
  readonly stage: "typing" | "resolving" | "unknown" | "failed";
}

type Options<Found extends CountryName> = Pick<
  CountryFieldProps<Found>,
  "value" | "country" | "onChange" | "onDraft" | "searchCountries" | "locale"
>;

export interface CountryDraft<Found extends CountryName> {
  readonly text: string;
  readonly search: CountrySearch<Found>;
  readonly stage: Draft["stage"] | "chosen";
  readonly type: (text: string, source: TextSource) => void;
  readonly choose: (country: Found) => void;
  readonly leave: () => void;
  readonly retry: () => void;
  readonly keyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * From what is typed to the country that is meant. The value changes when something is chosen, and when the field is left: the
 * whole name or a code counts as chosen, as does what the browser fills in; all else leaves the field without a country.
 */
export function useCountryDraft<Found extends CountryName>(options: Options<Found>): CountryDraft<Found> {
  const { value, country, onChange, onDraft, searchCountries, locale } = options;
  const [kept, setDraft] = useState<Draft>();
  const resolving = useRef<AbortController>(undefined);
  const latest = useLatest(options);
  const draft = kept?.over === value ? kept : undefined;
  const [search, searchAgain] = useCountrySearch(searchCountries, draft?.stage === "typing" ? draft.text : undefined);
  useEffect(() => () => resolving.current?.abort(), []);

  const choose = (chosen: Found): void => {
    resolving.current?.abort();
    setDraft(undefined);
    // The same country as before is no change, whichever of its codes the value holds.
    if (!hasCode(chosen, latest.current.value)) latest.current.onChange(chosen.iso3, chosen);
  };
  const fail = (text: string, stage: "unknown" | "failed" | "resolving"): void => {
    setDraft({ text, over: "", stage });
    if (latest.current.value !== "") latest.current.onChange("", undefined);
  };
  const settle = (text: string, countries: readonly Found[], source: TextSource): void => {
    // Browsers fill in whole names, in a language of their own: the best answer is the country. What was typed may be half a name.
    const likely = source === "filled" || countries.length === 1 ? countries[0] : undefined;
    const found = countryOfText(text, countries, latest.current.locale) ?? likely;
    if (found) choose(found);
    else fail(text, "unknown");
  };
  const resolve = (text: string, source: TextSource): void => {
    resolving.current?.abort();
    const controller = new AbortController();
    resolving.current = controller;
    const unlessNewer =
      <Answer>(then: (answer: Answer) => void) =>
      (answer: Answer): void => {
        if (!controller.signal.aborted) then(answer);
      };
    searchCountries(text.trim(), controller.signal).then(
      unlessNewer((countries: readonly Found[]) => settle(text, countries, source)),
      unlessNewer(() => fail(text, "failed")),
    );
  };
  const type = (text: string, source: TextSource): void => {
    resolving.current?.abort();
    // The failure of the last search is no answer to this one.
    if (draft?.stage === "failed") searchAgain();
    onDraft?.();
    if (text.trim() === "") {
      setDraft(undefined);
      if (value !== "") onChange("", undefined);
    } else if (source === "filled" && isSearchable(text)) {
      setDraft({ text, over: value, stage: "resolving" });
      resolve(text, source);
    } else setDraft({ text, over: value, stage: "typing" });
  };
  const leave = (): void => {
    if (draft?.stage !== "typing") return;
    const own = country && countryOfText(draft.text, [country], locale);
    if (own) choose(own);
    else if (!isSearchable(draft.text)) fail(draft.text, "unknown");
    else if (search.status === "ready") settle(draft.text, search.countries, "typed");
    else {
      fail(draft.text, "resolving");
      resolve(draft.text, "typed");
    }
  };
  const retry = (): void => {
    if (draft) setDraft({ ...draft, stage: "typing" });
    searchAgain();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== "Enter" || draft?.stage !== "typing") return;
    // A form is not sent with a country that nobody has chosen yet.
    event.preventDefault();
    if (search.status === "failed") retry();
    else leave();
  };
  return {
    text: draft?.text ?? (country ? nameIn(locale, country) : value),
    search,
    stage: draft?.stage ?? "chosen",
    type,
    choose,
    leave,
    retry,
    keyDown,
  };
}
