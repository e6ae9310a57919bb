import useSWR from "swr";
import { useFlightsApi } from "../../../app/airport-field/flights-api.ts";
import { seatMapPath, type WantedFlight } from "../seat-address.ts";

/** The seats of a flight (SEAT-1), read once: whoever chooses among them keeps what they see. */
export function useSeatMap(flight: WantedFlight) {
  const api = useFlightsApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["flights.seatMap", seatMapPath(flight)],
    () => api.seatMap(flight),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
  return { map: data, error, retrying: isValidating, retry: () => void mutate() };
}
