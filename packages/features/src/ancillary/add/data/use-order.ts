import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { Cart } from "@gatehouse/domain/ancillary";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { CartBooking, Order } from "./use-cart-booking.ts";

/** What came of an attempt to order. */
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
