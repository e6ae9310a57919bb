import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { isMasked, maskedText } from "./index.ts";

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

test("of whatever stands there less than half is told, and it is known as masked", () => {
  assert(
    property(string({ unit: "binary", minLength: 1, maxLength: 40 }), (text) => {
      if (text.trim() === "") return;
      for (const field of ["phoneNumber", "ktn"]) {
        const shown = maskedText(field, text);
        expect(isMasked(shown)).toBe(true);
        expect(Array.from(shown.replace("•••", "")).length * 2).toBeLessThan(Array.from(text.trim()).length + 1);
      }
    }),
  );
});
