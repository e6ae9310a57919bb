import type { DateLabels } from "@gatehouse/ui/date-picker";
import { useMemo } from "react";
import { defineMessages, useMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

const messages = defineMessages("date-picker", en, () => import("./fr.ts").then(({ fr }) => fr));

/** Hyphens at which no line ends; typed, they are read as any other. */
const unbroken = (date: string): string => date.replaceAll("-", "\u2011");

/** Every word a date picker says, in the reader's language. Import it from `../app/date-labels/index.ts`: only screens with dates need it. */
export function useDateLabels(): DateLabels {
  const t = useMessages(messages);
  return useMemo(
    () => ({
      datePlaceholder: t("datePlaceholder"),
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
      notADate: t("notADate"),
      ambiguous: (one, other) => t("ambiguous", { one: unbroken(one), other: unbroken(other) }),
      notATime: t("notATime"),
      tooEarly: (day) => t("tooEarly", { day }),
      tooLate: (day) => t("tooLate", { day }),
    }),
    [t],
  );
}
