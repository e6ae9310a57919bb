import { useMemo } from "react";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages as reportMessages } from "../messages/index.ts";
import { messages } from "./messages/index.ts";

/**
 * The words of a report's range, the same on every screen (REP-23): the names of its parts, its presets, and whose clock it is
 * read off.
 */
export function useRangeWords() {
  const t = useMessages(messages);
  const common = useMessages(reportMessages);
  const dates = useDateLabels();
  return useMemo(() => {
    const shared = { ...dates, label: t("range") };
    const ends = { start: t("start"), end: t("end") };
    return {
      label: shared.label,
      /** A range of days that is called "from" and "to". */
      fromTo: { ...shared, from: t("from"), to: t("to"), startAfterEnd: common("reports.from.afterTo") },
      /** A range of days that is called "start" and "end". */
      startEnd: { ...shared, from: t("startDate"), to: t("endDate"), startAfterEnd: common("reports.start.afterEnd") },
      /** A range of dates and times. */
      times: {
        ...shared,
        ...ends,
        startDate: t("startDate"),
        startTime: t("startTime"),
        endDate: t("endDate"),
        endTime: t("endTime"),
        startAfterEnd: common("reports.start.afterEnd"),
      },
      /** The last so many minutes, ready-made. */
      minutes: (all: readonly PresetMinutes[]) =>
        all.map((minutes) => ({ id: String(minutes), label: t(`preset.${minutes}min`), minutes })),
      preset: (id: "10days" | "thisMonth" | "lastMonth" | "thisYear" | "lastYear"): string => t(`preset.${id}`),
      minutesPreset: (minutes: PresetMinutes): string => t(`preset.${minutes}min`),
      zone: {
        india: t("zone.india"),
        browser: (zone: string): string => t("zone.browser", { zone }),
        /** @param vendor undefined while none is known */
        vendor: (vendor: { readonly id: string; readonly zone: string } | undefined): string =>
          vendor ? t("zone.vendor", { zone: vendor.zone, vendor: vendor.id }) : t("zone.anyVendor"),
      },
    };
  }, [t, common, dates]);
}

export type PresetMinutes = 30 | 60 | 180 | 1440 | 10_080 | 43_200;
