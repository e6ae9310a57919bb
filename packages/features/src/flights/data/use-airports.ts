import { errorCode } from "@gatehouse/api/client/errors";
import type { FlightsApi } from "@gatehouse/api/client/flights";
import { useEffect, useState } from "react";
import { type Language, useLanguage } from "../../i18n/index.ts";
import { useTimer } from "../timer.ts";
import { useFlightsApi } from "./flights-api.ts";
import { keepAnswer, useAnswer } from "./use-answer.ts";

/** An airport as the autocomplete lists it. */
export type Airport = Awaited<ReturnType<FlightsApi["airports"]>>[number];

/** Fewest characters that are searched for (FLT-2). */
const shortest = 3;

/** Milliseconds of quiet before what is typed is searched for. */
const quiet = 300;

/** How many are offered. */
const most = 8;

export type AirportSearch =
  | { readonly status: "short" | "loading" }
  | { readonly status: "ready"; readonly airports: readonly Airport[] }
  /** @property code of the failed call */
  | { readonly status: "failed"; readonly code: string };

/** The value after it has been the same for a while. */
function useSettled(value: string): string {
  const timer = useTimer();
  const [settled, setSettled] = useState(value);
  useEffect(
    () => (value === settled ? undefined : timer.after(quiet, () => setSettled(value))),
    [timer, value, settled],
  );
  return settled;
}

/** Rejects with the code of the failed call as its message. */
async function fetchAirports(api: FlightsApi, q: string, lang: Language): Promise<readonly Airport[]> {
  try {
    return await api.airports({ q, size: most, lang });
  } catch (error) {
    throw new Error(errorCode(error), { cause: error });
  }
}

/**
 * Airports by what is typed, ranked by the server. An answer belongs to the text that it was asked for: a late one is never shown
 * for another.
 */
export function useAirports(text: string): AirportSearch {
  const api = useFlightsApi();
  const language = useLanguage();
  const wanted = text.trim();
  const settled = useSettled(wanted);
  const isAsked = wanted === settled && wanted.length >= shortest;
  const { data, error } = useAnswer(api, isAsked ? `airports ${language} ${wanted.toLocaleLowerCase()}` : null, () =>
    fetchAirports(api, wanted, language),
  );
  if (wanted.length < shortest) return { status: "short" };
  if (!isAsked) return { status: "loading" };
  if (error instanceof Error) return { status: "failed", code: error.message };
  return data ? { status: "ready", airports: data } : { status: "loading" };
}

// Cities are called otherwise in another language.
const airportKey = (code: string, language: Language): string => `airport ${language} ${code}`;

/** Keeps an airport that was chosen: nobody needs to ask for it again. */
export function useKeepAirport(): (airport: Airport) => void {
  const api = useFlightsApi();
  const language = useLanguage();
  return (airport) => keepAnswer(api, airportKey(airport.code, language), airport);
}

/** The airport of a code, to show a search that came without names; `failed` where nobody knows, then its code stands for it. */
export function useAirport(code: string): { readonly airport: Airport | undefined; readonly failed: boolean } {
  const api = useFlightsApi();
  const language = useLanguage();
  const { data, error } = useAnswer(api, /^[A-Z]{3}$/.test(code) ? airportKey(code, language) : null, async () => {
    const found = await api.airports({ q: code, size: most, lang: language });
    return found.find((airport) => airport.code === code) ?? null;
  });
  return { airport: data ?? undefined, failed: error !== undefined || data === null };
}
