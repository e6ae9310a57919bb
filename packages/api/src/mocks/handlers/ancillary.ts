import { cartProblem, cartTotal, type Prices } from "@gatehouse/domain/ancillary";
import { paymentAfter } from "@gatehouse/domain/payments";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockOrders } from "../mock-orders.ts";

export interface OrderBackend {
  readonly orders: MockOrders;
  readonly user: () => MockUser;
  readonly now: () => number;
}

const pricesOut = (prices: Prices) =>
  (Object.entries(prices) as [keyof Prices, number][]).map(([product, unit]) => ({ product, unit }));

/** The cart and its orders, by the rules of domain. */
export function ancillaryCalls({ orders, user, now }: OrderBackend): Implementation<typeof contract.ancillary> {
  return {
    booking: ({ bookingNo, vendorCode }, fail) => {
      const found = orders.bookings(bookingNo).filter((one) => vendorCode === "" || one.vendorCode === vendorCode);
      const [booking, ...others] = found;
      if (!booking) throw fail("NOT_FOUND");
      if (others.length > 0)
        throw fail("SEVERAL_VENDORS", {
          vendors: found.map((one) => ({ code: one.vendorCode, name: one.vendorName })),
        });
      return {
        ...booking,
        prices: pricesOut(orders.prices()),
        orders: orders.all().filter((order) => order.bookingNo === bookingNo),
      };
    },
    order: ({ requestId: _id, products, total: shown, ...given }, fail) => {
      const [booking] = orders.bookings(given.bookingNo);
      if (!booking) throw fail("NOT_FOUND");
      const cart = { passengers: given.passengers, segments: given.segments, chosen: products };
      const problem = cartProblem(cart, orders.prices());
      if (problem) throw fail("INVALID_CART", { problem });
      const { lines, total } = cartTotal(cart, orders.prices());
      const { currency } = booking;
      if (total !== shown) throw fail("PRICE_CHANGED", { currency, total, prices: pricesOut(orders.prices()) });
      return orders.add({
        ...given,
        state: "OPEN",
        total,
        lines: [...lines],
        createdBy: user().userid,
        createdAt: now(),
        stateAt: now(),
        declined: "",
      });
    },
    read: ({ id }, fail) => {
      const found = orders.all().find((order) => order.id === id);
      if (!found) throw fail("NOT_FOUND");
      return found;
    },
    prices: ({ currency }) => ({
      currency: currency || "USD",
      prices: currency === "" || currency === "USD" ? pricesOut(orders.prices()) : [],
    }),
    savePrices: ({ prices, seen }, fail) => {
      const before = JSON.stringify(pricesOut(orders.prices()));
      if (before === JSON.stringify(prices)) return { changed: false };
      if (before !== JSON.stringify(seen)) throw fail("CHANGED");
      orders.setPrices(Object.fromEntries(prices.map(({ product, unit }) => [product, unit])));
      return { changed: true };
    },
  };
}

/** Payments, by the rules of domain. Its bank's page says nothing. */
export function paymentCalls({ orders, user, now }: OrderBackend): Implementation<typeof contract.payments> {
  return {
    start: ({ orderId }, fail) => {
      const found = orders.all().find((order) => order.id === orderId);
      if (!found) throw fail("NOT_FOUND");
      if (found.state !== "OPEN") throw fail("NOT_OPEN");
      if (found.declined !== "") orders.change(orderId, { declined: "" });
      return { paymentId: `p-${orderId}`, url: "about:blank", isFramed: orders.isFramed };
    },
    list: ({ state, bookingNo }) => ({
      payments: orders
        .payments()
        .filter((one) => (state === "" || one.state === state) && (bookingNo === "" || one.bookingNo === bookingNo)),
      hasMore: false,
    }),
    refund: ({ id }, fail) => {
      const found = orders.payments().find((one) => one.id === id);
      if (!found) throw fail("NOT_FOUND");
      const state = found.state === "REFUNDING" ? found.state : paymentAfter(found.state, "refundAsked");
      if (!state) throw fail("NOT_REFUNDABLE");
      const asked = orders.changePayment(id, { state, stateAt: now(), refundedBy: user().userid });
      if (!asked) throw fail("NOT_FOUND");
      return asked;
    },
  };
}
