import { type CheckIn, selectionProblem, undoSeconds } from "@gatehouse/domain/checkin";
import { useEffect, useRef, useState } from "react";
import { dismissToast, type Question, usePermission, useSession, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useClock } from "../clock.ts";
import type { Reports } from "../use-reports.ts";
import type { Words } from "../use-words.ts";
import { idsOf, type Outcome, unitsOf } from "./data/outcomes.ts";
import { rescheduleHours, useDisposalCalls } from "./data/use-disposal-calls.ts";
import { messages } from "./messages/index.ts";
import { forgetUndo, keepUndo, runningUndos } from "./running-undo.ts";
import { useRefusalText } from "./use-refusal-text.ts";

interface Options {
  readonly words: Words;
  readonly reports: Reports;
  /** Resolves true only on an explicit yes. */
  readonly ask: (question: Question) => Promise<boolean>;
}

/** So many ids are written out. */
const written = 8;
const idsText = (ids: readonly number[]): string =>
  ids.slice(0, written).join(", ") + (ids.length > written ? ` … (+${ids.length - written})` : "");

/** Each disposal has a message of its own, which takes it back. */
const messageOf = (ids: readonly number[]): string => `checkin.disposed.${ids.join(".")}`;

interface Disposal {
  readonly ids: readonly number[];
  /** As they were; none after the page was loaded anew. */
  readonly rows: readonly CheckIn[];
}

/** Giving check-ins up and taking that back, opening them again, locking, putting off, giving back: each with its rule and its words. */
export function useDispositionWork({ words, reports, ask }: Options) {
  const t = useMessages(messages);
  const { success, warning, failure } = reports;
  const toast = useToast();
  const calls = useDisposalCalls();
  const clock = useClock();
  const refusalText = useRefusalText(words);
  const userid = useSession().user?.userid;
  const mayReset = usePermission("CH_RS_ST");
  const mayUnassign = usePermission("CH_RELS");
  const [asked, setAsked] = useState<{
    readonly rows: readonly CheckIn[];
    readonly open: boolean;
    readonly turn: number;
  }>();
  const [undoable, setUndoable] = useState<Disposal>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** What was refused, in a message of its own. @returns those that were done */
  const sortOut = (
    outcomes: readonly Outcome[],
    rows: readonly CheckIn[],
    title: (ids: readonly number[]) => string,
  ) => {
    const refused = outcomes.filter(({ done }) => !done);
    if (refused.length > 0)
      toast({
        tone: "warning",
        title: title(idsOf(refused)),
        description: refusalText(refused, rows),
        duration: 10_000,
      });
    return idsOf(outcomes.filter(({ done }) => done));
  };

  const takeBack = async ({ ids, rows }: Disposal): Promise<void> => {
    dismissToast(messageOf(ids));
    forgetUndo(ids);
    setUndoable(undefined);
    try {
      const outcomes = await calls.undo.run(ids);
      if (!outcomes) return;
      const done = sortOut(outcomes, rows, () => t("failed.undo"));
      if (done.length > 0) success(t("done.undo", { count: done.length }));
    } catch (error) {
      failure(t("failed.undo"), error, rows);
    }
  };

  /** @param until milliseconds since 1970 */
  const offerUndo = (disposal: Disposal, until: number): void => {
    const { ids } = disposal;
    const duration = Math.max(0, until - Date.now());
    toast({
      id: messageOf(ids),
      tone: "success",
      title: t("done.dispose", { ids: idsText(ids) }),
      duration,
      countdown: true,
      action: { label: t("act.undo"), run: () => void takeBack(disposal) },
    });
    setUndoable(disposal);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setUndoable(undefined), duration);
  };

  const onDisposed = (rows: readonly CheckIn[]): void => {
    const ids = idsOf(rows);
    const now = Date.now();
    const until = now + undoSeconds * 1000;
    if (userid !== undefined) keepUndo({ userid, checkInIds: ids, until }, now);
    offerUndo({ ids, rows }, until);
  };

  // The page was loaded anew, or another one was opened, within the ten seconds: the server still takes it back.
  const offer = useRef(offerUndo);
  useEffect(() => {
    offer.current = offerUndo;
  });
  useEffect(() => {
    if (userid === undefined) return undefined;
    const soon = setTimeout(() => {
      for (const { checkInIds, until } of runningUndos(userid, Date.now()))
        offer.current({ ids: checkInIds, rows: [] }, until);
    });
    return () => clearTimeout(soon);
  }, [userid]);

  const dispose = (rows: readonly CheckIn[]): void => {
    const problem = selectionProblem(rows);
    if (!problem) return setAsked({ rows, open: true, turn: (asked?.turn ?? 0) + 1 });
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

  const close = (): void => setAsked(asked && { ...asked, open: false });

  const send = async (rows: readonly CheckIn[], reason1: string, reason2: string): Promise<void> => {
    try {
      const outcomes = await calls.dispose.run({ rows, reason1, reason2 });
      if (!outcomes) return;
      close();
      const done = new Set(sortOut(outcomes, rows, (ids) => t("failed.dispose", { ids: idsText(ids) })));
      if (done.size > 0) onDisposed(rows.filter(({ checkInId }) => done.has(checkInId)));
    } catch (error) {
      failure(t("failed.dispose", { ids: idsText(idsOf(rows)) }), error, rows);
    }
  };

  const reset = async (rows: readonly CheckIn[]): Promise<void> => {
    const count = rows.length;
    if (count === 0) return warning(t("problem.nothingToUnlock"));
    if (!(await ask({ description: t("confirm.reset.text", { count }), confirm: t("confirm.reset") })))
      return undefined;
    try {
      const outcomes = await calls.reset.run(rows);
      const done = outcomes && sortOut(outcomes, rows, () => t("failed.reset"));
      if (done?.length) success(t("done.reset", { count: done.length }));
    } catch (error) {
      failure(t("failed.reset"), error, rows);
    }
    return undefined;
  };

  const lock = async (rows: readonly CheckIn[]): Promise<void> => {
    if (rows.length === 0) return warning(t("problem.nothingSelected"));
    for (const [row, ...others] of unitsOf(rows)) {
      try {
        const assignment = await calls.lock.run(row);
        const count = assignment?.held.filter(
          ({ pnr, bookingNo }) => pnr === row.pnr && bookingNo === row.bookingNo,
        ).length;
        if (count) success(t("done.lock", { pnr: row.pnr, count }));
      } catch (error) {
        failure(t("failed.lock", { pnr: row.pnr }), error, [row, ...others]);
      }
    }
    return undefined;
  };

  const reschedule = async (rows: readonly CheckIn[]): Promise<void> => {
    const count = rows.length;
    if (count === 0) return warning(t("problem.nothingSelected"));
    const hours = rescheduleHours;
    const description = t("confirm.reschedule.text", { count, hours });
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
      else if (unlocked !== undefined) success(t("done.unassign", { count: unlocked }));
    } catch (error) {
      failure(t("failed.unassign"), error, rows);
    }
    return undefined;
  };

  return {
    busy: Object.values(calls).some(({ running }) => running),
    dispose,
    reset: mayReset ? (rows: readonly CheckIn[]) => void reset(rows) : undefined,
    lock: (rows: readonly CheckIn[]) => void lock(rows),
    reschedule: (rows: readonly CheckIn[]) => void reschedule(rows),
    /** Left out for those who may not, and where nothing of the rows is the user's own. */
    unassignOf: (rows: readonly CheckIn[]): ((all?: readonly CheckIn[]) => void) | undefined => {
      const own = (each: CheckIn): boolean => each._lock !== null && each._lock.userid === userid;
      return mayUnassign && rows.some(own) ? (all = rows) => void unassign(all.filter(own)) : undefined;
    },
    /** Takes the last disposal back, for ten seconds after it. */
    undo: undoable ? () => void takeBack(undoable) : undefined,
    /** The question for the reason; undefined until it was asked for the first time. */
    question: asked && {
      ...asked,
      busy: calls.dispose.running,
      onDispose: (reason1: string, reason2: string) => void send(asked.rows, reason1, reason2),
      onClose: close,
    },
  };
}
