import { expect, test } from "vitest";
import { caseAfter, senderOf, teamName } from "./index.ts";

test("a case is closed when it is open, and reopened when it is closed (CMT-1)", () => {
  expect(caseAfter("OPEN", "closed")).toBe("CLOSED");
  expect(caseAfter("CLOSED", "reopened")).toBe("OPEN");
  expect(caseAfter("CLOSED", "closed")).toBeUndefined();
  expect(caseAfter("OPEN", "reopened")).toBeUndefined();
});

test.each([
  ["Northwind Travel", "NORTHWIND TRAVEL Travel Team"],
  ["FlightGuard", "FlightGuard Travel Team"],
  ["flightguard", "FLIGHTGUARD Travel Team"],
])("staff of %s write as %s (CMT-6)", (alias, name) => {
  expect(teamName(alias)).toBe(name);
});

test("data call a traveller admin, and staff user where the comment says what it is about (CMT-6)", () => {
  expect(senderOf("TRAVELLER", "TR")).toBe("admin");
  expect(senderOf("CRM_OPERATOR", "IT")).toBe("user");
  expect(senderOf("VENDOR", null)).toBe("operator");
});
