import { useLanguage } from "../../i18n/index.ts";
import { type Airport, airportKey } from "./airport.ts";
import { useFlightsApi } from "./flights-api.ts";
import { keepAnswer } from "./use-answer.ts";

/** Keeps an airport that was chosen: nobody needs to ask for it again. */
export function useKeepAirport(): (airport: Airport) => void {
  const api = useFlightsApi();
  const language = useLanguage();
  return (airport) => keepAnswer(api, airportKey(airport.code, language), airport);
}
