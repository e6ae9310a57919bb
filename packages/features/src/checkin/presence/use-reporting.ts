import { presence } from "@gatehouse/domain/checkin";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Assignment } from "../data/use-assignment-call.ts";
import { visibleWork } from "./visible-work.ts";
import { useActivity } from "./use-activity.ts";

/** As many as one report takes. */
const most = 500;

/**
 * Tells the server that somebody works on what they hold: at most once a minute, only after a key or a pointer in this tab while it is
 * shown, or while a document of it is in view and somebody was here within ten minutes.
 */
export function useReporting(
  assignment: Assignment | undefined,
  report: (checkInIds: readonly number[], idle: number) => Promise<unknown>,
): void {
  const activity = useActivity();
  const reported = useRef(0);
  const consider = useEffectEvent(() => {
    const now = activity.now();
    // A clock that was set back begins again.
    const since = now < reported.current ? Infinity : now - reported.current;
    if (since < presence.report * 1000 || document.hidden || activity.away()) return;
    const { ids, document: looking } = visibleWork();
    const own = new Set(assignment?.held.map(({ checkInId }) => checkInId));
    const worked = ids.filter((id) => own.has(id)).slice(0, most);
    if (worked.length === 0 || !(looking || activity.here() > reported.current)) return;
    const before = reported.current;
    reported.current = now;
    // A report that was lost is made good with the next sign.
    report(worked, Math.floor((now - activity.last()) / 1000)).catch(() => {
      reported.current = before;
    });
  });
  useEffect(() => activity.subscribe(() => consider()), [activity]);
}
