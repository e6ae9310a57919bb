import {
  type BillingForm,
  type BillingRecord,
  type EntryKind,
  entryKinds,
  headFields,
  type Marks,
  normaliseRecord,
  valueAt,
} from "@gatehouse/domain/costs";
import type { ReadRecord } from "../data/use-billing.ts";

/** What was read, as it is worked on. */
export const formOf = (read: ReadRecord): BillingForm => ({
  record: normaliseRecord(read),
  marks: Object.fromEntries(read.marks.map(({ field, source }) => [field, source])),
});

/**
 * What of a form is kept on the device while it is not saved: what was typed into the record's own fields, the lists in which something
 * was touched, and which values were not confirmed. What else the server said of people is not kept.
 */
export interface KeptForm {
  readonly head: Readonly<Record<string, string>>;
  readonly guard: boolean;
  readonly lists: Readonly<Partial<Record<EntryKind, BillingRecord[EntryKind]>>>;
  readonly marks: Marks;
}

/** What was changed in a billing record since it was read, to be put over a newer one. */
export function keptOf(read: BillingForm, form: BillingForm): KeptForm {
  const lists = entryKinds.filter((kind) => JSON.stringify(read.record[kind]) !== JSON.stringify(form.record[kind]));
  return {
    head: Object.fromEntries(
      headFields.flatMap(({ name }) =>
        read.record[name] === form.record[name] ? [] : [[name, form.record[name]] as const],
      ),
    ),
    guard: form.record.flightGuardCoverage,
    lists: Object.fromEntries(lists.map((kind) => [kind, form.record[kind]])),
    marks: form.marks,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What was kept, over what was read; undefined where nothing was kept, or something that is no form. */
export function restored(read: BillingForm, kept: unknown): BillingForm | undefined {
  if (!isObject(kept) || !isObject(kept["head"]) || !isObject(kept["lists"]) || !isObject(kept["marks"]))
    return undefined;
  const { head, lists, marks } = kept as unknown as KeptForm;
  const record: BillingRecord = {
    ...read.record,
    ...Object.fromEntries(
      headFields.flatMap(({ name }) => (typeof head[name] === "string" ? [[name, head[name]]] : [])),
    ),
    flightGuardCoverage: kept["guard"] === true,
    ...Object.fromEntries(entryKinds.flatMap((kind) => (Array.isArray(lists[kind]) ? [[kind, lists[kind]]] : []))),
  };
  return {
    record,
    // A mark stands only where the value does.
    marks: Object.fromEntries(Object.entries(marks).filter(([path]) => valueAt(record, path) !== "")),
  };
}
