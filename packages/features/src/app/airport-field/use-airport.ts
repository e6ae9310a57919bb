import { isCityCode } from "@gatehouse/domain/flights";
import { useLanguage } from "../../i18n/index.ts";
import { type Airport, airportKey, maxAirports } from "./airport.ts";
import { useFlightsApi } from "./flights-api.ts";
import { useAnswer } from "./use-answer.ts";

/** The airport of a code, or the city with all of its airports, to show a search that came without names; `failed` where nobody knows, then its code stands for it. */
export function useAirport(code: string): { readonly airport: Airport | undefined; readonly failed: boolean } {
  const api = useFlightsApi();
  const language = useLanguage();
  const { data, error } = useAnswer(api, /^[A-Z]{3}$/.test(code) ? airportKey(code, language) : null, async () => {
    const found = await api.airports({ q: code, size: maxAirports, lang: language, cities: isCityCode(code) });
    return found.find((airport) => airport.code === code) ?? null;
  });
  return { airport: data ?? undefined, failed: error !== undefined || data === null };
}
