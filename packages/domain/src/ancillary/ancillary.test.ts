import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ancillaryProducts,
  type AncillaryProduct,
  type Cart,
  cartProblem,
  cartTotal,
  editedPrice,
  isActive,
  orderAfter,
  orderEvents,
  orderStates,
  passengerLimit,
  priceText,
  type Prices,
  productFacts,
  readPrice,
  servicesOf,
  toggleProduct,
} from "./index.ts";

const prices: Prices = {
  "air-traveler-assist": 1400,
  "flight-watcher": 800,
  "auto-checkin": 600,
  "weather-alerts": 400,
  "flight-delay-assistance": 900,
  "flight-disruption-guarantee": 2900,
};
const cart = (chosen: readonly AncillaryProduct[], more: Partial<Cart> = {}): Cart => ({
  passengers: 3,
  segments: [1, 2],
  chosen,
  ...more,
});
test("six products can be added (ANC-1)", () => {
  expect(ancillaryProducts).toEqual([
    "air-traveler-assist",
    "flight-watcher",
    "auto-checkin",
    "weather-alerts",
    "flight-delay-assistance",
    "flight-disruption-guarantee",
  ]);
});

const product = fc.constantFrom(...ancillaryProducts);

describe("choosing (ANC-2)", () => {
  test("Air-Traveler Assist takes away the three that it contains, and says so of those that were there", () => {
    const before = cart(["flight-watcher", "weather-alerts", "flight-disruption-guarantee"]);
    const { cart: after, removed } = toggleProduct(before, "air-traveler-assist");
    expect(after.chosen).toEqual(["air-traveler-assist", "flight-disruption-guarantee"]);
    expect(removed).toEqual([
      { product: "flight-watcher", because: "air-traveler-assist" },
      { product: "weather-alerts", because: "air-traveler-assist" },
    ]);
    for (const inside of ["flight-watcher", "auto-checkin", "weather-alerts"] as const) {
      expect(isActive(after.chosen, inside)).toBe(false);
      expect(toggleProduct(after, inside).cart).toBe(after);
    }
  });
  test("without it they can be chosen again", () => {
    const without = toggleProduct(cart(["air-traveler-assist"]), "air-traveler-assist").cart;
    expect(without.chosen).toEqual([]);
    expect(toggleProduct(without, "flight-watcher").cart.chosen).toEqual(["flight-watcher"]);
  });
  test("no row of clicks makes a cart that holds something twice, or something contained", () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), (clicks) => {
        let now = cart([]);
        for (const clicked of clicks) {
          const next = toggleProduct(now, clicked);
          const left = now.chosen.filter((one) => one !== clicked && !next.cart.chosen.includes(one));
          expect(next.removed.map((one) => one.product)).toEqual(left);
          now = next.cart;
        }
        expect(["empty", undefined]).toContain(cartProblem(now, prices));
      }),
    );
  });
});

describe("totals (ANC-3)", () => {
  test("per passenger, per chosen flight", () => {
    const chosen = ["air-traveler-assist", "flight-delay-assistance", "flight-disruption-guarantee"] as const;
    expect(cartTotal(cart(chosen), prices)).toEqual({
      lines: [
        { product: "air-traveler-assist", unit: 1400, quantity: 3, amount: 4200 },
        { product: "flight-delay-assistance", unit: 900, quantity: 2, amount: 1800 },
        { product: "flight-disruption-guarantee", unit: 2900, quantity: 3, amount: 8700 },
      ],
      total: 14_700,
    });
  });
  test("what is paid per flight costs nothing while no flight is chosen", () => {
    const { lines, total } = cartTotal(cart(["flight-delay-assistance"], { segments: [] }), prices);
    expect(lines).toEqual([{ product: "flight-delay-assistance", unit: 900, quantity: 0, amount: 0 }]);
    expect(total).toBe(0);
  });
  test("the total is the sum of the lines, whole, and grows with each passenger by what is paid for one", () => {
    const anyCart = fc.record({
      passengers: fc.integer({ min: 1, max: 8 }),
      segments: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }),
      chosen: fc.uniqueArray(product),
    });
    const anyPrices = fc.record(
      Object.fromEntries(ancillaryProducts.map((id) => [id, fc.integer({ min: 0, max: 1_000_000 })])),
    ) as fc.Arbitrary<Record<AncillaryProduct, number>>;
    fc.assert(
      fc.property(anyCart, anyPrices, (of, costs) => {
        const { lines, total } = cartTotal(of, costs);
        expect(total).toBe(lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0));
        expect(Number.isSafeInteger(total)).toBe(true);
        const perPassenger = of.chosen
          .filter((id) => productFacts[id].costType === "passenger")
          .reduce((sum, id) => sum + costs[id], 0);
        expect(cartTotal({ ...of, passengers: of.passengers + 1 }, costs).total - total).toBe(perPassenger);
      }),
    );
  });
});

test.each([
  ["empty", cart([])],
  ["passengers", cart(["flight-watcher"], { passengers: 10 })],
  ["passengers", cart(["flight-watcher"], { passengers: 0 })],
  ["contained", cart(["air-traveler-assist", "flight-watcher"])],
  ["contained", cart(["flight-watcher", "flight-watcher"])],
  ["segments", cart(["flight-delay-assistance"], { segments: [] })],
  [undefined, cart(["flight-watcher"], { segments: [] })],
])("%s: a cart that cannot be ordered says why", (problem, of) => {
  expect(cartProblem(of, prices)).toBe(problem);
});
test("what has no price is not sold", () => {
  expect(cartProblem(cart(["flight-watcher"]), {})).toBe("notSold");
});
test.each([1, 9])("a cart for %d passengers can be ordered (ANC-4)", (passengers) => {
  expect(cartProblem(cart(["flight-watcher"], { passengers }), prices)).toBeUndefined();
});
test("1 to 9 passengers (ANC-4)", () => {
  expect([passengerLimit(9, 1), passengerLimit(8, 1), passengerLimit(1, -1), passengerLimit(2, -1)]).toEqual([
    "max",
    undefined,
    "min",
    undefined,
  ]);
});
test("the booking gets what a product is made of", () => {
  expect(servicesOf("air-traveler-assist")).toEqual(["flight-watcher", "auto-checkin", "weather-alerts"]);
  expect(servicesOf("weather-alerts")).toEqual(["weather-alerts"]);
});
test("an order is paid once, and what was refunded stays so (ANC-6)", () => {
  for (const state of orderStates) expect(orderAfter(state, "paid")).toBe(state === "OPEN" ? "PAID" : undefined);
  for (const event of orderEvents) expect(orderAfter("REFUNDED", event)).toBeUndefined();
  expect(orderAfter("PAID", "activated")).toBe("ACTIVE");
  expect(orderAfter("PAID", "notActivated")).toBe("FAILED");
  expect(orderAfter("OPEN", "activated")).toBeUndefined();
});
test("prices have the digits of their currency", () => {
  expect(priceText(1400, "USD", "en")).toBe("$14.00");
  expect(priceText(1400, "JPY", "en")).toBe("¥1,400");
  expect(priceText(5, "EUR", "fr").replaceAll(/\s/g, " ")).toBe("0,05 €");
});

// ANC-10
test.each<[string, string, string, number | undefined]>([
  ["14", "USD", "en", 1400],
  ["1,400.50", "USD", "en", 140_050],
  ["14,5", "EUR", "fr", 1450],
  ["2100", "JPY", "en", 2100],
  ["2100.5", "JPY", "en", undefined],
  ["0", "USD", "en", undefined],
  ["", "USD", "en", undefined],
  ["fourteen", "USD", "en", undefined],
  ["100000", "USD", "en", 10_000_000],
  ["100000.01", "USD", "en", undefined],
])("%j %s typed in %s", (text, currency, language, minor) => {
  const read = readPrice(text, currency, language);
  expect(read).toBe(minor);
  // As it is shown to be changed it is read again.
  const again = read === undefined ? undefined : readPrice(editedPrice(read, currency, language), currency, language);
  expect(again).toBe(minor);
});
