import type { Permission } from "@gatehouse/domain/access";

/**
 * Screens of the specification (spec 1 §2) that are not built: their routes exist, take the permission that the screen will take,
 * and say so. Not in the menu. A screen that is built leaves this list for a route of its own.
 */
export const plannedScreens: readonly { readonly path: string; readonly permission?: Permission }[] = [
  { path: "/checkin/performance-report", permission: "reportPerformance" },
  { path: "/checkin/efficiency-report", permission: "reportEfficiency" },
  { path: "/checkin/download-report", permission: "reportDownload" },
  { path: "/report/billing-report", permission: "reportBilling" },
  { path: "/report/performance-report", permission: "reportPerformance" },
  { path: "/report/efficiency-report", permission: "reportEfficiency" },
  { path: "/report/checkin-count", permission: "reportCheckinCount" },
  { path: "/report/download-report", permission: "reportDownload" },
];

/** Children of the private shell (spec 3 §2.1) without any screen yet. */
export const plannedChildren = [
  "profile",
  "traveler-profile",
  "payments",
  "trips",
  "fsb",
  "travel-request",
  "my-trips",
  "ancillary",
  "communication",
  "admin",
  "casemgmt",
  "embedded",
] as const;
