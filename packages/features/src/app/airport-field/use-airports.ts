import { errorCode } from "@gatehouse/api/client/errors";
import type { FlightsApi } from "@gatehouse/api/client/flights";
import { useEffect, useState } from "react";
import { type Language, useLanguage } from "../../i18n/index.ts";
import { useTimer } from "./timer.ts";
import { type Airport, maxAirports } from "./airport.ts";
import { useFlightsApi } from "./flights-api.ts";
import { useAnswer } from "./use-answer.ts";

/** Fewest characters that are searched for (FLT-2). */
const shortest = 3;

/** Milliseconds of quiet before what is typed is searched for. */
const quiet = 300;

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
async function fetchAirports(api: FlightsApi, q: string, lang: Language, cities: boolean): Promise<readonly Airport[]> {
  try {
    return await api.airports({ q, size: maxAirports, lang, cities });
  } catch (error) {
    throw new Error(errorCode(error), { cause: error });
  }
}

/**
 * Airports by what is typed, ranked by the server. An answer belongs to the text that it was asked for: a late one is never shown
 * for another.
 * @param cities whether cities with all of their airports are among them (FLT-31)
 */
export function useAirports(text: string, cities: boolean): AirportSearch {
  const api = useFlightsApi();
  const language = useLanguage();
  const wanted = text.trim();
  const settled = useSettled(wanted);
  const isAsked = wanted === settled && wanted.length >= shortest;
  const kind = cities ? "places" : "airports";
  const { data, error } = useAnswer(api, isAsked ? `${kind} ${language} ${wanted.toLocaleLowerCase()}` : null, () =>
    fetchAirports(api, wanted, language, cities),
  );
  if (wanted.length < shortest) return { status: "short" };
  if (!isAsked) return { status: "loading" };
  if (error instanceof Error) return { status: "failed", code: error.message };
  return data ? { status: "ready", airports: data } : { status: "loading" };
}
