import { expect, test } from "vitest";
import { samplePage } from "../stories/sample-info.ts";
import { isAnythingDone, refusalsOf, updateOf, valuesAfter } from "./update.ts";
import type { InfoPath } from "./paths.ts";
import { type InfoValues, valuesOf, withValue } from "./values.ts";

const nobody: ReadonlySet<string> = new Set();

function typed(values: InfoValues, changes: Readonly<Record<string, string>>): InfoValues {
  return Object.entries(changes).reduce((all, [path, value]) => withValue(all, path as InfoPath, value), values);
}

test("only what was changed is sent, telephone and address as a whole", () => {
  const { info } = samplePage();
  const stored: InfoValues = valuesOf(info);
  const values = typed(stored, {
    "passengers.1.passportNo": "284713906",
    "passengers.1.phoneNumber": "2025550123",
    "destinationAddress.line2": "Room 4",
  });
  expect(updateOf(values, stored, info, nobody)).toEqual({
    passengers: [{ id: "1001" }, { id: "1002", passportNo: "284713906", phoneCode: "1", phoneNumber: "2025550123" }],
    destinationAddress: { ...stored.destinationAddress, line2: "Room 4" },
  });
});

test("who was removed is left out, with everything typed for them", () => {
  const { info } = samplePage();
  const stored: InfoValues = valuesOf(info);
  const values = typed(stored, { "passengers.1.passportNo": "284713906" });
  expect(updateOf(values, stored, info, new Set(["1002"]))).toEqual({ passengers: [{ id: "1001" }] });
});

test("what was refused stays as it was typed, beside what is stored now and what was typed meanwhile", () => {
  const { info, update } = samplePage();
  const stored: InfoValues = valuesOf(info);
  const sent = typed(stored, { "passengers.1.passportNo": "28471", "passengers.1.passportExpDate": "2030-05-01" });
  const { passengers } = updateOf(sent, stored, info, nobody);
  const updated = update({ passengers });
  expect([...refusalsOf(updated, sent)]).toEqual([
    ["passengers.1.passportNo", { code: "travellers.passportNo.invalid", value: "28471" }],
  ]);
  const now = typed(sent, { "emergencyContact.firstname": "Iva" });
  const after = valuesAfter(updated, sent, now, nobody);
  expect(after.passengers[1]).toMatchObject({ passportNo: "28471", passportExpDate: "2030-05-01" });
  expect(after.emergencyContact.firstname).toBe("Iva");
});

test("what waited before is no news; what is saved, and what waits from now on, is", () => {
  const { info, update } = samplePage();
  const stored: InfoValues = valuesOf(info);
  const outcome = (changes: Readonly<Record<string, string>>, removed = nobody) => {
    const sent = updateOf(typed(stored, changes), stored, info, removed);
    return isAnythingDone(update({ passengers: sent.passengers ?? [] }), sent);
  };
  expect(outcome({ "passengers.0.firstname": "Anamarija" })).toBe(true);
  expect(outcome({}, new Set(["1002"]))).toBe(false);
  expect(outcome({ "passengers.1.passportNo": "284713906" })).toBe(true);
});

test("what is only missing still was not refused; what cannot be emptied was", () => {
  const { info, update } = samplePage();
  const stored: InfoValues = valuesOf(info);
  const begun = typed(stored, { "passengers.0.address.line1": "Ilica 48" });
  const { passengers } = updateOf(begun, stored, info, nobody);
  expect(refusalsOf(update({ passengers }), begun).size).toBe(0);
  const emptied = typed(stored, { "passengers.0.email": "" });
  const { passengers: without } = updateOf(emptied, stored, info, nobody);
  expect([...refusalsOf(update({ passengers: without }), emptied).keys()]).toEqual(["passengers.0.email"]);
});
