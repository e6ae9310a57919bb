import { address, optional, text } from "../setting.ts";

/** Payments. */
export const paymentSettings = {
  stripeSecretKey: optional(
    text({
      name: "STRIPE_SECRET_KEY",
      about:
        "Key of the Stripe account that travellers pay to, `sk_…` or a restricted one for Checkout and refunds; needs `STRIPE_WEBHOOK_SECRET` and `PUBLIC_URL`; without it the demo world has a bank of its own, and anywhere else orders cannot be paid",
      fallback: "",
      secret: true,
    }),
  ),
  stripeWebhookSecret: optional(
    text({
      name: "STRIPE_WEBHOOK_SECRET",
      about: "Signing secret, `whsec_…`, of the endpoint at Stripe that tells of payments",
      fallback: "",
      secret: true,
    }),
  ),
  stripeUrl: address({
    name: "STRIPE_URL",
    about: "Where Stripe's API is reached, for a proxy before it",
    schemes: ["http:", "https:"],
  }),
} as const;
