/** The nine points of the quality check, in the order of the viewer (BP-12). */
export const passPoints = [
  "firstName",
  "lastName",
  "pnr",
  "airline",
  "flightNumber",
  "from",
  "to",
  "departureDate",
  "passportExpiry",
] as const;
export type PassPoint = (typeof passPoints)[number];

/**
 * Points beside the nine that tell whose pass it is. They are judged only where the pass says something about them: one that agrees
 * needs no tick, one that differs is settled like any differing point.
 */
export const identityPoints = ["ticketNumber", "travellerKind"] as const;
export type IdentityPoint = (typeof identityPoints)[number];

/** Whatever can differ. */
export const checkPoints = [...passPoints, ...identityPoints] as const;
export type CheckPoint = (typeof checkPoints)[number];
