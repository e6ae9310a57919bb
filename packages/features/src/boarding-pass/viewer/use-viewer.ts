import { comparePage, type ExpectedPass } from "@gatehouse/domain/boarding-pass";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback, useMemo, useState } from "react";
import { useToast } from "../../app/index.ts";
import { type CandidatePage, isBeingRead } from "../data/use-candidates.ts";
import { passesOf } from "../data/passes-of.ts";
import { useFacts } from "../data/use-facts.ts";
import { useCheckInOfPage } from "../data/use-check-in-of-page.ts";
import { useToBeLinked } from "../data/use-to-be-linked.ts";
import { type Drafts, isBegun } from "../drafts.ts";
import type { TypedAhead } from "../typed-ahead.ts";
import type { PdfFiles } from "../pdf/use-pdf-files.ts";
import type { Words } from "../use-words.ts";
import { useChecks } from "./use-checks.ts";
import type { Links } from "./use-links.ts";
import { useReadAhead } from "./use-read-ahead.ts";
import { useSteadyPage } from "./use-steady-page.ts";

/** What the viewer is opened with. */
export interface ViewerTarget {
  readonly checkIn: CheckIn;
  /**
   * The check-ins to walk over, in their order and with `checkIn` among them: those that an operator ticked, of several bookings
   * maybe. Left out, the viewer walks over what the booking of `checkIn` has to be linked.
   */
  readonly selected?: readonly CheckIn[];
  /** A candidate page; left out for the check-in's own pass, or else the best candidate. */
  readonly dmscode?: string | undefined;
  /** What was typed since it was asked for. */
  readonly typed?: TypedAhead | undefined;
}

interface Options {
  readonly target: ViewerTarget;
  readonly words: Words;
  readonly drafts: Drafts;
  readonly files: PdfFiles;
  readonly links: Links;
}

const nobody: readonly number[] = [];

/** What came of a document: it is on the screen, or it cannot be shown. */
export type Drawn = "painted" | "failed";

/** Which check-in and which page are looked at, and what is known of both. */
export function useViewer({ target, words: { t }, drafts, files, links }: Options) {
  const toast = useToast();
  const [checkInId, setCheckInId] = useState(target.checkIn.checkInId);
  /** The page that was chosen for a check-in; its best one otherwise. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(
    new Map(target.dmscode === undefined ? [] : [[target.checkIn.checkInId, target.dmscode]]),
  );
  /** Grows whenever the operator moves on: what was said of the page before goes with it. */
  const [turn, setTurn] = useState(0);
  /** Those that have got their pass, or their quality check. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { tries } = links;
  const isLinking = (id: number): boolean => tries.get(id)?.state === "running";

  const { facts, error, retrying, refresh: refreshFacts } = useFacts(checkInId);
  const { selected } = target;
  const given = selected ?? [target.checkIn];
  const known = facts?.checkIn ?? given.find((each) => each.checkInId === checkInId);
  // Another traveller of the booking, who is being read: the booking is the same.
  const checkIn = known ?? target.checkIn;
  const steady = useSteadyPage({
    checkIn,
    checkInId,
    hasPass: known !== undefined && known.pass !== null && !chosen.has(checkInId),
    chosen: chosen.get(checkInId),
    begun: (dmscode) => isBegun(drafts.of(checkInId, dmscode)),
    taken: (dmscode) =>
      [...tries].some(([id, each]) => id !== checkInId && each.state === "running" && each.page.dmscode === dmscode),
  });
  const { own, candidates, pages, page, index: pageIndex } = steady;
  const takenBy = useCheckInOfPage(steady.gone && !steady.overtaken ? page?.dmscode : undefined, checkIn);
  const toBeLinked = useToBeLinked(own || selected ? null : target.checkIn);
  const ids = [...new Set([...given.map((each) => each.checkInId), ...(own ? [] : (toBeLinked.ids ?? []))])].filter(
    (id) => id === checkInId || !(left.has(id) || isLinking(id)),
  );
  const source = own ? (facts?.ownPass ?? undefined) : page;
  const dmscode = own ? (checkIn.pass?.dmscode ?? undefined) : page?.dmscode;
  const beingRead = source !== undefined && isBeingRead(source);

  const expected: ExpectedPass | undefined = facts?.expected;
  const ownership = own ? undefined : page?.checkIns.find((each) => each.checkInId === checkInId);
  // A page can have the passes of two who look alike.
  const pass = (own ? facts?.ownPass?.pass : ownership?.pass) ?? undefined;
  const compared = useMemo(
    () => (source && expected && !beingRead ? comparePage(passesOf(source), expected, pass) : undefined),
    [source, expected, beingRead, pass],
  );
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const onDrawn = useCallback(
    (document: string, how: Drawn) => setDrawn((before) => new Map(before).set(document, how)),
    [],
  );
  const unseen = page !== undefined && !drawn.has(page.dmscode);
  const checks = useChecks({
    checkInId,
    dmscode,
    compared,
    drafts,
    held: unseen,
    doubts: ownership?.unproven,
    alsoFits: ownership?.alsoFits ?? nobody,
    belongsTo: ownership?.belongsTo ?? nobody,
  });

  const index = ids.indexOf(checkInId);
  const shown = dmscode !== undefined && drawn.has(dmscode) && compared !== undefined;
  /** Where a link leads to. */
  const nextId = ids[index + 1] ?? ids[index - 1];
  const ahead = useReadAhead({
    files,
    checkIn,
    pages,
    page,
    following: pages?.[pageIndex + 1],
    next:
      nextId === undefined || own
        ? undefined
        : { checkInId: nextId, row: given.find((row) => row.checkInId === nextId), chosen: chosen.get(nextId) },
    calm: shown,
    begun: isBegun(checks.draft),
  });
  const moveOn = (): void => {
    steady.release();
    setTurn((before) => before + 1);
  };
  const stepCheckIn = (step: 1 | -1): void => {
    const next = ids[index + step];
    if (next === undefined) toast({ id: "boarding-pass.step", tone: "warning", title: t("step.noMoreCheckIns") });
    else {
      moveOn();
      setCheckInId(next);
    }
  };
  const stepPage = (step: 1 | -1): void => {
    const next = steady.gone ? pages?.at(0) : pages?.[pageIndex + step];
    if (!next) toast({ id: "boarding-pass.step", tone: "warning", title: t("step.noMorePages") });
    else {
      moveOn();
      setChosen((before) => new Map(before).set(checkInId, next.dmscode));
    }
  };

  const { settled } = checks;
  return {
    /** Of the check-in that is looked at; `checkIn` is another of its booking while it is not `known`. */
    checkInId,
    checkIn,
    /** Whose data they are is known: it was read, or stood in the list. */
    known: known !== undefined,
    facts,
    error,
    retrying,
    own,
    page,
    dmscode,
    source,
    beingRead,
    /** The page does not stand on the screen yet: nobody can have compared it. */
    unseen,
    /** The page cannot be shown here. */
    unshowable: page !== undefined && drawn.get(page.dmscode) === "failed",
    onDrawn,
    /** The page and its points are on the screen. */
    shown,
    /** Others of the booking whom the pass fits too, and whose it rather is. */
    ownership,
    /** A document that is drawn before somebody turns to it. */
    ahead,
    /** The page is this traveller's by what it says itself, and nobody has to look at it a second time. */
    provesItself:
      page?.matchedCheckInIds.includes(checkInId) === true &&
      drawn.get(page.dmscode) === "painted" &&
      settled?.ok === true &&
      !settled.differing,
    compared,
    checks,
    candidates,
    checkIns: {
      index,
      total: ids.length,
      step: stepCheckIn,
      hasNext: index + 1 < ids.length,
      hasPrevious: index > 0,
      /** Others of the booking may be there to walk to. */
      loading: !own && !selected && toBeLinked.ids === undefined && toBeLinked.error === undefined,
      /** What is walked over: what an operator ticked, or what one booking has. */
      of: selected ? ("selection" as const) : ("booking" as const),
    },
    pages: {
      index: pageIndex,
      total: pages?.length ?? 0,
      step: stepPage,
      hasNext: pages !== undefined && pageIndex + 1 < pages.length,
      hasPrevious: pageIndex > 0,
      /** Another one than that which is looked at, and still a candidate. */
      isOther: (document: string): boolean =>
        document !== dmscode && pages?.some((each) => each.dmscode === document) === true,
      known: pages !== undefined || candidates.error !== undefined,
    },
    turn,
    /** Somebody has linked the page that is shown meanwhile. It stays until the operator moves on. */
    gone: steady.gone,
    /** The check-in that has it now, once that is known. */
    takenBy,
    /** The check-in has got a pass by somebody else meanwhile; the page stays until the operator moves on. */
    overtaken: steady.overtaken,
    /** Shows what there is now instead of what is gone. */
    moveOn: (): void => {
      moveOn();
      if (steady.gone || checkIn.pass !== null)
        setChosen((before) => new Map([...before].filter(([id]) => id !== checkInId)));
    },
    /** Reads again what a conflict said is old. */
    refresh: () => void Promise.all([refreshFacts(), candidates.refresh(), toBeLinked.refresh()]),
    /** There is another check-in to go on with. */
    hasNext: nextId !== undefined,
    /** Goes on to it. */
    goOn: (): void => {
      if (nextId === undefined) return;
      moveOn();
      setCheckInId(nextId);
    },
    /** The check-in has its pass, and the page its check-in: both leave the lists, and what was ticked goes. */
    leave: (document?: string): void => {
      drafts.drop(checkInId);
      if (document !== undefined) candidates.drop(document);
      setLeft((before) => new Set([...before, checkInId]));
    },
    /** Goes to a check-in, and to the page that it was looked at with. */
    goTo: (id: number, document: CandidatePage): void => {
      moveOn();
      steady.show(id, document);
      setCheckInId(id);
    },
    refreshFacts,
  };
}

export type ViewerModel = ReturnType<typeof useViewer>;
