import { expect, test } from "vitest";
import { airlineCodesIn, airlineSearchSchema } from "./search.ts";

const read = (airline: string) => airlineSearchSchema.validateSync({ airline }).airline;

// QUE-13
test.each([
  ["one code", "vy", "VY"],
  ["several with commas", "vy,w6", "VY,W6"],
  ["several with blanks, one of them twice", " w6  vy,  W6 ", "W6,VY"],
  ["a comma at the end", "5j,", "5J"],
])("airline search takes %s", (_, typed, expected) => {
  expect(read(typed)).toBe(expected);
});

// QUE-13
test.each([
  ["nothing", "", "checkin.airline.required"],
  ["commas alone", " , ", "checkin.airline.required"],
  ["a name", "vueling", "checkin.airline.invalid"],
  ["one good and one bad code", "VY, WIZZ", "checkin.airline.invalid"],
  ["two digits", "12", "checkin.airline.invalid"],
])("airline search refuses %s", (_, typed, key) => {
  expect(() => read(typed)).toThrow(key);
});

test("codes in an address are told apart", () => {
  expect(airlineCodesIn("VY,W6")).toEqual(["VY", "W6"]);
});
