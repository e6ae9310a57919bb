export { airlineGroups, isAutomated, isDifficult } from "../airlines/airline-groups.ts";
export {
  auditActions,
  type AuditAction,
  travellerActions,
  type TravellerAction,
  type AuditEntry,
  automationStatuses,
  type AutomationStatus,
  type CheckIn,
  checkInStates,
  type CheckInState,
  isOpen,
  isOpenState,
  linkableStates,
  openStates,
  pseudoUsers,
  wantsPass,
} from "./check-in.ts";
export { type Counters, slabAt, slabEnteredAt, slabs, type Slab } from "./counters.ts";
export { countersFrom, countersOf } from "./counters-of.ts";
export { isIdentified, unitKey, unitsOf, unitSizes } from "./unit.ts";
export {
  disposalProblem,
  type DisposalProblem,
  type DisposalSubject,
  isDisposedBy,
  selectionProblem,
} from "./disposal-problem.ts";
export {
  cancelledReasons,
  type DisposalReason,
  disposalReasons,
  isDisposalReason,
  type Reason1,
  type Reason2,
  windowClosedReasons,
} from "./disposal-reasons.ts";
export { applyEvent, importCheckIn } from "./lifecycle.ts";
export { disposalSeconds, undoSeconds } from "./lifecycle-disposal.ts";
export type {
  AuditDraft,
  AuditFacts,
  LifecycleContext,
  LifecycleEffect,
  LifecycleEvent,
  LifecycleFields,
  LifecycleRefusal,
  LifecycleResult,
} from "./lifecycle-types.ts";
export { isActionAvailable, lifecycleOf, type RowAction, rowActions } from "./row-actions.ts";
export { isLockExpiring, isPresent, presence } from "./presence.ts";
export { changeRefusalOf, changeRefusals, type ChangeRefusal } from "./refusals.ts";
export { replay } from "./replay.ts";
export {
  type Condition,
  includingExpired,
  matchesQuery,
  type QueryContext,
  type QueryRow,
  type ViewQuery,
} from "./view-query.ts";
export {
  findView,
  isViewId,
  openQuery,
  type QueueView,
  queueViews,
  type ViewGroup,
  type ViewId,
  viewIds,
  viewsFor,
  type ViewType,
} from "./views.ts";
export { typedWords, wordsOfName } from "./words-of-name.ts";
export { compareCheckIns, type SortField, sortFields } from "./sort.ts";
export {
  type Namesake,
  distinguishingFacts,
  type DistinguishingFact,
  distinguishingFactOf,
} from "./distinguishing-fact.ts";
export {
  airlineCodesIn,
  airlineSearch,
  pnrListOf,
  pnrOf,
  pnrSearch,
  type SearchProblem,
  type SearchTerm,
} from "./search.ts";
export { checkInRules, type CheckInWindow, windowOf } from "./windows.ts";
export { type ReloadRefusal, reloadRefusal, reloadRefusals } from "./reload-refusal.ts";
