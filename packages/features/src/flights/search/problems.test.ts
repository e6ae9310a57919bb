import { bookingWindow, defaultPassengers, type SearchForm } from "@gatehouse/domain/flights";
import { expect, test } from "vitest";
import { checkForm } from "./problems.ts";

const window = bookingWindow("2026-11-22");
const form: SearchForm = {
  oneWay: false,
  from: "jfk",
  to: "LIS",
  departDate: "2026-11-24",
  returnDate: "2026-11-28",
  passengers: { adults: 2, child: 1, infants: 0 },
  nonstop: false,
};

test("a form that is right is a request, its codes in capitals", () => {
  expect(checkForm(form, window)).toEqual({
    request: {
      from: "JFK",
      to: "LIS",
      departDate: "2026-11-24",
      returnDate: "2026-11-28",
      passengers: { adults: 2, child: 1, infants: 0 },
      nonstop: false,
    },
  });
  expect(checkForm({ ...form, oneWay: true, returnDate: "" }, window)).not.toHaveProperty("request.returnDate");
});

test("everything that is missing is said at its field", () => {
  expect(
    checkForm(
      {
        oneWay: false,
        from: "",
        to: "",
        departDate: "",
        returnDate: "",
        passengers: defaultPassengers,
        nonstop: false,
      },
      window,
    ),
  ).toEqual({
    problems: {
      from: "flights.from.required",
      to: "flights.to.required",
      departDate: "flights.departDate.required",
      returnDate: "flights.returnDate.required",
    },
  });
});

test.each<[string, Partial<SearchForm>, object]>([
  ["a name in the place of a code", { to: "Lisbon" }, { to: "flights.to.invalid" }],
  ["half a date", { departDate: "24 No" }, { departDate: "flights.departDate.invalid" }],
  ["a counter", { passengers: { adults: 0, child: 1, infants: 0 } }, { passengers: "flights.passengers.adults" }],
  ["the sum", { passengers: { adults: 8, child: 2, infants: 0 } }, { passengers: "flights.passengers.maximum" }],
  [
    "two things of one field: the first",
    { departDate: "2026-11-20", returnDate: "2026-11-19" },
    { departDate: "flights.departDate.early", returnDate: "flights.returnDate.early" },
  ],
])("%s", (_, changes, problems) => {
  expect(checkForm({ ...form, ...changes }, window)).toEqual({ problems });
});
