import { expect, test } from "vitest";
import { hasCallHouse, programAirports, type CallHouse } from "./program.ts";

const house: CallHouse = {
  accomodationName: "Brigid House 3",
  address: "1417 2nd Ave SW",
  city: "Rochester",
  state: "MN",
  zipCode: "",
  phone: "+1 507 555 0148",
  url: "",
  active: true,
};

// REQ-5
test("a call house is complete with a name, address, city, state and phone, while it is active", () => {
  expect(hasCallHouse({ callhouse: house })).toBe(true);
  expect(hasCallHouse({ callhouse: null })).toBe(false);
  expect(hasCallHouse({ callhouse: { ...house, active: false } })).toBe(false);
  for (const part of ["accomodationName", "address", "city", "state", "phone"] as const)
    expect(hasCallHouse({ callhouse: { ...house, [part]: " " } })).toBe(false);
});

// REQ-4
test("a program's airports are each offered once, the best first", () => {
  expect(programAirports({ bestAirport: "RST", closestAirport: "RST", otherAirports: ["MSP", "RST", ""] })).toEqual([
    { iata: "RST", kind: "best" },
    { iata: "MSP", kind: "other" },
  ]);
});
