import { describe, expect, test } from "vitest";
import { menuFor, permissionsOf, roles, type MenuNode, type Role } from "./index.ts";

const checkin: MenuNode = {
  mid: "checkin",
  name: "Check-in",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [
    {
      mid: "checkinInfo",
      name: "Home",
      path: "/dashboard/checkin/info",
      showInNavbar: true,
      type: "item",
      children: [],
    },
    {
      mid: "checkinChanges",
      name: "Traveller Changes",
      path: "/dashboard/checkin/changes",
      showInNavbar: true,
      type: "item",
      children: [],
    },
  ],
};

const entry = (mid: string, name: string, path: string, showInNavbar = true): MenuNode => ({
  mid,
  name,
  path,
  showInNavbar,
  type: "item",
  children: [],
});
/** Past Data is hidden from the button row (ACC-14). */
const checkinOfAdmins: MenuNode = {
  ...checkin,
  children: [
    ...checkin.children,
    entry("checkinPastData", "Past Data", "/dashboard/checkin/past-data", false),
    entry("checkinAssignments", "Checkin Assignments", "/dashboard/checkin/assignments"),
    entry("checkinReload", "Reload Automation", "/dashboard/checkin/reload"),
  ],
};

const billing = entry("reportBilling", "Billing Report", "/dashboard/report/billing-report");
const performance = entry("reportPerformance", "Performance Report", "/dashboard/report/performance-report");
const efficiency = entry("reportEfficiency", "Efficiency Report", "/dashboard/report/efficiency-report");
const counts = entry("reportCheckinCount", "Total Checkin Count", "/dashboard/report/checkin-count");
const downloads = entry("reportDownload", "Download Reports", "/dashboard/report/download-report");
const reports = (...children: readonly MenuNode[]): MenuNode => ({
  mid: "reports",
  name: "Reports",
  path: "",
  showInNavbar: true,
  type: "root",
  children,
});
const reportsOfOperators = reports(performance, downloads);
const allReports = reports(billing, performance, efficiency, counts, downloads);

const travel: MenuNode = {
  mid: "travel",
  name: "Travel",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [
    entry("travelRequestCreate", "Create Travel Request", "/dashboard/travel-request/create"),
    entry("travelRequestPending", "Pending Travel Requests", "/dashboard/travel-request/pending"),
    entry("upcomingTrips", "Upcoming Trips", "/dashboard/my-trips/upcoming-trips"),
    entry("currentTrips", "Current Trips", "/dashboard/my-trips/current-trips"),
  ],
};

/** Those who look after travellers begin with what departs next. */
const travelOfCare: MenuNode = {
  ...travel,
  children: [entry("tripsBoard", "Next 48 Hours", "/dashboard/trips/next-48-hours"), ...travel.children],
};

/** Vendors look after their programs, and administrators after those of all. */
const withPrograms = (node: MenuNode): MenuNode => ({
  ...node,
  children: [...node.children, entry("programs", "Programs", "/dashboard/travel-request/programs")],
});

const cases: MenuNode = {
  mid: "cases",
  name: "Cases",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [
    entry("myCases", "My Cases", "/dashboard/casemgmt/my-cases"),
    entry("openCases", "All Open Cases", "/dashboard/casemgmt/all-open-cases"),
    entry("closedCases", "All Closed Cases", "/dashboard/casemgmt/all-closed-cases"),
    entry("searchCases", "Search Cases", "/dashboard/casemgmt/search-cases"),
  ],
};

const sell: MenuNode = {
  mid: "sell",
  name: "Sell",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [entry("ancillaryAdd", "Add Ancillary", "/dashboard/ancillary/add")],
};

const assistance: MenuNode = {
  mid: "assistance",
  name: "Assistance",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [entry("disruptions", "Disruptions", "/dashboard/disruptions")],
};

const flights: MenuNode = {
  mid: "flights",
  name: "Flights",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [entry("flightSearch", "Flight Search", "/dashboard/fsb")],
};
const flightsOfCare: MenuNode = {
  ...flights,
  children: [...flights.children, entry("chosenFlights", "Chosen Flights", "/dashboard/fsb/chosen")],
};

const insight: MenuNode = {
  mid: "insight",
  name: "Insight",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [entry("analytics", "Database Analytics", "/dashboard/travel-request/operation-data-analytics")],
};

const communication: MenuNode = {
  mid: "communication",
  name: "Communication",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [
    entry("sendSms", "Send SMS", "/dashboard/communication/send-sms"),
    entry("searchSms", "Search SMS", "/dashboard/communication/search-sms"),
    entry("sendEmail", "Send Email", "/dashboard/communication/send-email"),
    entry("searchEmail", "Search Email", "/dashboard/communication/search-email"),
    entry("liveChat", "Live chat", "/dashboard/chat"),
  ],
};

const admin = (...children: readonly MenuNode[]): MenuNode => ({
  mid: "admin",
  name: "Administration",
  path: "",
  showInNavbar: true,
  type: "root",
  children,
});
const vendors = entry("vendors", "Vendor Dashboard", "/dashboard/admin/vendors");
const agreements = entry("agreements", "Agreements", "/dashboard/admin/agreement-details");
/** Vendors have their own page instead of the list of all. */
const vendorDetails = entry("vendorDetails", "Vendor Details", "/dashboard/admin/vendor-details");
const users = entry("users", "Users", "/dashboard/admin/users");

const payments = entry("payments", "Payments", "/dashboard/payments");
const finance: MenuNode = {
  mid: "finance",
  name: "Finance",
  path: "",
  showInNavbar: true,
  type: "root",
  children: [entry("billingEntry", "Billing Entry", "/dashboard/travel-request/billing"), payments],
};
/** Travellers see what they paid themselves. */
const ownPayments: MenuNode = { ...finance, children: [payments] };
/** Those who have no mails of others talk all the same. */
const chatOnly: MenuNode = { ...communication, children: [entry("liveChat", "Live chat", "/dashboard/chat")] };

/** The menu of each role, written out by hand. */
const menus: Readonly<Record<Role, readonly MenuNode[]>> = {
  OPERATOR: [checkin, reportsOfOperators, flights],
  OPERATOR_VENDOR: [checkin, travelOfCare, assistance, cases, reportsOfOperators, flightsOfCare, communication],
  OPERATOR_ADMIN: [checkinOfAdmins, reports(performance, efficiency, counts, downloads), insight, flights],
  OPERATOR_ADMIN_LEAD: [checkinOfAdmins, allReports, insight, flights],
  ADMIN: [
    checkinOfAdmins,
    withPrograms(travelOfCare),
    sell,
    assistance,
    cases,
    allReports,
    insight,
    flightsOfCare,
    communication,
    finance,
    admin(vendors, agreements, users),
  ],
  CRM_OPERATOR: [travelOfCare, sell, assistance, cases, insight, flightsOfCare, communication],
  BILLING: [allReports, insight, finance],
  VENDOR: [withPrograms(travel), sell, cases, chatOnly, admin(vendorDetails, users)],
  LEVEL1_VENDOR: [withPrograms(travel), sell, cases, chatOnly, admin(vendorDetails)],
  TRAVELLER: [travel, sell, chatOnly, ownPayments],
};

// ACC-14
describe("the menu", () => {
  test.each(roles.map((role) => ({ role })))("of $role", ({ role }) => {
    expect(menuFor(permissionsOf(role))).toEqual(menus[role]);
  });

  test("of somebody without a code is empty, and codes that nobody knows add nothing", () => {
    expect(menuFor([])).toEqual([]);
    expect(menuFor(["everything", "", "checkininfo"])).toEqual([]);
  });

  test("carries its six fields and no other, and leads to paths of this site under names of their own", () => {
    const nodes = roles.flatMap((role) => menuFor(permissionsOf(role))).flatMap((root) => [root, ...root.children]);
    for (const node of nodes) {
      expect(new Set(Object.keys(node))).toEqual(new Set(["children", "mid", "name", "path", "showInNavbar", "type"]));
      expect(node.path).toMatch(node.type === "root" ? /^(\/dashboard\/.+)?$/ : /^\/dashboard\/.+/);
    }
    const whole = menuFor(permissionsOf("ADMIN")).flatMap((root) => [root, ...root.children]);
    expect(new Set(whole.map(({ mid }) => mid)).size).toBe(whole.length);
  });
});
