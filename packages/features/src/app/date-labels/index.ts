import { plainDate } from "@gatehouse/domain/time";
import type { DateLabels } from "@gatehouse/ui/date-picker";
import { useMemo } from "react";
import { defineMessages, useLanguage, useMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

const messages = defineMessages("date-picker", en, () => import("./fr.ts").then(({ fr }) => fr));

/** Hyphens at which no line ends; typed, they are read as any other. */
const unbroken = (date: string): string => date.replaceAll("-", "\u2011");

/**
 * Every word a date picker says, in the reader's language. Import it from `../app/date-labels/index.ts`: only screens with dates need it.
 * @param written days are said as people write them (`22 Nov 2026`), not as YYYY-MM-DD
 */
export function useDateLabels(written = false): DateLabels {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMemo(() => {
    const day = (date: string): string => (written ? plainDate(date, language) : unbroken(date));
    return {
      datePlaceholder: t(written ? "written.placeholder" : "datePlaceholder"),
      timePlaceholder: t("timePlaceholder"),
      calendar: t("calendar"),
      close: t("close"),
      previousMonth: t("previousMonth"),
      nextMonth: t("nextMonth"),
      month: t("month"),
      year: t("year"),
      today: t("today"),
      done: t("done"),
      keys: t("keys"),
      chooseFirst: t("chooseFirst"),
      chooseLast: t("chooseLast"),
      notADate: t(written ? "written.notADate" : "notADate"),
      ambiguous: (one, other) => t("ambiguous", { one: day(one), other: day(other) }),
      notATime: t("notATime"),
      tooEarly: (min) => t("tooEarly", { day: written ? day(min) : min }),
      tooLate: (max) => t("tooLate", { day: written ? day(max) : max }),
    };
  }, [t, language, written]);
}
