import { describe, expect, test } from "vitest";
import { ValidationError } from "yup";
import { bookingWindow } from "./booking-window.ts";
import { isSearchable, searchFormSchema, searchRequestSchema } from "./search-form.ts";
import { requestProblem, searchProblems, windowProblem } from "./search-problems.ts";
import { formOf, requestOf, type SearchForm, swapAirports, withDepartDate, withOneWay } from "./search-request.ts";

const window = bookingWindow("2026-11-22");
const form: SearchForm = {
  oneWay: false,
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-22",
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};

const problems = (schema: { readonly validateSync: (value: unknown, options: object) => unknown }, value: unknown) => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
};
const passengers = (adults: number, child: number, infants: number) => ({ passengers: { adults, child, infants } });

// FLT-1
describe("the form", () => {
  test.each<[string, Partial<Record<keyof SearchForm, unknown>>, string[]]>([
    ["a round trip", {}, []],
    ["a one-way trip without return date", { oneWay: true, returnDate: "" }, []],
    ["codes typed small", { from: " jfk ", to: "lis" }, []],
    ["no origin", { from: "" }, ["from: flights.from.required"]],
    ["half a code", { from: "JF" }, ["from: flights.from.invalid"]],
    ["a name instead of a code", { to: "Lisbon" }, ["to: flights.to.invalid", "to: validation.tooLong"]],
    ["nowhere to go", { to: "jfk" }, ["to: flights.to.same"]],
    ["a city, with all of its airports", { from: "NYC", to: "LON" }, []],
    ["an airport of the same city", { from: "NYC", to: "LGA" }, ["to: flights.to.same"]],
    ["the city of the same airport", { to: "NYC" }, ["to: flights.to.same"]],
    ["no date", { departDate: "" }, ["departDate: flights.departDate.required"]],
    ["no such date", { departDate: "2026-02-30" }, ["departDate: flights.departDate.invalid"]],
    ["yesterday", { departDate: "2026-11-21" }, []],
    ["two days ago", { departDate: "2026-11-20" }, ["departDate: flights.departDate.early"]],
    ["270 days ahead", { departDate: "2027-08-19", returnDate: "2027-08-19" }, []],
    [
      "271 days ahead",
      { departDate: "2027-08-20", returnDate: "2027-08-20" },
      ["departDate: flights.departDate.late", "returnDate: flights.returnDate.late"],
    ],
    ["back the same day", { returnDate: "2026-11-22" }, []],
    ["back before", { returnDate: "2026-11-21" }, ["returnDate: flights.returnDate.early"]],
    ["no way back", { returnDate: "" }, ["returnDate: flights.returnDate.required"]],
    ["nobody", passengers(0, 0, 0), ["passengers.adults: flights.passengers.adults"]],
    ["children alone", passengers(0, 2, 0), ["passengers.adults: flights.passengers.adults"]],
    ["nine", passengers(4, 3, 2), []],
    ["ten", passengers(5, 3, 2), ["passengers: flights.passengers.maximum"]],
    ["ten adults", passengers(10, 0, 0), ["passengers.adults: flights.passengers.maximum"]],
    ["more infants than laps", passengers(1, 0, 2), ["passengers: flights.passengers.infants"]],
    ["less than no child", passengers(1, -1, 0), ["passengers.child: flights.passengers.count"]],
  ])("%s", (_, changes, expected) => {
    expect(problems(searchFormSchema(window), { ...form, ...changes }).toSorted()).toEqual(expected);
    expect(isSearchable({ ...form, ...changes } as SearchForm, window)).toBe(expected.length === 0);
  });

  test("everything missing is said at once, with keys of the catalogue", () => {
    const found = problems(searchFormSchema(window), { oneWay: false, passengers: {} });
    expect(found.map((line) => line.slice(0, line.indexOf(":"))).toSorted()).toEqual([
      "departDate",
      "from",
      "passengers.adults",
      "returnDate",
      "to",
    ]);
    for (const line of found) expect(searchProblems).toContain(line.split(": ")[1]);
  });
});

describe("the request", () => {
  test("is what a form asks for, and leads back to it", () => {
    const oneWay = withOneWay(form, true);
    expect(requestOf(oneWay)).not.toHaveProperty("returnDate");
    for (const shown of [form, oneWay]) {
      expect(formOf(requestOf(shown))).toEqual(shown);
      expect(problems(searchRequestSchema, requestOf(shown))).toEqual([]);
    }
  });

  test("keeps the rules that need no clock", () => {
    expect(problems(searchRequestSchema, { ...requestOf(form), returnDate: "2026-11-21" })).toEqual([
      "returnDate: flights.returnDate.early",
    ]);
    expect(searchRequestSchema.validateSync({ ...requestOf(form), returnDate: "" }).returnDate).toBeUndefined();
    expect(problems(searchRequestSchema, { ...requestOf(form), ...passengers(9, 0, 9) })).toEqual([
      "passengers: flights.passengers.maximum",
    ]);
  });

  test.each([
    ["2026-11-20", undefined, "flights.departDate.early"],
    ["2026-11-21", undefined, undefined],
    ["2027-08-19", "2027-08-20", "flights.returnDate.late"],
    ["2027-08-20", undefined, "flights.departDate.late"],
  ])("from %s to %s has the problem %s", (departDate, returnDate, expected) => {
    expect(windowProblem({ departDate, returnDate }, window)).toBe(expected);
  });
});

test.each<[string, object, string | undefined]>([
  ["as it should be", {}, undefined],
  ["nowhere to go", { to: "JFK" }, "flights.to.same"],
  ["the city of the same airport", { to: "NYC" }, "flights.to.same"],
  ["another city", { to: "LON" }, undefined],
  ["back before", { returnDate: "2026-11-21" }, "flights.returnDate.early"],
  ["too early", { departDate: "2026-11-20" }, "flights.departDate.early"],
  ["too late", { departDate: "2027-08-20", returnDate: "2027-08-20" }, "flights.departDate.late"],
  ["back too late", { returnDate: "2027-08-20" }, "flights.returnDate.late"],
])("without the schemas, the rules between fields are the same: %s", (_, changes, expected) => {
  const request = { ...requestOf(form), ...changes };
  expect(requestProblem(request, window)).toBe(expected);
  expect(isSearchable(formOf(request), window)).toBe(expected === undefined);
});

// FLT-5
test("a return date that no longer fits is cleared", () => {
  expect(withOneWay(form, true).returnDate).toBe("");
  expect(withOneWay(form, false).returnDate).toBe("2026-11-28");
  expect(withDepartDate(form, "2026-11-28").returnDate).toBe("2026-11-28");
  expect(withDepartDate(form, "2026-11-29").returnDate).toBe("");
  expect(swapAirports(form)).toMatchObject({ from: "LIS", to: "JFK" });
});
