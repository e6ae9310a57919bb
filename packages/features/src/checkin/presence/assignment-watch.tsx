import { lazyComponent } from "@gatehouse/ui/lazy";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { dismissToast, useErrorText, useLive, usePermission, useShortcut, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useClock } from "../clock.ts";
import { keys } from "../data/keys.ts";
import { useAssignment } from "../data/use-assignment.ts";
import { usePresenceCall } from "../data/use-presence-call.ts";
import { messages } from "./messages/index.ts";
import { useReporting } from "./use-reporting.ts";
import { useSteadyTime } from "./use-steady-time.ts";
import { useWarning } from "./use-warning.ts";

// No part of the first load: it is rarely shown.
const GivenBack = lazyComponent(() => import("./given-back.tsx").then(({ GivenBack }) => GivenBack));

const toastId = "checkin.goes-back";
const keepKeys = "k";

/**
 * Looks after what the reader holds, wherever they are in the dashboard: reports that it is worked on, warns before its lock goes back,
 * and says what went back. Once per page.
 */
export const AssignmentWatch = () => usePermission("checkinInfo") && <Watch />;

function Watch() {
  const t = useMessages(messages);
  const errorText = useErrorText(messages);
  const toast = useToast();
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const { assignment } = useAssignment();
  const { run: report } = usePresenceCall();
  const reread = () => mutate(keys.assignment);
  useLive("assignment.changed", () => void reread());
  useLive("resync", () => void reread());
  useReporting(assignment, (checkInIds, idle) => report({ checkInIds: [...checkInIds], idle }));

  const held = assignment?.held ?? [];
  // Otherwise each reading of the same would take the warning and its key away for a moment.
  const releasesAt = useSteadyTime(assignment?.releasesAt ?? null);
  const warned = useWarning(releasesAt, reread);
  const keep = async (): Promise<void> => {
    try {
      const after = await report({ checkInIds: held.map(({ checkInId }) => checkInId), idle: 0 });
      if (after?.releasesAt && releasesAt !== null && after.releasesAt <= releasesAt + 2)
        toast({ id: toastId, tone: "warning", title: t("keep.limit"), description: t("keep.limit.text") });
      else if (after) toast({ id: toastId, tone: "success", title: t("keep.done", { pnr: pnrs }) });
    } catch (error) {
      toast({ id: toastId, tone: "error", title: t("keep.failed"), description: errorText(error) });
    }
  };
  const pnrs = [...new Set(held.map(({ pnr }) => pnr))].join(", ");
  const warn = useEffectEvent((at: number) =>
    toast({
      id: toastId,
      tone: "warning",
      title: t("warning.title", { pnr: pnrs }),
      // Where fingers point there is no key to press.
      description: matchMedia("(pointer: coarse)").matches
        ? t("warning.text.touch")
        : t("warning.text", { keys: keepKeys.toUpperCase() }),
      duration: Math.max(0, at - clock()) * 1000,
      countdown: true,
      action: { label: t("keep"), run: () => void keep() },
    }),
  );
  useEffect(() => {
    if (!warned || releasesAt === null) return undefined;
    // Once React has drawn: messages are drawn at once, which it refuses in the middle of its own drawing.
    queueMicrotask(() => warn(releasesAt));
    return () => queueMicrotask(() => dismissToast(toastId));
  }, [warned, releasesAt]);
  useShortcut({ keys: keepKeys, label: t("keep.shortcut"), run: () => void keep(), enabled: warned });
  return (
    // There before it says something: screen readers announce what comes into what they know.
    <div aria-live="polite">
      {assignment?.givenBack && (
        <GivenBack
          key={assignment.givenBack.at}
          {...assignment.givenBack}
          enabled={assignment.enabled}
          onSeen={() => report({ seen: true })}
        />
      )}
    </div>
  );
}
