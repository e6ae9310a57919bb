import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import type { PaymentsSearch } from "../list-search.ts";

export type PaymentRow = Awaited<ReturnType<Api["payments"]["list"]>>["payments"][number];

/** The newest payments, read again when one of them changes (PAY-7). */
export function usePayments({ bookingNo, state }: PaymentsSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["payments.list", bookingNo, state],
    () => api.payments.list({ bookingNo: bookingNo ?? "", state: state ?? "" }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  useLive("order.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { ...data, error, reading: isValidating, read: mutate };
}
