import type { CheckIn } from "@gatehouse/domain/checkin";

/** Who holds the unit and whether the flight has left: both change while the check-in itself does not. */
const isAsBefore = (old: CheckIn, row: CheckIn): boolean =>
  old.version === row.version && old.heldBy === row.heldBy && old.expired === row.expired;

/**
 * Rows that did not change keep their identity, so that only those that did are drawn again. The version grows with every change of
 * the check-in.
 */
export function reuseRows(before: readonly CheckIn[], after: readonly CheckIn[]): readonly CheckIn[] {
  const known = new Map(before.map((row) => [row.checkInId, row]));
  return after.map((row) => {
    const old = known.get(row.checkInId);
    return old && isAsBefore(old, row) ? old : row;
  });
}
