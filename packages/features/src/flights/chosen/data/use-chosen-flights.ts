import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** A choice as staff see it. */
export type ChosenFlight = Awaited<ReturnType<Api["flightChoices"]["list"]>>["content"][number];

/** So many are shown at first, and so many more at each wish. */
export const step = 50;
/** As many as one call gives. */
export const most = 500;

/** Nobody waits for a choice by the second: in milliseconds. */
const pace = 30_000;

/** A list of chosen flights, read again by itself while it is looked at. */
export function useChosenFlights(settled: boolean, size: number) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["flights.chosen-list", settled, size],
    () => api.flightChoices.list({ settled, page: 0, size }),
    { keepPreviousData: true, refreshInterval: pace },
  );
  const error: unknown = answer.error;
  return { choices: data?.content, total: data?.totalElement ?? 0, error, reading: isValidating, read: () => mutate() };
}
