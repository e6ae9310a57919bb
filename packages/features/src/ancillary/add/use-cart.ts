import {
  type AncillaryProduct,
  type Cart,
  cartPassengers,
  passengerLimit,
  productsIn,
  type Removal,
  toggleProduct,
} from "@gatehouse/domain/ancillary";
import { useState } from "react";
import { type CartSearch, flightsIn } from "./cart-search.ts";
import { pricesOf } from "./prices-of.ts";
import type { CartBooking } from "./data/use-cart-booking.ts";

/** The cart of the address, for a booking: what it does not sell any more, and flights that have left, are not in it. */
function cartOf({ products = "", passengers, flights = "" }: CartSearch, booking: CartBooking): Cart {
  const ahead = booking.flights.map(({ segmentId }) => segmentId);
  const named = flightsIn(flights);
  const prices = pricesOf(booking);
  const counted = Math.min(cartPassengers.max, Math.max(cartPassengers.min, booking.passengers));
  return {
    passengers: passengers ?? counted,
    segments: named ? ahead.filter((id) => named.includes(id)) : ahead,
    chosen: productsIn(products).filter((product) => prices[product] !== undefined),
  };
}

/** The cart, what was removed from it by itself, and what can be done with it. */
export function useCart(booking: CartBooking, search: CartSearch, onSearchChange: (next: CartSearch) => void) {
  const cart = cartOf(search, booking);
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const [limit, setLimit] = useState<"max" | "min">();
  const write = ({ chosen, passengers, segments }: Cart): void =>
    onSearchChange({
      ...(search.bookingNo === undefined ? {} : { bookingNo: search.bookingNo }),
      ...(search.vendorCode === undefined ? {} : { vendorCode: search.vendorCode }),
      ...(chosen.length === 0 ? {} : { products: chosen.join(",") }),
      passengers,
      ...(segments.length === booking.flights.length ? {} : { flights: segments.join(",") || "-" }),
    });
  return {
    cart,
    removals,
    limit,
    dismiss: (product: AncillaryProduct) => setRemovals(removals.filter((one) => one.product !== product)),
    toggle: (product: AncillaryProduct): void => {
      const next = toggleProduct(cart, product);
      // What is said of a removal is true as long as what caused it stays.
      const standing = removals.filter(({ because }) => next.cart.chosen.includes(because));
      setRemovals([...standing, ...next.removed]);
      write(next.cart);
    },
    step: (by: 1 | -1): void => {
      const reached = passengerLimit(cart.passengers, by);
      setLimit(reached);
      if (!reached) write({ ...cart, passengers: cart.passengers + by });
    },
    chooseFlight: (id: number, chosen: boolean): void => {
      const segments = booking.flights
        .map(({ segmentId }) => segmentId)
        .filter((one) => (one === id ? chosen : cart.segments.includes(one)));
      write({ ...cart, segments });
    },
  };
}

export type CartInUse = ReturnType<typeof useCart>;
