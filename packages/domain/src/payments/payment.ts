/** How a payment stands, as the bank has told (PAY-4). */
export const paymentStates = ["PENDING", "DECLINED", "SUCCEEDED", "REFUNDING", "REFUNDED"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a bank tells, and what staff ask for. */
export const paymentEvents = ["succeeded", "declined", "refundAsked", "refunded", "refundFailed"] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * The one table of payments. News of a bank come late, twice and out of order: a decline says nothing against money that was taken, and
 * a refund is the end even where it is told of before the payment.
 */
export const paymentTable: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  PENDING: { succeeded: "SUCCEEDED", declined: "DECLINED", refunded: "REFUNDED" },
  DECLINED: { succeeded: "SUCCEEDED", refunded: "REFUNDED" },
  SUCCEEDED: { refundAsked: "REFUNDING", refunded: "REFUNDED" },
  REFUNDING: { refunded: "REFUNDED", refundFailed: "SUCCEEDED" },
  REFUNDED: {},
};

/** How a payment stands after an event; undefined where the event changes nothing. */
export const paymentAfter = (state: PaymentState, event: PaymentEvent): PaymentState | undefined =>
  paymentTable[state][event];
