import { type Api, declaredError } from "@gatehouse/api/client";
import { localInstant } from "@gatehouse/domain/time";
import { useMemo } from "react";
import { useErrorText } from "../app/index.ts";
import { dateTime } from "../app/time/index.ts";
import { useLanguage, useMessages } from "../i18n/index.ts";
import type { Report } from "./data/use-report.ts";
import { messages } from "./messages/index.ts";

/** What is said of reports and of ranges that were refused, in the reader's language. */
export function useReportWords() {
  const t = useMessages(messages);
  const language = useLanguage();
  const errorText = useErrorText(messages);
  return useMemo(() => {
    const number = (value: number): string => new Intl.NumberFormat(language).format(value);
    const rows = (count: number): string => t("rows.done", { count, rows: number(count) });
    /** A day as it is; a reading of a clock as staff read it (UI-2). @param text YYYY-MM-DD or YYYY-MM-DDTHH:MM */
    const clock = (text: string): string => {
      const [date = "", time] = text.split("T");
      return time === undefined ? date : dateTime(localInstant(date, time, "UTC"), "UTC", language);
    };
    return {
      number,
      clock,
      rows,
      download: t("download"),
      type: ({ reportType }: Pick<Report, "reportType">): string => t(`type.${reportType}`),
      period: ({ extraInfo }: Pick<Report, "extraInfo">): string =>
        `${clock(extraInfo.from)} – ${clock(extraInfo.to)} (${extraInfo.tz})`,
      /** How many rows there are, or have been written of how many; nothing while a running report knows neither. */
      progress: ({ status, progress: { rowsDone, rowsTotal } }: Pick<Report, "status" | "progress">): string => {
        if (status === "running" && rowsDone === 0 && rowsTotal === null) return "";
        return rowsTotal === null || rowsDone === rowsTotal
          ? rows(rowsDone)
          : t("rows.of", { done: number(rowsDone), total: number(rowsTotal) });
      },
      /** Why it failed; a billing report without data in the words that operators know (REP-21). */
      failure: ({ reportType, failure }: Pick<Report, "reportType" | "failure">): string =>
        reportType === "billing-ac" && failure === "NO_DATA"
          ? t("failure.billing.NO_DATA")
          : t(`failure.${failure ?? "INTERNAL"}`),
      /** Why a call failed; a range that was refused says where its limit is. */
      error: (error: unknown): string => {
        const declared = declaredError<Api["reports"]>(error);
        if (declared?.code !== "RANGE_REFUSED") return errorText(error);
        const { latest, days } = declared.data;
        if (latest !== null) return t("range.tooLate", { day: latest });
        return days === null ? errorText(error) : t("range.tooLong", { days: number(days) });
      },
    };
  }, [t, language, errorText]);
}

export type ReportWords = ReturnType<typeof useReportWords>;
