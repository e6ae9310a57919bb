import { entryFields, type EntryKind, entryKinds, headFields } from "./fields.ts";
import type { BillingForm, Marks } from "./form.ts";
import { type AnyEntry, type BillingRecord, entriesOf, withEntries } from "./record.ts";

/** One field that says something else than before (COST-11). */
export interface FieldChange {
  /** Its name: `customerId`, `flightCost`. */
  readonly field: string;
  /** The list that it is in; null for fields of the record itself. */
  readonly kind: EntryKind | null;
  /** Which of the list, from 1: where it stands now, or stood when it was taken away. 0 for fields of the record itself. */
  readonly entry: number;
  readonly what: "changed" | "added" | "removed";
  readonly from: string;
  readonly to: string;
}

interface Pair {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * Which entry of one list became which of the other: entries that are the same stay, in their order, so that taking the first away does
 * not look as if all had changed; what lies between them is paired in its order.
 */
function pairs(before: readonly AnyEntry[], after: readonly AnyEntry[]): readonly Pair[] {
  const texts = [before, after].map((list) =>
    list.map((entry) => JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)))),
  );
  const [ofBefore = [], ofAfter = []] = texts;
  // The longest run of entries that are the same in both, by dynamic programming: lists have at most six.
  const longest = ofBefore.map(() => ofAfter.map(() => 0));
  const at = (row: number, column: number): number => longest[row]?.[column] ?? 0;
  for (let row = ofBefore.length - 1; row >= 0; row -= 1)
    for (let column = ofAfter.length - 1; column >= 0; column -= 1) {
      const line = longest[row];
      if (line)
        line[column] =
          ofBefore[row] === ofAfter[column]
            ? 1 + at(row + 1, column + 1)
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const found: Pair[] = [];
  let gone: number[] = [];
  let come: number[] = [];
  const close = (): void => {
    for (let place = 0; place < Math.max(gone.length, come.length); place += 1)
      found.push({ before: gone[place], after: come[place] });
    gone = [];
    come = [];
  };
  let row = 0;
  let column = 0;
  while (row < ofBefore.length || column < ofAfter.length) {
    if (row < ofBefore.length && column < ofAfter.length && ofBefore[row] === ofAfter[column]) {
      close();
      found.push({ before: row, after: column });
      row += 1;
      column += 1;
    } else if (column >= ofAfter.length || (row < ofBefore.length && at(row + 1, column) >= at(row, column + 1))) {
      gone.push(row);
      row += 1;
    } else {
      come.push(column);
      column += 1;
    }
  }
  close();
  return found;
}

/** What one record says that another did not, field by field, in the order of the page (COST-11). */
export function recordChanges(before: BillingRecord, after: BillingRecord): readonly FieldChange[] {
  const head = headFields.flatMap(({ name }): readonly FieldChange[] =>
    before[name] === after[name]
      ? []
      : [{ field: name, kind: null, entry: 0, what: "changed", from: before[name], to: after[name] }],
  );
  const flag = (record: BillingRecord): string => (record.flightGuardCoverage ? "true" : "");
  const guard: readonly FieldChange[] =
    flag(before) === flag(after)
      ? []
      : [{ field: "flightGuardCoverage", kind: null, entry: 0, what: "changed", from: flag(before), to: flag(after) }];
  const entries = entryKinds.flatMap((kind) => {
    const [was, is] = [entriesOf(before, kind), entriesOf(after, kind)];
    return pairs(was, is).flatMap((pair): readonly FieldChange[] => {
      const old = pair.before === undefined ? undefined : was[pair.before];
      const now = pair.after === undefined ? undefined : is[pair.after];
      return entryFields[kind].flatMap(({ name }): readonly FieldChange[] => {
        const [from, to] = [old?.[name] ?? "", now?.[name] ?? ""];
        if (from === to) return [];
        const what = old === undefined ? "added" : now === undefined ? "removed" : "changed";
        return [{ field: name, kind, entry: (pair.after ?? pair.before ?? 0) + 1, what, from, to }];
      });
    });
  });
  return [...head, ...guard, ...entries];
}

const sameList = (one: readonly AnyEntry[], other: readonly AnyEntry[]): boolean =>
  one.length === other.length &&
  one.every((entry, place) => Object.entries(entry).every(([name, value]) => other[place]?.[name] === value));

const marksBelow = (marks: Marks, kind: EntryKind): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([path]) => path.startsWith(`${kind}.`)));

/**
 * What was typed here over what somebody else saved meanwhile (COST-10): a field that was not touched here stays as they have it, and so
 * does a list in which nothing was touched.
 * @param read what both began with
 */
export function mergeForms(read: BillingForm, mine: BillingForm, theirs: BillingForm): BillingForm {
  let record = theirs.record;
  let marks = theirs.marks;
  const take = (path: string): void => {
    const { [path]: _theirs, ...others } = marks;
    const own = mine.marks[path];
    marks = own ? { ...others, [path]: own } : others;
  };
  for (const { name } of headFields)
    if (mine.record[name] !== read.record[name]) {
      record = { ...record, [name]: mine.record[name] };
      take(name);
    } else if (read.marks[name] && !mine.marks[name] && theirs.record[name] === read.record[name]) take(name);
  if (mine.record.flightGuardCoverage !== read.record.flightGuardCoverage) {
    record = { ...record, flightGuardCoverage: mine.record.flightGuardCoverage };
    take("flightGuardCoverage");
  } else if (
    read.marks["flightGuardCoverage"] &&
    !mine.marks["flightGuardCoverage"] &&
    theirs.record.flightGuardCoverage === read.record.flightGuardCoverage
  )
    take("flightGuardCoverage");
  for (const kind of entryKinds) {
    const [was, own, other] = [read, mine, theirs].map((form) => entriesOf(form.record, kind));
    if (!was || !own || !other) continue;
    const isMine = !sameList(was, own);
    // What was only confirmed here stays confirmed where the list is still what it was.
    if (!isMine && !sameList(was, other)) continue;
    if (isMine) record = withEntries(record, kind, own);
    const elsewhere = Object.fromEntries(Object.entries(marks).filter(([path]) => !path.startsWith(`${kind}.`)));
    const kept = isMine
      ? marksBelow(mine.marks, kind)
      : Object.fromEntries(Object.entries(marksBelow(theirs.marks, kind)).filter(([path]) => mine.marks[path]));
    marks = { ...elsewhere, ...kept };
  }
  return { record, marks };
}
