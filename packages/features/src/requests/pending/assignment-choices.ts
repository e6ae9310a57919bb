import type { Assignment } from "./data/use-assign.ts";
import type { PendingRequest } from "./data/use-pending.ts";

/** Operators that were chosen and not submitted yet, by the number of the request, with the row as it was read then (REQ-16). */
export type Choices = ReadonlyMap<number, { readonly operator: string; readonly row: PendingRequest }>;

/** Chooses an operator for rows. Choosing who is assigned already, or nobody, takes a choice back. */
export function choose(choices: Choices, rows: readonly PendingRequest[], operator: string): Choices {
  const next = new Map(choices);
  for (const row of rows) {
    if (operator === "" || operator === row.assignedTo) next.delete(row.id);
    else next.set(row.id, { operator, row });
  }
  return next;
}

/** What is submitted: one assignment per operator, in the order in which they were chosen first (REQ-16). */
export function assignmentsOf(choices: Choices): readonly Assignment[] {
  const byOperator = new Map<string, Assignment["requests"][number][]>();
  for (const { operator, row } of choices.values()) {
    const given = byOperator.get(operator) ?? [];
    byOperator.set(operator, given);
    given.push({ id: row.id, assignedTo: row.assignedTo });
  }
  return [...byOperator].map(([operator, requests]) => ({ operator, requests }));
}

/** The choices without those of these requests. */
export const without = (choices: Choices, ids: readonly number[]): Choices =>
  new Map([...choices].filter(([id]) => !ids.includes(id)));
