import { describe, expect, test } from "vitest";
import { ValidationError } from "yup";
import { missingInfoInput, updateMissingInfoInput } from "./schema.ts";

const link = { searchId: "bWlzc2luZy1pbmZvLW1vY2s", bookingNo: "60418827" };
const sent = (value: object) => updateMissingInfoInput.validateSync({ ...link, ...value }) as unknown;
const refused = (value: object): readonly string[] => {
  try {
    sent(value);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

describe("what a traveller sends", () => {
  test("says nothing of what is left out", () => {
    expect(sent({})).toEqual({ ...link, passengers: [] });
    expect(sent({ passengers: [{ id: "1", gender: "F" }] })).toEqual({
      ...link,
      passengers: [{ id: "1", gender: "F" }],
    });
  });

  test("has a language in its one way of writing, or one that is refused", () => {
    expect(sent({ language: "fr-ca" })).toMatchObject({ language: "fr-CA" });
    for (const language of ["", "fr_FR", "french!", 7, {}]) expect(refused({ language })).toHaveLength(1);
  });

  test("is a whole address or a whole contact: an empty text is one that was cleared", () => {
    expect(sent({ destinationAddress: { city: " London " } })).toMatchObject({
      destinationAddress: { line1: "", line2: "", city: "London", country: "", state: "", pincode: "" },
    });
    expect(sent({ emergencyContact: {} })).toMatchObject({ emergencyContact: { firstname: "", phoneCode: "" } });
  });

  test("may be wrong, which the rules say field by field, but not of another shape", () => {
    expect(refused({ passengers: [{ id: "1", dob: "yesterday", nationality: "Croatia", email: "@" }] })).toEqual([]);
    expect(refused({ passengers: [{ gender: "F" }] })).toHaveLength(1);
    expect(refused({ passengers: "1" })).toContain("validation.list");
    expect(refused({ passengers: Array.from({ length: 51 }, (_, id) => ({ id: String(id) })) })).toContain(
      "validation.tooMany",
    );
    expect(refused({ passengers: [{ id: "1", firstname: "a".repeat(1001) }] })).toEqual(["validation.tooLong"]);
    expect(refused({ passengers: [{ id: "1", passportNo: "a\u0000" }] })).toEqual(["validation.text"]);
  });

  test("speaks of each passenger once: the second one is named by its path", () => {
    const twice = { passengers: [{ id: "1", ktn: "A" }, { id: "2" }, { id: " 1 ", ktn: "B" }] };
    expect(refused(twice)).toEqual(["validation.duplicate"]);
    expect(() => sent(twice)).toThrow(expect.objectContaining({ path: "passengers[2].id" }) as Error);
  });

  test.each<object>([
    { passenger: [] },
    { passengers: [{ id: "1", primary: false }] },
    { passengers: [{ id: "1", address: { zip: "1" } }] },
    { destinationAddress: { zip: "1" } },
    { emergencyContact: { name: "Bo" } },
  ])("has no field that nobody knows: %j", (value) => {
    expect(refused(value)).toEqual(["validation.unknown"]);
  });

  // Fields named like what every object inherits are refused before any schema sees them (server, hostile-input.ts).
  test.each<unknown>([null, 7, "x", [null], [[]], [7], { length: -1 }, [{ id: {} }], [{ id: "1", dob: [] }]])(
    "is refused when its passengers are %j",
    (value) => {
      expect(refused({ passengers: value })).toHaveLength(1);
      expect(() => refused({ destinationAddress: value, emergencyContact: value })).not.toThrow();
    },
  );
});

test("a link is asked for by both its parts", () => {
  expect(missingInfoInput.isValidSync(link)).toBe(true);
  for (const value of [
    {},
    { searchId: link.searchId },
    { bookingNo: "1" },
    { ...link, searchId: "" },
    { ...link, more: 1 },
  ])
    expect(missingInfoInput.isValidSync(value, { strict: true })).toBe(false);
});
