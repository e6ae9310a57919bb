import {
  addEntry,
  type BillingForm,
  canAdd,
  confirm,
  type CostProblem,
  costProblems,
  detailFields,
  entriesOf,
  type EntryKind,
  entryLimits,
  type FieldRule,
  hospitalFields,
  isSameForm,
  mergeForms,
  normaliseRecord,
  normaliseValue,
  pasteEntries,
  pasteRow,
  type RemovedEntry,
  removeEntry,
  restoreEntry,
  setValue,
  sheetCells,
  standingMarks,
  valueAt,
} from "@gatehouse/domain/costs";
import { useRef, useState } from "react";
import { useSession } from "../../../app/index.ts";
import { readPersistedOnPage } from "../../../app/persisted-storage.ts";
import { usePersistOnPage } from "../../../app/use-persist-on-page.ts";
import { useLanguage } from "../../../i18n/index.ts";
import type { ReadRecord } from "../data/use-billing.ts";
import { useSaveBilling } from "../data/use-save-billing.ts";
import { formOf, keptOf, restored } from "./form-of.ts";

/** What the form says of the last change. */
export type ChangeNote =
  | { readonly kind: "added"; readonly entries: EntryKind; readonly number: number }
  | { readonly kind: "removed"; readonly entries: EntryKind; readonly number: number; readonly undo: RemovedEntry }
  | { readonly kind: "full"; readonly entries: EntryKind }
  | {
      readonly kind: "pasted";
      readonly before: BillingForm;
      readonly rowsLeft: number;
      readonly entries: EntryKind | null;
    }
  | { readonly kind: "saved" }
  | undefined;

export type Outcome =
  | { readonly kind: "wrong"; readonly count: number }
  | { readonly kind: "failed"; readonly isOffline: boolean }
  | { readonly kind: "changed"; readonly stands: ReadRecord }
  | undefined;

const kept = "costs.billing";
const focusSoon = (id: string): void => void requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Where a problem is shown: the first field of an entry stands for all of it. */
const fieldIdOf = (form: BillingForm, field: string): string => {
  const [kind, place, name] = field.split(".");
  if (place === undefined) return field;
  if (name !== undefined) return field;
  const [first] = Object.keys(entriesOf(form.record, kind as EntryKind)[Number(place)] ?? {});
  return `${field}.${first ?? ""}`;
};

/** A record as it is worked on, and what becomes of it. What is not saved stays on this device as long as the tab is open (COST-10). */
export function useBillingForm(loaded: ReadRecord, onSaved: () => void) {
  const language = useLanguage();
  const { user } = useSession();
  const [read, setRead] = useState(loaded);
  const [before] = useState(() => restored(formOf(loaded), readPersistedOnPage(kept, user?.userid ?? "")));
  const [form, setForm] = useState<BillingForm>(() => before ?? formOf(loaded));
  const [isRestored, setRestored] = useState(before !== undefined);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly CostProblem[]>([]);
  const [told, setTold] = useState<ChangeNote>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { run, running } = useSaveBilling();
  // Several changes of one event build on each other.
  const latest = useRef(form);
  const put = (next: BillingForm): void => {
    latest.current = next;
    setForm(next);
    setRefused([]);
  };
  const start = formOf(read);
  const normal: BillingForm = { record: normaliseRecord(form.record, language), marks: standingMarks(form) };
  const isDirty = !isSameForm(normal, start);
  usePersistOnPage(kept, isDirty ? keptOf(start, form) : undefined);
  const problems = [...costProblems(form.record, language), ...refused];

  const begin = (from: ReadRecord): void => {
    setRead(from);
    put(formOf(from));
    setTried(false);
    setRestored(false);
    setOutcome(undefined);
    setTold(undefined);
  };
  const show = (found: readonly CostProblem[]): void => {
    setTried(true);
    setOutcome({ kind: "wrong", count: found.length });
    const [first] = found;
    if (first) focusSoon(fieldIdOf(latest.current, first.field));
  };
  const send = async (next: BillingForm, of: ReadRecord): Promise<void> => {
    const sent = latest.current;
    const answer = await run(of, next);
    switch (answer?.kind) {
      case undefined:
        return;
      case "saved": {
        const typedSince = latest.current;
        const stands = formOf(answer.record);
        begin(answer.record);
        // What was typed while the answer was on its way stays, and is saved the next time (COST-10).
        if (typedSince !== sent) put(mergeForms(sent, typedSince, stands));
        setTold({ kind: "saved" });
        onSaved();
        return;
      }
      case "refused":
        setRefused(answer.problems);
        show(answer.problems);
        return;
      case "changed":
      case "failed":
        setOutcome(answer);
    }
  };
  const add = (kind: EntryKind, name?: string): void => {
    const { record } = latest.current;
    if (!canAdd(record, kind)) {
      setTold({ kind: "full", entries: kind });
      return;
    }
    const place = entriesOf(record, kind).length;
    put(addEntry(latest.current, kind));
    setTold({ kind: "added", entries: kind, number: place + 1 });
    const [first] = Object.keys(entriesOf(latest.current.record, kind)[place] ?? {});
    focusSoon(`${kind}.${place}.${name ?? first ?? ""}`);
  };
  return {
    form,
    read,
    told,
    outcome,
    running,
    isDirty,
    isRestored,
    language,
    problemAt: (field: string) => (isTried ? problems.find((problem) => problem.field === field)?.code : undefined),
    type: (path: string, value: string): void => {
      put(setValue(latest.current, path, value));
      if (told?.kind === "saved") setTold(undefined);
    },
    /** A field is left: what it holds is read as what it should be. */
    leave: (path: string, rule: FieldRule): void => {
      const value = valueAt(latest.current.record, path);
      const next = normaliseValue(rule, value, language);
      if (next !== value) put(setValue(latest.current, path, next));
    },
    confirm: (path?: string): void => put(confirm(latest.current, path)),
    /** Several fields at once: a program that was chosen. */
    fillIn: (values: Readonly<Record<string, string>>): void =>
      put(Object.entries(values).reduce((next, [path, value]) => setValue(next, path, value), latest.current)),
    add,
    remove: (kind: EntryKind, place: number): void => {
      const { form: next, removed } = removeEntry(latest.current, kind, place);
      put(next);
      if (removed) setTold({ kind: "removed", entries: kind, number: place + 1, undo: removed });
      focusSoon(`${kind}-add`);
    },
    undo: (): void => {
      if (told?.kind === "removed") put(restoreEntry(latest.current, told.undo));
      if (told?.kind === "pasted") put(told.before);
      setTold(undefined);
    },
    pasteEntries: (kind: EntryKind, place: number, name: string, text: string): void => {
      const from = latest.current;
      const { form: next, rowsLeft } = pasteEntries(from, { kind, place, name }, sheetCells(text), language);
      put(next);
      setTold({ kind: "pasted", before: from, rowsLeft, entries: kind });
    },
    pasteRow: (part: "details" | "hospital", name: string, text: string): void => {
      const from = latest.current;
      const rules = part === "details" ? detailFields : hospitalFields;
      put(pasteRow(from, rules, name, sheetCells(text), language));
      setTold({ kind: "pasted", before: from, rowsLeft: 0, entries: null });
    },
    limitOf: (kind: EntryKind): number => entryLimits[kind],
    save: (): void => {
      if (running) return;
      const { record, marks } = latest.current;
      const next: BillingForm = { record: normaliseRecord(record, language), marks };
      put(next);
      const found = costProblems(next.record, language);
      if (found.length > 0) show(found);
      else void send({ record: next.record, marks: standingMarks(next) }, read);
    },
    reset: (): void => begin(read),
    /** What stands now, in the place of what was typed. */
    take: (stands: ReadRecord): void => begin(stands),
    /** What was typed over what stands now; what was not touched here stays as it stands (COST-10). */
    merge: (stands: ReadRecord, andSave: boolean): void => {
      const next = mergeForms(formOf(read), normal, formOf(stands));
      setRead(stands);
      put(next);
      setOutcome(undefined);
      if (andSave) void send({ record: next.record, marks: standingMarks(next) }, stands);
    },
    /** The record as it would be saved over another. */
    mergedWith: (stands: ReadRecord): BillingForm => mergeForms(formOf(read), normal, formOf(stands)),
  };
}

export type BillingState = ReturnType<typeof useBillingForm>;
