import { entryFields, type EntryKind, entryLimits, type FieldRule, headFields } from "./fields.ts";
import { normaliseValue } from "./normalise.ts";
import {
  type AnyEntry,
  type BillingRecord,
  emptyEntry,
  entriesOf,
  type FieldPath,
  fieldsOf,
  pathOf,
  valueAt,
  withEntries,
} from "./record.ts";

/** Where a value that nobody typed came from (COST-3). */
export const costSources = ["booking", "itinerary", "request", "program"] as const;
export type CostSource = (typeof costSources)[number];

/** Values that were filled in and that nobody has confirmed yet. */
export type Marks = Readonly<Record<FieldPath, CostSource>>;

/** A record as it is worked on. */
export interface BillingForm {
  readonly record: BillingRecord;
  readonly marks: Marks;
}

const without = (marks: Marks, path: FieldPath): Marks => {
  const { [path]: _gone, ...others } = marks;
  return others;
};

/** Somebody says what a field holds: it carries no mark any more. */
export function setValue({ record, marks }: BillingForm, path: FieldPath, value: string): BillingForm {
  const [first = "", place, name] = path.split(".");
  const next = without(marks, path);
  if (first === "flightGuardCoverage")
    return { record: { ...record, flightGuardCoverage: value === "true" }, marks: next };
  if (place === undefined || name === undefined)
    return headFields.some((rule) => rule.name === first)
      ? { record: { ...record, [first]: value }, marks: next }
      : { record, marks };
  const kind = first as EntryKind;
  return {
    record: withEntries(
      record,
      kind,
      entriesOf(record, kind).map((entry, at) => (at === Number(place) ? { ...entry, [name]: value } : entry)),
    ),
    marks: next,
  };
}

/** The values behind these marks are right. @param path undefined for all of them */
export const confirm = ({ record, marks }: BillingForm, path?: FieldPath): BillingForm => ({
  record,
  marks: path === undefined ? {} : without(marks, path),
});

/** Marks of a kind follow their entries to other places. @param to the new place of an entry; undefined where it is gone */
const moved = (marks: Marks, kind: EntryKind, to: (place: number) => number | undefined): Marks =>
  Object.fromEntries(
    Object.entries(marks).flatMap(([path, source]) => {
      const [first, place, name] = path.split(".");
      if (first !== kind || place === undefined || name === undefined) return [[path, source]];
      const next = to(Number(place));
      return next === undefined ? [] : [[pathOf(kind, next, name), source]];
    }),
  );

/** Whether another entry of a kind may be added (COST-6). */
export const canAdd = (record: BillingRecord, kind: EntryKind): boolean =>
  entriesOf(record, kind).length < entryLimits[kind];

/** One more entry; the form itself where there are as many as there may be. */
export const addEntry = (form: BillingForm, kind: EntryKind): BillingForm =>
  canAdd(form.record, kind)
    ? { ...form, record: withEntries(form.record, kind, [...entriesOf(form.record, kind), emptyEntry(kind)]) }
    : form;

/** What was taken away, to be put back. */
export interface RemovedEntry {
  readonly kind: EntryKind;
  readonly place: number;
  readonly entry: AnyEntry;
  readonly marks: Readonly<Record<string, CostSource>>;
}

/** Takes an entry away; those after it move up with their marks. */
export function removeEntry(
  { record, marks }: BillingForm,
  kind: EntryKind,
  place: number,
): { readonly form: BillingForm; readonly removed: RemovedEntry | undefined } {
  const entries = entriesOf(record, kind);
  const entry = entries[place];
  if (!entry) return { form: { record, marks }, removed: undefined };
  const own = entryFields[kind].flatMap(({ name }) => {
    const source = marks[pathOf(kind, place, name)];
    return source ? [[name, source] as const] : [];
  });
  return {
    form: {
      record: withEntries(record, kind, entries.toSpliced(place, 1)),
      marks: moved(marks, kind, (at) => (at === place ? undefined : at > place ? at - 1 : at)),
    },
    removed: { kind, place, entry, marks: Object.fromEntries(own) },
  };
}

/** Puts an entry back where it was, or last where there are fewer by now; the form itself where there is no room any more. */
export function restoreEntry(
  { record, marks }: BillingForm,
  { kind, place, entry, marks: own }: RemovedEntry,
): BillingForm {
  const entries = entriesOf(record, kind);
  if (!canAdd(record, kind)) return { record, marks };
  const at = Math.min(place, entries.length);
  return {
    record: withEntries(record, kind, entries.toSpliced(at, 0, entry)),
    marks: {
      ...moved(marks, kind, (one) => (one >= at ? one + 1 : one)),
      ...Object.fromEntries(Object.entries(own).map(([name, source]) => [pathOf(kind, at, name), source])),
    },
  };
}

/** Marks of fields that hold something; others say nothing. */
export const standingMarks = ({ record, marks }: BillingForm): Marks => {
  const filled = new Set(fieldsOf(record).flatMap(({ path, value }) => (value.trim() === "" ? [] : [path])));
  return Object.fromEntries(
    Object.entries(marks).filter(
      ([path]) => filled.has(path) || (path === "flightGuardCoverage" && record.flightGuardCoverage),
    ),
  );
};

/** How many values of each source wait to be confirmed. */
export const countMarks = (marks: Marks): Readonly<Record<CostSource, number>> =>
  Object.fromEntries(
    costSources.map((source) => [source, Object.values(marks).filter((one) => one === source).length]),
  ) as Record<CostSource, number>;

/** Rows and columns of what a spreadsheet put on the clipboard: tabs between cells, quotes around those with line breaks. */
export function sheetCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const end = (): void => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  const plain = text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === "" && closes(plain, at)) quoted = true;
    else if (sign === "\t") end();
    else if (sign === "\n") {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows;
}

/** Whether a quote that opens a cell is closed at the end of one: otherwise it is a sign like any other. */
const closes = (text: string, from: number): boolean => /^"(?:[^"]|"")*"(?:\t|\n|$)/.test(text.slice(from));

export interface Pasted {
  readonly form: BillingForm;
  /** How many entries were added for it. */
  readonly added: number;
  /** Rows that found no place, because there are as many entries as there may be. */
  readonly rowsLeft: number;
  /** Cells to the right of the last field. */
  readonly cellsLeft: number;
}

/** Puts cells into entries, from a field of one of them on (COST-9): rows go to the entries below, which are added as far as they may be. */
export function pasteEntries(
  form: BillingForm,
  { kind, place, name }: { readonly kind: EntryKind; readonly place: number; readonly name: string },
  cells: readonly (readonly string[])[],
  language: string,
): Pasted {
  const rules: readonly FieldRule[] = entryFields[kind];
  const first = rules.findIndex((rule) => rule.name === name);
  if (first < 0) return { form, added: 0, rowsLeft: cells.length, cellsLeft: 0 };
  let next = form;
  let added = 0;
  let rowsLeft = 0;
  let cellsLeft = 0;
  cells.forEach((row, down) => {
    const at = place + down;
    if (at >= entriesOf(next.record, kind).length) {
      if (!canAdd(next.record, kind)) {
        rowsLeft += 1;
        return;
      }
      next = addEntry(next, kind);
      added += 1;
    }
    row.forEach((cell, right) => {
      const rule = rules[first + right];
      if (rule) next = setValue(next, pathOf(kind, at, rule.name), normaliseValue(rule, cell, language));
      else if (cell.trim() !== "") cellsLeft += 1;
    });
  });
  return { form: next, added, rowsLeft, cellsLeft };
}

/** Pastes cells into fields that stand in one row without entries: the first row of cells goes into them. */
export function pasteRow(
  form: BillingForm,
  rules: readonly FieldRule[],
  name: string,
  cells: readonly (readonly string[])[],
  language: string,
): BillingForm {
  const first = rules.findIndex((rule) => rule.name === name);
  return (cells[0] ?? []).reduce((next, cell, right) => {
    const rule = first < 0 ? undefined : rules[first + right];
    return rule ? setValue(next, rule.name, normaliseValue(rule, cell, language)) : next;
  }, form);
}

/** Whether two forms say the same. */
export const isSameForm = (one: BillingForm, other: BillingForm): boolean =>
  Object.keys(one.marks).length === Object.keys(other.marks).length &&
  Object.entries(one.marks).every(([path, source]) => other.marks[path] === source) &&
  one.record.flightGuardCoverage === other.record.flightGuardCoverage &&
  sameFields(one.record, other.record);

function sameFields(one: BillingRecord, other: BillingRecord): boolean {
  const fields = fieldsOf(one);
  return fields.length === fieldsOf(other).length && fields.every(({ path, value }) => valueAt(other, path) === value);
}
