import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { Cart, Prices } from "@gatehouse/domain/ancillary";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { CartSearch } from "../cart-search.ts";

export type CartBooking = Awaited<ReturnType<Api["ancillary"]["booking"]>>;
export type Order = CartBooking["orders"][number];
type Started = Awaited<ReturnType<Api["payments"]["start"]>>;

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

/** What products cost, by their ids. */
export const pricesOf = ({ prices }: Pick<CartBooking, "prices">): Prices =>
  Object.fromEntries(prices.map(({ product, unit }) => [product, unit]));

export type Ordering =
  | { readonly kind: "ordered"; readonly order: Order }
  | { readonly kind: "moved"; readonly total: number; readonly currency: string }
  | { readonly kind: "left" | "offline" | "failed" };

/** Orders a cart for the price that is shown, once at a time. A click whose answer was lost asks for the same order again. */
export function useOrder() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (
        { bookingNo, vendorCode, currency }: CartBooking,
        { passengers, segments, chosen }: Cart,
        total: number,
      ): Promise<Ordering> => {
        try {
          const order = await api.ancillary.order({
            bookingNo,
            vendorCode,
            currency,
            total,
            passengers,
            segments: [...segments],
            products: [...chosen],
          });
          return { kind: "ordered", order };
        } catch (error) {
          const declared = declaredError<Api["ancillary"]>(error);
          if (declared?.code === "PRICE_CHANGED") return { kind: "moved", ...declared.data };
          if (declared?.code === "FLIGHTS_OVER") return { kind: "left" };
          return { kind: errorCode(error) === "NETWORK" ? "offline" : "failed" };
        }
      },
      [api],
    ),
  );
}

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
