import { emptyAddress } from "@gatehouse/domain/addresses";
import { countryByCode } from "@gatehouse/domain/addresses/data";
import { expect, test } from "vitest";
import { samplePage, today } from "../stories/sample-info.ts";
import { type FormStatus, emptyFormStatus, shownProblemAt } from "./form-status.ts";
import { check } from "./check.ts";
import { countOf, problemsIn, progressOf, withoutRemoved, withRefusals } from "./problems.ts";
import { type InfoValues, valuesOf, withValue } from "./values.ts";

const { info } = samplePage();
const stored: InfoValues = valuesOf(info);
const facts = { today, countryOf: (code: string) => countryByCode(code) ?? undefined };

test("a stored passport number counts, an empty one is missing, a typed one is checked", () => {
  const problems = check(stored, info, facts);
  expect(problems).toEqual([
    { path: "passengers.1.passportNo", code: "travellers.passportNo.required" },
    { path: "passengers.1.passportExpDate", code: "travellers.passportExpDate.required" },
  ]);
  const wrong = withValue(stored, "passengers.0.passportNo", "12");
  expect(check(wrong, info, facts)[0]).toEqual({
    path: "passengers.0.passportNo",
    code: "travellers.passportNo.invalid",
  });
});

test("a refusal counts until something else is there, once, in the order of the form", () => {
  const refusals = new Map([
    ["emergencyContact.email", { code: "travellers.email.invalid", value: "" }],
    ["passengers.0.passportNo", { code: "travellers.passportNo.invalid", value: "" }],
  ] as const);
  const paths = (values: InfoValues) =>
    withRefusals(check(values, info, facts), refusals, values).map(({ path }) => path);
  expect(paths(stored)).toEqual([
    "passengers.0.passportNo",
    "passengers.1.passportNo",
    "passengers.1.passportExpDate",
    "emergencyContact.email",
  ]);
  expect(paths(withValue(stored, "passengers.0.passportNo", "067221417"))).not.toContain("passengers.0.passportNo");
});

test("a refused telephone number is one thing, until its code or its number is another", () => {
  const typed = withValue(withValue(stored, "passengers.0.phoneCode", "1"), "passengers.0.phoneNumber", "2025550123");
  const refusals = new Map([
    ["passengers.0.phoneCode", { code: "travellers.phone.invalid", value: "1" }],
    ["passengers.0.phoneNumber", { code: "travellers.phone.invalid", value: "2025550123" }],
  ] as const);
  const phones = (values: InfoValues) =>
    withRefusals(check(values, info, facts), refusals, values)
      .map(({ path }) => path)
      .filter((path) => path.includes("phone"));
  expect(phones(typed)).toEqual(["passengers.0.phoneNumber"]);
  // The rules find what is wrong with it, too: still one.
  expect(
    withRefusals(check(withValue(typed, "passengers.0.phoneNumber", "12"), info, facts), new Map(), typed),
  ).toContainEqual({
    path: "passengers.0.phoneNumber",
    code: "travellers.phone.invalid",
  });
  expect(phones(withValue(typed, "passengers.0.phoneNumber", "2025550124"))).toEqual([]);
  expect(
    phones(withValue(withValue(typed, "passengers.0.phoneCode", "44"), "passengers.0.phoneNumber", "2079460958")),
  ).toEqual([]);
});

test("what was refused for lack of a nationality is right as soon as it has one", () => {
  const refused = { code: "travellers.nationality.required", value: "067221417" } as const;
  const refusals = new Map([["passengers.0.passportNo", refused]] as const);
  const typed = withValue(stored, "passengers.0.passportNo", refused.value);
  const said = (values: InfoValues) =>
    withRefusals(check(values, info, facts), refusals, values).filter(({ path }) => path === "passengers.0.passportNo");
  expect(said(withValue(typed, "passengers.0.nationality", ""))).toEqual([
    { path: "passengers.0.passportNo", code: refused.code },
  ]);
  expect(said(typed)).toEqual([]);
});

test("who was removed is missing nothing", () => {
  const problems = check(stored, info, facts);
  expect(withoutRemoved(problems, info, new Set(["1002"]))).toEqual([]);
  expect(withoutRemoved(problems, info, new Set(["1001"]))).toEqual(problems);
});

test("progress counts what is needed: eight details of the first passenger, seven of the others", () => {
  const problems = check(stored, info, facts);
  const of = (index: number, phoneRequired = false) =>
    progressOf(problemsIn(problems, `passengers.${index}`), { primary: index === 0 }, phoneRequired);
  expect(of(0)).toEqual({ given: 8, total: 8 });
  expect(of(0, true)).toEqual({ given: 9, total: 9 });
  expect(of(1)).toEqual({ given: 5, total: 7 });
  const ktn = { path: "passengers.1.ktn", code: "travellers.ktn.invalid" } as const;
  expect(progressOf([ktn], { primary: false }, false)).toEqual({ given: 7, total: 8 });
});

test("what nobody has given and what is there wrong are counted apart", () => {
  expect(countOf(check(stored, info, facts))).toEqual({ missing: 2, wrong: 0 });
  const wrong = withValue(withValue(stored, "passengers.1.passportNo", "12"), "passengers.0.email", "ana@");
  expect(countOf(check(wrong, info, facts))).toEqual({ missing: 1, wrong: 2 });
});

test("before the first attempt only what was left behind wrong is said", () => {
  const path = "passengers.1.passportNo";
  const board = (code: "required" | "invalid", more: Partial<FormStatus> = {}): FormStatus => ({
    ...emptyFormStatus,
    problems: [{ path, code: `travellers.passportNo.${code}` }],
    ...more,
  });
  const left = new Set([path] as const);
  expect(shownProblemAt(board("invalid"), path)).toBeUndefined();
  expect(shownProblemAt(board("invalid", { left }), path)?.code).toBe("travellers.passportNo.invalid");
  expect(shownProblemAt(board("required", { left }), path)).toBeUndefined();
  expect(shownProblemAt(board("required", { left, changed: left }), path)?.code).toBe("travellers.passportNo.required");
  expect(shownProblemAt(board("required", { isTried: true }), path)?.code).toBe("travellers.passportNo.required");
});

test("what only the server knows is believed: a stored number that does not fit, an address that is wanted, a booked name", () => {
  const [ana, luka] = info.passengers;
  if (!ana || !luka) throw new Error("The sample has two passengers.");
  const said = {
    ...info,
    passengers: [{ ...ana, firstname: "Ana 2" }, luka],
    missing: {
      ...info.missing,
      passengers: [{ id: ana.id, fields: ["passportNo" as const] }],
      destinationAddress: ["line1" as const, "country" as const],
    },
  };
  const values: InfoValues = { ...valuesOf(said), destinationAddress: emptyAddress };
  const paths = (changed: InfoValues) => check(changed, said, facts).map(({ path }) => path);
  expect(paths(values)).toEqual([
    "passengers.0.passportNo",
    "passengers.1.passportNo",
    "passengers.1.passportExpDate",
    "destinationAddress.line1",
    "destinationAddress.country",
  ]);
  expect(paths(withValue(values, "passengers.0.passportNo", "067221417"))).not.toContain("passengers.0.passportNo");
  expect(paths(withValue(values, "passengers.0.firstname", "Ana 3"))).toContain("passengers.0.firstname");
});
