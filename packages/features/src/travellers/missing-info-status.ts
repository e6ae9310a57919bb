import type { MissingInfo } from "@gatehouse/api/client/travellers";
import type { Submitted } from "./form/use-sending.ts";

/** Why there is nothing to show. */
export type FetchFailure =
  /** The address names no link, or one that leads nowhere. */
  | { readonly reason: "address" }
  /** There is an answer, and nothing in it. */
  | { readonly reason: "nothing" }
  /** @property code of the failed call */
  | { readonly reason: "failed"; readonly code: string }
  /** @property until milliseconds since 1970 */
  | { readonly reason: "attempts"; readonly until: number };

/** The page's state (TRV-2). */
export type PageStatus =
  | { readonly status: "no-update" }
  | { readonly status: "fetch-failed"; readonly failure: FetchFailure }
  /** @property isBack by Go Back, from a success */
  | { readonly status: "fetch-success"; readonly info: MissingInfo; readonly isBack: boolean }
  | { readonly status: "submission-success"; readonly submitted: Submitted };

export type PageEvent =
  | { readonly type: "asked" }
  | { readonly type: "fetched"; readonly info: MissingInfo }
  | { readonly type: "failed"; readonly failure: FetchFailure }
  | { readonly type: "submitted"; readonly submitted: Submitted }
  | { readonly type: "went-back" };

/** no-update → fetch-success or fetch-failed; fetch-success → submission-success by a submission, and back by Go Back. */
export function nextStatus(state: PageStatus, event: PageEvent): PageStatus {
  switch (event.type) {
    case "asked":
      return { status: "no-update" };
    case "fetched":
      return event.info.passengers.length === 0
        ? { status: "fetch-failed", failure: { reason: "nothing" } }
        : { status: "fetch-success", info: event.info, isBack: false };
    case "failed":
      return { status: "fetch-failed", failure: event.failure };
    case "submitted":
      return state.status === "fetch-success" ? { status: "submission-success", submitted: event.submitted } : state;
    case "went-back":
      return state.status === "submission-success"
        ? { status: "fetch-success", info: state.submitted.info, isBack: true }
        : state;
  }
}
