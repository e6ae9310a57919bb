import { type CheckInState, type Condition, openQuery, pseudoUsers, type ViewQuery } from "@gatehouse/domain/checkin";
import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { checkIn, liveCheckIn } from "../tables.ts";

/** Where and when a query is asked. */
export interface QueryScope {
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** User id of the reader. */
  readonly me: string;
}

/** States are written into the statement: PostgreSQL uses a partial index only when it reads the condition when planning. */
export const stateIn = (states: readonly CheckInState[], column: PgColumn = checkIn.state): SQL =>
  sql`${column} in (${sql.raw(states.map((state) => `'${state}'`).join(", "))})`;

export const isLive: SQL = sql`not ${checkIn.expired}`;

type Column =
  | "state"
  | "airline"
  | "reason1"
  | "pnr"
  | "bookingNo"
  | "pass"
  | "needQC"
  | "windowClosesAt"
  | "lockedBy"
  | "eligibleAt"
  | "pnrId";

/** Where a query looks for check-ins. */
type QuerySource = { readonly [Name in Column]: PgColumn } & { readonly expired: SQL };

const sources = {
  /** The live ones. */
  live: { ...getTableColumns(liveCheckIn), expired: sql`false` },
  /** All that ever were. */
  all: { ...getTableColumns(checkIn), expired: sql`${checkIn.expired}` },
} as const satisfies Record<string, QuerySource>;

const never = sql`false`;
const minutes = 60;

function conditionSql(condition: Condition, source: QuerySource, { now, me }: QueryScope): SQL | undefined {
  switch (condition.field) {
    case "state":
      return condition.value.length === 0 ? never : stateIn(condition.value, source.state);
    case "airline":
    case "reason1":
      return condition.value.length === 0 ? never : inArray(source[condition.field], [...condition.value]);
    case "pnr":
    case "bookingNo":
      return eq(source[condition.field], condition.value);
    case "pass":
      return condition.value ? isNotNull(source.pass) : isNull(source.pass);
    case "needQC":
    case "expired":
      return condition.value ? sql`${source[condition.field]}` : sql`not ${source[condition.field]}`;
    case "windowOpen":
      return condition.value ? sql`${source.windowClosesAt} > ${now}` : sql`${source.windowClosesAt} <= ${now}`;
    case "lockedBy":
      if (condition.value === pseudoUsers.pool) return isNull(source.lockedBy);
      return eq(source.lockedBy, condition.value === "@me" ? me : condition.value);
    case "waitingMinutes": {
      const { from, to } = condition.value;
      // A check-in that becomes available this very second has waited 0 minutes, whatever the clocks say.
      const longEnough =
        from <= 0 ? isNotNull(source.eligibleAt) : sql`${source.eligibleAt} <= ${now - from * minutes}`;
      return to === null ? longEnough : and(longEnough, sql`${source.eligibleAt} > ${now - to * minutes}`);
    }
    case "unitSize":
      return sql`${source.pnrId} in (select pnr_id from ${liveCheckIn} where ${isOpen} group by pnr_id having count(*) ${sql.raw(condition.value === "multi" ? "> 1" : "= 1")})`;
  }
}

/**
 * The one translation of a view's query into SQL; what it must say is what `matchesQuery` says, and a test holds
 * it to that. A condition on a column that is null is unknown rather than false; nothing here turns one round, so no row notices.
 */
export function querySql({ anyOf }: ViewQuery, from: keyof typeof sources, scope: QueryScope): SQL {
  const groups = anyOf.map((group) =>
    group.length === 0 ? sql`true` : and(...group.map((condition) => conditionSql(condition, sources[from], scope))),
  );
  return or(never, ...groups) ?? never;
}

/** Open, as the domain has it: work still to be done by people or by automation (QUE-3). Asks the live queue. */
export const isOpen: SQL = querySql(openQuery, "live", { now: 0, me: "" });
