import { errorCode } from "@gatehouse/api/client";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useEffect, useEffectEvent, useState } from "react";
import { type Question, useToast } from "../../app/index.ts";
import { useAssignment } from "../data/use-assignment.ts";
import { useActivity, useAway } from "../presence/use-activity.ts";
import { useBreak } from "../data/use-break.ts";
import { useRelease } from "../data/use-release.ts";
import { useSelfAssign } from "../data/use-self-assign.ts";
import { useStartNext } from "../data/use-start-next.ts";
import { useSelfAssignAll } from "./use-self-assign-all.ts";
import type { Notifications } from "../use-notifications.ts";
import type { Words } from "../use-words.ts";

/** Milliseconds for which the status line says what was given out. */
const newsFor = 10_000;

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  /** Resolves true only on an explicit yes. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** Shows the view of what the reader holds; left out while it is shown. */
  readonly showAssigned: (() => void) | undefined;
}

/**
 * The reader's own work: start, break, release, self assign. While next assignment is enabled and nothing is held, the next unit
 * is pulled by itself: at the first visit, after finishing, and when something new waits (CHK-25). After a release it is not:
 * it would bring back at once what has just been given back. Nor while nobody is there, or has not seen yet what went back meanwhile.
 */
export function useAssignmentWork({ words, notify, ask, showAssigned }: Options) {
  const { t } = words;
  const { success, warning, failure, dismiss } = notify;
  const { assignment, enabled, error, retry } = useAssignment();
  const startNext = useStartNext();
  const goOnBreak = useBreak();
  const giveBack = useRelease();
  const assignToSelf = useSelfAssign();
  const activity = useActivity();
  const away = useAway();
  const toast = useToast();
  const [released, setReleased] = useState(false);
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (news === undefined) return undefined;
    const timer = setTimeout(() => setNews(undefined), newsFor);
    return () => clearTimeout(timer);
  }, [news]);
  const held = assignment?.held ?? [];

  /** @returns whether something was given out */
  const pull = async (byHand: boolean): Promise<boolean> => {
    setReleased(false);
    setNews(undefined);
    try {
      const next = await startNext.run(byHand ? undefined : Math.floor((activity.now() - activity.last()) / 1000));
      if (!next) return false;
      dismiss(t("failed.next"));
      const [first] = next.held;
      if (byHand) showAssigned?.();
      if (first) {
        const title = t("done.next", { pnr: first.pnr, count: next.held.length });
        // Where its rows are on the screen the line above them says it: a message would cover them.
        if (byHand || !showAssigned) setNews(title);
        else
          toast({
            id: "checkin.next",
            tone: "info",
            title,
            action: { label: t("done.next.show"), run: showAssigned },
          });
      } else if (byHand) toast({ id: "checkin.next", tone: "info", title: t("done.next.nothing") });
      return first !== undefined;
    } catch (problem) {
      // Nobody asked for this one: that the session is over is told by the login page.
      if (!byHand && errorCode(problem) === "UNAUTHORIZED") return false;
      failure(t("failed.next"), problem, [], () => void pull(byHand));
      return false;
    }
  };

  const shouldPullNext =
    assignment !== undefined &&
    assignment.enabled &&
    assignment.held.length === 0 &&
    assignment.waiting > 0 &&
    assignment.givenBack === null &&
    !away &&
    !released;
  const pullNext = useEffectEvent(() => void pull(false));
  // With every new answer, so that a pull that failed is tried again when something has changed, and not before.
  const pullTrigger = shouldPullNext ? assignment : undefined;
  useEffect(() => {
    if (pullTrigger) pullNext();
  }, [pullTrigger]);

  const rest = async (): Promise<void> => {
    try {
      if (!(await goOnBreak.run())) return;
      dismiss(t("failed.break"));
      success(t("done.break"));
    } catch (problem) {
      failure(t("failed.break"), problem, [], () => void rest());
    }
  };

  const release = async (): Promise<void> => {
    const count = held.length;
    const description = count > 0 ? t("confirm.release.text", { count }) : t("confirm.release.unknown");
    if (!(await ask({ description, confirm: t("confirm.release") }))) return;
    setReleased(true);
    try {
      const after = await giveBack.run();
      if (!after) return;
      dismiss(t("failed.release"));
      toast({
        tone: "success",
        title: t("done.release", { count }),
        ...(after.enabled
          ? { description: t("done.release.hint"), action: { label: t("work.start"), run: () => void pull(true) } }
          : {}),
      });
    } catch (problem) {
      setReleased(false);
      failure(t("failed.release"), problem, held);
    }
  };

  const self = async (ids: readonly number[], rows: readonly CheckIn[]): Promise<void> => {
    if (ids.length === 0) return warning(t("select.some"));
    setReleased(false);
    try {
      if (!(await assignToSelf.run(ids))) return undefined;
      dismiss(t("failed.self"));
      success(t("done.self", { count: ids.length }));
    } catch (problem) {
      failure(t("failed.self"), problem, rows);
    }
    return undefined;
  };

  const { reading, selfAll } = useSelfAssignAll({ words, notify, ask, take: assignToSelf.run });

  const wentBack = assignment?.givenBack != null && held.length === 0;
  /** What the reader has just given back is not pulled again: the next unit is asked for by hand. So it is after something went back. */
  const asksFirst = enabled && (released || wentBack) && held.length === 0;
  return {
    enabled,
    held,
    /** What was given out a moment ago, where its rows are on the screen. */
    news: held.length > 0 ? news : undefined,
    asksFirst,
    /** It was not the reader who gave it back. */
    wentBack,
    /** Nothing is pulled, because nobody has touched anything for ten minutes. */
    away: enabled && away && held.length === 0,
    /** Start Next Assignment does something: otherwise what waits comes by itself. */
    startable: !enabled || asksFirst,
    /** Release Assignment has nothing to give back, as far as is known. */
    nothingHeld: assignment !== undefined && held.length === 0,
    /** When the held unit goes back without activity: seconds since 1970, UTC. */
    releasesAt: assignment?.releasesAt ?? null,
    error,
    retry,
    /** A call that changes the assignment is on its way: its buttons wait. */
    busy: startNext.running || goOnBreak.running || giveBack.running || assignToSelf.running || reading,
    /** Resolves to whether something was given out. */
    start: () => pull(true),
    rest: () => void rest(),
    release: () => void release(),
    self: (ids: readonly number[], rows: readonly CheckIn[]) => void self(ids, rows),
    /** Self assign for everything that matches; `read` answers what that is now. */
    selfAll: (read: () => Promise<readonly CheckIn[] | undefined>) => void selfAll(read),
  };
}

export type AssignmentWork = Omit<ReturnType<typeof useAssignmentWork>, "start"> & { readonly start: () => void };
