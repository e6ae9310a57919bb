import { expect, test } from "vitest";
import { airlineCodesIn, airlineSearch, pnrSearch } from "./search.ts";

// QUE-13
test.each([
  ["one code", "vy", "VY"],
  ["several with commas", "vy,w6", "VY,W6"],
  ["several with blanks, one of them twice", " w6  vy,  W6 ", "W6,VY"],
  ["a comma at the end", "5j,", "5J"],
])("airline search takes %s", (_, typed, expected) => {
  expect(airlineSearch(typed)).toEqual({ term: expected });
});

// QUE-13
test.each([
  ["nothing", "", "checkin.airline.required"],
  ["commas alone", " , ", "checkin.airline.required"],
  ["a name", "vueling", "checkin.airline.invalid"],
  ["one good and one bad code", "VY, WIZZ", "checkin.airline.invalid"],
  ["two digits", "12", "checkin.airline.invalid"],
])("airline search refuses %s", (_, typed, key) => {
  expect(airlineSearch(typed)).toEqual({ problem: key });
});

test("codes in an address are told apart", () => {
  expect(airlineCodesIn("VY,W6")).toEqual(["VY", "W6"]);
});

// QUE-13
test.each([
  ["small letters with blanks around", " ab12cd ", { term: "AB12CD" }],
  ["nothing", "  ", { problem: "checkin.pnr.required" }],
  ["four characters", "AB12", { problem: "checkin.pnr.invalid" }],
  ["nine characters", "AB12CD34E", { problem: "checkin.pnr.invalid" }],
  ["a hyphen", "AB-12CD", { problem: "checkin.pnr.invalid" }],
])("PNR search and %s", (_, typed, expected) => {
  expect(pnrSearch(typed)).toEqual(expected);
});
