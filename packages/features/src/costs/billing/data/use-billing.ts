import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { BillingForm, CostProblem } from "@gatehouse/domain/costs";
import { useCallback, useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
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

/** The programs of a vendor. */
export function usePrograms(vendorCode: string) {
  const api = useApi();
  const { data } = useSWR(["costs.programs", vendorCode], async () => (await api.costs.programs({ vendorCode })).data);
  return data;
}

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
