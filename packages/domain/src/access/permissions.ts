/** Permission codes (ACC-2). */
export const permissions = [
  "checkinInfo",
  "checkinAssignments",
  "checkinPastData",
  "checkinReload",
  "CH_RS_ST",
  "CH_MUL",
  "CH_AI_F",
  "CH_ST_F",
  "CH_RELS",
  "CH_REL_ATMN",
  "CH_RE_QC",
  "CH_REL_AUTO",
  "reportBilling",
  "reportPerformance",
  "reportPerformanceAll",
  "reportEfficiency",
  "reportCheckinCount",
  "reportDownload",
  "reportDownloadAll",
  "flightSearch",
  "disruptions",
  "travelRequestCreate",
  "travelRequestPending",
  "travelRequestAssign",
  "profileAll",
  "vendorOwn",
  "vendorAdmin",
  "tripsBoard",
  "tripsCreate",
  "myTrips",
  "cases",
  "communication",
  "billingEntry",
  "chat",
  "chatSupervise",
  "analytics",
  "ancillary",
  "payments",
  "paymentsAll",
  "users",
] as const;

export type Permission = (typeof permissions)[number];

/** Whether a text is the code of a permission. */
export const isPermission = (code: string): code is Permission => (permissions as readonly string[]).includes(code);

/** Whether a list of granted codes contains the wanted one. */
export const can = (granted: readonly string[], wanted: Permission): boolean => granted.includes(wanted);
