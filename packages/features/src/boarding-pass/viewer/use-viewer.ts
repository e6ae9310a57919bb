import { comparePage, type ExpectedPass } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect, useMemo, useState } from "react";
import { useToast } from "../../app/index.ts";
import { isBeingRead, ordered, useCandidates } from "../data/use-candidates.ts";
import { passesOf } from "../data/passes-of.ts";
import { useFacts } from "../data/use-facts.ts";
import { useToBeLinked } from "../data/use-to-be-linked.ts";
import type { Drafts } from "../drafts.ts";
import type { PdfFiles } from "../pdf/use-pdf-files.ts";
import { nameOf, type Words } from "../use-words.ts";
import { useChecks } from "./use-checks.ts";

/** What the viewer is opened with. */
export interface ViewerTarget {
  readonly checkIn: CheckIn;
  /** Further check-ins that were selected. */
  readonly others?: readonly CheckIn[];
  /** A candidate page; left out for the check-in's own pass, or else the best candidate. */
  readonly dmscode?: string | undefined;
}

interface Options {
  readonly target: ViewerTarget;
  readonly words: Words;
  readonly drafts: Drafts;
  readonly files: PdfFiles;
}

/** Which check-in and which page are looked at, and what is known of both. */
export function useViewer({ target, words: { t }, drafts, files }: Options) {
  const toast = useToast();
  const [checkInId, setCheckInId] = useState(target.checkIn.checkInId);
  /** The page that was chosen for a check-in; its best one otherwise. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(
    new Map(target.dmscode === undefined ? [] : [[target.checkIn.checkInId, target.dmscode]]),
  );
  const [linked, setLinked] = useState<ReadonlySet<number>>(new Set());

  const { facts, error, retrying, refresh: refreshFacts } = useFacts(checkInId);
  const given = [target.checkIn, ...(target.others ?? [])];
  const checkIn = facts?.checkIn ?? given.find((each) => each.checkInId === checkInId) ?? target.checkIn;
  const own = checkIn.pass !== null && !chosen.has(checkInId);

  const candidates = useCandidates(own ? null : checkIn);
  const toBeLinked = useToBeLinked(own ? null : target.checkIn);
  const ids = [...new Set([...given.map((each) => each.checkInId), ...(own ? [] : (toBeLinked.ids ?? []))])].filter(
    (id) => !linked.has(id),
  );
  const pages = useMemo(() => candidates.pages && ordered(candidates.pages, checkInId), [candidates.pages, checkInId]);
  const page = own ? undefined : (pages?.find(({ dmscode }) => dmscode === chosen.get(checkInId)) ?? pages?.[0]);
  const pageIndex = page && pages ? pages.indexOf(page) : -1;
  const source = own ? (facts?.ownPass ?? undefined) : page;
  const dmscode = own ? (checkIn.pass?.dmscode ?? undefined) : page?.dmscode;
  const beingRead = source !== undefined && isBeingRead(source);

  const expected: ExpectedPass | undefined = facts?.expected;
  const compared = useMemo(
    () => (source && expected && !beingRead ? comparePage(passesOf(source), expected) : undefined),
    [source, expected, beingRead],
  );
  const checks = useChecks({ checkInId, dmscode, compared, drafts });

  // The neighbour is there before somebody turns to it.
  const following = pages?.[pageIndex + 1]?.dmscode;
  useEffect(() => {
    if (following !== undefined) files.load(following).catch(() => undefined);
  }, [following, files]);

  const index = ids.indexOf(checkInId);
  const stepCheckIn = (step: 1 | -1): void => {
    const next = ids[index + step];
    if (next === undefined) toast({ id: "boarding-pass.step", tone: "warning", title: t("step.noMoreCheckIns") });
    else setCheckInId(next);
  };
  const stepPage = (step: 1 | -1): void => {
    const next = pages?.[pageIndex + step];
    if (!next) toast({ id: "boarding-pass.step", tone: "warning", title: t("step.noMorePages") });
    else setChosen((before) => new Map(before).set(checkInId, next.dmscode));
  };

  return {
    checkIn,
    facts,
    error,
    retrying,
    own,
    page,
    dmscode,
    source,
    beingRead,
    compared,
    checks,
    candidates,
    checkIns: { index, total: ids.length, step: stepCheckIn, hasNext: index + 1 < ids.length, hasPrevious: index > 0 },
    pages: {
      index: pageIndex,
      total: pages?.length ?? 0,
      step: stepPage,
      hasNext: pages !== undefined && pageIndex + 1 < pages.length,
      hasPrevious: pageIndex > 0,
    },
    /** Who the next check-in belongs to, where that is known. */
    nextName: given.filter((each) => each.checkInId === ids[index + 1]).map(nameOf)[0],
    /** Reads anew what a conflict said is old. */
    refresh: () => void Promise.all([refreshFacts(), candidates.refresh(), toBeLinked.refresh()]),
    /**
     * The check-in has its pass, and the page its check-in: both leave the lists, and the next one is up.
     * @returns false when nothing is left
     */
    settle: (page?: string): boolean => {
      drafts.drop(checkInId);
      if (page !== undefined) candidates.drop(page);
      const next = ids[index + 1] ?? ids[index - 1];
      setLinked((before) => new Set([...before, checkInId]));
      if (next === undefined) return false;
      setCheckInId(next);
      return true;
    },
    refreshFacts,
  };
}

export type ViewerModel = ReturnType<typeof useViewer>;
