import { entryFields, type EntryKind, entryKinds } from "./fields.ts";
import { parseMoney } from "./money.ts";
import { type AnyEntry, type BillingRecord, entriesOf } from "./record.ts";

/** The sum of an entry's amounts in minor units (COST-5); what is no amount counts as none. */
export const entrySum = (kind: EntryKind, entry: AnyEntry, language: string): number =>
  entryFields[kind]
    .filter((rule) => rule.kind === "money")
    .reduce((sum, { name }) => sum + (parseMoney(entry[name] ?? "", language) ?? 0), 0);

export interface Totals {
  /** In minor units. */
  readonly byKind: Readonly<Record<EntryKind, number>>;
  readonly sum: number;
  /** What was typed over the sum; undefined where nothing was. */
  readonly typed: number | undefined;
  /** What the trip costs: what was typed, or the sum. */
  readonly total: number;
  /** How much more was typed than the sum says; 0 where nothing was typed. */
  readonly difference: number;
}

/**
 * The sums of a record (COST-5).
 * @param language how amounts are written that were typed and not read yet; amounts of the wire are the same in all
 */
export function totalsOf(record: BillingRecord, language = "en"): Totals {
  const byKind = Object.fromEntries(
    entryKinds.map((kind) => [
      kind,
      entriesOf(record, kind).reduce((sum, entry) => sum + entrySum(kind, entry, language), 0),
    ]),
  ) as Record<EntryKind, number>;
  const sum = Object.values(byKind).reduce((all, one) => all + one, 0);
  const typed = parseMoney(record.totalTripCost, language);
  return { byKind, sum, typed, total: typed ?? sum, difference: typed === undefined ? 0 : typed - sum };
}
