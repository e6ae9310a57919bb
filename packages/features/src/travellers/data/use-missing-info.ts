import { useCallback, useEffect, useReducer, useRef } from "react";
import { useTellOutcome } from "../../app/outcome.ts";
import { useClock } from "../../app/time/index.ts";
import type { Submitted } from "../form/use-sending.ts";
import { type FetchFailure, nextStatus, type PageEvent, type PageStatus } from "../missing-info-status.ts";
import { linkInAddress } from "../missing-info-search.ts";
import { type CallFailure, callFailureOf } from "./call-failure.ts";
import { useTravellersApi } from "./travellers-api.ts";

/** One answer for a link that is unknown, expired or of another booking: the address is wrong. */
function fetchFailureOf({ code, until }: CallFailure): FetchFailure {
  if (code === "LINK_NOT_FOUND" || code === "BAD_REQUEST") return { reason: "address" };
  return until === undefined ? { reason: "failed", code } : { reason: "attempts", until };
}

export interface MissingInfoPage {
  readonly state: PageStatus;
  readonly retry: () => void;
  readonly submitted: (submitted: Submitted) => void;
  readonly goBack: () => void;
}

/**
 * What a link's booking has, and the state of its page.
 * @param prepare fetches what the form needs beside the data; the page waits for both together
 */
export function useMissingInfo(
  search: Readonly<Record<string, unknown>>,
  prepare: () => Promise<unknown>,
): MissingInfoPage {
  const api = useTravellersApi();
  const tellOutcome = useTellOutcome();
  const clock = useClock();
  const [state, dispatch] = useReducer(nextStatus, { status: "no-update" });
  const newest = useRef(0);
  const { searchId, bookingNo } = linkInAddress(search) ?? {};
  const load = useCallback(async (): Promise<void> => {
    newest.current += 1;
    const mine = newest.current;
    // An answer that comes after a newer question, or after the page is gone, is no answer.
    const tell = (event: PageEvent): void => {
      if (mine === newest.current) dispatch(event);
    };
    if (searchId === undefined || bookingNo === undefined)
      return tell({ type: "failed", failure: { reason: "address" } });
    tell({ type: "asked" });
    try {
      const [info] = await Promise.all([api.travellers.missingInfo({ searchId, bookingNo }), prepare()]);
      tell({ type: "fetched", info });
    } catch (error) {
      tell({ type: "failed", failure: fetchFailureOf(callFailureOf(error, clock())) });
    }
  }, [api, clock, prepare, searchId, bookingNo]);
  useEffect(() => {
    void load();
    return () => {
      newest.current += 1;
    };
  }, [load]);
  return {
    state,
    retry: useCallback(() => void load(), [load]),
    submitted: useCallback(
      (submitted: Submitted) => {
        dispatch({ type: "submitted", submitted });
        if (bookingNo !== undefined) tellOutcome("saved", { bookingNo });
      },
      [bookingNo, tellOutcome],
    ),
    goBack: useCallback(() => dispatch({ type: "went-back" }), []),
  };
}
