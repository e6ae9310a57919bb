import type { CheckIn } from "@gatehouse/domain/checkin";

/**
 * Rows that did not change keep their identity, so that only those that did are drawn again. The version grows with every change
 * (decisions §2).
 */
export function shareRows(before: readonly CheckIn[], after: readonly CheckIn[]): readonly CheckIn[] {
  const known = new Map(before.map((row) => [row.checkInId, row]));
  return after.map((row) => {
    const old = known.get(row.checkInId);
    return old && old.version === row.version ? old : row;
  });
}
