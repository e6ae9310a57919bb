/** How an order stands (ANC-6). */
export const orderStates = ["OPEN", "PAID", "ACTIVE", "REFUNDED", "FAILED"] as const;
export type OrderState = (typeof orderStates)[number];

export const orderEvents = [
  /** The bank says that the money was taken. */
  "paid",
  /** The booking has what was ordered. */
  "activated",
  /** It could not be given: the booking, or its flights, are over. */
  "notActivated",
  /** The bank says that the money went back. */
  "refunded",
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** The one table of orders. What is not in it does not happen. */
export const orderTable: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  OPEN: { paid: "PAID" },
  PAID: { activated: "ACTIVE", notActivated: "FAILED", refunded: "REFUNDED" },
  ACTIVE: { refunded: "REFUNDED" },
  FAILED: { refunded: "REFUNDED" },
  REFUNDED: {},
};

/** How an order stands after an event; undefined where the event may not happen. */
export const orderAfter = (state: OrderState, event: OrderEvent): OrderState | undefined => orderTable[state][event];
