import { describe, expect, test } from "vitest";
import type { Role } from "./roles.ts";
import {
  domainOf,
  hasProvenFactor,
  readDomain,
  readIssuer,
  roleFromClaims,
  rolesOfSignOn,
  type SignOnForm,
  signOnFormProblems,
  type SignOnRules,
} from "./single-sign-on.ts";

const rules = (more: Partial<SignOnRules> = {}): SignOnRules => ({
  domains: ["sky.example"],
  roleClaim: "groups",
  claimRoles: [
    { value: "managers", role: "VENDOR" },
    { value: "people", role: "TRAVELLER" },
  ],
  defaultRole: null,
  createsAccounts: true,
  ...more,
});
const staff = rules({
  claimRoles: [
    { value: "leads", role: "OPERATOR_ADMIN_LEAD" },
    { value: "desk", role: "OPERATOR" },
  ],
});

// ACC-40
describe("the role that a provider gives", () => {
  test.each<[unknown, Role | undefined]>([
    ["managers", "VENDOR"],
    [["people", "managers"], "VENDOR"],
    [["visitors", "people"], "TRAVELLER"],
    ["Managers", undefined],
    ["managers people", undefined],
    [{ managers: true }, undefined],
    [[["managers"], 1, null], undefined],
    [undefined, undefined],
  ])("of the claim %j is %s", (groups, role) => {
    expect(roleFromClaims(rules(), "vendor", { groups }, undefined)).toBe(role);
  });

  test("is that for everybody else where the claim gives none", () => {
    expect(roleFromClaims(rules({ defaultRole: "TRAVELLER" }), "vendor", {}, undefined)).toBe("TRAVELLER");
    expect(roleFromClaims(rules({ defaultRole: "TRAVELLER" }), "vendor", { groups: "managers" }, "TRAVELLER")).toBe(
      "VENDOR",
    );
  });

  test("is kept where no claim says any", () => {
    const without = rules({ roleClaim: "", claimRoles: [] });
    expect(roleFromClaims(without, "vendor", {}, "VENDOR")).toBe("VENDOR");
    expect(roleFromClaims(without, "vendor", {}, undefined)).toBeUndefined();
    expect(roleFromClaims({ ...without, defaultRole: "TRAVELLER" }, "vendor", {}, undefined)).toBe("TRAVELLER");
  });

  test.each<Role>(["ADMIN", "OPERATOR", "OPERATOR_VENDOR", "LEVEL1_VENDOR", "BILLING"])(
    "of a vendor is never %s, whatever its rules say, nor does anybody with it come in",
    (role) => {
      const greedy = rules({ claimRoles: [{ value: "all", role }], defaultRole: role });
      expect(roleFromClaims(greedy, "vendor", { groups: "all" }, undefined)).toBeUndefined();
      expect(roleFromClaims(rules(), "vendor", { groups: "managers" }, role)).toBeUndefined();
    },
  );

  test("of staff is one that the settings name, and bound to no vendor", () => {
    expect(roleFromClaims(staff, "house", { groups: ["desk", "leads"] }, undefined)).toBe("OPERATOR_ADMIN_LEAD");
    expect(roleFromClaims(staff, "house", { groups: "desk" }, "OPERATOR_ADMIN_LEAD")).toBe("OPERATOR");
    expect(roleFromClaims(staff, "house", { groups: "desk" }, "ADMIN")).toBeUndefined();
    const bound = rules({ claimRoles: [{ value: "desk", role: "OPERATOR_VENDOR" }] });
    expect(roleFromClaims(bound, "house", { groups: "desk" }, undefined)).toBeUndefined();
    expect(rolesOfSignOn("house")).not.toContain("VENDOR");
  });
});

// ACC-42
test.each([
  [{ amr: ["pwd", "mfa"] }, true],
  [{ amr: ["pwd", "otp"] }, false],
  [{ amr: "mfa" }, true],
  [{ acr: "phrh" }, true],
  [{ acr: "https://refeds.org/profile/mfa" }, true],
  [{ acr: "1" }, false],
  [{}, false],
])("%j means a second factor: %s", (claims, isProven) => {
  expect(hasProvenFactor(claims)).toBe(isProven);
});

describe("domains and issuers", () => {
  test.each([
    ["example.com", "example.com"],
    [" @Sub.Example.COM ", "sub.example.com"],
    ["example", undefined],
    ["-bad.example", undefined],
    ["a@b.example", undefined],
    ["example.com/", undefined],
    ["*.example.com", undefined],
  ])("%j is the domain %s", (text, domain) => {
    expect(readDomain(text)).toBe(domain);
  });
  test("the domain of an address is what stands behind the last @", () => {
    expect(domainOf('"a@b.example"@Sky.Example')).toBe("sky.example");
  });
  test.each([
    ["https://login.example.com", true],
    ["https://login.example.com:8443/realms/one/", true],
    ["http://localhost:4000", true],
    ["http://login.example.com", false],
    ["https://user@login.example.com", false],
    ["https://login.example.com/?tenant=1", false],
    ["https://login.example.com/#", false],
    ["https://login.example.com\\@elsewhere.example", false],
    ["login.example.com", false],
  ])("%s is an issuer: %s", (text, isIssuer) => {
    expect(readIssuer(text) !== undefined).toBe(isIssuer);
  });
});

// ACC-38
describe("a provider that is set up", () => {
  const form: SignOnForm = {
    ...rules(),
    name: "Sky",
    issuer: "https://login.sky.example",
    clientId: "gatehouse",
    clientSecret: "secret",
  };
  const problems = (more: Partial<SignOnForm>, hasSecret = false) =>
    signOnFormProblems({ ...form, ...more }, hasSecret).map(({ field, code }) => `${field} ${code}`);
  test.each<[Partial<SignOnForm>, string[]]>([
    [{}, []],
    [{ name: " ", issuer: "", clientId: "" }, ["name required", "issuer required", "clientId required"]],
    [{ issuer: "http://login.sky.example" }, ["issuer invalid"]],
    [{ clientSecret: "" }, ["clientSecret required"]],
    [{ domains: ["sky.example", "sky"] }, ["domains invalid"]],
    [{ domains: Array.from({ length: 21 }, (_, index) => `d${index}.example`) }, ["domains tooMany"]],
    [{ roleClaim: "" }, ["roleClaim required"]],
    [{ claimRoles: [{ value: " ", role: "VENDOR" }] }, ["claimRoles invalid"]],
    [{ claimRoles: [{ value: "all", role: "ADMIN" }] }, ["claimRoles invalid"]],
    [{ claimRoles: [] }, ["claimRoles required"]],
    [{ claimRoles: [], defaultRole: "TRAVELLER" }, []],
  ])("with %j says %j", (more, said) => {
    expect(problems(more)).toEqual(said);
  });
  test("keeps a secret that is known", () => {
    expect(problems({ clientSecret: "" }, true)).toEqual([]);
  });
});
