import { type CheckIn, type CheckInState, pseudoUsers } from "./check-in.ts";

/** One condition on a check-in. Times are relative to the context's clock. */
export type Condition =
  | { readonly field: "state"; readonly operator: "IN"; readonly value: readonly CheckInState[] }
  | { readonly field: "airline"; readonly operator: "IN"; readonly value: readonly string[] }
  | { readonly field: "reason1"; readonly operator: "IN"; readonly value: readonly string[] }
  | { readonly field: "pnr" | "bookingNo"; readonly operator: "EQ"; readonly value: string }
  | { readonly field: "pass"; readonly operator: "EXISTS"; readonly value: boolean }
  | { readonly field: "needQC" | "expired" | "windowOpen"; readonly operator: "EQ"; readonly value: boolean }
  /** A user id, the reader (`@me`), or the pool: locked by nobody. */
  | { readonly field: "lockedBy"; readonly operator: "EQ"; readonly value: string }
  /** Minutes since the check-in became available, `from` included, `to` not; null is unbounded. */
  | {
      readonly field: "waitingMinutes";
      readonly operator: "BETWEEN";
      readonly value: { readonly from: number; readonly to: number | null };
    }
  /** Whether the unit (vendor, booking, PNR) has several open check-ins or exactly one. */
  | { readonly field: "unitSize"; readonly operator: "EQ"; readonly value: "multi" | "single" };

/** A row is in when all conditions of at least one group hold. */
export interface ViewQuery {
  readonly anyOf: readonly (readonly Condition[])[];
}

/** With "Show Expired" on, a query takes departed check-ins in as well (QUE-7). */
export const includingExpired = ({ anyOf }: ViewQuery): ViewQuery => ({
  anyOf: anyOf.map((group) => group.filter(({ field }) => field !== "expired")),
});

/** What a query looks at: a check-in, or what stands for many that are alike. */
export type QueryRow = Pick<
  CheckIn,
  | "vendor"
  | "bookingNo"
  | "pnr"
  | "currentState"
  | "airline"
  | "disposeState"
  | "pass"
  | "needQC"
  | "expired"
  | "windowClosesAt"
  | "eligibleAt"
  | "_lock"
>;

export interface QueryContext {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  readonly me: string;
  /** How many open check-ins the row's unit has. */
  readonly unitSize: (row: QueryRow) => number;
}

function holds(condition: Condition, row: QueryRow, { now, me, unitSize }: QueryContext): boolean {
  switch (condition.field) {
    case "state":
      return condition.value.includes(row.currentState);
    case "airline":
      return condition.value.includes(row.airline.iata);
    case "reason1":
      return row.disposeState?.reason1 != null && condition.value.includes(row.disposeState.reason1);
    case "pnr":
    case "bookingNo":
      return row[condition.field] === condition.value;
    case "pass":
      return (row.pass !== null) === condition.value;
    case "needQC":
    case "expired":
      return row[condition.field] === condition.value;
    case "windowOpen":
      return now < row.windowClosesAt === condition.value;
    case "lockedBy": {
      if (condition.value === pseudoUsers.pool) return row._lock === null;
      return row._lock?.userid === (condition.value === "@me" ? me : condition.value);
    }
    case "waitingMinutes": {
      if (row.eligibleAt === null) return false;
      const minutes = (now - row.eligibleAt) / 60;
      // A check-in that becomes available this very second has waited 0 minutes, whatever the clocks say.
      return (
        Math.max(0, minutes) >= condition.value.from && (condition.value.to === null || minutes < condition.value.to)
      );
    }
    case "unitSize":
      return condition.value === "multi" ? unitSize(row) > 1 : unitSize(row) === 1;
  }
}

/** Whether a check-in belongs to a view: what counts, mocks and tests ask; for pages the server says the same in SQL. */
export const matchesQuery = (query: ViewQuery, row: QueryRow, context: QueryContext): boolean =>
  query.anyOf.some((group) => group.every((condition) => holds(condition, row, context)));
