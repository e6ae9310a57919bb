import { type Api, declaredError } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
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

/** What came of asking for a refund. */
type Refunding = "asked" | "away" | "not" | "failed";

export function useRefund() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (id: string): Promise<Refunding> => {
        try {
          await api.payments.refund({ id });
          return "asked";
        } catch (error) {
          const code = declaredError<Api["payments"]>(error)?.code;
          if (code === "BANK_AWAY") return "away";
          return code === "NOT_REFUNDABLE" || code === "NOT_FOUND" ? "not" : "failed";
        }
      },
      [api],
    ),
  );
}
