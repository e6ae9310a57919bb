import { type Language, useLanguage } from "../../i18n/index.ts";
import { type Airport, airportKey, maxAirports } from "./airport.ts";
import { type FlightsApi, useFlightsApi } from "./flights-api.ts";
import { keepAnswer, useAnswer } from "./use-answer.ts";

/** The airports of some codes, in their order; those that nobody knows, or that cannot be read now, are left out. */
async function readAirports(
  api: FlightsApi,
  codes: readonly string[],
  language: Language,
): Promise<readonly Airport[]> {
  const found = await Promise.all(
    codes.map(async (code) => {
      const answer = await api.airports({ q: code, size: maxAirports, lang: language, cities: false }).catch(() => []);
      return answer.find((airport) => airport.code === code);
    }),
  );
  return found.filter((airport) => airport !== undefined);
}

/** Reads the airports of some codes for what is said once, in the reader's language. */
export function useReadAirports(): (codes: readonly string[]) => Promise<readonly Airport[]> {
  const api = useFlightsApi();
  const language = useLanguage();
  return (codes) => readAirports(api, codes, language);
}

/**
 * The airports of some codes, in their order; those that nobody knows are left out. Empty until all have come.
 * @param named the language of their names. Default: the reader's
 */
export function useKnownAirports(codes: readonly string[], named?: Language): readonly Airport[] {
  const api = useFlightsApi();
  const shown = useLanguage();
  const language = named ?? shown;
  const { data } = useAnswer(
    api,
    codes.length === 0 ? null : `airports of ${language} ${codes.join(" ")}`,
    async () => {
      const known = await readAirports(api, codes, language);
      for (const airport of known) keepAnswer(api, airportKey(airport.code, language), airport);
      return known;
    },
  );
  return data ?? [];
}
