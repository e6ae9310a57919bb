import { emergencyContactFields, passengerPaths } from "@gatehouse/domain/travellers";
import { addressFields } from "@gatehouse/domain/addresses";
import { expect, test } from "vitest";
import { fieldKeys } from "./field-keys.ts";

test("every field that a log can name has a word", () => {
  const all = [
    ...passengerPaths,
    ...addressFields.map((field) => `destinationAddress.${field}`),
    ...emergencyContactFields.map((field) => `emergencyContact.${field}`),
  ];
  for (const field of all) expect(fieldKeys([field]), field).toEqual([{ known: expect.any(String) as string }]);
});

test("parts of one thing are one word, in the order of the log; what nobody knows stands as it is", () => {
  const fields = ["passportNo", "phoneCode", "phoneNumber", "address.line1", "address.city", "seat", "toString"];
  expect(fieldKeys(fields)).toEqual([
    { known: "field.passportNo" },
    { known: "field.phone" },
    { known: "field.address" },
    { field: "seat" },
    { field: "toString" },
  ]);
});
