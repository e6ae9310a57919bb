import { expect, test } from "vitest";
import type { InfoPath } from "../form/paths.ts";
import { type InfoValues, valuesOf, withValue } from "../form/values.ts";
import { samplePage } from "../stories/sample-info.ts";
import { draftOf, isEmptyDraft, typedIn, withDraft } from "./draft.ts";

const { info } = samplePage();
const stored: InfoValues = valuesOf(info);
const typed = (changes: Readonly<Record<string, string>>): InfoValues =>
  Object.entries(changes).reduce((all, [path, value]) => withValue(all, path as InfoPath, value), stored);

// TRV-6
test("what was typed is kept, a passport never", () => {
  const draft = draftOf(
    typed({
      "passengers.1.middlename": "Ivan",
      "passengers.1.passportNo": "284713906",
      "passengers.1.passportIssueDate": "2020-01-01",
      "passengers.1.passportExpDate": "2030-01-01",
      "destinationAddress.line2": "Room 4",
    }),
    stored,
    info,
    new Set(["1002"]),
  );
  expect(JSON.stringify(draft)).not.toMatch(/284713906|2020-01-01|2030-01-01/);
  expect(draft.removed).toEqual(["1002"]);
  const again = withDraft(stored, draft, info);
  expect(again.passengers[1]?.middlename).toBe("Ivan");
  expect(again.destinationAddress.line2).toBe("Room 4");
});

test("passengers keep what was typed for them when their order changes; others' fields and passports are passed over", () => {
  const draft = draftOf(typed({ "passengers.1.middlename": "Ivan" }), stored, info, new Set());
  const turned = { ...info, passengers: info.passengers.toReversed() };
  const values = withDraft(valuesOf(turned), draft, turned);
  expect(values.passengers.map(({ middlename }) => middlename)).toEqual(["Ivan", ""]);
  const foreign = { fields: { "passenger 7 middlename": "X", "passenger 1002 passportNo": "1" }, removed: [] };
  expect(withDraft(stored, foreign, info)).toEqual(stored);
  expect(typedIn(foreign, info)).toEqual([]);
  expect(typedIn(draft, info)).toEqual(["passengers.1.middlename"]);
});

test("a form as it is stored leaves nothing behind", () => {
  expect(isEmptyDraft(draftOf(stored, stored, info, new Set()))).toBe(true);
});
