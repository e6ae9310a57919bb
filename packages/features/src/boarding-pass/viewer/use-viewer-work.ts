import { type CheckIn, pseudoUsers } from "@gatehouse/domain/checkin";
import { useState } from "react";
import { useConfirm, usePermission, useSession, useToast } from "../../app/index.ts";
import { useLink, useQualityCheck, useUnlink } from "../data/use-pass-calls.ts";
import { isOutdated, useExplain } from "../use-explain.ts";
import { nameOf, type Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

interface Options {
  readonly viewer: ViewerModel;
  readonly words: Words;
  readonly onClose: () => void;
  /** Something changed on the server: whoever shows rows reads them anew. */
  readonly onChanged: () => void;
  /** A check-in has its pass, or its quality check: it has left the viewer. */
  readonly onSettled: (checkInId: number) => void;
}

/** A refusal. It stays until the operator dismisses it, moves on, or tries again. */
interface Refusal {
  /** The viewer's turn that it belongs to. */
  readonly turn: number;
  readonly title: string;
  readonly text: string;
}

/** Whoever else works on a check-in. Automation gives way to people (decisions §3). */
function holderOf({ _lock }: CheckIn, me: string | undefined): string | undefined {
  const holder = _lock?.userid;
  return holder === me || holder === pseudoUsers.automation ? undefined : holder;
}

/** Linking, unlinking and quality checks, and what came of them. */
export function useViewerWork({ viewer, words, onClose, onChanged, onSettled }: Options) {
  const { t } = words;
  const toast = useToast();
  const ask = useConfirm();
  const explain = useExplain(words);
  const link = useLink();
  const unlink = useUnlink();
  const check = useQualityCheck();
  const mayCheck = usePermission("CH_RE_QC");
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map());
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
  const goOn = (taken?: string): void => {
    onSettled(checkIn.checkInId);
    onChanged();
    if (!viewer.settle(taken)) onClose();
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
  const ready = linkable && !viewer.unseen && checks.settled?.ok === true && !link.running;

  const onLink = async (): Promise<void> => {
    if (!ready) return;
    if (!checkIn.checkInId || !page?.dmscode || !checkIn.bookingNo || !checkIn.pnr)
      return toast({ tone: "error", title: t("link.missing") });
    setRefusal(undefined);
    try {
      const after = await link.run({
        checkIn,
        dmscode: page.dmscode,
        checks: checks.checks,
        override: checks.draft.override,
      });
      if (!after) return undefined;
      done(t("link.done"), nameOf(checkIn));
      goOn(page.dmscode);
    } catch (error) {
      refuse(t("link.failed"), error);
    }
    return undefined;
  };

  const onUnlink = async (): Promise<void> => {
    if (!checkIn.checkInId || !checkIn.bookingNo || !checkIn.pnr)
      return toast({ tone: "error", title: t("unlink.missing") });
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
      done(t(passed ? "qc.passed" : "qc.failed"), nameOf(checkIn));
      goOn();
    } catch (error) {
      refuse(t("qc.error"), error);
    }
  };

  return {
    refusal: refusal?.turn === turn ? refusal : undefined,
    /** Takes the refusal away and shows what there is now. */
    dismiss: (): void => {
      setRefusal(undefined);
      viewer.moveOn();
    },
    /** Somebody else works on the check-in: only he can link. */
    holder,
    /** The page can be linked as far as the check-in is concerned. */
    linkable,
    ready,
    linking: link.running,
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
