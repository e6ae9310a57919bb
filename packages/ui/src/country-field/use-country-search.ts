import { searchMinimum } from "@gatehouse/domain/addresses";
import { useEffect, useState } from "react";
import { useLatest } from "../field/index.ts";
import type { CountryName, SearchCountries } from "./types.ts";

/** After the last character (ADR-2). */
const waitMs = 300;

export type CountrySearch<Found> =
  | { readonly status: "short" | "loading" | "failed" }
  | { readonly status: "ready"; readonly countries: readonly Found[] };

interface Answer<Found> {
  readonly query: string;
  readonly attempt: number;
  /** Undefined when there was none. */
  readonly countries: readonly Found[] | undefined;
}

/** Whether a text is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.trim().length >= searchMinimum;

/**
 * What is found for a text that is being typed. An answer that comes after the text has changed is dropped.
 * @param text undefined while nothing is searched for
 */
export function useCountrySearch<Found extends CountryName>(
  search: SearchCountries<Found>,
  text: string | undefined,
): readonly [CountrySearch<Found>, retry: () => void] {
  const [answer, setAnswer] = useState<Answer<Found>>();
  const [attempt, setAttempt] = useState(0);
  // A function made again at each rendering must not start the wait again.
  const latest = useLatest(search);
  const query = text !== undefined && isSearchable(text) ? text.trim() : undefined;
  const isAnswered = answer?.query === query && answer?.attempt === attempt;

  useEffect(() => {
    if (query === undefined || isAnswered) return undefined;
    const controller = new AbortController();
    const settle = (countries: readonly Found[] | undefined): void => {
      if (!controller.signal.aborted) setAnswer({ query, attempt, countries });
    };
    const timer = setTimeout(() => {
      latest.current(query, controller.signal).then(settle, () => settle(undefined));
    }, waitMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [latest, query, attempt, isAnswered]);

  const retry = (): void => setAttempt((count) => count + 1);
  if (query === undefined) return [{ status: "short" }, retry];
  if (!isAnswered) return [{ status: "loading" }, retry];
  return [answer.countries ? { status: "ready", countries: answer.countries } : { status: "failed" }, retry];
}
