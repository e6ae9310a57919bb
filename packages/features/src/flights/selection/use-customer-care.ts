import type { FlightsApi } from "@gatehouse/api/client/flights";
import useSWR from "swr";
import { useFlightsApi } from "../data/flights-api.ts";

/** How Customer Care is reached; null for a way that there is not. */
export type CustomerCareContact = Awaited<ReturnType<FlightsApi["customerCare"]>>;

/** Asked for when somebody opens the dialog, and once only. */
export function useCustomerCare(): {
  readonly contact: CustomerCareContact | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const api = useFlightsApi();
  const { data, isValidating, mutate, ...answer } = useSWR("flights.customerCare", () => api.customerCare(), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const error: unknown = answer.error;
  return { contact: data, failed: error !== undefined && !isValidating, retry: () => void mutate() };
}
