import type { Prices } from "@gatehouse/domain/ancillary";
import type { CartBooking } from "./data/use-cart-booking.ts";

/** What products cost, by their ids. */
export const pricesOf = ({ prices }: Pick<CartBooking, "prices">): Prices =>
  Object.fromEntries(prices.map(({ product, unit }) => [product, unit]));
