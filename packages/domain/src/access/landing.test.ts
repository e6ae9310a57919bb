import { array, assert, constantFrom, oneof, option, property, string, webPath, webUrl } from "fast-check";
import { describe, expect, test } from "vitest";
import { hasRoute } from "../brand/index.ts";
import { landingPath, menuFor, permissionsOf, roles, safeRedirect, type MenuNode, type Role } from "./index.ts";

// ACC-12
describe("a path to go to after login", () => {
  test.each([
    "/",
    "/dashboard/checkin/info",
    "/dashboard/checkin/info?view=byHour&page=2#row-7",
    "/dashboard/trips/next-48-hours",
    "/dashboard?next=https://elsewhere.example",
    "/dashboard/a%2Fb",
    "/dashboard/%20",
    "/dashboard/",
    "/dashboard?path=/../login",
    "/dashboard#//elsewhere.example",
    "/loginhelp",
    "/dashboard/login",
    "/dashboard/é",
  ])("%j is taken", (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  test.each([
    undefined,
    "",
    "/login ",
    "dashboard",
    "https://elsewhere.example",
    "HTTPS://elsewhere.example",
    "//elsewhere.example",
    "///elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/dashboard\\..",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "\t//elsewhere.example",
    " //elsewhere.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/dashboard\u0000",
    "/login",
    "/login?redirectUrl=/login",
    "/login/",
    "/login#x",
    "/./login",
    "/dashboard/../login",
    "/%6Cogin",
    "/LOGIN/../login",
    "/.//elsewhere.example",
    "/%2e//elsewhere.example",
    "/dashboard/%2E%2e/login",
    "/dashboard/%2F%2Felsewhere.example",
    "/dashboard/%5C",
    "/dashboard/%0d%0aSet-Cookie:x",
    "/dashboard/%",
    "/dashboard/%ff",
    "/dashboard/..",
    "/.",
    "/Login",
    "/dashboard/..//elsewhere.example",
    `/${"a".repeat(2000)}`,
  ])("%j is dropped", (path) => {
    expect(safeRedirect(path)).toBeUndefined();
  });

  const parts = constantFrom(
    "/",
    "\\",
    "//",
    ".",
    "..",
    "@",
    ":",
    "?",
    "#",
    "%2f",
    "%5c",
    "\t",
    "\n",
    "\r",
    "\u0000",
    " ",
    "\u3002",
    "\uFF0F",
    "http:",
    "https://",
    "javascript:",
    "login",
    "x",
    "evil.example",
    "[::1]",
    "dashboard",
  );
  const addresses = oneof(
    string(),
    string({ unit: "binary" }),
    webUrl(),
    array(parts, { maxLength: 12 }).map((some) => some.join("")),
    array(parts, { maxLength: 12 }).map((some) => `/${some.join("")}`),
  );

  test("never leaves this site, whatever is asked for", () => {
    assert(
      property(addresses, (candidate) => {
        const path = safeRedirect(candidate);
        if (path === undefined) return;
        expect(path).toBe(candidate);
        const there = new URL(path, "https://x.example/login?a=b");
        expect(there.origin).toBe("https://x.example");
        // once resolved it is still a path: nothing that a second reading would take for a host
        expect(new URL(`${there.pathname}${there.search}`, "https://x.example").origin).toBe("https://x.example");
        expect(there.pathname).not.toMatch(/^\/login(\/|$)/);
      }),
      { numRuns: 5000 },
    );
  });
});

const addressLike = oneof(webUrl(), webPath(), string());
const item = (path: string): MenuNode => ({
  mid: path,
  name: path,
  path,
  showInNavbar: true,
  type: "item",
  children: [],
});
const group = (...children: MenuNode[]): MenuNode => ({
  mid: "g",
  name: "g",
  path: "",
  showInNavbar: true,
  type: "root",
  children,
});

describe("where somebody goes after login (ACC-13)", () => {
  test.each<[Role, readonly MenuNode[], string | undefined, string]>([
    ["OPERATOR", menuFor(permissionsOf("OPERATOR")), undefined, "/dashboard/checkin/info"],
    [
      "OPERATOR",
      menuFor(permissionsOf("OPERATOR")),
      "/dashboard/checkin/info?view=hasBP",
      "/dashboard/checkin/info?view=hasBP",
    ],
    ["OPERATOR", menuFor(permissionsOf("OPERATOR")), "//elsewhere.example", "/dashboard/checkin/info"],
    ["ADMIN", [group(), group(item("/dashboard/first"), item("/dashboard/second"))], undefined, "/dashboard/first"],
    ["BILLING", [], undefined, "/dashboard/profile"],
    ["CRM_OPERATOR", [group(item("/dashboard/first"))], undefined, "/dashboard/trips/next-48-hours"],
    ["CRM_OPERATOR", [group(item("/dashboard/first"))], "/login", "/dashboard/trips/next-48-hours"],
  ])("%s", (role, menu, requested, path) => {
    expect(landingPath(role, menu, requested)).toBe(path);
  });

  const first: Readonly<Record<Role, string>> = {
    OPERATOR: "/dashboard/checkin/info",
    OPERATOR_VENDOR: "/dashboard/checkin/info",
    OPERATOR_ADMIN: "/dashboard/checkin/info",
    OPERATOR_ADMIN_LEAD: "/dashboard/checkin/info",
    ADMIN: "/dashboard/checkin/info",
    CRM_OPERATOR: "/dashboard/trips/next-48-hours",
    BILLING: "/dashboard/report/billing-report",
    VENDOR: "/dashboard/travel-request/create",
    LEVEL1_VENDOR: "/dashboard/travel-request/create",
    TRAVELLER: "/dashboard/travel-request/create",
  };
  test.each(roles.map((role) => ({ role })))("$role, with the menu of the role", ({ role }) => {
    expect(landingPath(role, menuFor(permissionsOf(role)), undefined)).toBe(first[role]);
  });

  // BRD-3
  test.each<[string, string]>([
    ["/dashboard/trips/next-48-hours?page=2", "/dashboard/trips/next-48-hours?page=2"],
    ["/dashboard/checkin/info", "/dashboard/first"],
    ["/fsbsearch?from=LHR#x", "/dashboard/first"],
  ])("of a brand without the rest: %s", (requested, path) => {
    const menu = [group(item("/dashboard/first"))];
    expect(landingPath("ADMIN", menu, requested, (page) => hasRoute("samgi", page))).toBe(path);
  });

  test("is always a path of this site", () => {
    assert(
      property(constantFrom(...roles), option(addressLike, { nil: undefined }), (role, requested) => {
        expect(new URL(landingPath(role, menuFor(permissionsOf(role)), requested), "https://x.example").origin).toBe(
          "https://x.example",
        );
      }),
    );
  });
});
