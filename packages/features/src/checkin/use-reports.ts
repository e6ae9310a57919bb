import type { CheckIn } from "@gatehouse/domain/checkin";
import { useMemo } from "react";
import { dismissToast, useToast } from "../app/index.ts";
import { useRefresh } from "./data/use-refresh.ts";
import { isOutdated, useExplain } from "./use-explain.ts";
import type { Words } from "./use-words.ts";

/** Says what came of a call. */
export interface Reports {
  readonly success: (title: string, description?: string) => void;
  readonly warning: (title: string) => void;
  /**
   * A failed call: what did not work, why, and the rows it was about; outdated rows are read anew.
   * @param retry offered beside the message
   */
  readonly failure: (title: string, error: unknown, rows?: readonly CheckIn[], retry?: () => void) => void;
  /** What failed, or was warned of, under this title has worked since: its message goes. */
  readonly mended: (title: string) => void;
}

export function useReports(words: Words): Reports {
  const toast = useToast();
  const explain = useExplain(words);
  const refresh = useRefresh();
  const { t } = words;
  return useMemo(
    () => ({
      success: (title, description) => toast({ tone: "success", title, ...(description ? { description } : {}) }),
      // Said again it replaces itself: a stack of the same words helps nobody.
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
      mended: dismissToast,
    }),
    [toast, explain, refresh, t],
  );
}
