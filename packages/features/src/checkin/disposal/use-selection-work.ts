import type { CheckIn } from "@gatehouse/domain/checkin";
import { CalendarClock, FileX, Lock, RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { type Question, useActions, useShortcut } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { maxRows } from "../data/use-read-all.ts";
import type { Notifications } from "../use-notifications.ts";
import type { Words } from "../use-words.ts";
import { useDisposalReasons } from "./data/use-disposal-reasons.ts";
import { useReadRows } from "./data/use-read-rows.ts";
import { captureReasonKeys } from "./captured-keys.ts";
import { disposalKeys } from "./keys.ts";
import { messages } from "./messages/index.ts";
import type { ApplicableCounts } from "./selection-bar.tsx";
import { useDisposalWork } from "./use-disposal-work.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  /** Resolves true only on an explicit yes. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** Of what is selected on all pages; empty while everything that matches is. */
  readonly ids: readonly number[];
  /** Those of them that are shown. */
  readonly selected: readonly CheckIn[];
  /** Reads everything that matches and is selected; undefined when it is too much. Left out while it is not all that matches. */
  readonly readAll: (() => Promise<readonly CheckIn[] | undefined>) | undefined;
}

/** Disposing and the like for what is selected in a list: by the bar, by keys and in the command palette. */
export function useSelectionWork({ words, notify, ask, ids, selected, readAll }: Options) {
  const t = useMessages(messages);
  const work = useDisposalWork({ words, notify, ask });
  const readRows = useReadRows();
  // There before the dialog that shows them.
  useDisposalReasons(readAll !== undefined || ids.length > 0);
  const [reading, setReading] = useState(false);

  /** The selected rows, those of other pages too. @returns undefined when they could not be had, which has been said */
  const gather = async (): Promise<readonly CheckIn[] | undefined> => {
    if (!readAll && ids.length === selected.length) return selected;
    setReading(true);
    try {
      const rows = readAll ? await readAll() : await readRows(ids);
      if (!rows) notify.warning(t("problem.tooMany", { count: maxRows }));
      return rows;
    } catch (error) {
      notify.failure(t("failed.rows"), error);
      return undefined;
    } finally {
      setReading(false);
    }
  };
  const withRows = (act: (rows: readonly CheckIn[]) => void) => (): void =>
    void gather().then((rows) => rows && act(rows));

  const dispose = (): void => {
    const held = captureReasonKeys();
    void gather().then((rows) => (rows ? work.dispose(rows, held) : held.stop()));
  };
  // What other pages hold is read when something is done with it.
  const known =
    !readAll && ids.length === selected.length ? { count: selected.length, fits: work.fitsOf(selected) } : undefined;
  const none = (act: keyof ApplicableCounts): boolean =>
    known !== undefined && known.count > 0 && known.fits[act] === 0;
  const unassign = work.unassignOf(selected);
  const acts = {
    known,
    dispose,
    lock: withRows(work.lock),
    reschedule: withRows(work.reschedule),
    reset: work.reset && withRows(work.reset),
    unassign: unassign && withRows(unassign),
  };
  const busy = work.busy || reading;
  useShortcut({ keys: disposalKeys.dispose, label: t("act.dispose"), run: acts.dispose, enabled: !busy });
  useShortcut({
    keys: disposalKeys.undo,
    label: t("act.undo.last"),
    run: () => work.undo?.(),
    enabled: work.undo !== undefined,
  });
  useActions([
    { id: "checkin.dispose", label: t("act.dispose"), icon: FileX, keys: disposalKeys.dispose, run: acts.dispose },
    { id: "checkin.lock", label: t("act.lock"), icon: Lock, disabled: none("lock"), run: acts.lock },
    {
      id: "checkin.reschedule",
      label: t("act.reschedule"),
      icon: CalendarClock,
      disabled: none("reschedule"),
      run: acts.reschedule,
    },
    ...(acts.reset
      ? [
          {
            id: "checkin.reset",
            label: t("act.reset"),
            icon: RotateCcw,
            disabled: known?.count === 0 || none("reset"),
            run: acts.reset,
          },
        ]
      : []),
    ...(acts.unassign ? [{ id: "checkin.unassign", label: t("act.unassign"), icon: Undo2, run: acts.unassign }] : []),
    ...(work.undo
      ? [{ id: "checkin.undo", label: t("act.undo.last"), icon: Undo2, keys: disposalKeys.undo, run: work.undo }]
      : []),
  ]);
  return { acts, busy, gather, question: work.question };
}
