import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { BillingForm, CostProblem } from "@gatehouse/domain/costs";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { ReadRecord } from "./use-billing.ts";

/** What came of an attempt to save. */
export type Saving =
  | { readonly kind: "saved"; readonly record: ReadRecord }
  | { readonly kind: "refused"; readonly problems: readonly CostProblem[] }
  | { readonly kind: "changed"; readonly stands: ReadRecord }
  | { readonly kind: "failed"; readonly isOffline: boolean };

/** Saves a record, once at a time. */
export function useSaveBilling() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (
        of: Pick<ReadRecord, "bookingNo" | "vendorCode" | "version">,
        { record, marks }: BillingForm,
      ): Promise<Saving> => {
        try {
          const { data } = await api.costs.save({
            bookingNo: of.bookingNo,
            vendorCode: of.vendorCode,
            version: of.version,
            ...record,
            serviceFeeDetails: [...record.serviceFeeDetails],
            flightDetails: [...record.flightDetails],
            hotelDetails: [...record.hotelDetails],
            callHouseDetails: [...record.callHouseDetails],
            carDetails: [...record.carDetails],
            marks: Object.entries(marks).map(([field, source]) => ({ field, source })),
          });
          return { kind: "saved", record: data };
        } catch (error) {
          const declared = declaredError<Api["costs"]>(error);
          if (declared?.code === "INVALID_RECORD") return { kind: "refused", problems: declared.data.problems };
          if (declared?.code === "CHANGED_MEANWHILE") return { kind: "changed", stands: declared.data.stands };
          return { kind: "failed", isOffline: errorCode(error) === "NETWORK" };
        }
      },
      [api],
    ),
  );
}
