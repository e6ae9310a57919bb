import type { Permission } from "./permissions.ts";
import type { Role } from "./roles.ts";

const operator: readonly Permission[] = [
  "checkinInfo",
  "CH_RS_ST",
  "CH_MUL",
  "CH_AI_F",
  "CH_ST_F",
  "CH_RELS",
  "CH_REL_ATMN",
  "reportPerformance",
  "reportDownload",
  "flightSearch",
];
const operatorAdmin: readonly Permission[] = [
  ...operator,
  "checkinAssignments",
  "checkinPastData",
  "checkinReload",
  "CH_RE_QC",
  "CH_REL_AUTO",
  "reportPerformanceAll",
  "reportEfficiency",
  "reportCheckinCount",
  "analytics",
];

const travellerOfRequests: readonly Permission[] = ["travelRequestCreate", "travelRequestPending"];
const staffOfRequests: readonly Permission[] = [...travellerOfRequests, "travelRequestAssign", "profileAll"];
const staffOfTrips: readonly Permission[] = ["tripsCreate", "myTrips", "cases"];

/** The one table of permissions (ACC-2). The server enforces it on every call; menus and buttons only mirror it. */
const table: Readonly<Record<Role, readonly Permission[]>> = {
  OPERATOR: operator,
  OPERATOR_VENDOR: [
    "checkinInfo",
    "CH_RELS",
    "CH_REL_ATMN",
    "reportPerformance",
    "reportDownload",
    "flightSearch",
    "disruptions",
    ...staffOfRequests,
    "tripsBoard",
    ...staffOfTrips,
    "communication",
    "chat",
  ],
  OPERATOR_ADMIN: operatorAdmin,
  OPERATOR_ADMIN_LEAD: [...operatorAdmin, "reportBilling", "reportDownloadAll"],
  CRM_OPERATOR: [
    "flightSearch",
    "disruptions",
    ...staffOfRequests,
    "tripsBoard",
    ...staffOfTrips,
    "communication",
    "chat",
    "analytics",
    "ancillary",
  ],
  BILLING: [
    "reportBilling",
    "reportPerformance",
    "reportPerformanceAll",
    "reportEfficiency",
    "reportCheckinCount",
    "reportDownload",
    "reportDownloadAll",
    "analytics",
    "billingEntry",
    "payments",
    "paymentsAll",
  ],
  VENDOR: [...staffOfRequests, "vendorOwn", ...staffOfTrips, "chat", "ancillary", "users"],
  LEVEL1_VENDOR: [...staffOfRequests, "vendorOwn", ...staffOfTrips, "chat", "ancillary"],
  ADMIN: [
    ...operatorAdmin,
    "reportBilling",
    "reportDownloadAll",
    "disruptions",
    ...staffOfRequests,
    "vendorOwn",
    "vendorAdmin",
    "tripsBoard",
    ...staffOfTrips,
    "communication",
    "chatSupervise",
    "users",
    "billingEntry",
    "ancillary",
    "payments",
    "paymentsAll",
  ],
  TRAVELLER: [...travellerOfRequests, "myTrips", "chat", "ancillary", "payments"],
};

/** The organisation that asks for flights only, and has no cases (REQ-3, ACC-2). */
export const flightsOnlyVendor = "TRAVELOPOD";

/** What nobody of an organisation may do, whatever their role. @param vendor its code; null for staff of the house */
export const withheldFrom = (vendor: string | null): readonly Permission[] =>
  vendor?.toUpperCase() === flightsOnlyVendor ? ["cases"] : [];

/** What a role may do. A user's token carries these codes after the role list (ACC-5). */
export const permissionsOf = (role: Role): readonly Permission[] => table[role];
