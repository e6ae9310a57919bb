import { type FdaStatus, isOver } from "./fda-status.ts";

/** The states of the landing page (DIS-5). */
export const landingStates = [
  "searching_data",
  "no_search_id",
  "search_failed",
  "invalid_data",
  "can_select_options",
  "no_action",
  "lounge_pass",
] as const;
export type LandingState = (typeof landingStates)[number];

/** What a traveller can choose on the landing page, as the call takes it. */
export const landingSelections = ["NO_SELECTION", "LOUNGE_PASS", "ALTERNATIVE_FLIGHTS"] as const;
export type LandingSelection = (typeof landingSelections)[number];

/** What the page needs to know of a disruption. */
export interface LandingFacts {
  readonly fdaStatus: FdaStatus;
  /** Document of the lounge pass that was sent. */
  readonly fdaLoungePassDocumentId: string | null;
  /** The booking has the Flight Disruption Guarantee for this flight. */
  readonly covered: boolean;
}

/** The lounge option shows as selected, and cannot be chosen again (DIS-9). */
export const isLoungeGiven = ({
  fdaStatus,
  fdaLoungePassDocumentId,
}: Pick<LandingFacts, "fdaStatus" | "fdaLoungePassDocumentId">): boolean =>
  (fdaLoungePassDocumentId !== null && fdaLoungePassDocumentId !== "") ||
  fdaStatus === "VOUCHER_SEND" ||
  fdaStatus === "TRIGGERED_SUCCESSFULLY";

/** How an option of the page stands. */
export type OptionState = "open" | "selected" | "shut";

/**
 * The options of the page. Without the guarantee there is the search, and people to talk to (DIS-3); what is over offers nothing.
 * Nothing is left out for being chosen: a choice can be changed until staff have acted on it.
 */
export function landingOptions(facts: LandingFacts): Readonly<Partial<Record<LandingSelection, OptionState>>> {
  const { fdaStatus, covered } = facts;
  const over = isOver(fdaStatus);
  const search: OptionState =
    fdaStatus === "CONFIRMED" || fdaStatus === "ALTERNATIVE_CHOSEN" ? "selected" : over ? "shut" : "open";
  if (!covered) return { ALTERNATIVE_FLIGHTS: search };
  return {
    NO_SELECTION: fdaStatus === "NO_ACTION" ? "selected" : over ? "shut" : "open",
    LOUNGE_PASS: isLoungeGiven(facts) || fdaStatus === "LOUNGE_REQUESTED" ? "selected" : over ? "shut" : "open",
    ALTERNATIVE_FLIGHTS: search,
  };
}

/** The state that the page begins in, once the data are there. */
export const landingStateOf = ({ fdaStatus }: LandingFacts): LandingState =>
  fdaStatus === "NO_ACTION" ? "no_action" : fdaStatus === "LOUNGE_REQUESTED" ? "lounge_pass" : "can_select_options";
