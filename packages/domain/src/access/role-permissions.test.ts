import { describe, expect, test } from "vitest";
import {
  can,
  isPermission,
  isVendorBound,
  permissions,
  permissionsOf,
  roleOf,
  roles,
  withheldFrom,
  type Permission,
  type Role,
} from "./index.ts";

/** The table of ACC-2, written out by hand: one row per code, with the roles that hold it. */
const desk = ["OPERATOR", "OPERATOR_ADMIN", "OPERATOR_ADMIN_LEAD", "ADMIN"] as const;
const admins = ["OPERATOR_ADMIN", "OPERATOR_ADMIN_LEAD", "ADMIN"] as const;
const requestStaff = ["CRM_OPERATOR", "OPERATOR_VENDOR", "VENDOR", "LEVEL1_VENDOR", "ADMIN"] as const;
const holders: Readonly<Record<Permission, readonly Role[]>> = {
  checkinInfo: [...desk, "OPERATOR_VENDOR"],
  checkinAssignments: admins,
  checkinPastData: admins,
  checkinReload: admins,
  CH_RS_ST: desk,
  CH_MUL: desk,
  CH_AI_F: desk,
  CH_ST_F: desk,
  CH_RELS: [...desk, "OPERATOR_VENDOR"],
  CH_REL_ATMN: [...desk, "OPERATOR_VENDOR"],
  CH_RE_QC: admins,
  CH_REL_AUTO: admins,
  reportBilling: ["OPERATOR_ADMIN_LEAD", "BILLING", "ADMIN"],
  reportPerformance: [...desk, "OPERATOR_VENDOR", "BILLING"],
  reportPerformanceAll: [...admins, "BILLING"],
  reportEfficiency: [...admins, "BILLING"],
  reportCheckinCount: [...admins, "BILLING"],
  reportDownload: [...desk, "OPERATOR_VENDOR", "BILLING"],
  reportDownloadAll: ["OPERATOR_ADMIN_LEAD", "BILLING", "ADMIN"],
  flightSearch: [...desk, "OPERATOR_VENDOR", "CRM_OPERATOR"],
  disruptions: ["OPERATOR_VENDOR", "CRM_OPERATOR", "ADMIN"],
  travelRequestCreate: [...requestStaff, "TRAVELLER"],
  travelRequestPending: [...requestStaff, "TRAVELLER"],
  travelRequestAssign: requestStaff,
  profileAll: requestStaff,
  vendorOwn: ["VENDOR", "LEVEL1_VENDOR", "ADMIN"],
  vendorAdmin: ["ADMIN"],
  tripsBoard: ["OPERATOR_VENDOR", "CRM_OPERATOR", "ADMIN"],
  tripsCreate: requestStaff,
  myTrips: [...requestStaff, "TRAVELLER"],
  cases: requestStaff,
  communication: ["OPERATOR_VENDOR", "CRM_OPERATOR", "ADMIN"],
  analytics: [...admins, "CRM_OPERATOR", "BILLING"],
  billingEntry: ["BILLING", "ADMIN"],
  ancillary: ["CRM_OPERATOR", "VENDOR", "LEVEL1_VENDOR", "TRAVELLER", "ADMIN"],
  payments: ["BILLING", "TRAVELLER", "ADMIN"],
  paymentsAll: ["BILLING", "ADMIN"],
  chat: ["OPERATOR_VENDOR", "CRM_OPERATOR", "VENDOR", "LEVEL1_VENDOR", "TRAVELLER"],
  chatSupervise: ["ADMIN"],
  users: ["VENDOR", "ADMIN"],
};

// ACC-2
describe("the table of permissions", () => {
  test("has a row for every code here, and no other", () => {
    expect(new Set<string>(permissions)).toEqual(new Set(Object.keys(holders)));
  });

  test.each(Object.entries(holders))("%s", (code, expected) => {
    expect(new Set(roles.filter((role) => can(permissionsOf(role), code as Permission)))).toEqual(new Set(expected));
  });

  test("gives no role a code twice", () => {
    for (const role of roles) expect(new Set(permissionsOf(role)).size).toBe(permissionsOf(role).length);
  });

  test("leaves cases out for the organisation that asks for flights only, however its code is written", () => {
    for (const code of ["TRAVELOPOD", "travelopod"]) expect(withheldFrom(code)).toEqual(["cases"]);
    for (const code of ["SKY", "", null]) expect(withheldFrom(code)).toEqual([]);
  });

  test("knows its codes from others", () => {
    expect(permissions.every(isPermission)).toBe(true);
    for (const other of ["", "checkininfo", "CHECKININFO", "toString", "constructor", " chat"])
      expect(isPermission(other)).toBe(false);
  });
});

// ACC-1
describe("the role of a user", () => {
  test.each<[string, Role | undefined]>([
    ["OPERATOR", "OPERATOR"],
    ["operator", "OPERATOR"],
    ["Operator_Vendor", "OPERATOR_VENDOR"],
    [" billing , ADMIN", "BILLING"],
    ["TRAVELLER,ADMIN,OPERATOR", "TRAVELLER"],
    ["LEVEL1_VENDOR", "LEVEL1_VENDOR"],
    ["OPERATOR_ADMIN_LEAD,", "OPERATOR_ADMIN_LEAD"],
    // only the first entry counts, and nothing is guessed
    ["CAPTAIN,ADMIN", undefined],
    [",ADMIN", undefined],
    ["", undefined],
    ["   ", undefined],
    ["ADMIN OPERATOR", undefined],
    ["OPERATOR-ADMIN", undefined],
    ["ADMIN;OPERATOR", undefined],
    ["toString", undefined],
  ])("%j is %s", (list, role) => {
    expect(roleOf(list)).toBe(role);
  });

  // ACC-3
  test("binds it to a vendor for these four only", () => {
    expect(roles.filter(isVendorBound)).toEqual(["TRAVELLER", "OPERATOR_VENDOR", "VENDOR", "LEVEL1_VENDOR"]);
  });
});
