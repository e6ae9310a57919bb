import { type PaymentState, paymentStates } from "@gatehouse/domain/payments";

/** What the list shows, as it is in the address. */
export interface PaymentsSearch {
  readonly bookingNo?: string;
  readonly state?: PaymentState;
}

/** Reads the address of the list of payments: whatever is damaged there is as if it were not there. */
export function parsePaymentsSearch(raw: Readonly<Record<string, unknown>>): PaymentsSearch {
  const given = raw["bookingNo"];
  // A number that is all digits comes out of the address as a number.
  const bookingNo = typeof given === "string" || typeof given === "number" ? String(given).trim().slice(0, 60) : "";
  const state = paymentStates.find((one) => one === raw["state"]);
  return { ...(bookingNo === "" ? {} : { bookingNo }), ...(state ? { state } : {}) };
}
