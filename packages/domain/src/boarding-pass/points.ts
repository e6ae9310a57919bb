/** The nine points of the quality check, in the order of the viewer (decisions §3). */
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
