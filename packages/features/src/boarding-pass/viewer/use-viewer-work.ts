import { useState } from "react";
import { useConfirm, usePermission, useToast } from "../../app/index.ts";
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
}

/** A refusal that stays where it concerns something. */
export interface Refusal {
  /** The check-in and the page that it is about; it goes with them. */
  readonly about: string;
  readonly title: string;
  readonly text: string;
}

/** Linking, unlinking and quality checks, and what came of them. */
export function useViewerWork({ viewer, words, onClose, onChanged }: Options) {
  const { t } = words;
  const toast = useToast();
  const ask = useConfirm();
  const explain = useExplain(words);
  const link = useLink();
  const unlink = useUnlink();
  const check = useQualityCheck();
  const mayCheck = usePermission("CH_RE_QC");
  const [refusal, setRefusal] = useState<Refusal>();
  const { checkIn, dmscode, own, page, checks, facts } = viewer;
  const about = `${checkIn.checkInId}/${dmscode ?? ""}`;

  const refuse = (title: string, error: unknown): void => {
    setRefusal({ about, title, text: explain(error) });
    if (!isOutdated(error)) return;
    viewer.refresh();
    onChanged();
  };
  const done = (title: string, description?: string): void =>
    toast({ tone: "success", title, ...(description === undefined ? {} : { description }) });
  const goOn = (taken?: string): void => {
    onChanged();
    if (!viewer.settle(taken)) onClose();
  };

  const linkable = !own && facts !== undefined && checkIn.pass === null && !checkIn.expired && page !== undefined;
  const ready = linkable && checks.settled?.ok === true && !link.running;

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

  const onQualityCheck = async (passed: boolean, note: string): Promise<void> => {
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
    refusal: refusal?.about === about ? refusal : undefined,
    /** The page can be linked as far as the check-in is concerned. */
    linkable,
    ready,
    linking: link.running,
    link: () => void onLink(),
    unlinkable: own && !checkIn.expired && facts !== undefined,
    unlinking: unlink.running,
    unlink: () => void onUnlink(),
    checkable: own && mayCheck && checkIn.needQC && facts !== undefined,
    checking: check.running,
    qualityCheck: (passed: boolean, note: string) => void onQualityCheck(passed, note),
  };
}

export type ViewerWork = ReturnType<typeof useViewerWork>;
