import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  canStep,
  canTravel,
  defaultPassengers,
  type Passengers,
  passengerTotal,
  stepPassengers,
} from "./passengers.ts";

// FLT-4
test.each<[Passengers, boolean]>([
  [{ adults: 1, child: 0, infants: 0 }, true],
  [{ adults: 0, child: 1, infants: 0 }, false],
  [{ adults: 1, child: 8, infants: 0 }, true],
  [{ adults: 2, child: 8, infants: 0 }, false],
  [{ adults: 2, child: 0, infants: 2 }, true],
  [{ adults: 2, child: 0, infants: 3 }, false],
  [{ adults: 1.5, child: 0, infants: 0 }, false],
])("%j can travel: %s", (passengers, expected) => {
  expect(canTravel(passengers)).toBe(expected);
});

test("whatever buttons are pressed, those shown can travel", () => {
  const presses = fc.array(
    fc.tuple(
      fc.constantFrom("adults" as const, "child" as const, "infants" as const),
      fc.constantFrom(1 as const, -1 as const),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(presses, (pressed) => {
      let passengers = defaultPassengers;
      for (const [type, by] of pressed) {
        const next = stepPassengers(passengers, type, by);
        expect(next[type] - passengers[type]).toBe(canStep(passengers, type, by) ? by : 0);
        passengers = next;
        expect(canTravel(passengers)).toBe(true);
      }
    }),
  );
});

test.each(["adults", "child", "infants"] as const)("%s can be added as long as a button offers it", (type) => {
  let passengers: Passengers = { ...defaultPassengers, adults: 4 };
  while (canStep(passengers, type, 1)) passengers = stepPassengers(passengers, type, 1);
  expect(passengerTotal(passengers)).toBe({ adults: 9, child: 9, infants: 8 }[type]);
});
