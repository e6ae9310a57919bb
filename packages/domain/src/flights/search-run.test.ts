import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FlightSearchResult, PricedItinerary, SearchStatus } from "./priced-itinerary.ts";
import type { FlightSearchId, SearchRequest } from "./search-request.ts";
import { isInterrupted, noSearch, type SearchEvent, searchLimits, searchRun, type SearchRun } from "./search-run.ts";

const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-11-22",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};
const searchId = "01234567" as FlightSearchId;
const offer = { id: "a" } as PricedItinerary;
const result = (status: SearchStatus, pricedItineraries: readonly PricedItinerary[] = []): FlightSearchResult => ({
  searchId,
  status,
  request,
  pricedItineraries,
});

const token = (run: SearchRun) => run.step?.token ?? -1;
const answer = (run: SearchRun, given: FlightSearchResult) =>
  searchRun(run, { type: "answered", token: token(run), result: given });
const fail = (run: SearchRun, more: { readonly isFinal?: boolean; readonly retryAfter?: number } = {}) =>
  searchRun(run, { type: "failed", token: token(run), code: "UNREACHABLE", ...more });
const started = searchRun(noSearch, { type: "searched", request });

// FLT-8
test("a search is made at once, polled each second while it is pending, and ends with its offers", () => {
  expect(started).toMatchObject({ stage: "searching_data", step: { call: "search", after: 0 } });
  const pending = answer(started, result("PENDING"));
  expect(pending).toMatchObject({ stage: "searching_data", searchId, step: { call: "status", after: 250 } });
  const complete = answer(answer(pending, result("PENDING")), result("COMPLETE", [offer]));
  expect(complete).toMatchObject({ stage: "search_success", offers: [offer], step: null, failure: null, retries: 0 });
});

// FLT-8
describe("it is tried again four times, five seconds apart", () => {
  const thrice = [1, 2, 3, 4];
  test("when calls fail", () => {
    let run = started;
    for (const retries of thrice) {
      run = fail(run);
      expect(run).toMatchObject({ stage: "searching_data", retries, step: { call: "search", after: 5000 } });
    }
    expect(fail(run)).toMatchObject({ stage: "search_failed", step: null, failure: "UNREACHABLE", offers: [] });
    expect(answer(run, result("COMPLETE", [offer]))).toMatchObject({ stage: "search_success", failure: null });
  });

  test("when the search itself fails, again and not with a poll", () => {
    let run = answer(started, result("PENDING"));
    for (const retries of thrice) {
      run = answer(run, result("FAILED"));
      expect(run).toMatchObject({ retries, searchId: null, step: { call: "search", after: 5000 } });
    }
    expect(answer(run, result("FAILED"))).toMatchObject({ stage: "search_failed", failure: "SEARCH_FAILED" });
  });

  test("when there are no results, which is said at once", () => {
    let run = started;
    for (const retries of thrice) {
      run = answer(run, result("COMPLETE"));
      expect(run).toMatchObject({
        stage: "search_success",
        offers: [],
        retries,
        step: { call: "search", after: 5000 },
      });
      // While it is asked again, and when that fails, it goes on saying so.
      expect(answer(run, result("PENDING"))).toMatchObject({ stage: "search_success", step: { call: "status" } });
      expect(fail(run)).toMatchObject({ stage: "search_success", offers: [] });
      expect(answer(run, result("COMPLETE", [offer]))).toMatchObject({ stage: "search_success", offers: [offer] });
    }
    const end = { stage: "search_success", offers: [], failure: null, step: null };
    expect(answer(run, result("COMPLETE"))).toMatchObject(end);
  });

  test("but not when it would not help, and later when the server asks for patience", () => {
    expect(fail(started, { isFinal: true })).toMatchObject({ stage: "search_failed", step: null });
    expect(fail(started, { retryAfter: 30_000 }).step?.after).toBe(30_000);
    expect(fail(started, { retryAfter: 10 }).step?.after).toBe(5000);
  });
});

// FLT-33
describe("an answer in parts", () => {
  const other = { id: "b" } as PricedItinerary;
  const first = answer(started, result("PENDING", [offer]));
  test("is shown from its first part on, and grows", () => {
    expect(first).toMatchObject({ stage: "search_success", offers: [offer], step: { call: "status", after: 250 } });
    const waiting = answer(first, result("PENDING"));
    expect(waiting.offers).toBe(first.offers);
    const all = answer(waiting, result("COMPLETE", [other]));
    expect(all).toMatchObject({ stage: "search_success", offers: [offer, other], step: null, failure: null });
    expect(answer(waiting, result("COMPLETE")).offers).toBe(first.offers);
  });

  test("keeps what it has when the rest does not come, and says that it was interrupted", () => {
    for (const [end, failure] of [
      [answer(first, result("FAILED")), "SEARCH_FAILED"],
      [searchRun(first, { type: "gone", token: token(first) }), "GONE"],
      [searchRun(first, { type: "cutOff" }), "NETWORK"],
      [fail(first, { isFinal: true }), "UNREACHABLE"],
    ] as const) {
      expect(end).toMatchObject({ stage: "search_success", offers: [offer], step: null, failure });
      expect(isInterrupted(end)).toBe(true);
    }
    const back = searchRun(searchRun(first, { type: "cutOff" }), { type: "resumed" });
    expect(back).toMatchObject({ stage: "search_success", offers: [offer], step: { call: "status", after: 0 } });
    expect(isInterrupted(first)).toBe(false);
    // A poll that fails is polled again.
    expect(fail(first)).toMatchObject({ stage: "search_success", step: { call: "status", after: 5000 } });
  });
});

// FLT-8
test("a search is asked for again at once, then every second, and less often when it takes long", () => {
  const waits: number[] = [];
  for (let run = answer(started, result("PENDING")); run.polls < 40; run = answer(run, result("PENDING")))
    waits.push(run.step?.after ?? 0);
  expect(waits.slice(0, 4)).toEqual([250, 500, 1000, 1000]);
  expect(waits.slice(28, 32)).toEqual([1000, 1000, 2000, 2000]);
});

test("a poll that fails is polled again", () => {
  const pending = answer(started, result("PENDING"));
  expect(fail(pending)).toMatchObject({ searchId, retries: 1, step: { call: "status", after: 5000 } });
});

test("what stays pending for two minutes is begun again", () => {
  let run = started;
  for (let polls = 0; polls < searchLimits.polls; polls += 1) run = answer(run, result("PENDING"));
  expect(run).toMatchObject({ retries: 0, step: { call: "status" } });
  expect(answer(run, result("PENDING"))).toMatchObject({
    retries: 1,
    polls: 0,
    searchId: null,
    step: { call: "search" },
  });
});

test("an answer to another request than the link's is not shown: the link's is searched for", () => {
  for (const other of [
    { ...request, passengers: { adults: 3, child: 0, infants: 0 } },
    { ...request, to: "NCE" },
    { ...request, returnDate: "2026-11-30" },
    { ...request, nonstop: true },
  ]) {
    const opened = searchRun(noSearch, { type: "opened", request: other, searchId });
    const anew = answer(opened, result("COMPLETE", [offer]));
    expect(anew).toMatchObject({ request: other, searchId: null, offers: [], retries: 0 });
    expect(anew.step).toMatchObject({ call: "search", after: 0 });
    // What answers a search of its own is never held against it: it cannot begin for ever.
    expect(answer(anew, result("COMPLETE", [offer]))).toMatchObject({ stage: "search_success", offers: [offer] });
  }
});

test("a link that names an answer only shows what was searched for", () => {
  const opened = searchRun(noSearch, { type: "opened", request: null, searchId });
  expect(opened).toMatchObject({ stage: "searching_data", request: null });
  expect(answer(opened, result("PENDING"))).toMatchObject({ stage: "searching_data", request });
  expect(answer(opened, result("COMPLETE", [offer]))).toMatchObject({ stage: "search_success", request, searchId });
  const gone = searchRun(opened, { type: "gone", token: token(opened) });
  expect(gone).toMatchObject({ stage: "", request: null, failure: "GONE", step: null });
});

test("a link fetches the stored answer, and searches again when it is gone", () => {
  const opened = searchRun(noSearch, { type: "opened", request, searchId });
  expect(opened).toMatchObject({ stage: "searching_data", searchId, step: { call: "status", after: 0 } });
  expect(answer(opened, result("COMPLETE", [offer]))).toMatchObject({ stage: "search_success" });
  // A failed fetch says nothing of the answer: it is fetched again, and still held against the request.
  const again = fail(opened);
  expect(again).toMatchObject({ isOpening: true, step: { call: "status", after: 5000 } });
  const gone = searchRun(opened, { type: "gone", token: token(opened) });
  expect(gone).toMatchObject({ stage: "searching_data", searchId: null, request, step: { call: "search", after: 0 } });
});

test("a new search forgets the old one, whose answer comes too late", () => {
  const pending = answer(started, result("PENDING"));
  const second = searchRun(pending, { type: "searched", request: { ...request, to: "OPO" } });
  expect(second).toMatchObject({ searchId: null, offers: [], retries: 0, request: { to: "OPO" } });
  const late = { type: "answered", token: token(pending), result: result("COMPLETE", [offer]) } as const;
  expect(searchRun(second, late)).toBe(second);
  expect(searchRun(second, { type: "failed", token: token(pending), code: "UNREACHABLE" })).toBe(second);
  expect(searchRun(second, { type: "gone", token: token(pending) })).toBe(second);
  const done = answer(second, result("COMPLETE", [offer]));
  expect(searchRun(done, late)).toBe(done);
});

test("a cancelled search shows nothing, whatever still comes", () => {
  const cancelled = searchRun(started, { type: "cancelled" });
  expect(cancelled).toMatchObject({ stage: "", step: null, request: null });
  expect(searchRun(cancelled, { type: "answered", token: token(started), result: result("COMPLETE", [offer]) })).toBe(
    cancelled,
  );
});

test("without a connection nothing is tried; with it the search goes on where it was, with all its tries", () => {
  const pending = fail(answer(started, result("PENDING")));
  const cut = searchRun(pending, { type: "cutOff" });
  expect(cut).toMatchObject({ stage: "search_failed", failure: "NETWORK", step: null, searchId });
  const resumed = searchRun(cut, { type: "resumed" });
  expect(resumed).toMatchObject({ stage: "searching_data", retries: 0, failure: null });
  expect(resumed.step).toMatchObject({ call: "status", after: 0 });
  // An answer from before the cut is late.
  expect(searchRun(resumed, { type: "gone", token: token(pending) })).toBe(resumed);
  expect(searchRun(searchRun(started, { type: "cutOff" }), { type: "resumed" }).step).toMatchObject({ call: "search" });
  const opened = searchRun(noSearch, { type: "opened", request, searchId });
  expect(searchRun(searchRun(opened, { type: "cutOff" }), { type: "resumed" })).toMatchObject({ isOpening: true });
  for (const run of [noSearch, answer(started, result("COMPLETE", [offer]))]) {
    expect(searchRun(run, { type: "cutOff" })).toBe(run);
    expect(searchRun(run, { type: "resumed" })).toBe(run);
  }
});

test("whatever happens in whatever order, late answers change nothing and every search ends", () => {
  const move = fc.record({
    kind: fc.constantFrom("searched", "opened", "answered", "failed", "gone", "cutOff", "resumed", "cancelled"),
    status: fc.constantFrom<SearchStatus>("PENDING", "COMPLETE", "FAILED"),
    offers: fc.constantFrom([], [offer]),
    // Mostly the newest step's, at times one of before.
    late: fc.integer({ min: 0, max: 3 }).map((draw) => (draw === 0 ? 1 : 0)),
    isFinal: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let run = noSearch;
      const given: number[] = [];
      for (const { kind, status, offers, late, isFinal } of moves) {
        const of = run.steps - late;
        const event: SearchEvent =
          kind === "answered"
            ? { type: kind, token: of, result: result(status, offers) }
            : kind === "failed"
              ? { type: kind, token: of, code: "UNREACHABLE", isFinal }
              : kind === "gone"
                ? { type: kind, token: of }
                : kind === "opened"
                  ? { type: kind, request: isFinal ? null : request, searchId }
                  : kind === "searched"
                    ? { type: kind, request }
                    : { type: kind };
        const after = searchRun(run, event);
        const isLate = "token" in event && event.token !== run.step?.token;
        expect(after === run || !isLate).toBe(true);
        expect(after.step !== null || after.stage !== "searching_data").toBe(true);
        expect(after.step === null || after.stage === "searching_data" || after.stage === "search_success").toBe(true);
        expect(after.offers.length > 0 && after.stage !== "search_success").toBe(false);
        // A search needs to know what for.
        expect(after.step?.call === "search" && after.request === null).toBe(false);
        expect(after.retries).toBeLessThanOrEqual(searchLimits.retries);
        if (after.step && after.step !== run.step) given.push(after.step.token);
        run = after;
      }
      expect(new Set(given).size).toBe(given.length);
      for (let tries = 0; run.step && tries < 10; tries += 1) run = fail(run);
      expect(run.step).toBeNull();
    }),
  );
});
