import { useMemo } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { longDay } from "../day-text.ts";
import { messages } from "./messages/index.ts";

/** Measurements in the reader's words; what is null is "n/a" (FLT-18). */
export interface WeatherWords {
  /** Degrees Celsius, whole ones. */
  readonly degrees: (value: number | null) => string;
  readonly percent: (value: number | null) => string;
  /** Millimetres. */
  readonly rain: (value: number | null) => string;
  /** Kilometres per hour. */
  readonly wind: (value: number | null) => string;
  /** Metres, as kilometres from one on. */
  readonly distance: (value: number | null) => string;
  /** HH:MM of an hour. */
  readonly hour: (time: string) => string;
  /** "21 Nov 2026, 21:50 local time". */
  readonly moment: (local: string) => string;
}

/** The words for the weather at an airport, in the reader's language. */
export function useWeatherWords(): WeatherWords {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMemo(() => {
    const locale = language === "fr" ? "fr" : "en";
    const formatOf = (unit: string, maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits });
    const said =
      (format: Intl.NumberFormat) =>
      (value: number | null): string =>
        // Minus zero is no temperature.
        value === null ? t("unknown") : format.format(Number(value.toFixed(1)) || 0);
    const metres = said(formatOf("meter", 0));
    const kilometres = said(formatOf("kilometer", 0));
    const degrees = said(formatOf("celsius", 0));
    return {
      degrees: (value) => degrees(value === null ? null : Math.round(value) || 0),
      percent: said(formatOf("percent", 0)),
      rain: said(formatOf("millimeter", 1)),
      wind: said(formatOf("kilometer-per-hour", 0)),
      distance: (value) => (value === null || value < 1000 ? metres(value) : kilometres(value / 1000)),
      hour: (time) => time.slice(11, 16),
      moment: (local) => t("at", { day: longDay(local.slice(0, 10), locale), time: local.slice(11, 16) }),
    };
  }, [t, language]);
}
