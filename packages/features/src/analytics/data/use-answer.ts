import type { AnalyticsAnswer } from "@gatehouse/domain/analytics";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";

export type Answer = AnalyticsAnswer;

/** The answer to a question; `refresh` in milliseconds asks again and again. Nothing is asked without a question. */
export function useAnswer(q: string | undefined, refresh = 0) {
  const api = useApi();
  const { data, error, mutate, isValidating } = useSWR<Answer, unknown>(
    q === undefined ? null : ["analytics.query", q],
    () => api.analytics.query({ q: q ?? "" }),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      refreshInterval: refresh,
      shouldRetryOnError: false,
    },
  );
  return { answer: data, error, reading: isValidating, read: () => mutate() };
}
