import fc from "fast-check";
import { expect, test } from "vitest";
import { type DeliveryState, deliveryStates, laterDelivery } from "./delivery-report.ts";

const reports = fc.array(fc.constantFrom(...deliveryStates), { minLength: 1, maxLength: 8 });
const after = (told: readonly DeliveryState[]) =>
  told.reduce<DeliveryState | null>((known, one) => laterDelivery(known, one), null);

// MSG-14
test("reports tell the same in whatever order and however often they come", () => {
  fc.assert(
    fc.property(reports, fc.array(fc.nat(), { minLength: 16, maxLength: 16 }), (told, seeds) => {
      const shuffled = [...told, ...told]
        .map((state, index) => ({ state, place: seeds[index] ?? 0 }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ state }) => state);
      expect(after(shuffled)).toBe(after(told));
    }),
  );
});

test("what was delivered stays so", () => {
  expect(after(["delivered", "undelivered", "sent"])).toBe("delivered");
  expect(after(["undelivered", "sent"])).toBe("undelivered");
  expect(after(["undelivered", "delivered"])).toBe("delivered");
});
