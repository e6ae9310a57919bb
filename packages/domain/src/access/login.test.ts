import { describe, expect, test } from "vitest";
import { demoPassword, demoUsers, loginSchema, roleOf, roles } from "./index.ts";

const issuesOf = (form: unknown): readonly string[] => {
  try {
    loginSchema.validateSync(form, { abortEarly: false, strict: false });
    return [];
  } catch (error) {
    return typeof error === "object" && error !== null && "errors" in error
      ? (error.errors as string[])
      : [String(error)];
  }
};
const form = { email: "ana@gatehouse.example", password: "correct horse" };

describe("the login form", () => {
  test("is taken as it was typed, blanks around the address apart", () => {
    expect(loginSchema.validateSync({ email: "  Ana@Gatehouse.Example ", password: "  blanks belong to it " })).toEqual(
      { email: "Ana@Gatehouse.Example", password: "  blanks belong to it " },
    );
  });

  test.each<[string, unknown, readonly string[]]>([
    ["no address", { ...form, email: "" }, ["access.email.required"]],
    ["blanks for an address", { ...form, email: "   " }, ["access.email.required"]],
    ["an address without @", { ...form, email: "ana" }, ["access.email.invalid"]],
    ["an address without a domain", { ...form, email: "ana@gatehouse" }, ["access.email.invalid"]],
    ["two addresses", { ...form, email: "ana@a.example bo@b.example" }, ["access.email.invalid"]],
    ["an address that is too long", { ...form, email: `${"a".repeat(250)}@b.example` }, ["validation.tooLong"]],
    ["no password", { ...form, password: "" }, ["access.password.required"]],
    ["a password that is too long", { ...form, password: "a".repeat(1025) }, ["validation.tooLong"]],
    ["a password with NUL", { ...form, password: "a\u0000b" }, ["validation.text"]],
  ])("says what is wrong with %s", (_, given, issues) => {
    expect(issuesOf(given)).toEqual(issues);
  });

  test.each<[string, unknown]>([
    ["objects for texts", { email: { toString: 1 }, password: ["x"] }],
    ["numbers for a password", { ...form, password: 7 }],
    ["nothing", null],
    ["a text", "x"],
  ])("refuses %s", (_, given) => {
    expect(issuesOf(given).length).toBeGreaterThan(0);
  });
});

test("a field that the form does not have is dropped, not taken along (ASVS 15.3.3)", () => {
  expect(loginSchema.validateSync({ ...form, role: "ADMIN", userId: "1" })).toEqual(form);
});

test("the demo world has one user per role, named after it (DEMO-2)", () => {
  const names = ["operator", "operator-admin", "operator-admin-lead", "operator-vendor", "crm-operator"];
  const more = ["vendor", "level1-vendor", "billing", "traveller", "admin"];
  expect(new Set(demoUsers.map(({ email }) => email))).toEqual(
    new Set([...names, ...more].map((name) => `${name}@gatehouse.example`)),
  );
  expect(demoUsers.map(({ role }) => role)).toEqual(roles);
  for (const { role, userid } of demoUsers) expect(roleOf(userid.replaceAll("-", "_"))).toBe(role);
  expect(demoPassword).toBe("gatehouse-demo");
});
