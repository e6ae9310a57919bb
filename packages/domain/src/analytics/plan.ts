import { type DimensionId, dimensions, dimensionsOf, measures, type MeasureId } from "./layer.ts";

export const units = ["day", "week", "month", "quarter", "year"] as const;
export type Unit = (typeof units)[number];

/**
 * When (ANA-4). Days are days of UTC. `last 2 week` ends today, today included; `next 2 week` begins tomorrow; `this`, `previous` and
 * `following` are whole weeks from Monday, months, quarters or years; days may be open to one side.
 */
export type When =
  | "today"
  | "yesterday"
  | "tomorrow"
  | `${"last" | "next"} ${number} ${Unit}`
  | `${"this" | "previous" | "following"} ${Unit}`
  | `${string}..${string}`;

/** With what the same is compared: as many days before, or the same days of the year before. */
export const comparisons = ["before", "lastYear"] as const;
export type Comparison = (typeof comparisons)[number];

export const orders = ["highest", "lowest", "label"] as const;
export type Order = (typeof orders)[number];

/** A limit to some values, or to all others. */
export interface Filter {
  readonly dimension: DimensionId;
  readonly not: boolean;
  readonly values: readonly string[];
}

/** What a question asks for (ANA-3). */
export interface Plan {
  readonly measure: MeasureId;
  readonly by: readonly DimensionId[];
  readonly where: readonly Filter[];
  /** Null for all that there is. */
  readonly when: When | null;
  readonly against: Comparison | null;
  /** Null for what suits: time in its order, everything else the highest first. */
  readonly order: Order | null;
  readonly top: number | null;
}

/** The most rows of an answer (ANA-6). */
export const rowLimit = 10_000;
/** The most characters of a question, and of the name under which an answer is pinned. */
export const questionLength = 500;
export const pinTitleLength = 120;
/** Pinned answers of one board (ANA-9). */
export const pinLimit = 24;
/** Dimensions by which one answer counts, the currency of money not among them. */
export const byLimit = 2;
/** The most dimensions of a plan, with that currency. */
export const byLimitOfMoney = byLimit + 1;

/** Whether there is room for one more dimension. */
export const hasRoom = (by: readonly DimensionId[]): boolean => by.filter((id) => id !== "currency").length < byLimit;

const hasTime = ({ by }: Pick<Plan, "by">): boolean => by.some((id) => dimensions[id].kind === "time");

/** The order in which a plan's rows come. */
export const orderOf = (plan: Pick<Plan, "order" | "by">): Order => plan.order ?? (hasTime(plan) ? "label" : "highest");

/** Money is counted by currency, or of one currency alone: whether a plan for some lacks that. */
const lacksCurrency = ({ measure, by, where }: Pick<Plan, "measure" | "by" | "where">): boolean =>
  measures[measure].unit === "money" &&
  !by.includes("currency") &&
  !where.some(({ dimension, not, values }) => dimension === "currency" && !not && values.length === 1);

/** A plan of analytics in which money is counted by currency, where that can be added and nothing says which. */
export const withCurrency = (plan: Plan): Plan =>
  lacksCurrency(plan) ? { ...plan, by: [...plan.by, "currency"] } : plan;

/** Why a plan cannot be carried out; undefined where it can. */
export function planProblem({
  measure,
  by,
  where,
  against,
  when,
  top,
}: Plan): "by" | "where" | "against" | "top" | undefined {
  const possible = dimensionsOf[measures[measure].view];
  if (lacksCurrency({ measure, by, where })) return "by";
  if (
    by.filter((id) => id !== "currency").length > byLimit ||
    new Set(by).size < by.length ||
    !by.every((id) => possible.includes(id))
  )
    return "by";
  const limits = where.every(
    ({ dimension, values }) =>
      dimensions[dimension].kind !== "time" && possible.includes(dimension) && values.length > 0,
  );
  if (!limits || new Set(where.map(({ dimension, not }) => `${dimension} ${not}`)).size < where.length) return "where";
  // Days of two ranges never meet in one row.
  if (against !== null && (when === null || when.endsWith("..") || when.startsWith("..") || hasTime({ by })))
    return "against";
  if (top !== null && (!Number.isInteger(top) || top < 1 || top > rowLimit)) return "top";
  return undefined;
}
