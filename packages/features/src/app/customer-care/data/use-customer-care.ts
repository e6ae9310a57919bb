import type { FlightsApi } from "@gatehouse/api/client/flights";
import useSWR from "swr";

/** How Customer Care is reached; null for a way that there is not. */
export type CustomerCareContact = Awaited<ReturnType<FlightsApi["customerCare"]>>;
export type ReadCustomerCare = () => Promise<CustomerCareContact>;

/** Asked for when somebody opens the dialog, and once only. */
export function useCustomerCare(read: ReadCustomerCare): {
  readonly contact: CustomerCareContact | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const { data, isValidating, mutate, ...answer } = useSWR("flights.customerCare", read, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const error: unknown = answer.error;
  return { contact: data, failed: error !== undefined && !isValidating, retry: () => void mutate() };
}
