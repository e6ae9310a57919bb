import type { SignedInCalls } from "../access/guard.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { Platform } from "../platform/platform.ts";
import { placeOrder } from "./order.ts";
import { savePrices, vendorPrices } from "./prices.ts";
import { orderOf, pricesOut, readBooking, readOrder } from "./read.ts";

interface Parts extends Pick<Platform, "db" | "live" | "now"> {
  /** Whether a bank is set up. */
  readonly canPay: boolean;
}

/** Implements `contract.ancillary`. */
export function ancillaryRouter(calls: SignedInCalls, { db, live, now, canPay }: Parts) {
  const area = calls.ancillary;
  return {
    booking: area.booking.handler(async ({ input, context: { principal }, errors }) => {
      const found = await readBooking(db, principal, input, { now: now(), canPay });
      switch (found.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "several":
          throw errors.SEVERAL_VENDORS({ data: { vendors: found.vendors } });
        case "found":
          return found.booking;
      }
    }),
    order: area.order.handler(({ input: { requestId, ...given }, context: { principal }, errors }) =>
      once(db, { principal, call: "ancillary.order", requestId, now: now() }, async (tx) => {
        const placed = await placeOrder(tx, principal, given, { live, now: now() });
        switch (placed.outcome) {
          case "unknown":
            throw errors.NOT_FOUND();
          case "flightsOver":
            throw errors.FLIGHTS_OVER();
          case "invalid":
            throw errors.INVALID_CART({ data: { problem: placed.problem } });
          case "moved":
            throw errors.PRICE_CHANGED({
              data: { currency: placed.currency, total: placed.total, prices: pricesOut(placed.prices) },
            });
          case "ordered":
            return orderOf(placed.order);
        }
      }),
    ),
    read: area.read.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const row = await readOrder(db, principal, id);
      if (!row) throw errors.NOT_FOUND();
      return orderOf(row);
    }),
    prices: area.prices.handler(async ({ input, context: { principal }, errors }) => {
      const found = await vendorPrices(db, principal, input);
      if (!found) throw errors.NOT_FOUND();
      return { currency: found.currency, prices: pricesOut(found.prices) };
    }),
    savePrices: area.savePrices.handler(async ({ input, context: { principal }, errors }) => {
      const outcome = await db.transaction((tx) => savePrices(tx, principal, input, { live, now: now() }));
      if (outcome === "unknown") throw errors.NOT_FOUND();
      if (outcome === "moved") throw errors.CHANGED();
      return { changed: outcome === "saved" };
    }),
  };
}
