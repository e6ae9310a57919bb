import {
  type AnalyticsAnswer,
  type AnswerCell,
  type DimensionId,
  dimensions,
  maySee,
  measures,
  measuresFor,
  type Plan,
  rowLimit,
  views,
} from "@gatehouse/domain/analytics";
import {
  grammarText,
  kindOf,
  nearestPlans,
  type Parsed,
  parseQuestion,
  planFromModel,
} from "@gatehouse/domain/analytics/parser";
import type { Permission } from "@gatehouse/domain/access";
import type { Principal } from "../access/principal.ts";
import type { ChatModel } from "../platform/chat-model.ts";
import { compilePlan } from "./compile.ts";
import type { KnownNames } from "./known-names.ts";
import type { AnalyticsReader, Rows } from "./reader.ts";

export type Reader = Pick<Principal, "permissions" | "vendors">;

/** Somebody asks for what they may not see elsewhere either. */
export class NotAllowed extends Error {
  readonly permissions: readonly Permission[];
  constructor(permissions: readonly Permission[]) {
    super("These rows are not theirs to see.");
    this.permissions = permissions;
  }
}

const two = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? Math.round(value * 100) / 100 : null;

/** What suits a plan: a line over time, bars by category, nothing for one number. */
function chartOf({ by }: Plan): "line" | "bars" | null {
  const [first] = by;
  if (first === undefined) return null;
  return dimensions[first].kind === "time" && first !== "weekday" && first !== "hour" ? "line" : "bars";
}

function cellOf(dimension: DimensionId, key: unknown, names: KnownNames): AnswerCell {
  if (typeof key !== "string") return typeof key === "number" ? key : null;
  const kind = kindOf(dimension);
  // Hospitals and programs have no code beside their name.
  return kind === undefined || kind === "hospital" || kind === "program"
    ? key
    : { code: key, name: names.called(kind, key) ?? key };
}

/** Rows as they are answered: groups under the dimensions' names, and the numbers. */
const rowsOf = (plan: Plan, rows: Rows, names: KnownNames): readonly Readonly<Record<string, AnswerCell>>[] =>
  rows.slice(0, rowLimit).map((row) => {
    const [value, before] = [two(row["value"]), two(row["before"])];
    return {
      ...Object.fromEntries(plan.by.map((id, index) => [id, cellOf(id, row[`k${index + 1}`], names)])),
      value,
      ...(plan.against === null
        ? {}
        : { before, change: value === null || before === null ? null : two(value - before) }),
      ...(measures[plan.measure].outOf === undefined ? {} : { outOf: two(row["out_of"]) }),
    };
  });

/** Names of the codes by which a plan limits. */
const namesIn = ({ where }: Pick<Plan, "where">, names: KnownNames) =>
  Object.fromEntries(
    where.flatMap(({ dimension, values }) => {
      const kind = kindOf(dimension);
      return kind === undefined
        ? []
        : [[dimension, Object.fromEntries(values.map((code) => [code, names.called(kind, code) ?? code]))] as const];
    }),
  );

/** Words for who reads the answer without the screen, which has its own. */
const refusals = {
  reason: "This asks for a reason, or for what is to come, and the data holds counts.",
  nothing: "This names nothing that is counted here.",
} as const;

/** A parameter as SQL writes it, for people to read; nobody runs this text. */
const literal = (value: unknown): string => {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return `'{${value.join(",").replaceAll("'", "''")}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
};

export interface AnswerParts {
  readonly reader: AnalyticsReader;
  readonly names: KnownNames;
  /** Seconds since 1970, UTC. */
  readonly now: number;
  /** Reads what the parser does not read whole; undefined for none. */
  readonly model?: ChatModel | undefined;
}

const dayOf = (now: number): string => new Date(now * 1000).toISOString().slice(0, 10);

/**
 * Answers a question for a reader (ANA-5).
 * @throws NotAllowed where they may not see its rows elsewhere; what PostgreSQL says
 */
export async function answerQuestion(
  question: string,
  who: Reader,
  { reader, names, now, model }: AnswerParts,
): Promise<AnalyticsAnswer> {
  const started = performance.now();
  const today = dayOf(now);
  const parsed = parseQuestion(question, names.index, today);
  const planned = { reader, names, now, today, started, question };
  const isRead = parsed.plan !== undefined && parsed.notUnderstood.length === 0;
  const plan = isRead || !model ? undefined : await askForPlan(model, question, who, { names, today });
  return plan
    ? answerPlan({ ...parsed, plan, refusal: undefined, notUnderstood: [], read: [] }, who, { ...planned, by: "model" })
    : answerPlan(parsed, who, { ...planned, by: "parser" });
}

/** The plan that a model makes of a question (ANA-11); undefined where it makes none that holds. */
async function askForPlan(
  model: ChatModel,
  question: string,
  who: Reader,
  { names, today }: Pick<Planned, "names" | "today">,
): Promise<Plan | undefined> {
  const possible = measuresFor(who.permissions);
  const text = await model.ask([
    { role: "system", content: grammarText(possible, today) },
    { role: "user", content: question },
  ]);
  return text === undefined ? undefined : planFromModel(text, question, names.index, possible);
}

interface Planned extends AnswerParts {
  readonly today: string;
  readonly started: number;
  readonly question: string;
  readonly by: "parser" | "model";
}

async function answerPlan(
  parsed: Parsed,
  who: Reader,
  { reader, names, now, today, started, question, by }: Planned,
): Promise<AnalyticsAnswer> {
  const { plan, refusal, notUnderstood, read } = parsed;
  const took = () => Math.round(performance.now() - started);
  if (!plan) {
    const nearest = nearestPlans(question, parsed, measuresFor(who.permissions));
    return {
      data: refusals[refusal ?? "nothing"],
      refusal: refusal ?? "nothing",
      understood: {
        plan: null,
        notUnderstood,
        read,
        days: null,
        against: null,
        names: namesIn({ where: nearest.flatMap(({ where }) => where) }, names),
        by,
      },
      nearest,
      sql: null,
      chart: null,
      total: null,
      truncated: false,
      took: took(),
      at: now,
    };
  }
  const { view } = measures[plan.measure];
  if (!maySee(view, who.permissions)) throw new NotAllowed(views[view].needs);
  const compiled = compilePlan(plan, today);
  const rows = await reader.ask(who, compiled);
  const [first] = rows;
  return {
    data: rowsOf(plan, rows, names),
    refusal: null,
    understood: {
      plan,
      notUnderstood,
      read,
      days: compiled.days,
      against: compiled.against,
      names: namesIn(plan, names),
      by,
    },
    nearest: [],
    sql: compiled.text.replaceAll(/\$(\d+)/g, (_, place: string) => literal(compiled.values[Number(place) - 1])),
    chart: chartOf(plan),
    // Amounts of several currencies have no sum.
    total:
      first && !plan.by.includes("currency")
        ? {
            groups: Number(first["groups"]),
            value: two(first["total"]),
            before: two(first["total_before"]),
            outOf: two(first["total_out_of"]),
          }
        : null,
    truncated: rows.length > rowLimit,
    took: took(),
    at: now,
  };
}
