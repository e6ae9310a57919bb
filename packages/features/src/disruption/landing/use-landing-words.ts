import { priceText } from "@gatehouse/domain/flights";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

type Money = { readonly hundredths: number; readonly unit: string };

/** The page's words, with the forms in which its language writes times, days and prices. */
export function useLandingWords() {
  const t = useMessages(messages);
  const isFrench = useLanguage() === "fr";
  const locale = isFrench ? "fr-FR" : "en-GB";
  return {
    t,
    isFrench,
    /** Of an instant, where its reader is. */
    clock: (seconds: number) =>
      new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(seconds * 1000),
    /** Of a date YYYY-MM-DD. */
    day: (date: string) =>
      new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    money: ({ hundredths, unit }: Money) => {
      const { amount, unit: name } = priceText(hundredths, unit, locale);
      return `${amount} ${name}`;
    },
    hours: (minutes: number) => `${String(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, "0")}`,
  };
}

export type LandingWords = ReturnType<typeof useLandingWords>;
