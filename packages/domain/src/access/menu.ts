import { can, type Permission } from "./permissions.ts";

/** One entry of the navigation (ACC-14). `name` is the English label; `mid` is the key of its translation. */
export interface MenuNode {
  readonly mid: string;
  readonly name: string;
  /** Path within this site; empty for a group that has no page of its own. */
  readonly path: string;
  readonly showInNavbar: boolean;
  /** "root" for a group at the top level, "item" below it. */
  readonly type: "root" | "item";
  readonly children: readonly MenuNode[];
}

interface MenuEntry {
  readonly mid: string;
  readonly name: string;
  readonly path: string;
  /** One of these codes. */
  readonly needs: Permission | readonly Permission[];
  /** Holders of this have a row of their own for it. */
  readonly unless?: Permission;
  readonly showInNavbar: boolean;
}

/** Only screens that exist are here: a new screen adds its row in the change that builds it. */
const groups: readonly { readonly mid: string; readonly name: string; readonly entries: readonly MenuEntry[] }[] = [
  {
    mid: "checkin",
    name: "Check-in",
    entries: [
      { mid: "checkinInfo", name: "Home", path: "/dashboard/checkin/info", needs: "checkinInfo", showInNavbar: true },
      {
        mid: "checkinChanges",
        name: "Traveller Changes",
        path: "/dashboard/checkin/changes",
        needs: "checkinInfo",
        showInNavbar: true,
      },
      {
        mid: "checkinPastData",
        name: "Past Data",
        path: "/dashboard/checkin/past-data",
        needs: "checkinPastData",
        // Hidden from the button row (ACC-14); the command palette leads there.
        showInNavbar: false,
      },
      {
        mid: "checkinAssignments",
        name: "Checkin Assignments",
        path: "/dashboard/checkin/assignments",
        needs: "checkinAssignments",
        showInNavbar: true,
      },
      {
        mid: "checkinReload",
        name: "Reload Automation",
        path: "/dashboard/checkin/reload",
        needs: "checkinReload",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "travel",
    name: "Travel",
    entries: [
      {
        mid: "tripsBoard",
        name: "Next 48 Hours",
        path: "/dashboard/trips/next-48-hours",
        needs: "tripsBoard",
        showInNavbar: true,
      },
      {
        mid: "travelRequestCreate",
        name: "Create Travel Request",
        path: "/dashboard/travel-request/create",
        needs: "travelRequestCreate",
        showInNavbar: true,
      },
      {
        mid: "travelRequestPending",
        name: "Pending Travel Requests",
        path: "/dashboard/travel-request/pending",
        needs: "travelRequestPending",
        showInNavbar: true,
      },
      {
        mid: "upcomingTrips",
        name: "Upcoming Trips",
        path: "/dashboard/my-trips/upcoming-trips",
        needs: "myTrips",
        showInNavbar: true,
      },
      {
        mid: "currentTrips",
        name: "Current Trips",
        path: "/dashboard/my-trips/current-trips",
        needs: "myTrips",
        showInNavbar: true,
      },
      {
        mid: "programs",
        name: "Programs",
        path: "/dashboard/travel-request/programs",
        needs: "vendorOwn",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "sell",
    name: "Sell",
    entries: [
      {
        mid: "ancillaryAdd",
        name: "Add Ancillary",
        path: "/dashboard/ancillary/add",
        needs: "ancillary",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "assistance",
    name: "Assistance",
    entries: [
      {
        mid: "disruptions",
        name: "Disruptions",
        path: "/dashboard/disruptions",
        needs: "disruptions",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "cases",
    name: "Cases",
    entries: [
      {
        mid: "myCases",
        name: "My Cases",
        path: "/dashboard/casemgmt/my-cases",
        needs: "cases",
        showInNavbar: true,
      },
      {
        mid: "openCases",
        name: "All Open Cases",
        path: "/dashboard/casemgmt/all-open-cases",
        needs: "cases",
        showInNavbar: true,
      },
      {
        mid: "closedCases",
        name: "All Closed Cases",
        path: "/dashboard/casemgmt/all-closed-cases",
        needs: "cases",
        showInNavbar: true,
      },
      {
        mid: "searchCases",
        name: "Search Cases",
        path: "/dashboard/casemgmt/search-cases",
        needs: "cases",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "reports",
    name: "Reports",
    entries: [
      {
        mid: "reportBilling",
        name: "Billing Report",
        path: "/dashboard/report/billing-report",
        needs: "reportBilling",
        showInNavbar: true,
      },
      {
        mid: "reportPerformance",
        name: "Performance Report",
        path: "/dashboard/report/performance-report",
        needs: "reportPerformance",
        showInNavbar: true,
      },
      {
        mid: "reportEfficiency",
        name: "Efficiency Report",
        path: "/dashboard/report/efficiency-report",
        needs: "reportEfficiency",
        showInNavbar: true,
      },
      {
        mid: "reportCheckinCount",
        name: "Total Checkin Count",
        path: "/dashboard/report/checkin-count",
        needs: "reportCheckinCount",
        showInNavbar: true,
      },
      {
        mid: "reportDownload",
        name: "Download Reports",
        path: "/dashboard/report/download-report",
        needs: "reportDownload",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "insight",
    name: "Insight",
    entries: [
      {
        mid: "analytics",
        name: "Database Analytics",
        path: "/dashboard/travel-request/operation-data-analytics",
        needs: "analytics",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "flights",
    name: "Flights",
    entries: [
      {
        mid: "flightSearch",
        name: "Flight Search",
        path: "/dashboard/fsb",
        needs: "flightSearch",
        showInNavbar: true,
      },
      {
        mid: "chosenFlights",
        name: "Chosen Flights",
        path: "/dashboard/fsb/chosen",
        needs: "disruptions",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "communication",
    name: "Communication",
    entries: [
      {
        mid: "sendSms",
        name: "Send SMS",
        path: "/dashboard/communication/send-sms",
        needs: "communication",
        showInNavbar: true,
      },
      {
        mid: "searchSms",
        name: "Search SMS",
        path: "/dashboard/communication/search-sms",
        needs: "communication",
        showInNavbar: true,
      },
      {
        mid: "sendEmail",
        name: "Send Email",
        path: "/dashboard/communication/send-email",
        needs: "communication",
        showInNavbar: true,
      },
      {
        mid: "searchEmail",
        name: "Search Email",
        path: "/dashboard/communication/search-email",
        needs: "communication",
        showInNavbar: true,
      },
      {
        mid: "liveChat",
        name: "Live chat",
        path: "/dashboard/chat",
        needs: ["chat", "chatSupervise"],
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "finance",
    name: "Finance",
    entries: [
      {
        mid: "billingEntry",
        name: "Billing Entry",
        path: "/dashboard/travel-request/billing",
        needs: "billingEntry",
        showInNavbar: true,
      },
      {
        mid: "payments",
        name: "Payments",
        path: "/dashboard/payments",
        needs: "payments",
        showInNavbar: true,
      },
    ],
  },
  {
    mid: "admin",
    name: "Administration",
    entries: [
      {
        mid: "vendors",
        name: "Vendor Dashboard",
        path: "/dashboard/admin/vendors",
        needs: "vendorAdmin",
        showInNavbar: true,
      },
      {
        mid: "agreements",
        name: "Agreements",
        path: "/dashboard/admin/agreement-details",
        needs: "vendorAdmin",
        showInNavbar: true,
      },
      {
        mid: "vendorDetails",
        name: "Vendor Details",
        path: "/dashboard/admin/vendor-details",
        needs: "vendorOwn",
        unless: "vendorAdmin",
        showInNavbar: true,
      },
      { mid: "users", name: "Users", path: "/dashboard/admin/users", needs: "users", showInNavbar: true },
    ],
  },
];

/**
 * The navigation of somebody who holds these permission codes; groups without a permitted entry are left out.
 * @param has whether there is such a path: a brand may have fewer (BRD-3)
 */
export function menuFor(granted: readonly string[], has: (path: string) => boolean = () => true): readonly MenuNode[] {
  return groups
    .map(({ mid, name, entries }): MenuNode => ({
      mid,
      name,
      path: "",
      showInNavbar: true,
      type: "root",
      children: entries
        .filter(
          ({ needs, unless, path }) =>
            has(path) && [needs].flat().some((code) => can(granted, code)) && !(unless && can(granted, unless)),
        )
        .map(({ needs: _needs, unless: _unless, ...entry }): MenuNode => ({ ...entry, type: "item", children: [] })),
    }))
    .filter(({ children }) => children.length > 0);
}
