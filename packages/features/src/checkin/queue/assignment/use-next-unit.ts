import { errorCode } from "@gatehouse/api/client";
import { useEffect, useEffectEvent, useState } from "react";
import { useToast } from "../../../app/index.ts";
import { useStartNext } from "../../data/use-start-next.ts";
import { useActivity } from "../../presence/use-activity.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";

/** Milliseconds for which the status line says what was given out. */
const newsFor = 10_000;

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  /** Shows the view of what the reader holds; left out while it is shown. */
  readonly showAssigned: (() => void) | undefined;
  /** The answer that says that the next unit is pulled without being asked for; undefined while none is. */
  readonly pullTrigger: object | undefined;
  /** Something is asked for again. */
  readonly onAsked: () => void;
}

/** Start Next Assignment, by hand and by itself (CHK-25). */
export function useNextUnit({ words: { t }, notify, showAssigned, pullTrigger, onAsked }: Options) {
  const startNext = useStartNext();
  const activity = useActivity();
  const toast = useToast();
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (news === undefined) return undefined;
    const timer = setTimeout(() => setNews(undefined), newsFor);
    return () => clearTimeout(timer);
  }, [news]);

  /** @returns whether something was given out */
  const pull = async (byHand: boolean): Promise<boolean> => {
    onAsked();
    setNews(undefined);
    try {
      const next = await startNext.run(byHand ? undefined : Math.floor((activity.now() - activity.last()) / 1000));
      if (!next) return false;
      notify.dismiss(t("failed.next"));
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
      notify.failure(t("failed.next"), problem, [], () => void pull(byHand));
      return false;
    }
  };

  const pullNext = useEffectEvent(() => void pull(false));
  useEffect(() => {
    if (pullTrigger) pullNext();
  }, [pullTrigger]);

  return { pull, running: startNext.running, news };
}
