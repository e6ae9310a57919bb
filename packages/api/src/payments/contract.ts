import { changeCall, guardedCall } from "../schema/errors.ts";
import { readonlyOutput } from "../schema/wire.ts";
import { paymentSchema, paymentsInput, paymentsSchema, refundInput, startedSchema, startInput } from "./schema.ts";

const tags = ["payments"];
const bankAway = { BANK_AWAY: { status: 502, message: "The bank does not answer. Nothing was paid." } } as const;

/** Payments of orders. */
export const payments = {
  /** The bank's page on which an order is paid. Asked again, it is the same page as long as nothing came of it (PAY-3). */
  start: guardedCall("ancillary")
    .errors({
      ...bankAway,
      NOT_FOUND: { status: 404, message: "There is no such order." },
      NOT_OPEN: { status: 409, message: "This order was paid already." },
      NO_BANK: { status: 409, message: "No bank is set up." },
    })
    .route({ method: "POST", path: "/travelapi/payments/start", tags, summary: "Pay an order" })
    .input(startInput)
    .output(startedSchema),
  /** The newest payments; a traveller's own ones (PAY-7). */
  list: guardedCall("payments")
    .route({ method: "GET", path: "/travelapi/payments", tags, summary: "Payments, newest first" })
    .input(paymentsInput)
    .output(readonlyOutput(paymentsSchema)),
  /** Asks the bank to give the money back. It is back when the bank says so (PAY-6). */
  refund: changeCall("paymentsAll")
    .errors({
      ...bankAway,
      NOT_FOUND: { status: 404, message: "There is no such payment." },
      NOT_REFUNDABLE: { status: 409, message: "There is no money to give back." },
    })
    .route({ method: "POST", path: "/travelapi/payments/refund", tags, summary: "Give the money of a payment back" })
    .input(refundInput)
    .output(readonlyOutput(paymentSchema)),
};
