import { expect, test } from "vitest";
import { basicDetails, missingBasicDetails } from "./index.ts";

const whole = {
  firstName: "Ellen",
  lastName: "Marchetti",
  dob: "1979-03-14",
  gender: "F",
  email: "ellen.marchetti@traveller.example",
  tz: "America/New_York",
};

// REQ-15
test("basic details are filled when every one of the six is there", () => {
  expect(missingBasicDetails(whole)).toEqual([]);
  for (const detail of basicDetails) {
    expect(missingBasicDetails({ ...whole, [detail]: " " })).toEqual([detail]);
    expect(missingBasicDetails({ ...whole, [detail]: null })).toEqual([detail]);
  }
  expect(missingBasicDetails({})).toEqual(basicDetails);
});
