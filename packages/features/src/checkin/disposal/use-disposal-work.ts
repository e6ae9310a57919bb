import { type CheckIn, isActionAvailable, type RowAction, selectionProblem, unitsOf } from "@gatehouse/domain/checkin";
import { useEffect, useState } from "react";
import { type Question, usePermission, useSession, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useClock } from "../clock.ts";
import type { Notifications } from "../use-notifications.ts";
import type { Words } from "../use-words.ts";
import { idsOf, type Outcome } from "./data/outcomes.ts";
import { useDispose } from "./data/use-dispose.ts";
import { useLockUnit } from "./data/use-lock-unit.ts";
import { rescheduleHours, useReschedule } from "./data/use-reschedule.ts";
import { useReset } from "./data/use-reset.ts";
import { useUnassign } from "./data/use-unassign.ts";
import { useUndoDisposal } from "./data/use-undo-disposal.ts";
import { messages } from "./messages/index.ts";
import type { ApplicableCounts } from "./selection-bar.tsx";
import { type CapturedKeys, captureReasonKeys, noKeys } from "./captured-keys.ts";
import { idsText } from "./ids-text.ts";
import { noReasons, type Reasons } from "./reason-keys.ts";
import { usePersistedQuestion } from "./use-persisted-question.ts";
import { useRefusalText } from "./use-refusal-text.ts";
import { useUndoOffers } from "./use-undo-offers.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  /** Resolves true only on an explicit yes. */
  readonly ask: (question: Question) => Promise<boolean>;
}

/** Giving check-ins up and taking that back, opening them again, locking, putting off, giving back: each with its rule and its words. */
export function useDisposalWork({ words, notify, ask }: Options) {
  const t = useMessages(messages);
  const { success, warning, failure, dismiss } = notify;
  const toast = useToast();
  const calls = {
    dispose: useDispose(),
    undo: useUndoDisposal(),
    reset: useReset(),
    lock: useLockUnit(),
    reschedule: useReschedule(),
    unassign: useUnassign(),
  };
  const clock = useClock();
  const refusalText = useRefusalText(words);
  const userid = useSession().user?.userid;
  const mayReset = usePermission("CH_RS_ST");
  const mayUnassign = usePermission("CH_RELS");
  const [asked, setAsked] = useState<{
    readonly rows: readonly CheckIn[];
    readonly open: boolean;
    readonly chosen: Reasons;
    readonly held: CapturedKeys;
  }>();
  const fitting = (action: RowAction, rows: readonly CheckIn[]): readonly CheckIn[] =>
    rows.filter((row) => isActionAvailable(action, row, { userid: userid ?? "", now: clock() }));
  /** Those of the rows that the server will take; none is said. */
  const fittingOrSaid = (action: "reset" | "lock" | "reschedule", rows: readonly CheckIn[]) => {
    if (rows.length === 0) {
      warning(t(action === "reset" ? "problem.nothingToUnlock" : "problem.nothingSelected"));
      return undefined;
    }
    const fit = fitting(action, rows);
    if (fit.length === 0) warning(t(`none.${action}`));
    return fit.length === 0 ? undefined : fit;
  };
  /** What happens to them, and that the others of the selection stay as they are. */
  const withOthers = (text: string, fit: readonly CheckIn[], rows: readonly CheckIn[]): string =>
    fit.length === rows.length ? text : `${text} ${t("confirm.others", { count: rows.length - fit.length })}`;
  const held = asked?.held;
  useEffect(() => held?.stop, [held]);

  /** What was refused, in a message of its own; one about an earlier try goes. @returns those that were done */
  const sortOut = (
    outcomes: readonly Outcome[],
    rows: readonly CheckIn[],
    titleOf: (ids: readonly number[]) => string,
  ) => {
    const refused = outcomes.filter(({ done }) => !done);
    const title = titleOf(idsOf(refused.length > 0 ? refused : outcomes));
    if (refused.length === 0) dismiss(title);
    else
      toast({
        id: title,
        tone: "warning",
        title,
        description: refusalText(refused, rows),
        duration: 10_000,
      });
    return idsOf(outcomes.filter(({ done }) => done));
  };

  const { offer, settle, undo } = useUndoOffers(async ({ ids, rows }) => {
    try {
      const outcomes = await calls.undo.run(ids);
      if (!outcomes) return;
      const done = sortOut(outcomes, rows, () => t("failed.undo"));
      if (done.length > 0) success(t("done.undo", { count: done.length }));
    } catch (error) {
      failure(t("failed.undo"), error, rows);
    }
  });

  /**
   * @param keys what was pressed since this was asked for, where the rows had to be read first
   * @param chosen what is chosen already
   */
  const dispose = (rows: readonly CheckIn[], keys = captureReasonKeys(), chosen = noReasons): void => {
    const problem = selectionProblem(rows);
    if (!problem) return setAsked({ rows, open: true, chosen, held: keys });
    keys.stop();
    const attached = rows.filter(({ pass }) => pass !== null);
    if (problem !== "passAttached" || attached.length === rows.length) return warning(t(`problem.${problem}`));
    return toast({
      tone: "warning",
      title: t("problem.passAttached"),
      description: refusalText(
        attached.map(({ checkInId }) => ({
          checkInId,
          done: false,
          code: "PASS_ATTACHED",
          userid: null,
          currentState: null,
        })),
        rows,
      ),
    });
  };

  usePersistedQuestion(asked?.open === true ? asked : undefined, (rows, chosen) => dispose(rows, noKeys, chosen));

  const close = (): void => {
    held?.stop();
    setAsked(asked && { ...asked, open: false });
  };

  const send = async (rows: readonly CheckIn[], reason1: string, reason2: string): Promise<void> => {
    try {
      const outcomes = await calls.dispose.run({ rows, reason1, reason2 });
      if (!outcomes) return;
      close();
      const done = new Set(sortOut(outcomes, rows, (ids) => t("failed.dispose", { ids: idsText(ids) })));
      if (done.size > 0) offer(rows.filter(({ checkInId }) => done.has(checkInId)));
    } catch (error) {
      failure(t("failed.dispose", { ids: idsText(idsOf(rows)) }), error, rows);
    }
  };

  const reset = async (chosen: readonly CheckIn[]): Promise<void> => {
    const rows = fittingOrSaid("reset", chosen);
    if (!rows) return undefined;
    const description = withOthers(t("confirm.reset.text", { count: rows.length }), rows, chosen);
    if (!(await ask({ description, confirm: t("confirm.reset") }))) return undefined;
    try {
      const outcomes = await calls.reset.run(rows);
      const done = outcomes && sortOut(outcomes, rows, () => t("failed.reset"));
      if (!done?.length) return undefined;
      settle(done);
      success(t("done.reset", { count: done.length }));
    } catch (error) {
      failure(t("failed.reset"), error, rows);
    }
    return undefined;
  };

  const lock = async (chosen: readonly CheckIn[]): Promise<void> => {
    const rows = fittingOrSaid("lock", chosen);
    if (!rows) return undefined;
    for (const [row, ...others] of unitsOf(rows)) {
      try {
        const assignment = await calls.lock.run(row);
        const count = assignment?.held.filter(
          ({ pnr, bookingNo }) => pnr === row.pnr && bookingNo === row.bookingNo,
        ).length;
        if (assignment) dismiss(t("failed.lock", { pnr: row.pnr }));
        if (count) success(t("done.lock", { pnr: row.pnr, count }));
      } catch (error) {
        failure(t("failed.lock", { pnr: row.pnr }), error, [row, ...others]);
      }
    }
    return undefined;
  };

  const reschedule = async (chosen: readonly CheckIn[]): Promise<void> => {
    const rows = fittingOrSaid("reschedule", chosen);
    if (!rows) return undefined;
    const hours = rescheduleHours;
    const description = withOthers(t("confirm.reschedule.text", { count: rows.length, hours }), rows, chosen);
    if (!(await ask({ description, confirm: t("confirm.reschedule") }))) return undefined;
    try {
      const outcomes = await calls.reschedule.run(rows);
      const done = outcomes && sortOut(outcomes, rows, () => t("failed.reschedule"));
      if (!done) return;
      const opensBy = clock() + hours * 3600;
      const soon = rows.filter((row) => done.includes(row.checkInId) && row.dept.deptTimeUTCSecs <= opensBy).length;
      if (soon > 0) success(t("done.reschedule.now", { count: soon, hours }));
      if (done.length > soon) success(t("done.reschedule", { count: done.length - soon, hours }));
    } catch (error) {
      failure(t("failed.reschedule"), error, rows);
    }
    return undefined;
  };

  const unassign = async (rows: readonly CheckIn[]): Promise<void> => {
    const count = rows.length;
    if (count === 0) return warning(t("problem.nothingToUnlock"));
    if (!(await ask({ description: t("confirm.unassign.text", { count }), confirm: t("confirm.unassign") })))
      return undefined;
    try {
      const unlocked = await calls.unassign.run(rows);
      if (unlocked === 0) warning(t("failed.unassign"));
      else if (unlocked !== undefined) {
        dismiss(t("failed.unassign"));
        success(t("done.unassign", { count: unlocked }));
      }
    } catch (error) {
      failure(t("failed.unassign"), error, rows);
    }
    return undefined;
  };

  return {
    /** How many of the rows each act applies to. */
    fitsOf: (rows: readonly CheckIn[]): ApplicableCounts => ({
      dispose: fitting("dispose", rows).length,
      lock: fitting("lock", rows).length,
      reschedule: fitting("reschedule", rows).length,
      reset: fitting("reset", rows).length,
      unassign: fitting("unassign", rows).length,
    }),
    busy: Object.values(calls).some(({ running }) => running),
    dispose,
    reset: mayReset ? (rows: readonly CheckIn[]) => void reset(rows) : undefined,
    lock: (rows: readonly CheckIn[]) => void lock(rows),
    reschedule: (rows: readonly CheckIn[]) => void reschedule(rows),
    /** Left out for those who may not, and where nothing of the rows is the user's own. */
    unassignOf: (rows: readonly CheckIn[]): ((all?: readonly CheckIn[]) => void) | undefined => {
      const own = (some: readonly CheckIn[]) => fitting("unassign", some);
      return mayUnassign && own(rows).length > 0 ? (all = rows) => void unassign(own(all)) : undefined;
    },
    /** Takes the last disposal back, for ten seconds after it. */
    undo,
    /** The question for the reason; undefined until it was asked for the first time. */
    question: asked && {
      ...asked,
      busy: calls.dispose.running,
      onChoose: (chosen: Reasons) => setAsked((before) => before && { ...before, chosen }),
      onDispose: (reason1: string, reason2: string) => void send(asked.rows, reason1, reason2),
      onClose: close,
    },
  };
}
