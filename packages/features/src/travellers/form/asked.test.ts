import { expect, test } from "vitest";
import { check } from "./check.ts";
import { askedFields, isSaid, stepAfter } from "./asked.ts";
import { emptyFormStatus, type FormStatus } from "./form-status.ts";
import { companionsWithout, nationalityToCopy } from "./nationalities.ts";
import { samplePage, today } from "../stories/sample-info.ts";
import type { InfoPath } from "./paths.ts";
import { valuesOf } from "./values.ts";

const facts = { today, countryOf: () => undefined };
const problemsOf = (sample: "half" | "nothing" | "complete") => {
  const { info } = samplePage({ sample });
  return check(valuesOf(info), info, facts);
};
const half = problemsOf("half");
const nothing = problemsOf("nothing");
const path = "passengers.1.passportExpDate" satisfies InfoPath;

// TRV-18
test("only what is missing is asked for, and what somebody changed", () => {
  const changed = new Set<InfoPath>();
  expect([...askedFields({ problems: half, changed }, "passengers.1")]).toEqual(["passportNo", "passportExpDate"]);
  expect([...askedFields({ problems: half, changed }, "passengers.0")]).toEqual([]);
  changed.add("passengers.1.phoneCode").add("passengers.1.address.city").add("emergencyContact.email");
  expect([...askedFields({ problems: half, changed }, "passengers.1")]).toEqual([
    "passportNo",
    "passportExpDate",
    "phoneNumber",
    "address",
  ]);
  expect([...askedFields({ problems: half, changed }, "emergencyContact")]).toEqual(["email"]);
});

// TRV-18
test("a passport that has expired is another document: its number and its issue date are asked for as well", () => {
  const problems = [{ path: "passengers.0.passportExpDate", code: "travellers.passportExpDate.past" }] as const;
  expect([...askedFields({ problems, changed: new Set() }, "passengers.0")]).toEqual([
    "passportExpDate",
    "passportNo",
    "passportIssueDate",
  ]);
});

// TRV-19
test("nothing is red before somebody has tried: what is missing by sending, what is wrong by leaving its field", () => {
  const status: FormStatus = { ...emptyFormStatus, problems: half };
  expect(isSaid(status)).toBe(false);
  expect(isSaid({ ...status, left: new Set<InfoPath>([path]) })).toBe(false);
  const sent = { ...status, isTried: true };
  expect([isSaid(sent), isSaid(sent, "passengers.1"), isSaid(sent, "passengers.0")]).toEqual([true, true, false]);
  const wrong: FormStatus = {
    ...emptyFormStatus,
    problems: [{ path, code: "travellers.passportExpDate.past" }],
    left: new Set<InfoPath>([path]),
  };
  expect([isSaid(wrong), isSaid(wrong, "passengers.0")]).toEqual([true, false]);
});

test("the next step is the next part that is not done, around the end", () => {
  const steps = ["passengers.0", "passengers.1", "destinationAddress"] as const;
  expect(stepAfter(steps, "passengers.0", nothing)).toBe("passengers.1");
  expect(stepAfter(steps, "passengers.1", nothing)).toBe("passengers.0");
  expect(stepAfter(steps, "emergencyContact", nothing)).toBe("passengers.0");
  expect(stepAfter(steps, "passengers.0", half)).toBe("passengers.1");
  expect(stepAfter(steps, "passengers.1", half)).toBeUndefined();
});

// TRV-20
test("a nationality is copied to companions who have none, and from the first who has one", () => {
  expect(companionsWithout(nothing, 0)).toEqual([1]);
  expect(companionsWithout(half, 0)).toEqual([]);
  expect(companionsWithout([{ path: "passengers.1.nationality", code: "travellers.nationality.invalid" }], 0)).toEqual(
    [],
  );
  expect(nationalityToCopy(["HRV", "", "GBR"], 1)).toBe(0);
  expect(nationalityToCopy(["HRV", "", "GBR"], 2)).toBeUndefined();
  expect(nationalityToCopy(["", ""], 0)).toBeUndefined();
});
