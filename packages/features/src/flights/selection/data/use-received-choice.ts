import type { FlightsApi } from "@gatehouse/api/client/flights";
import type { FlightSearchId } from "@gatehouse/domain/flights";
import useSWR from "swr";
import { useFlightsApi } from "../../../app/airport-field/flights-api.ts";

/** A choice that the server has received. */
export type ReceivedChoice = NonNullable<Awaited<ReturnType<FlightsApi["chosenFlight"]>>>;

/**
 * The choice that the server has received for a search and a booking, null for none; nothing is asked without both. Whether it is there
 * is good to know, not needed: without an answer one can confirm all the same.
 */
export function useReceivedChoice(searchId: FlightSearchId | undefined, bookingNo: string) {
  const api = useFlightsApi();
  const { data, mutate } = useSWR<ReceivedChoice | null>(
    bookingNo === "" || searchId === undefined ? null : ["flights.chosen", searchId, bookingNo],
    () => api.chosenFlight({ searchId: searchId ?? "", bookingNo }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return { received: data ?? undefined, mutate };
}
