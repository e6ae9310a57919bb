export {
  paymentAfter,
  type PaymentEvent,
  paymentEvents,
  type PaymentState,
  paymentStates,
  paymentTable,
} from "./payment.ts";
