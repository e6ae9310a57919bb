import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../app/index.ts";
import { keys, type Unit } from "./keys.ts";
import { useRefetch } from "./use-refetch.ts";

export type CandidatePage = Awaited<ReturnType<Api["boardingPasses"]["candidatePages"]>>[number];

/** Pages that are still read are asked for so often even when the live stream is away, in milliseconds. */
const whileReading = 4000;

/** Whether a candidate page waits to be read or is being read. */
export const isBeingRead = ({ reading }: Pick<CandidatePage, "reading">): boolean =>
  reading === "waiting" || reading === "reading";

/** A page on which nothing differs, and that proves too little to match. */
const isLikely = ({ checkIns }: CandidatePage, id: number): boolean =>
  checkIns.some(
    ({ checkInId, pass, problem, differing, belongsTo }) =>
      checkInId === id && pass !== null && problem === null && differing.length + belongsTo.length === 0,
  );

/** Those that match the check-in first, then those that may be its, then those that match another one; within each as in their PDF. */
const rank = (page: CandidatePage, checkInId: number): number =>
  page.matchedCheckInIds.includes(checkInId) ? 0 : isLikely(page, checkInId) ? 1 : page.matched ? 2 : 3;

/** Candidate pages in the order of their list: the likeliest for this check-in first. */
export const ordered = (pages: readonly CandidatePage[], checkInId: number): readonly CandidatePage[] =>
  pages.toSorted((a, b) => rank(a, checkInId) - rank(b, checkInId) || a.uploadedAt - b.uploadedAt || a.page - b.page);

/**
 * The candidate pages of a booking's PNR, live.
 * @param unit null asks for nothing
 */
export function useCandidates(unit: Unit | null) {
  const api = useApi();
  const key = unit && keys.candidates(unit);
  const answer = useSWR<readonly CandidatePage[], unknown>(
    key,
    () => {
      if (!unit) return [];
      const { pnr, bookingNo, vendor } = unit;
      return api.boardingPasses.candidatePages({ pnr, bookingNo, vendor });
    },
    { refreshInterval: (pages) => (pages?.some(isBeingRead) ? whileReading : 0) },
  );
  const { mutate } = answer;
  const refetch = useRefetch(mutate);
  useLive("candidates.changed", (event) => {
    if (event.pnr === unit?.pnr && event.bookingNo === unit.bookingNo) void refetch();
  });
  useLive("resync", () => void refetch());
  return {
    pages: answer.data,
    error: answer.error,
    retrying: answer.isValidating,
    retry: () => void mutate(),
    /** A page that has just been linked is no candidate any more. */
    drop: (dmscode: string) =>
      void mutate((pages) => pages?.filter((page) => page.dmscode !== dmscode), { revalidate: false }),
    refresh: refetch,
  };
}

/** Counts what is read and what matches. */
export const countsOf = (pages: readonly CandidatePage[]) => ({
  count: pages.length,
  matched: pages.filter(({ matched }) => matched).length,
  read: pages.filter((page) => !isBeingRead(page)).length,
});
