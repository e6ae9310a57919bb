import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import {
  bookingInput,
  bookingSchema,
  cartProblemSchema,
  movedPriceSchema,
  orderIdInput,
  orderInput,
  orderSchema,
  savedPricesSchema,
  savePricesInput,
  vendorPricesInput,
  vendorPricesSchema,
  vendorsSchema,
} from "./schema.ts";

const tags = ["ancillary"];
const noVendor = { NOT_FOUND: { status: 404, message: "There is no such vendor." } } as const;
const notFound = { NOT_FOUND: { status: 404, message: "There is no such booking." } } as const;

/** Products that are added to a booking. */
export const ancillary = {
  /** What can be added to a booking, for what price, and what was (ANC-5). */
  booking: guardedCall("ancillary")
    .errors({
      ...notFound,
      SEVERAL_VENDORS: {
        status: 409,
        message: "Several vendors have a booking of this number. Say which one is meant.",
        data: vendorsSchema,
      },
    })
    .route({ method: "GET", path: "/travelapi/ancillary/booking", tags, summary: "What can be added to a booking" })
    .input(bookingInput)
    .output(readonlyOutput(bookingSchema)),
  /** Orders what is in a cart. Nothing is charged yet (ANC-6). */
  order: changeCall("ancillary")
    .errors({
      ...notFound,
      INVALID_CART: { status: 422, message: "This cart cannot be ordered.", data: cartProblemSchema },
      PRICE_CHANGED: {
        status: 409,
        message: "A price has changed since the cart was shown. Nothing was ordered.",
        data: movedPriceSchema,
      },
      FLIGHTS_OVER: { status: 409, message: "A flight of this cart has left, or is none of this booking." },
    })
    .route({ method: "POST", path: "/travelapi/ancillary/orders", tags, summary: "Order what is in a cart" })
    .input(orderInput)
    .output(readonlyOutput(orderSchema)),
  /** How an order stands. */
  read: guardedCall("ancillary")
    .errors({ NOT_FOUND: { status: 404, message: "There is no such order." } })
    .route({ method: "GET", path: "/travelapi/ancillary/orders/{id}", tags, summary: "One order" })
    .input(orderIdInput)
    .output(readonlyOutput(orderSchema)),
  /** What the products of a vendor cost (ANC-10). */
  prices: guardedCall("vendorOwn")
    .errors(noVendor)
    .route({ method: "GET", path: "/travelapi/ancillary/prices", tags, summary: "Prices of a vendor" })
    .input(vendorPricesInput)
    .output(readonlyOutput(vendorPricesSchema)),
  /** Sets all prices of a vendor in a currency; carts have them from then on (ANC-10). */
  savePrices: guardedCall("vendorAdmin")
    .errors({ ...noVendor, CHANGED: { status: 409, message: "Somebody else has changed these prices meanwhile." } })
    .route({ method: "POST", path: "/travelapi/ancillary/prices", tags, summary: "Set the prices of a vendor" })
    .input(savePricesInput)
    .output(savedPricesSchema),
};
