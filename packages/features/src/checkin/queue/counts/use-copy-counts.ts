import type { Counters } from "@gatehouse/domain/checkin";
import { pendingCountsText } from "./pending-counts-text.ts";
import type { Notifications } from "../../use-notifications.ts";
import type { Words } from "../../use-words.ts";

/** Copy pending counts (QUE-12): a summary for a chat message. */
export function useCopyCounts(
  counters: Counters | undefined,
  { t }: Words,
  { success, warning }: Notifications,
): () => void {
  const copy = async (): Promise<void> => {
    if (!counters) return warning(t("failed.counters"));
    const text = pendingCountsText(counters, {
      title: t("counts.title"),
      available: t("view.available"),
      slabs: {
        "0": t("view.available-0"),
        "1": t("view.available-1"),
        "2": t("view.available-2"),
        "4": t("view.available-4"),
      },
      multiple: t("view.multiple"),
      single: t("view.single"),
      pool: t("view.pool"),
      disposed: t("view.disposed"),
      waitingForAutomation: t("view.waiting-for-automation"),
      airlines: t("group.airlines"),
    });
    try {
      await navigator.clipboard.writeText(text);
      success(t("done.copy"));
    } catch {
      warning(t("failed.copy"));
    }
    return undefined;
  };
  return () => void copy();
}
