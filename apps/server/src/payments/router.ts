import type { SignedInCalls } from "../access/guard.ts";
import type { CallContext } from "../platform/http/call-context.ts";
import type { Platform } from "../platform/platform.ts";
import { refundPayment, startPayment } from "./pay.ts";
import type { PaymentProvider } from "./provider.ts";
import { findPayments, listedPayments } from "./read.ts";

interface Parts extends Pick<Platform, "config" | "db" | "live" | "log" | "now"> {
  readonly provider: PaymentProvider | undefined;
}

/** Implements `contract.payments`. */
export function paymentsRouter(calls: SignedInCalls, { config, db, live, log, now, provider }: Parts) {
  const area = calls.payments;
  /** The page on which a payment ends, where the one who pays is: pages of other origins cannot call. */
  const returnTo = ({ headers, protocol }: CallContext): string =>
    new URL("/payment/status", config.publicUrl ?? headers.origin ?? `${protocol}://${headers.host ?? "localhost"}`)
      .href;
  return {
    start: area.start.handler(async ({ input: { orderId, language }, context, errors }) => {
      if (!provider) throw errors.NO_BANK();
      const of = { orderId, returnTo: returnTo(context), language };
      const started = await startPayment(db, provider, context.principal, of, { live, log, now: now() });
      switch (started.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "notOpen":
          throw errors.NOT_OPEN();
        case "bankAway":
          throw errors.BANK_AWAY();
        case "started":
          return { paymentId: started.paymentId, url: started.url, isFramed: started.isFramed };
      }
    }),
    list: area.list.handler(async ({ input: { state, bookingNo }, context: { principal } }) => {
      const rows = await findPayments(db, principal, {
        ...(state === "" ? {} : { state: state }),
        ...(bookingNo === "" ? {} : { bookingNo }),
      });
      return { payments: rows.slice(0, listedPayments), hasMore: rows.length > listedPayments };
    }),
    refund: area.refund.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const asked = await refundPayment(db, provider, principal, id, { live, now: now() });
      switch (asked.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "notRefundable":
          throw errors.NOT_REFUNDABLE();
        case "bankAway":
          throw errors.BANK_AWAY();
        case "asked":
          return asked.payment;
      }
    }),
  };
}
