import { type AutomationStatus, automationStatuses, checkInStates, pseudoUsers } from "@gatehouse/domain/checkin";
import { and, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { checkIn, namesOfCheckIn } from "../tables.ts";
import { stateIn } from "./view-sql.ts";

type Scalar = string | number | boolean;

/** One filter of the general search, as the contract checked it: a listed field and operator, any value. */
export interface SearchFilter {
  readonly field:
    | "pnr"
    | "bookingNo"
    | "airline"
    | "currentState"
    | "lockedBy"
    | "dmscode"
    | "checkInId"
    | "reason1"
    | "needQC"
    | "automationStatus"
    | "flightnum"
    | "passenger";
  readonly operator: "IN" | "EQ" | "EXISTS" | "BEGINS";
  readonly value: Scalar | readonly (string | number)[];
}

const never = sql`false`;
const texts = (values: readonly Scalar[]) => values.map(String);
const upper = (values: readonly Scalar[]) => values.map((value) => String(value).trim().toUpperCase());
const numbers = (values: readonly Scalar[]) => values.map(Number).filter(Number.isSafeInteger);
const among = <T>(known: readonly T[], values: readonly unknown[]) => known.filter((item) => values.includes(item));
const inOrNever = (column: SQLWrapper, values: readonly unknown[]): SQL =>
  values.length === 0 ? never : inArray(column, [...values]);

/** Values of a field that no row can have match nothing; they are not an error. */
function equals(field: SearchFilter["field"], values: readonly Scalar[]): SQL {
  switch (field) {
    case "pnr":
      return inOrNever(checkIn.pnr, upper(values));
    case "airline":
      return inOrNever(checkIn.airline, upper(values));
    case "flightnum":
      return inOrNever(checkIn.flightnum, upper(values));
    case "passenger":
      return never;
    case "bookingNo":
      return inOrNever(sql`upper(${checkIn.bookingNo})`, upper(values));
    case "dmscode":
      return inOrNever(checkIn.pass, texts(values));
    case "reason1":
      return inOrNever(
        checkIn.reason1,
        texts(values).filter(({ length }) => length === 1),
      );
    case "checkInId":
      return inOrNever(checkIn.id, numbers(values));
    case "automationStatus":
      return inOrNever(checkIn.automationStatus, among<AutomationStatus>(automationStatuses, numbers(values)));
    case "currentState": {
      const states = among(checkInStates, upper(values));
      return states.length === 0 ? never : stateIn(states);
    }
    case "needQC":
      return sql`(${sql.join([never, ...(texts(values).includes("true") ? [sql`${checkIn.needQC}`] : []), ...(texts(values).includes("false") ? [sql`not ${checkIn.needQC}`] : [])], sql` or `)})`;
    case "lockedBy": {
      const users = texts(values).filter((user) => user !== pseudoUsers.pool);
      const pool = users.length < values.length ? isNull(checkIn.lockedBy) : never;
      return sql`(${pool} or ${inOrNever(checkIn.lockedBy, users)})`;
    }
  }
}

/**
 * Every word begins one of the passenger's names, in whatever order they are typed. The database folds what is typed as it folded the
 * names (`name_words`): without accents, case and apostrophes. Words are looked up in an index.
 */
const namesBegin = (typed: string): SQL => sql`${namesOfCheckIn(checkIn)} @@ names_begin(${typed})`;

const optional = { lockedBy: checkIn.lockedBy, dmscode: checkIn.pass, reason1: checkIn.reason1 } as const;

/** Whether the field has a value at all; fields that always have one are always there. */
function exists(field: SearchFilter["field"], wanted: boolean): SQL {
  if (!(field in optional)) return wanted ? sql`true` : never;
  const column = optional[field as keyof typeof optional];
  return wanted ? isNotNull(column) : isNull(column);
}

/** All filters of a search together. */
export const searchSql = (filters: readonly SearchFilter[]): SQL | undefined =>
  and(
    ...filters.map(({ field, operator, value }) => {
      if (operator === "BEGINS") return namesBegin(String(value));
      if (operator === "EXISTS") return exists(field, value === true || value === "true");
      return equals(field, Array.isArray(value) ? (value as readonly Scalar[]) : [value as Scalar]);
    }),
  );
