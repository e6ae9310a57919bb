import { type CheckIn, isIdentified, pseudoUsers } from "@gatehouse/domain/checkin";
import { useEffect, useRef, useState } from "react";
import { useConfirm, usePermission, useSession, useToast } from "../../app/index.ts";
import { useQualityCheck } from "../data/use-quality-check.ts";
import { useUnlink } from "../data/use-unlink.ts";
import { isOutdated, usePassErrorText } from "../use-pass-error-text.ts";
import type { Words } from "../use-words.ts";
import { useNotes } from "./use-notes.ts";
import type { Links, LinkTry } from "./use-links.ts";
import type { ViewerModel } from "./use-viewer.ts";

interface Options {
  readonly viewer: ViewerModel;
  readonly links: Links;
  readonly words: Words;
  readonly onClose: () => void;
  /** Something changed on the server: anyone who shows rows reads them again. */
  readonly onChanged: () => void;
  /** A check-in has its pass, or its quality check: it has left the viewer. */
  readonly onSettled: (checkInId: number) => void;
  /** Opens the viewer with a check-in whose link failed after the viewer was closed. */
  readonly onReopen: ((checkIn: CheckIn, dmscode: string) => void) | undefined;
}

/** A refusal. It stays until the operator dismisses it, moves on, or tries again. */
interface Refusal {
  /** The viewer's turn that it belongs to. */
  readonly turn: number;
  readonly title: string;
  readonly text: string;
}

/** Whoever else works on a check-in. Automation gives way to people (BP-21). */
function holderOf({ _lock }: CheckIn, me: string | undefined): string | undefined {
  const holder = _lock?.userid;
  return holder === me || holder === pseudoUsers.automation ? undefined : holder;
}

/** Linking, unlinking and quality checks, and what came of them. */
export function useViewerWork({ viewer, links, words, onClose, onChanged, onSettled, onReopen }: Options) {
  const { t, name: nameOf } = words;
  const toast = useToast();
  const ask = useConfirm();
  const explain = usePassErrorText(words);
  const unlink = useUnlink();
  const check = useQualityCheck();
  const mayCheck = usePermission("CH_RE_QC");
  const [notes, setNotes] = useNotes();
  const [refusal, setRefusal] = useState<Refusal>();
  const { checkIn, own, page, checks, facts, turn } = viewer;
  const { user } = useSession();
  const holder = holderOf(checkIn, user?.userid);

  const refuse = (title: string, error: unknown): void => {
    setRefusal({ turn, title, text: explain(error) });
    if (!isOutdated(error)) return;
    viewer.refresh();
    onChanged();
  };
  const done = (title: string, description?: string): void =>
    toast({ tone: "success", title, ...(description === undefined ? {} : { description }) });
  // What a call answers is done upon what is shown then.
  const latest = useRef({ viewer, onClose });
  const isHere = useRef(false);
  useEffect(() => {
    latest.current = { viewer, onClose };
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  /** The check-in is done with: the next one is up, or nothing is left. */
  const goOn = (): void => {
    const { viewer: now, onClose: close } = latest.current;
    if (now.checkInId !== checkIn.checkInId) return;
    if (now.hasNext) now.goOn();
    else close();
  };

  const note = notes.get(checkIn.checkInId) ?? "";
  const waits = own && mayCheck && checkIn.needQC && facts !== undefined;
  const ownWork = waits && facts.ownPass?.linked?.userid === user?.userid;

  const linkable =
    !own &&
    facts !== undefined &&
    checkIn.pass === null &&
    !checkIn.expired &&
    page !== undefined &&
    !viewer.gone &&
    holder === undefined;
  const linking = links.tries.get(viewer.checkInId)?.state === "running";
  const ready = linkable && !viewer.unseen && checks.settled?.ok === true && !linking;
  /** The link of another check-in, which has failed since. */
  const failed = [...links.tries.values()].find(
    ({ state, checkIn: other }) => state === "failed" && other.checkInId !== viewer.checkInId,
  );
  const goBack = ({ checkIn: { checkInId }, page: seen }: LinkTry): void => viewer.goTo(checkInId, seen);

  const onLink = async (): Promise<void> => {
    if (!ready) return;
    if (!page?.dmscode || !isIdentified(checkIn)) return toast({ tone: "error", title: t("link.missing") });
    const { dmscode } = page;
    const options = {
      checkIn,
      checks: checks.checks,
      override: checks.draft.override,
      chosenOver: checks.isChosen ? checks.others : [],
    };
    const isChecked = checks.settled?.ok === true && checks.settled.differing;
    const answer = links.start(page, options, () => viewer.leave(dmscode));
    // The next one is up at once; the last one waits for its answer.
    if (viewer.hasNext) viewer.goOn();
    try {
      if (!(await answer)) return undefined;
      done(t("link.done"), isChecked ? t("link.doneQc", { name: nameOf(checkIn) }) : nameOf(checkIn));
      onSettled(checkIn.checkInId);
      onChanged();
      await links.settled();
      if (isHere.current) goOn();
    } catch (error) {
      if (isOutdated(error)) onChanged();
      const { viewer: now } = latest.current;
      if (isHere.current) {
        if (isOutdated(error) || now.checkInId === checkIn.checkInId) now.refresh();
      } else
        toast({
          tone: "error",
          title: t("link.failedFor", { name: nameOf(checkIn) }),
          description: explain(error),
          ...(onReopen ? { action: { label: t("link.goBack"), run: () => onReopen(checkIn, dmscode) } } : {}),
        });
    }
    return undefined;
  };

  const onUnlink = async (): Promise<void> => {
    if (!isIdentified(checkIn)) return toast({ tone: "error", title: t("unlink.missing") });
    const description = t("unlink.text", { name: nameOf(checkIn), pnr: checkIn.pnr });
    if (!(await ask({ description, confirm: t("unlink.button"), tone: "danger" }))) return undefined;
    setRefusal(undefined);
    try {
      if (!(await unlink.run(checkIn))) return undefined;
      done(t("link.done"), nameOf(checkIn));
      onChanged();
      viewer.refresh();
    } catch (error) {
      refuse(t("link.failed"), error);
    }
    return undefined;
  };

  const onQualityCheck = async (passed: boolean): Promise<void> => {
    if (!passed) {
      const description = t("qc.fail.text", { name: nameOf(checkIn) });
      if (!(await ask({ description, confirm: t("qc.fail"), tone: "danger" }))) return;
    }
    setRefusal(undefined);
    try {
      if (!(await check.run(checkIn, passed, note))) return;
      setNotes((before) => new Map([...before].filter(([id]) => id !== checkIn.checkInId)));
      done(t(passed ? "qc.passed" : "qc.failed"), nameOf(checkIn));
      viewer.leave();
      onSettled(checkIn.checkInId);
      onChanged();
      goOn();
    } catch (error) {
      refuse(t("qc.error"), error);
    }
  };

  const ownTry = links.tries.get(viewer.checkInId);
  const notLinked =
    ownTry?.state === "failed" && !(page && viewer.pages.isOther(ownTry.page.dmscode))
      ? { title: t("link.failed"), text: explain(ownTry.error) }
      : undefined;
  return {
    refusal: notLinked ?? (refusal?.turn === turn ? refusal : undefined),
    /** Takes the refusal away and shows what there is now. */
    dismiss: (): void => {
      setRefusal(undefined);
      if (ownTry) links.forget(viewer.checkInId);
      viewer.moveOn();
    },
    /** The link of another check-in, which has failed meanwhile, and why. */
    failed: failed && { name: nameOf(failed.checkIn), text: explain(failed.error) },
    /** Goes back to it. */
    goBack: (): void => {
      if (failed) goBack(failed);
    },
    mayCheck,
    /** Somebody else works on the check-in: only they can link. */
    holder,
    /** The page can be linked as far as the check-in is concerned. */
    linkable,
    ready,
    linking,
    link: () => void onLink(),
    unlinkable: own && !checkIn.expired && facts !== undefined,
    unlinking: unlink.running,
    unlink: () => void onUnlink(),
    checkable: waits && !ownWork,
    /** It waits for a quality check, which somebody else must make. */
    ownWork,
    checking: check.running,
    note,
    setNote: (next: string): void => setNotes((before) => new Map(before).set(checkIn.checkInId, next)),
    qualityCheck: (passed: boolean) => void onQualityCheck(passed),
  };
}

export type ViewerWork = ReturnType<typeof useViewerWork>;
