import {
  type CostCode,
  type CostSource,
  type EntryField,
  type EntryKind,
  type FieldChange,
  type HeadField,
  moneyWords,
  ordinal,
  parseMoney,
  type FieldRule,
  entryFields,
  headFields,
  editedMoney,
} from "@gatehouse/domain/costs";
import type { SheetCell } from "@gatehouse/ui/entry-sheet";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { messages } from "../messages/index.ts";

type AnyField = HeadField | EntryField | "flightGuardCoverage";

/** How fields and entries are called and written in the reader's language. */
export function useWords() {
  const t = useMessages(messages);
  const language = useLanguage();
  const rules: readonly FieldRule[] = [...headFields, ...Object.values(entryFields).flat()];
  const fieldName = (name: string): string => t(`field.${name as AnyField}`);
  const source = (of: CostSource) => ({ letter: t(`source.letter.${of}`), label: t(`source.${of}`) });
  /** A value as it is read. */
  const valueWords = (name: string, value: string): string => {
    if (name === "flightGuardCoverage") return value === "true" ? t("changes.yes") : t("changes.nothing");
    if (value === "") return t("changes.nothing");
    const minor = rules.find((rule) => rule.name === name)?.kind === "money" ? parseMoney(value, language) : undefined;
    return minor === undefined ? value : moneyWords(minor, language);
  };
  return {
    t,
    language,
    fieldName,
    valueWords,
    /** `Flight 2`, for messages. */
    entryName: (kind: EntryKind, number: number): string => t(`entry.${kind}`, { number }),
    /** What stands before a row: fees and hotels are named by ordinals (COST-7). */
    rowName: (kind: EntryKind, place: number): string =>
      kind === "serviceFeeDetails"
        ? place === 0
          ? t("fee.original")
          : t("fee.change", { ordinal: ordinal(place, language) })
        : kind === "hotelDetails"
          ? t("hotel.ordinal", { ordinal: ordinal(place + 1, language, "masculine") })
          : t(`entry.${kind}`, { number: place + 1 }),
    money: (minor: number): string => moneyWords(minor, language),
    problem: (code: CostCode | undefined): string | undefined =>
      code === undefined ? undefined : t(`problem.${code}`),
    /** A field as a sheet shows it. */
    cell: ({ kind }: FieldRule, value: string, of: CostSource | undefined, code: CostCode | undefined): SheetCell => {
      const minor = kind === "money" ? parseMoney(value, language) : undefined;
      return {
        shown: minor === undefined ? value : moneyWords(minor, language),
        edited: minor === undefined ? value : editedMoney(minor, language),
        mark: of && source(of),
        problem: code === undefined ? undefined : t(`problem.${code}`),
      };
    },
    /** Which field of which entry a change is of. */
    changed: ({ field, kind, entry }: FieldChange): string => {
      if (kind === null) return fieldName(field);
      if (kind === "serviceFeeDetails" && field === "serviceFee")
        return entry === 1 ? t("fee.original") : t("fee.change", { ordinal: ordinal(entry - 1, language) });
      return t("field.of", { entry: t(`entry.${kind}`, { number: entry }), field: fieldName(field) });
    },
  };
}
