import { Stripe } from "stripe";
import {
  BankAway,
  type BankNews,
  type Charge,
  type OpenedCharge,
  type PayerLanguage,
  type PaymentProvider,
} from "../provider.ts";
import { newsOfRefund, newsOfSession, readEvent } from "./news.ts";

interface Parts {
  /** `sk_…` or a restricted key. */
  readonly secretKey: string;
  /** `whsec_…` of the endpoint that its events come to. */
  readonly webhookSecret: string;
  /** Where its API is, for tests and proxies; Stripe's own by default. */
  readonly url?: string | undefined;
  readonly now: () => number;
}

const apiOf = (url: string) => {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
};

/**
 * Payments by Stripe Checkout, on a page of Stripe's that no frame may hold. Our payment's id is in the metadata of whatever Stripe makes
 * of it, and the key by which asking again is harmless.
 */
export function openStripe({ secretKey, webhookSecret, url, now }: Parts): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(url === undefined ? {} : apiOf(url)),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  /** Whatever Stripe refuses or does not answer is the bank's being away: nothing was paid. */
  async function asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) throw new BankAway(error.message, { cause: error });
      throw error;
    }
  }

  function create({ paymentId, amount, currency, description: words, returnTo }: Charge, language: PayerLanguage) {
    const description = words[language];
    const leadsTo = (status: boolean) => `${returnTo}?status=${String(status)}`;
    const metadata = { paymentId };
    return stripe.checkout.sessions.create(
      {
        mode: "payment",
        locale: language,
        line_items: [
          {
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } },
          },
        ],
        client_reference_id: paymentId,
        metadata,
        payment_intent_data: { metadata, description },
        success_url: leadsTo(true),
        cancel_url: leadsTo(false),
      },
      { idempotencyKey: `session-${paymentId}` },
    );
  }
  /** One page per payment: where it was asked for in the other language at the same time, or its answer was lost, that page. */
  async function createOnce(charge: Charge) {
    try {
      return await create(charge, charge.language);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
      return create(charge, charge.language === "en" ? "fr" : "en");
    }
  }
  const read = (session: string) => stripe.checkout.sessions.retrieve(session);
  const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string => {
    if (intent === null) throw new BankAway("nothing was paid on this page");
    return typeof intent === "string" ? intent : intent.id;
  };
  const refundsOf = async (intent: string) => (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data;

  return {
    name: "stripe",
    frames: [],
    isFramed: false,
    open: (charge) =>
      asked(async () => {
        const session = charge.session === null ? await createOnce(charge) : await read(charge.session);
        if (!session.url) throw new BankAway("this page is not open any more");
        return { session: session.id, url: session.url };
      }),
    refund: ({ paymentId, session, amount }: OpenedCharge) =>
      asked(async () => {
        const intent = intentOf(await read(session));
        const before = await refundsOf(intent);
        if (before.some(({ status }) => status !== "failed" && status !== "canceled")) return;
        await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { paymentId } },
          { idempotencyKey: `refund-${paymentId}-${before.length}` },
        );
      }),
    ask: (of): Promise<BankNews | undefined> =>
      asked(async () => {
        const session = await read(of.session);
        const news = newsOfSession(session, `asked-${session.id}-${session.status ?? ""}`);
        if (news?.event !== "succeeded") return news;
        const [refund] = await refundsOf(intentOf(session));
        return (refund && newsOfRefund(refund, `asked-${refund.id}-${refund.status ?? ""}`)) ?? news;
      }),
    readNews: ({ body, headers }) => {
      const signature = headers["stripe-signature"];
      try {
        return readEvent(
          stripe.webhooks.constructEvent(body, String(signature ?? ""), webhookSecret, 300, undefined, now() * 1000),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return "forged";
        if (error instanceof SyntaxError) return "malformed";
        throw error;
      }
    },
    close: async () => {},
  };
}
