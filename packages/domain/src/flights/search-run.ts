import type { FlightSearchResult, PricedItinerary } from "./priced-itinerary.ts";
import { type FlightSearchId, sameRequest, type SearchRequest } from "./search-request.ts";

/** Milliseconds and counts of a search (FLT-8, FLT-9). */
export const searchLimits = {
  retries: 4,
  retryAfter: 5000,
  /** Answers PENDING in a row, after which a search counts as failed: two minutes. */
  polls: 75,
  /** The text of the loading view changes this often. */
  textEvery: 3000,
} as const;

/** A search that is nearly done is asked for again at once, one that takes long less often: milliseconds before a poll (FLT-8). */
export const pollAfter = (polls: number): number => [250, 500][polls] ?? (polls < 30 ? 1000 : 2000);

/** Stages of a search (FLT-8); none before the first search. After search_success there may be more to come: then there is a step. */
export type SearchStage = "" | "searching_data" | "search_success" | "search_failed";

/**
 * What is to be done next: wait, make the call, and answer with its token. Every step has a token of its own; an answer that carries
 * another one is late and changes nothing.
 */
export interface SearchStep {
  readonly token: number;
  readonly call: "search" | "status";
  /** Milliseconds to wait before. */
  readonly after: number;
}

/** One search from its start to its end. The clock and the calls are outside: who holds the run carries out its `step`. */
export interface SearchRun {
  readonly stage: SearchStage;
  /** What the offers answer; null also while a link is opened that names a stored answer only. */
  readonly request: SearchRequest | null;
  /** A stored answer is being fetched: it may be one to another request. */
  readonly isOpening: boolean;
  readonly searchId: FlightSearchId | null;
  /** Empty until the stage is search_success; they only ever become more. */
  readonly offers: readonly PricedItinerary[];
  /** Retries that were used up. */
  readonly retries: number;
  readonly polls: number;
  /** What the last failed call said, as a code; null while none has failed. */
  readonly failure: string | null;
  readonly step: SearchStep | null;
  /** Steps so far, over all searches: the source of tokens. */
  readonly steps: number;
}

export type SearchEvent =
  | { readonly type: "searched"; readonly request: SearchRequest }
  /**
   * A link names a stored answer; it is fetched instead of searching again. Where the link names a request, too, and the answer is
   * one to another, the request is searched for; null takes what the answer answers.
   */
  | { readonly type: "opened"; readonly request: SearchRequest | null; readonly searchId: FlightSearchId }
  | { readonly type: "answered"; readonly token: number; readonly result: FlightSearchResult }
  | {
      readonly type: "failed";
      readonly token: number;
      readonly code: string;
      /** Trying again would not help: the request itself is refused. */
      readonly isFinal?: boolean;
      /** The server asks for patience, in milliseconds. */
      readonly retryAfter?: number;
    }
  /** The stored answer is no longer kept. */
  | { readonly type: "gone"; readonly token: number }
  /** There is no connection: to try again would use up the retries for nothing. */
  | { readonly type: "cutOff" }
  /** A search that failed goes on where it was: the server may have its answer by now. */
  | { readonly type: "resumed" }
  | { readonly type: "cancelled" };

export const noSearch: SearchRun = {
  stage: "",
  request: null,
  isOpening: false,
  searchId: null,
  offers: [],
  retries: 0,
  polls: 0,
  failure: null,
  step: null,
  steps: 0,
};

function next(run: SearchRun, call: SearchStep["call"], after: number): SearchRun {
  const token = run.steps + 1;
  // What is shown stays: it is asked for more beside it.
  const stage = run.stage === "search_success" ? run.stage : "searching_data";
  return { ...run, stage, step: { token, call, after }, steps: token };
}

/** A new search forgets everything of the one before but its tokens. */
const begun = ({ steps }: SearchRun, request: SearchRequest | null): SearchRun => ({ ...noSearch, steps, request });

const ended = (run: SearchRun, stage: "search_success" | "search_failed"): SearchRun => ({
  ...run,
  // What is shown is not taken away by what fails after it.
  stage: run.stage === "search_success" ? run.stage : stage,
  step: null,
});

/** Another try after a wait, or the end when all are used up. */
function retried(run: SearchRun, call: SearchStep["call"], otherwise: "search_success" | "search_failed", after = 0) {
  if (run.retries >= searchLimits.retries) return ended(run, otherwise);
  const again = {
    ...run,
    retries: run.retries + 1,
    ...(call === "search" ? { searchId: null, polls: 0, isOpening: false } : {}),
  };
  return next(again, call, Math.max(searchLimits.retryAfter, after));
}

function answered(run: SearchRun, result: FlightSearchResult): SearchRun {
  const { searchId, status, request, pricedItineraries } = result;
  // Somebody changed the address beside the answer's name: prices and tags of one request say nothing of another.
  if (run.isOpening && run.request && !sameRequest(run.request, request))
    return next(begun(run, run.request), "search", 0);
  const offers = pricedItineraries.length === 0 ? run.offers : [...run.offers, ...pricedItineraries];
  const stage = offers.length > 0 ? "search_success" : run.stage;
  const known = { ...run, searchId, request: run.request ?? request, isOpening: false, offers, stage };
  if (status === "PENDING")
    return run.polls >= searchLimits.polls
      ? begunAgain({ ...known, failure: "TIMED_OUT" })
      : next({ ...known, polls: run.polls + 1 }, "status", pollAfter(run.polls));
  if (status === "FAILED") return begunAgain({ ...known, failure: "SEARCH_FAILED" });
  const complete: SearchRun = { ...known, failure: null, stage: "search_success" };
  // That there is nothing is said at once; it is tried again all the same.
  return offers.length === 0 ? retried(complete, "search", "search_success") : ended(complete, "search_success");
}

/** Another search, where nothing is there; the same offers twice are no use. */
const begunAgain = (run: SearchRun): SearchRun =>
  run.offers.length > 0 ? ended(run, "search_success") : retried(run, "search", "search_failed");

/** The run after an event. */
export function searchRun(run: SearchRun, event: SearchEvent): SearchRun {
  switch (event.type) {
    case "searched":
      return next(begun(run, event.request), "search", 0);
    case "opened":
      return next({ ...begun(run, event.request), searchId: event.searchId, isOpening: true }, "status", 0);
    case "cancelled":
      return { ...noSearch, steps: run.steps };
    case "answered":
      return event.token === run.step?.token ? answered(run, event.result) : run;
    case "failed": {
      if (event.token !== run.step?.token) return run;
      const failed = { ...run, failure: event.code };
      // A poll that failed is polled again: the search goes on at the server.
      return event.isFinal
        ? ended(failed, "search_failed")
        : retried(failed, run.step.call, "search_failed", event.retryAfter);
    }
    case "gone":
      return event.token === run.step?.token ? retriedAtOnce(run) : run;
    case "cutOff":
      return run.step ? ended({ ...run, failure: "NETWORK" }, "search_failed") : run;
    case "resumed":
      return isInterrupted(run) ? resumed(run) : run;
  }
}

/** Whether a search ended before its answer: all of it, or what was still to come. */
export const isInterrupted = ({ stage, step, failure }: SearchRun): boolean =>
  stage === "search_failed" || (stage === "search_success" && step === null && failure !== null);

/** Asks for the answer of a search that the server knows, otherwise for the search itself; all tries are there again. */
const resumed = (run: SearchRun): SearchRun =>
  next({ ...run, retries: 0, polls: 0, failure: null }, run.searchId === null ? "search" : "status", 0);

/** What is gone is searched for again, without a wait, but not for ever; nothing is, where nobody knows what it was. */
function retriedAtOnce(run: SearchRun): SearchRun {
  if (!run.request) return { ...noSearch, steps: run.steps, failure: "GONE" };
  if (run.offers.length > 0) return ended({ ...run, failure: "GONE" }, "search_success");
  const again = retried({ ...run, failure: "GONE" }, "search", "search_failed");
  return again.step ? { ...again, step: { ...again.step, after: 0 } } : again;
}
