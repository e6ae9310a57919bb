import type { FlightsApi } from "@gatehouse/api/client/flights";
import type { Language } from "../../i18n/index.ts";

/** An airport as the autocomplete lists it. */
export type Airport = Awaited<ReturnType<FlightsApi["airports"]>>[number];

/** How many are offered. */
export const maxAirports = 8;

/** The name in the cache of an airport by its code: cities are called otherwise in another language. */
export const airportKey = (code: string, language: Language): string => `airport ${language} ${code}`;
