import { isDate } from "../time/index.ts";
import { isPlainLine } from "../validation/index.ts";
import { entryFields, entryKinds, entryLimits, type FieldRule, headFields, maxText, spans } from "./fields.ts";
import { parseMoney } from "./money.ts";
import { type AnyEntry, type BillingRecord, entriesOf, type FieldPath, pathOf } from "./record.ts";

/** What can be wrong in a record. */
export const costCodes = [
  "costs.entry.empty",
  "costs.money",
  "costs.day",
  "costs.text",
  "costs.span",
  "costs.limit",
] as const;
export type CostCode = (typeof costCodes)[number];

export interface CostProblem {
  /** A field's path, or an entry's (`flightDetails.0`), or a list's (`flightDetails`). */
  readonly field: FieldPath;
  readonly code: CostCode;
}

function valueProblem({ kind }: FieldRule, value: string, language: string): CostCode | undefined {
  if (value.trim() === "") return undefined;
  switch (kind) {
    case "money":
      return parseMoney(value, language) === undefined ? "costs.money" : undefined;
    case "day":
      return isDate(value.trim()) ? undefined : "costs.day";
    case "text":
    case "code":
      return value.trim().length > maxText || !isPlainLine(value) ? "costs.text" : undefined;
  }
}

/** Whether nothing of an entry is filled. */
export const isEmptyEntry = (entry: AnyEntry): boolean => Object.values(entry).every((value) => value.trim() === "");

const isReversed = (from: string, to: string): boolean => isDate(from) && isDate(to) && to < from;

/**
 * What is wrong with a record (COST-6, COST-8), for the form and for the server alike.
 * @param language how amounts are written that were typed and not read yet
 */
export function costProblems(record: BillingRecord, language = "en"): readonly CostProblem[] {
  const found: CostProblem[] = [];
  const look = (rule: FieldRule, value: string, field: FieldPath): void => {
    const code = valueProblem(rule, value, language);
    if (code) found.push({ field, code });
  };
  for (const rule of headFields) look(rule, record[rule.name], rule.name);
  if (isReversed(record.tripStartDate, record.tripEndDate)) found.push({ field: "tripEndDate", code: "costs.span" });
  for (const kind of entryKinds) {
    const entries = entriesOf(record, kind);
    if (entries.length > entryLimits[kind]) found.push({ field: kind, code: "costs.limit" });
    entries.forEach((entry, place) => {
      // A fee without an amount can be written down before it is known.
      if (kind !== "serviceFeeDetails" && isEmptyEntry(entry))
        found.push({ field: `${kind}.${place}`, code: "costs.entry.empty" });
      for (const rule of entryFields[kind]) look(rule, entry[rule.name] ?? "", pathOf(kind, place, rule.name));
      const [from, to] = spans[kind] ?? [];
      if (from && to && isReversed(entry[from] ?? "", entry[to] ?? ""))
        found.push({ field: pathOf(kind, place, to), code: "costs.span" });
    });
  }
  return found;
}
