import { type Api, declaredError } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** What came of asking for a refund. */
type Refunding = "asked" | "away" | "not" | "failed";

/** Asks the bank to pay a payment back. */
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
