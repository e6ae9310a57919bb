import { type Country } from "@gatehouse/domain/addresses";
import type { TravellersApi } from "@gatehouse/api/client/travellers";
import { createStore, type Store } from "../../app/store.ts";

/** Countries that were found so far, by alpha-2 and alpha-3 code: the rules of an address are its country's. */
export interface Countries {
  readonly known: Store<ReadonlyMap<string, Country>>;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Country[]>;
}

export function createCountries(api: TravellersApi): Countries {
  const known = createStore<ReadonlyMap<string, Country>>(new Map());
  return {
    known,
    search: async (query, signal) => {
      const countries = await api.reference.countries({ q: query }, { signal });
      known.set(
        new Map([
          ...known.get(),
          ...countries.flatMap((country): [string, Country][] => [
            [country.iso2, country],
            [country.iso3, country],
          ]),
        ]),
      );
      return countries;
    },
  };
}
