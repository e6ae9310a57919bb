import { chakra } from "@chakra-ui/react";
import { countTotals, longestRange } from "@gatehouse/domain/reports";
import { daysBetween } from "@gatehouse/domain/time";
import { usePermission } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useCheckInCount } from "../checkin-count/data/use-check-in-count.ts";
import { useReport } from "../data/use-report.ts";
import { useReportWords } from "../use-report-words.ts";
import { messages } from "./messages/index.ts";

/** How what a finished bill's file holds differs from what Total Checkin Count counts now, in figures (REP-22). */
export function BillingDifference({ id }: { readonly id: number }) {
  const t = useMessages(messages);
  const { number } = useReportWords();
  const mayCount = usePermission("reportCheckinCount");
  const report = useReport(id);
  const { vendor, from = "", to = "", deactivated } = report?.extraInfo ?? {};
  const isDone = report?.status === "done" && vendor != null;
  const isCounted = isDone && mayCount && daysBetween(from, to) < longestRange.checkInCount;
  const { counts } = useCheckInCount(isCounted ? { vendorId: vendor, range: { from, to } } : undefined);
  if (!isCounted || !counts) return null;
  const totals = countTotals(counts);
  const left = deactivated ? 0 : totals.deactivated;
  // What the file holds is fixed; what is counted is not: bookings come, and are deactivated, after it was made.
  const rows = report?.progress.rowsDone ?? 0;
  if (rows + left !== totals.total)
    return (
      <chakra.p color="fg.muted" textStyle="figures">
        {t("difference.since", { rows: number(rows), total: number(totals.total), left: number(totals.deactivated) })}
      </chakra.p>
    );
  return (
    <chakra.p color="fg.muted" textStyle="figures">
      {left === 0
        ? t("difference.none", { total: number(totals.total) })
        : t("difference.some", { count: left, left: number(left), total: number(totals.total) })}
    </chakra.p>
  );
}
