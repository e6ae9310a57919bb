import { useEffect, useState } from "react";
import { useLatest } from "../field/index.ts";
import { hasCode } from "./country-names.ts";
import type { CountryName, SearchCountries } from "./types.ts";

export interface KnownCountry<Found> {
  /** The country of the code, once it is known. */
  readonly country: Found | undefined;
  /** A country that was found by other means: it need not be looked up. */
  readonly know: (country: Found | undefined) => void;
}

/**
 * The country of a code that came from elsewhere, such as a saved address: what the caller knows, what was chosen, or what a search
 * for the code finds.
 * @param value a code of either length; empty for none
 */
export function useKnownCountry<Found extends CountryName>(
  value: string,
  given: Found | undefined,
  search: SearchCountries<Found>,
): KnownCountry<Found> {
  const [found, setFound] = useState<Found>();
  const latest = useLatest(search);
  const country = [given, found].find((candidate) => candidate !== undefined && hasCode(candidate, value));
  const unknown = country === undefined ? value.trim() : "";

  useEffect(() => {
    if (unknown === "") return undefined;
    const controller = new AbortController();
    const take = (countries: readonly Found[]): void => {
      const match = countries.find((candidate) => hasCode(candidate, unknown));
      if (match && !controller.signal.aborted) setFound(match);
    };
    // Without an answer its code stands for it; anyone who edits it searches again.
    latest.current(unknown, controller.signal).then(take, () => undefined);
    return () => controller.abort();
  }, [latest, unknown]);

  return { country, know: setFound };
}
