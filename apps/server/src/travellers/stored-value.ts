import type { GuardedField } from "@gatehouse/domain/travellers";
import type { PassengerRow } from "./person-columns.ts";

const valueOf = (row: PassengerRow, field: GuardedField) => row[field].trim().toLocaleUpperCase("en");

/** A person's rows by the value of a guarded field: capitals make no difference. */
export function sameStoredValue(
  rows: readonly PassengerRow[],
  field: GuardedField,
): readonly (readonly [PassengerRow, ...PassengerRow[]])[] {
  const found = new Map<string, [PassengerRow, ...PassengerRow[]]>();
  for (const row of rows) {
    const same = found.get(valueOf(row, field));
    if (same) same.push(row);
    else found.set(valueOf(row, field), [row]);
  }
  return [...found.values()];
}

/** Rows of a person that a decision about one of them is for: those on which the same stands, and those on which nothing does. */
export function rowsOfDecision(
  rows: readonly PassengerRow[],
  passengerId: number,
  field: GuardedField,
): readonly number[] {
  const decided = rows.find(({ id }) => id === passengerId);
  const isDecided = (row: PassengerRow) => decided !== undefined && valueOf(row, field) === valueOf(decided, field);
  return rows.filter((row) => isDecided(row) || valueOf(row, field) === "").map(({ id }) => id);
}
