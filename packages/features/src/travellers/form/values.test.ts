import { emptyAddress } from "@gatehouse/domain/addresses";
import { emptyEmergencyContact } from "@gatehouse/domain/travellers";
import { expect, test } from "vitest";
import { samplePage } from "../stories/sample-info.ts";
import { blockOf, fieldOf, pathsOf } from "./paths.ts";
import { changedPaths, type InfoValues, valueAt, valuesOf, withOtherHalves, withValue } from "./values.ts";

const { info } = samplePage();
const stored: InfoValues = valuesOf(info);

test("a stored passport number is no value of the form, and an unknown phone begins with +1", () => {
  expect(info.passengers[0]?.passport.masked).toBe("•••417");
  expect(stored.passengers[0]).toMatchObject({ firstname: "Ana", passportNo: "" });
  expect(stored.passengers[1]?.phoneCode).toBe("1");
  const unknown = { ...info, emergencyContact: { ...emptyEmergencyContact, phoneCode: "" } };
  expect(valuesOf(unknown).emergencyContact).toEqual(emptyEmergencyContact);
});

test("every field is named once, with its part of the form", () => {
  const paths = pathsOf(2);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths[0]).toBe("passengers.0.firstname");
  expect(paths.at(-1)).toBe("emergencyContact.nationality");
  expect(blockOf("passengers.11.address.city")).toBe("passengers.11");
  expect(fieldOf("passengers.11.address.city")).toBe("address.city");
  expect(blockOf("destinationAddress.line1")).toBe("destinationAddress");
  expect(fieldOf("emergencyContact.email")).toBe("email");
});

test("one half of a telephone number brings the other", () => {
  expect([...withOtherHalves(["passengers.0.phoneCode", "emergencyContact.phoneNumber", "passengers.0.ktn"])]).toEqual([
    "passengers.0.phoneCode",
    "passengers.0.phoneNumber",
    "emergencyContact.phoneNumber",
    "emergencyContact.phoneCode",
    "passengers.0.ktn",
  ]);
});

test("what was changed is found, however deep, and the given values stay", () => {
  const once = withValue(stored, "passengers.1.address.city", "Split");
  const twice = withValue(once, "emergencyContact.email", "a@b.example");
  expect(changedPaths(twice, stored)).toEqual(["passengers.1.address.city", "emergencyContact.email"]);
  expect(valueAt(twice, "passengers.1.address.city")).toBe("Split");
  expect(stored.passengers[1]?.address.city).toBe("");
  expect(changedPaths(stored, stored)).toEqual([]);
  expect(changedPaths({ ...stored, destinationAddress: emptyAddress }, stored)).toContain("destinationAddress.country");
});
