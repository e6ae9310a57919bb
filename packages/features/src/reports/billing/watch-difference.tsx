import { chakra } from "@chakra-ui/react";
import type { BillingForm } from "@gatehouse/domain/reports";
import { useMessages } from "../../i18n/index.ts";
import { useReportWords } from "../use-report-words.ts";
import { useWatchCount } from "./data/use-watch-count.ts";
import { messages } from "./messages/index.ts";

/** What a bill of Flight Watcher leaves out, in figures (REP-22). */
export function WatchDifference({ form }: { readonly form: BillingForm }) {
  const t = useMessages(messages);
  const { number } = useReportWords();
  const counted = useWatchCount(form);
  if (!counted) return null;
  const left = form.deactivated ? 0 : counted.deactivated;
  return (
    <chakra.p color="fg.muted" textStyle="figures">
      {left === 0
        ? t("difference.watch.none", { total: number(counted.total) })
        : t("difference.watch.some", { count: left, left: number(left), total: number(counted.total) })}
    </chakra.p>
  );
}
