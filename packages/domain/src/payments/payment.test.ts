import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentAfter, type PaymentEvent, paymentEvents, type PaymentState, paymentStates } from "./index.ts";

const after = (events: readonly PaymentEvent[]) =>
  events.reduce<PaymentState>((state, event) => paymentAfter(state, event) ?? state, "PENDING");

// PAY-4
test("a bank's news in any order, some of them twice, end alike", () => {
  const news = fc
    .shuffledSubarray(["declined", "declined", "succeeded", "succeeded"] as PaymentEvent[], { minLength: 4 })
    .map(after);
  fc.assert(
    fc.property(news, (end) => {
      expect(end).toBe("SUCCEEDED");
    }),
  );
  const withRefund = fc
    .shuffledSubarray(["declined", "succeeded", "succeeded", "refunded", "refunded"] as PaymentEvent[], {
      minLength: 5,
    })
    .map(after);
  fc.assert(
    fc.property(withRefund, (end) => {
      expect(end).toBe("REFUNDED");
    }),
  );
});

test("nothing follows a refund, and money that was not taken is not given back", () => {
  for (const event of paymentEvents) expect(paymentAfter("REFUNDED", event)).toBeUndefined();
  for (const state of paymentStates)
    expect(paymentAfter(state, "refundAsked")).toBe(state === "SUCCEEDED" ? "REFUNDING" : undefined);
});
