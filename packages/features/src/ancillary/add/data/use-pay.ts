import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

type Started = Awaited<ReturnType<Api["payments"]["start"]>>;

/** The bank's page of an order, or that the bank is away. */
export function usePay() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (orderId: number, language: "en" | "fr"): Promise<Pick<Started, "url" | "isFramed"> | "away"> => {
        try {
          return await api.payments.start({ orderId, language });
        } catch {
          return "away";
        }
      },
      [api],
    ),
  );
}
