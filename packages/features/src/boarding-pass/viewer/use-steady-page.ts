import type { CheckIn } from "@gatehouse/domain/checkin";
import { useMemo, useState } from "react";
import { type CandidatePage, ordered, useCandidates } from "../data/use-candidates.ts";

interface Options {
  readonly checkIn: CheckIn;
  readonly checkInId: number;
  /** Its own pass is what one looks for. */
  readonly hasPass: boolean;
  /** The page that the operator turned to; undefined for the best one. */
  readonly chosen: string | undefined;
  /** Something was ticked or typed for a page. */
  readonly begun: (dmscode: string) => boolean;
  /** A page that is being linked to another check-in. */
  readonly taken: (dmscode: string) => boolean;
}

interface Seen {
  readonly checkInId: number;
  readonly page: CandidatePage;
}

/**
 * The candidate pages of a check-in, and the one that is looked at. It stays what it is until the operator turns to another: neither
 * a page that others take meanwhile nor one that matches better slips another passenger's page below the operator's hands.
 */
export function useSteadyPage({ checkIn, checkInId, hasPass, chosen, begun, taken }: Options) {
  const [seen, setSeen] = useState<Seen>();
  const before = seen?.checkInId === checkInId ? seen.page : undefined;
  const own = hasPass && before === undefined;

  const candidates = useCandidates(own ? null : checkIn);
  const all = useMemo(() => candidates.pages && ordered(candidates.pages, checkInId), [candidates.pages, checkInId]);
  const pages = all?.some(({ dmscode }) => taken(dmscode)) ? all.filter(({ dmscode }) => !taken(dmscode)) : all;
  const there = before && pages?.find(({ dmscode }) => dmscode === before.dmscode);
  const kept = before && (hasPass || !there || begun(before.dmscode)) ? (there ?? before) : undefined;
  const page = own ? undefined : (kept ?? pages?.find(({ dmscode }) => dmscode === chosen) ?? pages?.[0]);
  if (page && page !== before) setSeen({ checkInId, page });
  const index = page && pages ? pages.findIndex(({ dmscode }) => dmscode === page.dmscode) : -1;
  return {
    own,
    candidates,
    pages,
    page,
    /** -1 while there is none, and for one that is gone. */
    index,
    /** It is no candidate any more: somebody has linked it meanwhile. */
    gone: page !== undefined && pages !== undefined && index === -1,
    /** The check-in got a pass while one of its candidate pages was looked at. */
    overtaken: hasPass && !own,
    /** The operator goes back to a page that they have seen. */
    show: (id: number, document: CandidatePage): void => setSeen({ checkInId: id, page: document }),
    /** The operator moves on: the page may go. */
    release: (): void => setSeen(undefined),
  };
}
