import type { ReportMessage } from "@gatehouse/domain/reports";
import { useToast } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/**
 * What every form of a report says when a start is set after its end (spec 1 §5): a warning, and the same words beside the end, which
 * the picker has cleared. Sent like that, the form says that the end is missing.
 * @param message the billing report has words of its own
 * @returns the picker's label and handler
 */
export function useStartAfterEnd(
  message: Extract<ReportMessage, "reports.from.afterTo" | "reports.start.afterEnd"> = "reports.start.afterEnd",
) {
  const t = useMessages(messages);
  const toast = useToast();
  const startAfterEnd = t(message);
  return {
    startAfterEnd,
    onStartAfterEnd: () => toast({ tone: "warning", id: "range", title: startAfterEnd }),
  };
}
