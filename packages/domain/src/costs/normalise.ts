import { parseDate } from "../time/parse.ts";
import { entryFields, entryKinds, type FieldRule, headFields } from "./fields.ts";
import { moneyText, parseMoney } from "./money.ts";
import { type AnyEntry, type BillingRecord, entriesOf, valueAt } from "./record.ts";

/**
 * A value as records keep it: amounts with two decimals, rounded half up; days as `YYYY-MM-DD`; texts trimmed, on one line. What
 * cannot be read as what it should be stays as it was typed, for its problem to say so: nothing is guessed, `03/04/2026` either.
 */
export function normaliseValue({ kind }: Pick<FieldRule, "kind">, value: string, language: string): string {
  const text = value.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();
  if (text === "") return "";
  switch (kind) {
    case "money": {
      const minor = parseMoney(text, language);
      return minor === undefined ? text : moneyText(minor);
    }
    case "day":
      return parseDate(text, language) ?? text;
    case "code":
    case "text":
      return text;
  }
}

/** A record as it is kept. */
export function normaliseRecord(record: BillingRecord, language = "en"): BillingRecord {
  const normal = (rules: readonly FieldRule[], value: (rule: FieldRule) => string): AnyEntry =>
    Object.fromEntries(rules.map((rule) => [rule.name, normaliseValue(rule, value(rule), language)]));
  return {
    flightGuardCoverage: record.flightGuardCoverage,
    ...normal(headFields, ({ name }) => valueAt(record, name)),
    ...Object.fromEntries(
      entryKinds.map((kind) => [
        kind,
        entriesOf(record, kind).map((entry) => normal(entryFields[kind], ({ name }) => entry[name] ?? "")),
      ]),
    ),
  } as BillingRecord;
}
