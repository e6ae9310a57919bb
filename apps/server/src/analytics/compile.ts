import { dayInstants } from "@gatehouse/domain/reports";
import {
  type Days,
  daysAgainst,
  daysOf,
  type DimensionId,
  dimensions,
  type Formula,
  measures,
  orderOf,
  type Plan,
  rowLimit,
} from "@gatehouse/domain/analytics";

/** A statement with its parameters. */
export interface Compiled {
  readonly text: string;
  readonly values: readonly (string | number | readonly string[])[];
  readonly days: Days | null;
  readonly against: Required<Days> | null;
}

/** Columns of the views, where they are not called as the dimension. */
const columns: Partial<Readonly<Record<DimensionId, string>>> = { from: "departure_airport", to: "arrival_airport" };
const columnOf = (id: DimensionId): string => columns[id] ?? id;

/** A day of UTC, counted from 1970, as what it is grouped by. */
const buckets: Partial<Readonly<Record<DimensionId, string>>> = {
  day: "to_char(date '1970-01-01' + day, 'YYYY-MM-DD')",
  week: "to_char(date '1970-01-01' + (day - (day + 3) % 7), 'YYYY-MM-DD')",
  weekday: "((day + 3) % 7 + 1)",
  month: "to_char(date '1970-01-01' + day, 'YYYY-MM')",
  quarter: `to_char(date '1970-01-01' + day, 'YYYY-"Q"Q')`,
  year: "to_char(date '1970-01-01' + day, 'YYYY')",
};

const partsOf = (formula: Formula): readonly [string, string | undefined] => {
  if ("sum" in formula) return [formula.sum, undefined];
  return "part" in formula ? [formula.part, formula.whole] : [formula.total, formula.count];
};

/** What is answered, of the sums `a` and `b`. */
function valueOf(formula: Formula, a: string, b: string): string {
  if ("sum" in formula) return `${a}::float8`;
  const factor = "part" in formula ? 100 : formula.factor;
  return `${a}::float8 * ${factor} / nullif(${b}, 0)`;
}

/**
 * The statement of a plan. Names of tables and columns come from the semantic layer alone; everything that somebody has written is a
 * parameter.
 * @param today the day of UTC on which it is asked
 */
export function compilePlan(plan: Plan, today: string): Compiled {
  const { view, formula, outOf } = measures[plan.measure];
  const values: (string | number | readonly string[])[] = [];
  const value = (what: string | number | readonly string[]): string => `$${values.push(what)}`;
  const days = plan.when === null ? null : daysOf(plan.when, today);
  const before = plan.when === null || plan.against === null ? undefined : daysAgainst(plan.when, plan.against, today);

  const within = ({ from, to }: Days): string =>
    [
      ...(from === undefined ? [] : [`at >= ${value(dayInstants({ from, to: from }, "UTC").start)}`]),
      ...(to === undefined ? [] : [`at <= ${value(dayInstants({ from: to, to }, "UTC").end)}`]),
    ].join(" and ") || "true";
  const now = days === null ? "true" : within(days);
  const then = before === undefined ? undefined : within(before);
  const where = [
    ...(then === undefined ? (now === "true" ? [] : [now]) : [`((${now}) or (${then}))`]),
    ...plan.where.map(({ dimension, not, values: codes }) => {
      const column = columnOf(dimension);
      const list = value(codes);
      return not ? `(${column} is null or ${column} <> all (${list}::text[]))` : `${column} = any (${list}::text[])`;
    }),
  ];

  const [a, b] = partsOf(formula);
  const sums: readonly (readonly [string, string])[] = [
    ["a", a],
    ...(b === undefined ? [] : ([["b", b]] as const)),
    ...(outOf === undefined ? [] : ([["o", outOf.column]] as const)),
  ];
  const first = sums.flatMap(([name, column]) =>
    then === undefined
      ? [`sum(${column}) as ${name}`]
      : [
          `coalesce(sum(${column}) filter (where ${now}), 0) as ${name}`,
          ...(name === "o" ? [] : [`coalesce(sum(${column}) filter (where ${then}), 0) as p${name}`]),
        ],
  );
  const names = sums.flatMap(([name]) => (then === undefined || name === "o" ? [name] : [name, `p${name}`]));

  const byHour = plan.by.includes("hour");
  const byDay = plan.by.some((id) => id in buckets);
  const inner = [
    ...(byHour ? ["(at / 3600 % 24)::int as hour"] : []),
    ...(byDay ? ["(at / 86400)::int as day"] : []),
    ...plan.by.filter((id) => dimensions[id].kind !== "time").map(columnOf),
  ];
  const keys = plan.by.map((id, index) => `${buckets[id] ?? (id === "hour" ? "hour" : columnOf(id))} as k${index + 1}`);
  const places = (count: number): string => Array.from({ length: count }, (_, index) => index + 1).join(", ");
  const groupBy = (count: number): string => (count === 0 ? "" : ` group by ${places(count)}`);
  const k = plan.by.map((_, index) => `k${index + 1}`);

  const order = orderOf(plan);
  const labels = k.map((key) => `${key} nulls last`);
  const ordered = order === "label" ? labels : [`value ${order === "highest" ? "desc" : "asc"} nulls last`, ...labels];
  // Rows of other things have no reason: a group without a name counts where it has something to count.
  const isCalled = k.map((key) => `${key} is not null`).join(" and ");
  const kept =
    k.length > 0 && "sum" in formula && outOf === undefined
      ? ` where ${[...names.map((name) => `${name} <> 0`), `(${isCalled})`].join(" or ")}`
      : "";
  const total = (name: string) => `sum(${name}) over ()`;
  const outOfValue = (ofA: string, ofO: string) => `${ofA}::float8 * 100 / nullif(${ofO}, 0)`;

  const text = [
    `with base as (select ${[...inner, ...first].join(", ")} from analytics.${view}`,
    ...(where.length > 0 ? [` where ${where.join(" and ")}`] : []),
    `${groupBy(inner.length)}),`,
    ` grouped as (select ${[...keys, ...names.map((name) => `sum(${name}) as ${name}`)].join(", ")} from base${groupBy(keys.length)})`,
    ` select ${[
      ...k,
      `${valueOf(formula, "a", "b")} as value`,
      ...(then === undefined ? [] : [`${valueOf(formula, "pa", "pb")} as before`]),
      ...(outOf === undefined ? [] : [`${outOfValue("a", "o")} as out_of`]),
      "count(*) over ()::int as groups",
      `${valueOf(formula, total("a"), total("b"))} as total`,
      ...(then === undefined ? [] : [`${valueOf(formula, total("pa"), total("pb"))} as total_before`]),
      ...(outOf === undefined ? [] : [`${outOfValue(total("a"), total("o"))} as total_out_of`]),
    ].join(", ")} from grouped${kept}`,
    ...(ordered.length > 0 ? [` order by ${ordered.join(", ")}`] : []),
    ` limit ${value(Math.min(plan.top ?? rowLimit + 1, rowLimit + 1))}`,
  ].join("");
  return { text, values, days, against: before ?? null };
}
