import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { isMasked, maskedText } from "./index.ts";

// TRV-6
test.each([
  ["email", "ana.novak@mail.example.com", "a•••@•••.com"],
  ["email", "nonsense", "•••nse"],
  ["phoneNumber", "7911123456", "•••456"],
  ["phoneNumber", "12", "•••"],
  ["ktn", "TT1234567", "•••567"],
  ["dob", "1985-03-17", "•••85"],
  ["dob", "", ""],
  ["email", "", ""],
  ["lastname", "Novak", "Novak"],
])("of %s %j is told %j", (field, text, shown) => {
  expect(maskedText(field, text)).toBe(shown);
});

test("of whatever is there less than half is told, and it is known as masked", () => {
  assert(
    property(string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (text) => {
      for (const field of ["phoneNumber", "ktn"]) {
        const shown = maskedText(field, text);
        expect(isMasked(shown)).toBe(text.trim() !== "");
        const told = shown.slice("•••".length);
        expect(text.trim().endsWith(told)).toBe(true);
        expect(told.length).toBeLessThan(Math.max(1, text.trim().length));
      }
    }),
  );
});
