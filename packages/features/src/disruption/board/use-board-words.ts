import { priceText } from "@gatehouse/domain/flights";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** The board's words, and the forms in which it writes times and money. */
export function useBoardWords() {
  const t = useMessages(messages);
  const locale = useLanguage() === "fr" ? "fr-FR" : "en-GB";
  const length = (minutes: number): string =>
    minutes < 60
      ? t("minutes", { count: minutes })
      : minutes < 48 * 60
        ? t("hours", { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") })
        : t("days", { count: Math.floor(minutes / 1440) });
  return {
    t,
    length,
    /** Of an instant, on the reader's clock. */
    clock: (seconds: number): string =>
      new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000),
    /** Of an instant, to the second. */
    exact: (seconds: number): string =>
      new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(seconds * 1000),
    /** Of a date YYYY-MM-DD. */
    day: (date: string): string =>
      new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    money: (hundredths: number, unit: string): string => {
      const text = priceText(hundredths, unit, locale);
      return unit === "USD" ? text.amount : `${text.amount} ${text.unit}`;
    },
    what: (kind: "CANCELLED" | "DELAYED" | "MISSED_CONNECTION", minutes: number): string =>
      kind === "DELAYED" ? t("kind.DELAYED.by", { time: length(minutes) }) : t(`kind.${kind}`),
  };
}

export type BoardWords = ReturnType<typeof useBoardWords>;
