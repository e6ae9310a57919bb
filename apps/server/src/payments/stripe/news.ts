import type { Stripe } from "stripe";
import type { BankNews, NewsReading } from "../provider.ts";

interface Told {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly metadata: Stripe.Metadata | null;
}

/** A piece of news about a payment of ours; undefined for what Stripe made without us. */
function news(
  id: string,
  event: BankNews["event"],
  { amount, currency, metadata }: Told,
  message = "",
): BankNews | undefined {
  const paymentId = metadata?.["paymentId"];
  if (paymentId === undefined || amount === null || currency === null) return undefined;
  return { id, event, paymentId, amount, currency: currency.toUpperCase(), message };
}

/** How a page of Stripe's stands; undefined while somebody can still pay there, or the bank still thinks about it. */
export function newsOfSession(session: Stripe.Checkout.Session, id: string): BankNews | undefined {
  const told = { amount: session.amount_total, currency: session.currency, metadata: session.metadata };
  if (session.status === "expired") return news(id, "declined", told, "The page for paying was open for too long.");
  return session.status === "complete" && session.payment_status === "paid" ? news(id, "succeeded", told) : undefined;
}

/** How a refund of ours stands; undefined while it is under way. */
export function newsOfRefund(refund: Stripe.Refund, id: string): BankNews | undefined {
  if (refund.status === "succeeded") return news(id, "refunded", refund);
  return refund.status === "failed" || refund.status === "canceled" ? news(id, "refundFailed", refund) : undefined;
}

function newsOfEvent(event: Stripe.Event): BankNews | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return newsOfSession(event.data.object, event.id);
    case "checkout.session.async_payment_failed": {
      const { amount_total: amount, currency, metadata } = event.data.object;
      return news(event.id, "declined", { amount, currency, metadata });
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return newsOfRefund(event.data.object, event.id);
    case "charge.refunded": {
      // All of it, also where it was given back on Stripe's own pages.
      const { amount, amount_refunded: back, currency, metadata } = event.data.object;
      return back === amount ? news(event.id, "refunded", { amount, currency, metadata }) : undefined;
    }
    default:
      return undefined;
  }
}

/** What an event of Stripe's says of our payments. A declined card is none: whoever pays can try another one on the same page. */
export const readEvent = (event: Stripe.Event): NewsReading => newsOfEvent(event) ?? "nothing";
