import Fastify from "fastify";
import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BankAway, type Charge } from "../provider.ts";
import { openStripe } from "./stripe.ts";

const webhookSecret = "whsec_test";
const now = () => Date.parse("2027-01-10T12:00:00Z") / 1000;
const paymentId = randomUUID();
const charge: Charge = {
  paymentId,
  amount: 4200,
  currency: "EUR",
  language: "fr",
  description: { en: "Booking S-1, order 7", fr: "Réservation S-1, commande 7" },
  returnTo: "https://travel.example/payment/status",
  session: null,
};
const opened = { paymentId, amount: 4200, currency: "EUR", session: "cs_1" };

/** What Stripe has of us: one page, and what went back. */
let session: Record<string, unknown>;
let refunds: Record<string, unknown>[];
let isAway = false;
const asked: { readonly path: string; readonly key: unknown; readonly form: URLSearchParams }[] = [];

/** Stripe's API as far as it is used here: forms in, JSON out, errors in its own form. */
const app = Fastify();
app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
  done(null, new URLSearchParams(String(body))),
);
app.addHook("onRequest", async (request, reply) => {
  if (request.headers.authorization !== "Bearer sk_test") return reply.code(401).send({ error: { message: "no key" } });
  if (isAway) return reply.code(500).send({ error: { type: "api_error", message: "try again" } });
});
const note = (path: string, key: unknown, form: unknown) => asked.push({ path, key, form: form as URLSearchParams });
app.post("/v1/checkout/sessions", async ({ body, headers }, reply) => {
  const key = headers["idempotency-key"];
  const before = asked.find((one) => one.key === key);
  // The same key with another request is refused.
  if (before && String(before.form) !== String(body))
    return reply.code(400).send({ error: { type: "idempotency_error", message: "Keys are for the same request." } });
  note("sessions", key, body);
  return session;
});
app.get("/v1/checkout/sessions/:id", async () => session);
app.get("/v1/refunds", async () => ({ object: "list", data: refunds, has_more: false, url: "/v1/refunds" }));
app.post("/v1/refunds", async ({ body, headers }) => {
  note("refunds", headers["idempotency-key"], body);
  refunds = [{ id: `re_${refunds.length + 1}`, object: "refund", status: "pending" }, ...refunds];
  return refunds[0];
});

let url = "";
const stripe = () => openStripe({ secretKey: "sk_test", webhookSecret, url, now });
beforeAll(async () => {
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());
beforeEach(() => {
  isAway = false;
  asked.length = 0;
  refunds = [];
  session = {
    id: "cs_1",
    object: "checkout.session",
    url: "https://checkout.stripe.example/cs_1",
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    amount_total: 4200,
    currency: "eur",
    metadata: { paymentId },
  };
});
const paid = { status: "complete", payment_status: "paid", payment_intent: "pi_1", url: null };

// PAY-10
test("a page is opened once per payment, and found again", async () => {
  expect(await stripe().open(charge)).toEqual({ session: "cs_1", url: "https://checkout.stripe.example/cs_1" });
  const [{ key, form } = { key: "", form: new URLSearchParams() }] = asked;
  expect(key).toBe(`session-${paymentId}`);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: "payment",
    locale: "fr",
    "line_items[0][price_data][product_data][name]": "Réservation S-1, commande 7",
    "line_items[0][price_data][currency]": "eur",
    "line_items[0][price_data][unit_amount]": "4200",
    "metadata[paymentId]": paymentId,
    "payment_intent_data[metadata][paymentId]": paymentId,
    success_url: "https://travel.example/payment/status?status=true",
    cancel_url: "https://travel.example/payment/status?status=false",
  });
  await stripe().open({ ...charge, session: "cs_1" });
  expect(asked).toHaveLength(1);
  Object.assign(session, paid);
  await expect(stripe().open({ ...charge, session: "cs_1" })).rejects.toThrow(BankAway);
});

// PAY-10, PAY-11
test("a page that was asked for in another language meanwhile is that page", async () => {
  await stripe().open(charge);
  expect(await stripe().open({ ...charge, language: "en" })).toMatchObject({ session: "cs_1" });
  expect(asked.map(({ key, form }) => [key, form.get("locale")])).toEqual([
    [`session-${paymentId}`, "fr"],
    [`session-${paymentId}`, "fr"],
  ]);
});

test("a Stripe that fails or refuses is a bank that is away", async () => {
  isAway = true;
  await expect(stripe().open(charge)).rejects.toThrow(BankAway);
  isAway = false;
  const wrongKey = openStripe({ secretKey: "sk_wrong", webhookSecret, url, now });
  await expect(wrongKey.open(charge)).rejects.toThrow(BankAway);
  const nowhere = openStripe({ secretKey: "sk_test", webhookSecret, url: "http://127.0.0.1:1", now });
  await expect(nowhere.ask(opened)).rejects.toThrow(BankAway);
}, 20_000);

test("money goes back once, and again only when that failed", async () => {
  await expect(stripe().refund(opened)).rejects.toThrow("nothing was paid");
  Object.assign(session, paid);
  await stripe().refund(opened);
  await stripe().refund(opened);
  expect(asked.map(({ key }) => key)).toEqual([`refund-${paymentId}-0`]);
  expect(asked[0]?.form.get("payment_intent")).toBe("pi_1");
  Object.assign(refunds[0] ?? {}, { status: "failed" });
  await stripe().refund(opened);
  expect(asked.map(({ key }) => key)).toEqual([`refund-${paymentId}-0`, `refund-${paymentId}-1`]);
});

// PAY-9
describe("asked what came of a payment it says", () => {
  const refund = { id: "re_1", object: "refund", amount: 4200, currency: "eur", metadata: { paymentId } };
  const news = (event: string): unknown => expect.objectContaining({ event, paymentId, amount: 4200, currency: "EUR" });
  test.each([
    ["nothing while the page is open", {}, [], undefined],
    ["nothing while the bank thinks", { status: "complete", payment_intent: "pi_1" }, [], undefined],
    ["that it was paid", paid, [], news("succeeded")],
    ["that the page was open for too long", { status: "expired", url: null }, [], news("declined")],
    ["that the money goes back", paid, [{ ...refund, status: "pending" }], news("succeeded")],
    ["that the money went back", paid, [{ ...refund, status: "succeeded" }], news("refunded")],
    ["that the money could not go back", paid, [{ ...refund, status: "failed" }], news("refundFailed")],
  ])("%s", async (_, stands, back, told) => {
    Object.assign(session, stands);
    refunds = back;
    expect(await stripe().ask(opened)).toEqual(told);
  });
});

describe("an event", () => {
  const read = (
    type: string,
    object: object,
    { secret = webhookSecret, at = now() }: { readonly secret?: string; readonly at?: number } = {},
  ) => {
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const header = new Stripe("sk").webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
    return stripe().readNews({ body: Buffer.from(payload), headers: { "stripe-signature": header } });
  };
  const news = (event: string): unknown =>
    expect.objectContaining({ id: "evt_1", event, paymentId, amount: 4200, currency: "EUR" });
  const page = (more: object) => ({ ...session, ...more });
  const charged = { amount: 4200, amount_refunded: 4200, currency: "eur", metadata: { paymentId } };

  test("counts by its signature and for five minutes", () => {
    const told = () => page(paid);
    expect(read("checkout.session.completed", told())).toEqual(news("succeeded"));
    expect(read("checkout.session.completed", told(), { secret: "whsec_other" })).toBe("forged");
    expect(read("checkout.session.completed", told(), { at: now() - 301 })).toBe("forged");
    expect(stripe().readNews({ body: Buffer.from("{}"), headers: {} })).toBe("forged");
  });
  test.each([
    ["checkout.session.completed", () => page({ status: "complete", payment_status: "unpaid" }), "nothing"],
    ["checkout.session.async_payment_succeeded", () => page(paid), news("succeeded")],
    ["checkout.session.async_payment_failed", () => page({ status: "complete" }), news("declined")],
    ["checkout.session.expired", () => page({ status: "expired" }), news("declined")],
    ["payment_intent.payment_failed", () => ({ id: "pi_1", metadata: { paymentId } }), "nothing"],
    ["charge.refunded", () => charged, news("refunded")],
    ["charge.refunded", () => ({ ...charged, amount_refunded: 100 }), "nothing"],
    ["refund.updated", () => ({ ...charged, status: "succeeded" }), news("refunded")],
    ["refund.failed", () => ({ ...charged, status: "failed" }), news("refundFailed")],
    ["checkout.session.completed", () => page({ ...paid, metadata: {} }), "nothing"],
    ["customer.created", () => ({ id: "cus_1" }), "nothing"],
  ])("%s", (type, object, told) => {
    expect(read(type, object())).toEqual(told);
  });
});
