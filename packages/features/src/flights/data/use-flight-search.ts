import type { FlightsApi } from "@gatehouse/api/client/flights";
import {
  type FlightSearchId,
  isInterrupted,
  noSearch,
  type SearchEvent,
  type SearchRequest,
  searchRun,
  type SearchRun,
  type SearchStep,
} from "@gatehouse/domain/flights";
import { useEffect, useMemo, useReducer } from "react";
import { useTimer } from "../../app/airport-field/timer.ts";
import { connection, onReconnect } from "../../app/connection/index.ts";
import { useFlightsApi } from "../../app/airport-field/flights-api.ts";
import { failureOf } from "./search-failure.ts";

export interface FlightSearch {
  readonly run: SearchRun;
  readonly search: (request: SearchRequest) => void;
  /** Fetches a stored answer instead of searching again; without a request whatever it answers. */
  readonly open: (request: SearchRequest | null, searchId: FlightSearchId) => void;
  readonly cancel: () => void;
}

const isAway = (): boolean => connection.state.get() === "offline";

/** Makes the call of a step. Never rejects: a failure is an event, too. */
async function carryOut(
  flights: FlightsApi,
  step: SearchStep,
  { request, searchId, offers }: SearchRun,
  signal: AbortSignal,
): Promise<SearchEvent | undefined> {
  try {
    if (step.call === "status" && searchId)
      return {
        type: "answered",
        token: step.token,
        result: await flights.status({ searchId, known: offers.length }, { signal }),
      };
    return request
      ? { type: "answered", token: step.token, result: await flights.search(request, { signal }) }
      : undefined;
  } catch (error) {
    return failureOf(error, step);
  }
}

/**
 * One search at a time, with its waits, retries and polls (FLT-8); what is late changes nothing.
 * @param start what a page begins with that is opened with a search, so that its first picture is that of searching
 */
export function useFlightSearch(start: SearchEvent | undefined): FlightSearch {
  const api = useFlightsApi();
  const timer = useTimer();
  const [run, dispatch] = useReducer(searchRun, start, (event) => (event ? searchRun(noSearch, event) : noSearch));
  const { step } = run;
  useEffect(() => {
    if (!step) return undefined;
    const abort = new AbortController();
    const begin = async (): Promise<void> => {
      const event = await carryOut(api, step, run, abort.signal);
      // What was called off did not fail.
      if (event && !abort.signal.aborted) dispatch(event.type === "failed" && isAway() ? { type: "cutOff" } : event);
    };
    const stop = timer.after(step.after, () => void begin());
    return () => {
      stop();
      abort.abort();
    };
    // A step is made again with every change of the run that matters to it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the run belongs to its step
  }, [api, timer, step]);
  const { failure } = run;
  const isUnderWay = step !== null;
  useEffect(
    () =>
      isUnderWay
        ? connection.state.subscribe(() => {
            if (isAway()) dispatch({ type: "cutOff" });
          })
        : undefined,
    [isUnderWay],
  );
  // What failed for lack of a network goes on by itself with it: a search changes nothing.
  const isCutOff = isInterrupted(run) && (failure === "NETWORK" || failure === "TIMEOUT");
  useEffect(() => (isCutOff ? onReconnect(() => dispatch({ type: "resumed" })) : undefined), [isCutOff]);
  return useMemo(
    () => ({
      run,
      search: (request) => dispatch({ type: "searched", request }),
      open: (request, searchId) => dispatch({ type: "opened", request, searchId }),
      cancel: () => dispatch({ type: "cancelled" }),
    }),
    [run],
  );
}
