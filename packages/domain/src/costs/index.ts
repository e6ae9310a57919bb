export { type FieldChange, mergeForms, recordChanges } from "./changes.ts";
export {
  detailFields,
  type EntryField,
  entryFields,
  type EntryKind,
  entryKinds,
  entryLimits,
  type FieldKind,
  type FieldRule,
  type HeadField,
  headFields,
  hospitalFields,
  isEntryKind,
  maxText,
} from "./fields.ts";
export {
  addEntry,
  type BillingForm,
  canAdd,
  confirm,
  type CostSource,
  costSources,
  countMarks,
  isSameForm,
  type Marks,
  pasteEntries,
  type Pasted,
  pasteRow,
  type RemovedEntry,
  removeEntry,
  restoreEntry,
  setValue,
  sheetCells,
  standingMarks,
} from "./form.ts";
export { editedMoney, maxMinor, moneyText, moneyWords, parseMoney } from "./money.ts";
export { normaliseRecord, normaliseValue } from "./normalise.ts";
export { ordinal } from "./ordinals.ts";
export { type BookedLeg, type KnownOfBooking, prefill, ticketOf } from "./prefill.ts";
export { type CostCode, costCodes, type CostProblem, costProblems, isEmptyEntry } from "./problems.ts";
export { otherProgram, type ProgramChoice, programChoices } from "./programs.ts";
export {
  type AnyEntry,
  type BillingEntry,
  type BillingRecord,
  emptyEntry,
  emptyRecord,
  entriesOf,
  type FieldPath,
  fieldsOf,
  pathOf,
  valueAt,
  withEntries,
} from "./record.ts";
export { entrySum, type Totals, totalsOf } from "./totals.ts";
