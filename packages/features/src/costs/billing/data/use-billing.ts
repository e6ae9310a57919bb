import { type Api, declaredError } from "@gatehouse/api/client";
import { useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import type { BillingSearch } from "../billing-search.ts";

/** What a search for a booking's record found. */
export function useBilling({ bookingNo, vendorCode }: BillingSearch) {
  const api = useApi();
  const [opened] = useState(() => crypto.randomUUID());
  const { data, isValidating, mutate, ...answer } = useSWR(
    bookingNo === undefined ? null : ["costs.search", opened, bookingNo, vendorCode],
    async () => (await api.costs.search({ bookingno: bookingNo ?? "", vendorCode: vendorCode ?? "" })).data,
    // What is typed belongs to what was read: it changes only when somebody asks for it.
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
  const declared = error === undefined ? undefined : declaredError<Api["costs"]>(error);
  return {
    record: data,
    error,
    isUnknown: declared?.code === "NOT_FOUND",
    vendors: declared?.code === "SEVERAL_VENDORS" ? declared.data.vendors : undefined,
    reading: isValidating,
    read: () => void mutate(),
  };
}

export type ReadRecord = NonNullable<ReturnType<typeof useBilling>["record"]>;
