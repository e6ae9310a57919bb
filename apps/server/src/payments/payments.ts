import type { FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import type { SignedInCalls } from "../access/guard.ts";
import { ancillaryRouter } from "../ancillary/router.ts";
import type { Platform } from "../platform/platform.ts";
import { askBank } from "./ask-bank.ts";
import { addNewsRoute } from "./news-route.ts";
import { paymentsRouter } from "./router.ts";
import { openStripe } from "./stripe/stripe.ts";
import { openSimulatedBank } from "./simulated/client.ts";

function originOf(app: FastifyInstance | undefined, host: string): string | undefined {
  const bound = app?.server.address();
  if (typeof bound !== "object" || bound === null) return undefined;
  const name = ["0.0.0.0", "::", "localhost"].includes(host) ? "127.0.0.1" : host;
  return `http://${name}:${bound.port}`;
}

/** Orders and payments on a platform: by Stripe where its key is set, at a bank of its own in the demo world; otherwise nothing can be paid. Registers its job. */
export async function createPayments(parts: Platform) {
  const { config, jobs, now } = parts;
  let served: FastifyInstance | undefined;
  const { stripeSecretKey, stripeWebhookSecret } = config;
  const provider = stripeSecretKey
    ? openStripe({ secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret ?? "", url: config.stripeUrl, now })
    : config.demo
      ? await openSimulatedBank({
          secret: randomBytes(32).toString("hex"),
          now,
          origin: () => originOf(served, config.host),
        })
      : undefined;
  if (provider) jobs.register(askBank({ ...parts, provider }));
  return {
    /** Whose pages ours may hold in a frame. */
    frames: provider?.frames ?? [],
    ancillaryRouter: (calls: SignedInCalls) => ancillaryRouter(calls, { ...parts, canPay: provider !== undefined }),
    router: (calls: SignedInCalls) => paymentsRouter(calls, { ...parts, provider }),
    async addRoute(app: FastifyInstance) {
      served = app;
      if (provider) await addNewsRoute(app, { ...parts, provider });
    },
    close: async () => provider?.close(),
  };
}
