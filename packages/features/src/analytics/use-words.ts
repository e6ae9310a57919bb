import { errorCode } from "@gatehouse/api/client/errors";
import {
  type AnswerProblem,
  type DimensionId,
  dimensionIds,
  fixedName,
  type Measure,
  type Plan,
  printPlan,
  printWhen,
  type QuestionLanguage,
  type When,
} from "@gatehouse/domain/analytics";
import { mediumDate } from "@gatehouse/domain/time";
import { useLanguage, useMessages } from "../i18n/index.ts";
import type { Answer } from "./data/use-answer.ts";
import { messages } from "./messages/index.ts";

/** The messages of the specification for what keeps an answer away. */
export type ProblemKey = Exclude<AnswerProblem, never> | "failed" | "network" | "timeout" | "permission";

/** Which problem of an answer a failed call is. */
export function problemOf(error: unknown): ProblemKey {
  const code = errorCode(error);
  if (code === "NETWORK") return "network";
  if (code === "TIMEOUT" || code === "TIMED_OUT" || code === "GATEWAY_TIMEOUT") return "timeout";
  return code === "FORBIDDEN" || code === "UNAUTHORIZED" ? "permission" : "failed";
}

const isDimension = (field: string): field is DimensionId => (dimensionIds as readonly string[]).includes(field);

/** Names, numbers and days of answers in the reader's language. */
export function useWords() {
  const t = useMessages(messages);
  const shown = useLanguage();
  const language: QuestionLanguage = shown.startsWith("fr") ? "fr" : "en";
  const whole = new Intl.NumberFormat(shown, { maximumFractionDigits: 2 });
  const exact = new Intl.NumberFormat(shown, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = (value: number, unit: Measure["unit"] = "count"): string =>
    unit === "count" ? whole.format(value) : exact.format(value);
  const share = new Intl.NumberFormat(shown, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const monthName = new Intl.DateTimeFormat(shown, { month: "long", year: "numeric", timeZone: "UTC" });
  return {
    t,
    language,
    number,
    /** A number with what it is a number of, where its measure's name does not say it. */
    amount: (value: number, unit: Measure["unit"]): string =>
      unit === "percent" ? share.format(value / 100) : number(value, unit),
    /** How much two numbers differ: shares do by points, not by percent. */
    difference: (value: number, unit: Measure["unit"]): string =>
      unit === "percent" ? t("points", { count: number(value, unit) }) : number(value, unit),
    /** A change with its sign. */
    change: (value: number, unit: Measure["unit"]): string =>
      value === 0 ? number(0, unit) : `${value > 0 ? "+" : "−"}${number(Math.abs(value), unit)}`,
    question: (plan: Plan): string => printPlan(plan, language),
    when: (when: When): string => printWhen(when, language),
    days: ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }): string => {
      const [first, last] = [from, to].map((day) => (day === undefined ? "…" : mediumDate(day, shown)));
      return from === to ? (first ?? "") : `${first ?? ""} – ${last ?? ""}`;
    },
    /** A group's key as people read it. */
    key: (field: string, value: unknown): string => {
      if (value === null || value === undefined) return t("none");
      const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
      if (!isDimension(field)) return text;
      switch (field) {
        case "day":
        case "week":
          return mediumDate(text, shown);
        case "month":
          return monthName.format(new Date(`${text}-01T00:00:00Z`));
        case "quarter":
          return text.replace("-", " ");
        case "hour":
          return `${text.padStart(2, "0")}:00`;
        case "weekday":
          return t(`weekday.${text}` as "weekday.1");
        default:
          return fixedName(field, text, language) ?? text;
      }
    },
  };
}
export type Words = ReturnType<typeof useWords>;

/** What a row is called: its groups, one after the other. */
export const rowName = (words: Words, { by }: Plan, row: Readonly<Record<string, unknown>>): string =>
  by.map((id) => words.key(id, row[`${id}.name`] ?? row[`${id}.code`] ?? row[id])).join(", ");

export type Understood = Answer["understood"];

/** The greatest number with which a row's bar is compared: amounts of other currencies have no common scale. */
export function scaleOf(
  rows: readonly Readonly<Record<string, unknown>>[],
): (row: Readonly<Record<string, unknown>>) => number {
  const most = new Map<unknown, number>();
  for (const row of rows)
    for (const value of [row["value"], row["before"]])
      if (typeof value === "number") most.set(row["currency"], Math.max(most.get(row["currency"]) ?? 0, value));
  return (row) => most.get(row["currency"]) ?? 0;
}
