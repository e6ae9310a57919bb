import { type CheckIn, isOpen } from "./check-in.ts";

type UnitRow = Pick<CheckIn, "vendor" | "bookingNo" | "pnr">;

/** Names the unit of a check-in: all check-ins of one (vendor, bookingNo, PNR) are given out together (CHK-24). */
export const unitKey = ({ vendor, bookingNo, pnr }: UnitRow): string => `${vendor}\n${bookingNo}\n${pnr}`;

/** Whether a check-in says which one it is, and of which booking: otherwise it cannot be worked on (BP-17, CHK-14). */
export const isIdentified = ({
  checkInId,
  bookingNo,
  pnr,
}: Pick<CheckIn, "checkInId" | "bookingNo" | "pnr">): boolean => checkInId > 0 && bookingNo !== "" && pnr !== "";

/** Check-ins by unit, in the order in which each unit is met first. */
export function unitsOf<T extends UnitRow>(rows: Iterable<T>): readonly (readonly [T, ...T[]])[] {
  const units = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const unit = units.get(unitKey(row));
    if (unit) unit.push(row);
    else units.set(unitKey(row), [row]);
  }
  return [...units.values()];
}

/** How many open check-ins the unit of a row has: the `unitSize` of a `QueryContext`. */
export function unitSizes(rows: Iterable<UnitRow & Parameters<typeof isOpen>[0]>): (row: UnitRow) => number {
  const sizes = new Map<string, number>();
  for (const row of rows) if (isOpen(row)) sizes.set(unitKey(row), (sizes.get(unitKey(row)) ?? 0) + 1);
  return (row) => sizes.get(unitKey(row)) ?? 0;
}
