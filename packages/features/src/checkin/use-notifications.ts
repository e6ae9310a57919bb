import type { CheckIn } from "@gatehouse/domain/checkin";
import { useMemo } from "react";
import { dismissToast, useToast } from "../app/index.ts";
import { useRefresh } from "./data/use-refresh.ts";
import { isOutdated, useCheckInErrorText } from "./use-check-in-error-text.ts";
import type { Words } from "./use-words.ts";

/** Notifies the user of the outcome of a call. */
export interface Notifications {
  readonly success: (title: string, description?: string) => void;
  readonly warning: (title: string) => void;
  /**
   * A failed call: what did not work, why, and the rows it was about; outdated rows are read again.
   * @param retry offered beside the message
   */
  readonly failure: (title: string, error: unknown, rows?: readonly CheckIn[], retry?: () => void) => void;
  /** Dismisses the failure or the warning with this title: the same action has succeeded since. */
  readonly dismiss: (title: string) => void;
}

/** The messages of the check-in pages: what was done, and what failed with why. */
export function useNotifications(words: Words): Notifications {
  const toast = useToast();
  const explain = useCheckInErrorText(words);
  const refresh = useRefresh();
  const { t } = words;
  return useMemo(
    () => ({
      success: (title, description) => toast({ tone: "success", title, ...(description ? { description } : {}) }),
      // A repeated warning replaces the first: several with the same text would help no one.
      warning: (title) => toast({ id: title, tone: "warning", title }),
      failure: (title, error, rows = [], retry) => {
        const old = isOutdated(error);
        if (old) void refresh("rows", "counts", "assignment");
        toast({
          id: title,
          tone: old ? "warning" : "error",
          title,
          description: explain(error, rows),
          ...(retry && !old ? { action: { label: t("failed.retry"), run: retry } } : {}),
        });
      },
      dismiss: dismissToast,
    }),
    [toast, explain, refresh, t],
  );
}
