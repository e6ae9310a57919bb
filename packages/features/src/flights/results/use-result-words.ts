import {
  type DateOption,
  type OptionGroup,
  priceText,
  type SortType,
  type FlightSort,
  type StopsOption,
  type TimeBand,
} from "@gatehouse/domain/flights";
import { useMemo } from "react";
import { type Translate, useLanguage, useMessages } from "../../i18n/index.ts";
import { longDay, shortDay } from "../day-text.ts";
import { messages } from "./messages/index.ts";

/** Everything of the results that is said in words of the reader's language. */
export interface ResultWords {
  readonly t: Translate<typeof messages.en>;
  readonly language: string;
  /** A number in the reader's language. */
  readonly number: (value: number) => string;
  /** "$548.10". @param hundredths of the unit */
  readonly price: (hundredths: number, unit: string) => string;
  /** "21 Nov". @param date yyyy-mm-dd */
  readonly day: (date: string) => string;
  /** "21 Nov 2026" (UI-2). @param date yyyy-mm-dd */
  readonly fullDay: (date: string) => string;
  /** "Outbound Trip", "Return Trip"; anything but two trips are numbered (FLT-14). @param place from 0 */
  readonly trip: (place: number, trips: number) => string;
  readonly stops: (option: StopsOption) => string;
  readonly band: (band: TimeBand) => string;
  readonly sortName: (type: SortType) => string;
  /** "Price, lowest first". */
  readonly sortText: (sort: FlightSort) => string;
  /** What an option of a group is called. @param name of an airline or airport */
  readonly option: (group: OptionGroup, value: string, name: string) => string;
  /** "lowest first"; nothing for the best. */
  readonly direction: (sort: FlightSort) => string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language: it takes as long as drawing a card. */
function numbersOf(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}

/** The words of the list of found flights, in the reader's language. */
export function useResultWords(): ResultWords {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMemo(() => {
    const numbers = numbersOf(language);
    const day = (date: string) => shortDay(date, language);
    return {
      t,
      language,
      number: (value) => numbers.format(value),
      price: (hundredths, unit) => priceText(hundredths, unit, language).amount,
      day,
      fullDay: (date) => longDay(date, language),
      trip: (place, trips) =>
        trips === 2 ? t(place === 0 ? "trip.outbound" : "trip.return") : t("trip.numbered", { number: place + 1 }),
      stops: (option) => t(`stops.${option}`),
      band: (band) => t(`band.${band}`),
      sortName: (type) => t(`sort.${type}`),
      sortText: ({ type, isAscending }) =>
        type === "best"
          ? t("sort.best")
          : `${t(`sort.${type}`)}, ${t(`sort.${type}.${isAscending ? "ascending" : "descending"}`)}`,
      direction: ({ type, isAscending }) =>
        type === "best" ? "" : t(`sort.${type}.${isAscending ? "ascending" : "descending"}`),
      option: (group, value, name) => {
        if (group === "stops") return t(`stops.${value as StopsOption}`);
        return group === "dates" ? t(`dates.${value as DateOption}`) : name;
      },
    };
  }, [t, language]);
}
