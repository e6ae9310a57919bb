import { errorCode } from "@gatehouse/api/client/errors";
import { type Country } from "@gatehouse/domain/addresses";
import type { TravellersApi } from "@gatehouse/api/client/travellers";
import { createStore, type Store } from "../../app/store.ts";

/** Countries that were found so far, by alpha-2 and alpha-3 code: the rules of an address are its country's. */
export interface Countries {
  readonly known: Store<ReadonlyMap<string, Country>>;
  /** The code of the last search's failure. */
  readonly failure: Store<string | undefined>;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Country[]>;
}

/** Countries for the missing-information page, each read from the server once. */
export function createCountries(api: TravellersApi): Countries {
  const known = createStore<ReadonlyMap<string, Country>>(new Map());
  const failure = createStore<string | undefined>(undefined);
  const ask = async (query: string, signal: AbortSignal): Promise<readonly Country[]> => {
    try {
      return await api.reference.countries({ q: query }, { signal });
    } catch (error) {
      // What was given up has not failed.
      if (!signal.aborted) failure.set(errorCode(error));
      throw error;
    }
  };
  return {
    known,
    failure,
    search: async (query, signal) => {
      const countries = await ask(query, signal);
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
