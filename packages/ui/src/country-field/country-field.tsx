import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Combobox } from "../combobox/index.ts";
import { nameIn } from "./country-names.ts";
import type { CountryFieldLabels, CountryFieldProps, CountryName } from "./types.ts";
import { type CountryDraft, useCountryDraft } from "./use-country-draft.ts";
import { useKnownCountry } from "./use-known-country.ts";

/**
 * A country by its name or its code, searched for from two characters on, 300 ms after the last one (ADR-2). The search is the
 * caller's; answers that come too late are dropped. A name or a code that the browser fills in is chosen without a list.
 */
export function CountryField<Found extends CountryName>(props: CountryFieldProps<Found>) {
  const { value, country: given, searchCountries } = props;
  const { country, know } = useKnownCountry(value, given, searchCountries);
  const onChange = (iso3: string, chosen: Found | undefined): void => {
    know(chosen);
    props.onChange(iso3, chosen);
  };
  return <CountryInput {...props} country={country} onChange={onChange} />;
}

/** The field of a country for a caller who finds out the country of the value. */
export function CountryInput<Found extends CountryName>({ ref, ...props }: CountryFieldProps<Found>) {
  const { locale, labels, disabled } = props;
  const draft = useCountryDraft(props);
  const { search, stage } = draft;
  const countries = search.status === "ready" ? search.countries : undefined;
  const words = wordsOf(draft, labels);
  const wrong = { unknown: labels.unknown, failed: labels.failed, typing: undefined, resolving: undefined };
  return (
    <>
      <Combobox
        id={props.id}
        size={props.size}
        required={props.required}
        arrow
        text={draft.text}
        onTextChange={draft.type}
        options={countries}
        optionKey={({ iso3 }) => iso3}
        renderOption={(option) => <CountryOption country={option} locale={locale} />}
        onChoose={draft.choose}
        onKeyDown={draft.keyDown}
        onBlur={(event) => {
          draft.leave();
          props.onBlur?.(event);
        }}
        note={noteOf(draft, words, labels)}
        announcement={countries?.length ? labels.found(countries.length) : (words ?? "")}
        labels={labels}
        error={stage === "chosen" ? props.error : (wrong[stage] ?? props.error)}
        helper={props.helper}
        input={{
          disabled,
          autoComplete: props.autoComplete ?? "off",
          autoCapitalize: "words",
          enterKeyHint: props.enterKeyHint,
          dir: "auto",
        }}
        ref={ref}
      />
      {props.name !== undefined && <input type="hidden" name={props.name} value={props.value} disabled={disabled} />}
    </>
  );
}

function CountryOption({ country, locale }: { readonly country: CountryName; readonly locale: string | undefined }) {
  return (
    <chakra.span display="flex" alignItems="baseline" justifyContent="space-between" gap="3" width="full">
      <bdi>{nameIn(locale, country)}</bdi>
      <chakra.span textStyle="code" color="fg.muted">
        {country.iso3}
      </chakra.span>
    </chakra.span>
  );
}

/** What there is to say in the place of a list. */
function wordsOf<Found extends CountryName>(
  { search, stage, text }: CountryDraft<Found>,
  labels: CountryFieldLabels,
): string | undefined {
  // A chosen country is asked nothing more about.
  if (stage !== "typing" && text !== "") return undefined;
  switch (search.status) {
    case "short":
      return labels.short;
    case "loading":
      return labels.loading;
    case "failed":
      return labels.failed;
    case "ready":
      return labels.none(text.trim());
  }
}

function noteOf<Found extends CountryName>(
  { search, retry }: CountryDraft<Found>,
  words: string | undefined,
  labels: CountryFieldLabels,
): ReactNode {
  if (words === undefined || search.status !== "failed") return words;
  return (
    <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="3">
      {words}
      {/* Enter in the field does the same: by Tab the list would be left. */}
      <Button type="button" size="sm" tabIndex={-1} onClick={retry}>
        {labels.retry}
      </Button>
    </chakra.span>
  );
}
