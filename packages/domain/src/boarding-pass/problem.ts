import type { ReadPass } from "./read-pass.ts";

/** Why a page that reads like a pass is none (BP-11). */
export const passProblems = ["CANCELLED", "OTHER_DOCUMENT", "ITINERARY_RECEIPT", "NOT_CHECKED_IN", "STANDBY"] as const;
export type PassProblem = (typeof passProblems)[number];

/** "INF" as a title of its own, or glued to a child's. An adult who carries an infant can have it too, but has a seat. */
const infantTitle = /(?:^|\s)INF(?:T|ANT)?$|(?:MISS|MSTR|MR|MS)INF$/;

/**
 * Whether the pass is a lap infant's: an infant by its description, by "INF" in the place of the seat, or by "INF" after the given
 * names where there is no seat. Lap infants follow their adult: they have no seat, no sequence and often no status of their own.
 */
export const isInfantPass = ({ passengerDescription, legs, firstName }: ReadPass): boolean =>
  passengerDescription === "4" ||
  legs.some(({ seat }) => seat === "INF") ||
  (firstName !== null && infantTitle.test(firstName) && legs.every(({ seat }) => seat === null));

/**
 * What keeps a pass from being linked unless an operator overrides it with a reason. The status of a lap infant is its adult's and
 * is not judged.
 * @param leg zero-based number of the leg that counts, as `comparePass` tells it
 */
export function passProblem(pass: ReadPass, leg = 0): PassProblem | null {
  if (pass.declared === "cancelled") return "CANCELLED";
  if (pass.declared === "otherDocument") return "OTHER_DOCUMENT";
  if (pass.documentType === "I") return "ITINERARY_RECEIPT";
  if (isInfantPass(pass)) return null;
  const status = pass.legs[leg]?.status;
  if (status === "0" || status === "2") return "NOT_CHECKED_IN";
  return status === "7" ? "STANDBY" : null;
}
