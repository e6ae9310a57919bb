import { type Language, useLanguage } from "../../i18n/index.ts";
import { type Airport, airportKey, maxAirports } from "./airport.ts";
import { useFlightsApi } from "./flights-api.ts";
import { keepAnswer, useAnswer } from "./use-answer.ts";

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
      const found = await Promise.all(
        codes.map(async (code) => {
          const answer = await api
            .airports({ q: code, size: maxAirports, lang: language, cities: false })
            .catch(() => []);
          return answer.find((airport) => airport.code === code);
        }),
      );
      const known = found.filter((airport) => airport !== undefined);
      for (const airport of known) keepAnswer(api, airportKey(airport.code, language), airport);
      return known;
    },
  );
  return data ?? [];
}
