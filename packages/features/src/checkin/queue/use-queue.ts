import type { DataGridHandle } from "@gatehouse/ui/data-grid";
import { useRef } from "react";
import { usePermission } from "../../app/index.ts";
import type { QueueAddress } from "../queue-search.ts";
import { useNotifications } from "../use-notifications.ts";
import { useWords } from "../use-words.ts";
import { useCopyCounts } from "./counts/use-copy-counts.ts";
import { useQueueChoice } from "./use-queue-choice.ts";
import { useQueueKeys } from "./use-queue-keys.ts";
import { useQueueReading } from "./use-queue-reading.ts";
import { useQueueWork } from "./use-queue-work.ts";
import { useSelfChoice } from "./use-self-choice.ts";

/** What the screen shows and what can be done on it: puts reading, selection, work and keys together. */
export function useQueue(address: QueueAddress) {
  const { search } = address;
  const words = useWords();
  const mayReleaseAutomation = usePermission("CH_REL_AUTO");
  const notify = useNotifications(words);
  const grid = useRef<DataGridHandle>(null);
  const reading = useQueueReading(address, grid);
  const { answer, showExpired, onShowExpired } = reading;
  const choice = useQueueChoice(address, answer);
  const { selection, select, only, readAll, panel } = choice;
  const { work, rowWork, selectionWork, passes } = useQueueWork({
    words,
    notify,
    search,
    rows: answer.rows,
    choice,
    grid,
    onAssigned: () => reading.onView("assigned"),
  });
  const offers = {
    ...reading,
    ...useSelfChoice({ words, work, chosen: choice, readAll }),
    onCopyCounts: useCopyCounts(reading.counters, words, notify),
    onReleaseAutomation: mayReleaseAutomation ? rowWork.releaseAutomation : undefined,
  };
  useQueueKeys({
    ...offers,
    words,
    work,
    onToggleExpired: () => onShowExpired(!showExpired),
    onActions: () => (only ? panel.open(only) : notify.warning(words.t("select.some"))),
    onOpenPass: passes.openSelected,
    onGrid: () => grid.current?.focus(),
    onClosePanel: panel.openId === undefined ? undefined : panel.close,
  });

  return {
    ...offers,
    words,
    work,
    selection,
    select,
    selectionWork,
    passes,
    grid,
    onRowFocus: panel.follow,
    handlers: { onOpenPass: passes.open, onUnlink: rowWork.unlink, onReload: rowWork.reload, onActions: panel.open },
    panel: panel.shown && { ...panel.shown, onOpenPass: passes.open },
  };
}

export type QueueModel = ReturnType<typeof useQueue>;
