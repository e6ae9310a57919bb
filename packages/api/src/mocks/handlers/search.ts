import { type CheckIn, pseudoUsers, typedWords, wordsOfName } from "@gatehouse/domain/checkin";
import type { InferSchemaOutput } from "@orpc/contract";
import type { searchInput } from "../../checkin/schema.ts";

type Filter = InferSchemaOutput<typeof searchInput>["filters"][number];

/** What a filter of the general search compares with (API-7): the listed fields, and no others. */
function fieldOf(row: CheckIn, field: Filter["field"]): string | number | boolean | null {
  switch (field) {
    case "airline":
      return row.airline.iata;
    case "lockedBy":
      return row._lock?.userid ?? pseudoUsers.pool;
    case "dmscode":
      return row.pass?.dmscode ?? null;
    case "reason1":
      return row.disposeState?.reason1 ?? null;
    case "passenger":
      return `${row.passenger.firstname} ${row.passenger.lastname}`;
    default:
      return row[field];
  }
}

/** Whether a row passes one filter: IN, EQ, EXISTS or BEGINS. */
export function matchesSearch(row: CheckIn, { field, operator, value }: Filter): boolean {
  const own = fieldOf(row, field);
  if (operator === "BEGINS") {
    const names = wordsOfName(String(own));
    const typed = typedWords(String(value));
    return typed.length > 0 && typed.every((word) => names.some((name) => name.startsWith(word)));
  }
  if (operator === "EXISTS") return (own !== null) === value;
  if (field === "bookingNo")
    return [value].flat().some((each) => String(each).trim().toUpperCase() === row.bookingNo.toUpperCase());
  if (Array.isArray(value)) return own !== null && value.map(String).includes(String(own));
  return own !== null && String(own) === String(value);
}
