import { type Api, declaredError } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import type { CartSearch } from "../cart-search.ts";

export type CartBooking = Awaited<ReturnType<Api["ancillary"]["booking"]>>;
export type Order = CartBooking["orders"][number];

/** The booking of the address, read again when one of its orders changes. @param waits an order waits for the bank */
export function useCartBooking({ bookingNo, vendorCode }: CartSearch, waits: boolean) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    bookingNo === undefined ? null : ["ancillary.booking", bookingNo, vendorCode],
    () => api.ancillary.booking({ bookingNo: bookingNo ?? "", vendorCode: vendorCode ?? "" }),
    // Live events tell of it; a stream that is down must not leave anybody waiting.
    { refreshInterval: waits ? 4000 : 0, shouldRetryOnError: false },
  );
  useLive("order.changed", () => void mutate());
  useLive("resync", () => void mutate());
  const error: unknown = answer.error;
  const declared = error === undefined ? undefined : declaredError<Api["ancillary"]>(error);
  return {
    booking: data,
    error,
    isUnknown: declared?.code === "NOT_FOUND",
    vendors: declared?.code === "SEVERAL_VENDORS" ? declared.data.vendors : undefined,
    reading: isValidating,
    read: () => void mutate(),
  };
}
