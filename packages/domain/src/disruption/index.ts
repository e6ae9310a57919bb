export {
  type BoardFacts,
  type BoardGroup,
  boardGroupOf,
  boardGroups,
  answeredIn,
  callAfter,
  undecidedAfter,
  type NextAction,
  nextActionOf,
  nextActions,
  stuckAfter,
  waitTone,
} from "./board.ts";
export {
  delayOf,
  type Detected,
  detectDisruptions,
  type DisruptionKind,
  disruptionKinds,
  type DisruptionSource,
  disruptionSources,
  longDelay,
  shortestChange,
  type WatchedFlight,
} from "./detection.ts";
export {
  type FdaEvent,
  fdaEvents,
  type FdaStatus,
  fdaStatusAfter,
  fdaStatuses,
  fdaTable,
  isOver,
  wasOpened,
} from "./fda-status.ts";
export {
  consentSeconds,
  guaranteeLimit,
  judgePrice,
  type Price,
  type PriceVerdict,
  quoteSeconds,
  type Shares,
  sharesOf,
} from "./guarantee.ts";
export {
  isLoungeGiven,
  type LandingFacts,
  landingOptions,
  type LandingSelection,
  landingSelections,
  type LandingState,
  landingStateOf,
  landingStates,
  type OptionState,
} from "./landing.ts";
export { halvesOf, landingPath, type LinkHalves, linkOf } from "./link.ts";
export { lowStock, stockLevel, voucherCode } from "./lounge.ts";
export { type LostFlight, rebookedContent } from "./rebooking.ts";
