import type { CheckIn } from "@gatehouse/domain/checkin";
import { useState } from "react";
import type { Question } from "../../../app/index.ts";
import { useAssignment } from "../../data/use-assignment.ts";
import { useSelfAssign } from "../../data/use-self-assign.ts";
import { useAway } from "../../presence/use-activity.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";
import { useBreakStart } from "./use-break-start.ts";
import { useNextUnit } from "./use-next-unit.ts";
import { useReleaseHeld } from "./use-release-held.ts";
import { useSelfAssignAll } from "./use-self-assign-all.ts";
import { useSelfAssignSelected } from "./use-self-assign-selected.ts";

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
  const { assignment, enabled, error, retry } = useAssignment();
  const away = useAway();
  const [released, setReleased] = useState(false);
  const onAsked = () => setReleased(false);
  const held = assignment?.held ?? [];
  const shouldPullNext =
    assignment !== undefined &&
    assignment.enabled &&
    assignment.held.length === 0 &&
    assignment.waiting > 0 &&
    assignment.givenBack === null &&
    !away &&
    !released;
  // With every new answer, so that a pull that failed is tried again when something has changed, and not before.
  const pullTrigger = shouldPullNext ? assignment : undefined;

  const { pull, running: starting, news } = useNextUnit({ words, notify, showAssigned, pullTrigger, onAsked });
  const { rest, running: goingOnBreak } = useBreakStart({ words, notify });
  const onStart = () => void pull(true);
  const { release, running: releasing } = useReleaseHeld({
    words,
    notify,
    ask,
    held,
    onReleased: setReleased,
    onStart,
  });
  const assignToSelf = useSelfAssign();
  const self = useSelfAssignSelected({ words, notify, take: assignToSelf.run, onAsked });
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
    busy: starting || goingOnBreak || releasing || assignToSelf.running || reading,
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
