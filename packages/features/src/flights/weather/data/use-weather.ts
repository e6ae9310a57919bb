import type { FlightsApi } from "@gatehouse/api/client/flights";
import { useEffect } from "react";
import useSWR from "swr";
import { onReconnect } from "../../../app/connection/index.ts";
import { useFlightsApi } from "../../../app/airport-field/flights-api.ts";
import type { WeatherAt } from "../../flights-model.ts";

/** What the call answers: hours around a time, and whether they are a forecast. */
export type Weather = Awaited<ReturnType<FlightsApi["weather"]>>["payload"];

/** One hour; what is not known is null. */
export type WeatherHour = Weather["weather_data_of_origin_hourly"][number];

export interface WeatherState {
  readonly weather: Weather | undefined;
  /** The call's error; an answer whose status is false counts as one. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The weather at an airport around a time. What was fetched once is not asked for again while the page is open. */
export function useWeather({ iata, local }: WeatherAt): WeatherState {
  const api = useFlightsApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["flights.weather", iata, local],
    async () => {
      const { status, payload } = await api.weather({ airport: iata, departure_date_time: local });
      if (!status) throw new Error("The status of the answer is false.");
      return payload;
    },
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
  const hasFailed = error !== undefined;
  useEffect(() => (hasFailed ? onReconnect(() => void mutate()) : undefined), [hasFailed, mutate]);
  return { weather: data, error, isLoading: isValidating, retry: () => void mutate() };
}
