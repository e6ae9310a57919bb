import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DimensionId, dimensions, dimensionsOf, measureIds, measures, questionLanguages } from "./layer.ts";
import { layerWords } from "./lexicon.ts";
import { indexNames, kindOf, type Name } from "./names.ts";
import { parseQuestion } from "./parse.ts";
import { comparisons, type Filter, orders, orderOf, type Plan, planProblem, units, type When } from "./plan.ts";
import { printPlan } from "./print.ts";

const today = "2026-11-20";
const names: readonly Name[] = [
  { kind: "airline", code: "LH", names: ["Lufthansa"] },
  { kind: "airline", code: "TO", names: ["Transavia France"] },
  { kind: "airline", code: "5J", names: ["Cebu Pacific"] },
  { kind: "vendor", code: "NWT", names: ["Northwind Travel"] },
  { kind: "vendor", code: "travel-2", names: ["Cases by Week"] },
  { kind: "operator", code: "ben", names: ["Ben Okoro"] },
  { kind: "operator", code: "operator", names: ["Operator"] },
  { kind: "operator", code: "by.week", names: ["Top Ten"] },
  { kind: "hospital", code: "St. Brigid Medical", names: ["St. Brigid Medical"] },
  { kind: "hospital", code: "LH", names: ["LH"] },
  { kind: "program", code: "St. Brigid Medical, 4410", names: ["St. Brigid Medical, 4410"] },
  { kind: "airport", code: "FRA", names: ["Frankfurt"] },
  { kind: "airport", code: "THE", names: ["Teresina"] },
  { kind: "airport", code: "JFK", names: ["New York"] },
];
const index = indexNames(names, layerWords);

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const unit = fc.constantFrom(...units);
const when: fc.Arbitrary<When> = fc.oneof(
  fc.constantFrom<When>("today", "yesterday", "tomorrow"),
  fc
    .tuple(fc.constantFrom("last", "next"), fc.integer({ min: 1, max: 1000 }), unit)
    .map(([which, count, of]): When => `${which} ${count} ${of}`),
  fc.tuple(fc.constantFrom("this", "previous", "following"), unit).map(([which, of]): When => `${which} ${of}`),
  fc.tuple(day, day).map(([one, other]): When => (one < other ? `${one}..${other}` : `${other}..${one}`)),
  day.map((from): When => `${from}..`),
  day.map((to): When => `..${to}`),
);
const valuesOf = (id: DimensionId): readonly string[] =>
  dimensions[id].values?.map(({ value }) => value) ??
  names.filter(({ kind }) => kind === kindOf(id)).map(({ code }) => code);

const plans: fc.Arbitrary<Plan> = fc.constantFrom(...measureIds).chain((measure) => {
  const possible = dimensionsOf[measures[measure].view];
  const limits = possible.filter((id) => dimensions[id].kind !== "time");
  const filter = (id: DimensionId): fc.Arbitrary<Filter> =>
    fc.record({
      dimension: fc.constant(id),
      not: fc.boolean(),
      values: fc.subarray([...valuesOf(id)], { minLength: 1, maxLength: Math.min(3, valuesOf(id).length) }),
    });
  return fc
    .record({
      measure: fc.constant(measure),
      by: fc.uniqueArray(fc.constantFrom(...possible), { maxLength: 3 }),
      where: fc
        .subarray(limits, { maxLength: Math.min(3, limits.length) })
        .chain((ids) => fc.tuple(...ids.map(filter))),
      when: fc.option(when, { nil: null }),
      against: fc.option(fc.constantFrom(...comparisons), { nil: null }),
      order: fc.option(fc.constantFrom(...orders), { nil: null }),
      top: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: null }),
    })
    .map((plan): Plan => ({ ...plan, order: plan.order === orderOf({ by: plan.by, order: null }) ? null : plan.order }))
    .filter((plan) => planProblem(plan) === undefined);
});

// ANA-3
describe.each(questionLanguages)("in %s", (language) => {
  test("a plan that is printed and read again is the same plan", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const printed = printPlan(plan, language);
        const read = parseQuestion(printed, index, today);
        expect({ printed, plan: read.plan, left: read.notUnderstood }).toEqual({ printed, plan, left: [] });
      }),
      { numRuns: 600 },
    );
  });
});

test("whatever is typed, a plan can be carried out, and each word that is not understood stands where it is said to", () => {
  const words = fc.constantFrom(
    ...'check-ins by airline from FRA to LH without top 8 last 2 weeks compared with before and , and par motif depuis le 3 novembre since why "ben" « x » 2026-11-31 redeye enregistrements open cases'.split(
      " ",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words, { maxLength: 14 }).map((all) => all.join(" ")),
        fc.string({ maxLength: 80 }),
        fc.string({ unit: "binary", maxLength: 40 }),
      ),
      (question) => {
        const { plan, notUnderstood } = parseQuestion(question, index, today);
        expect(plan && planProblem(plan)).toBeUndefined();
        for (const { text, start, end } of notUnderstood) expect(question.slice(start, end)).toBe(text);
      },
    ),
    { numRuns: 600 },
  );
});
