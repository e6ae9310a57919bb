import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { ReadRecord } from "./use-billing.ts";

/** The record as it stands now; undefined where it cannot be had. */
export function useReadAgain() {
  const api = useApi();
  return useOperation(
    useCallback(
      async ({ bookingNo, vendorCode }: Pick<ReadRecord, "bookingNo" | "vendorCode">) => {
        try {
          return (await api.costs.search({ bookingno: bookingNo, vendorCode })).data;
        } catch {
          return undefined;
        }
      },
      [api],
    ),
  );
}
