import type { CheckPoint } from "@gatehouse/domain/boarding-pass";
import { checkInStates } from "@gatehouse/domain/checkin";
import { useMemo } from "react";
import { type Closing, closingText } from "../app/closing/index.ts";
import { fileSize } from "../app/file-size.ts";
import { dateTime } from "../app/time/index.ts";
import { nameOf, type NamedTraveller } from "../app/traveller-name/index.ts";
import { useLanguage, useMessages } from "../i18n/index.ts";
import type { CandidatePage } from "./data/use-candidates.ts";
import { ownershipFor, matchOf } from "./match.ts";
import { messages } from "./messages/index.ts";

/** The zone of the reader's machine. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The texts of the area, and what they are filled with. */
export function useWords() {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMemo(
    () => ({
      t,
      language,
      /** How a traveller is called: with what tells them from others of the same name in the booking. */
      name: (named: NamedTraveller): string => nameOf(named, { t, language }),
      utc: (seconds: number): string => dateTime(seconds, "UTC", language),
      /** In the zone of the reader's machine. */
      local: (seconds: number): string => dateTime(seconds, here(), language),
      match: (page: CandidatePage, checkInId: number): string => {
        const match = matchOf(page, checkInId);
        const problem = ownershipFor(page, checkInId)?.problem;
        if (match === "problem") return problem ? t(`match.problem.${problem}`) : t("match.none");
        return match === "failed" && page.failure ? t(`match.failed.${page.failure}`) : t(`match.${match}`);
      },
      point: (point: CheckPoint): string => t(`point.${point}`),
      /** As short as a column wants it. */
      shortPoint: (point: CheckPoint): string => t(`point.short.${point}`),
      state: (code: string | undefined): string => {
        const known = checkInStates.find((state) => state === code);
        return known ? t(`state.${known}`) : (code ?? "");
      },
      /** `closes in 1 h 12`, or that it has closed. */
      closing: (now: number, row: Closing): string => closingText(now, row, t, true),
      /** `a, b and c`. */
      list: (things: readonly string[]): string =>
        new Intl.ListFormat(language === "fr" ? "fr" : "en-GB").format(things),
      /** A date as people read it: `Fri 20 Nov 2026`. @param date YYYY-MM-DD */
      date: (date: string): string => {
        const at = new Date(`${date}T00:00:00Z`);
        if (Number.isNaN(at.getTime())) return date;
        return new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", {
          timeZone: "UTC",
          weekday: "short",
          day: "numeric",
          month: "short",
          year: "numeric",
        })
          .format(at)
          .replace(",", "");
      },
      /** The same without weekday and year, which a barcode does not carry: `20 Nov`. @param date YYYY-MM-DD */
      dayAndMonth: (date: string): string =>
        new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", {
          timeZone: "UTC",
          day: "numeric",
          month: "short",
        }).format(new Date(`${date}T00:00:00Z`)),
      /** @param share of one */
      percent: (share: number): string =>
        new Intl.NumberFormat(language === "fr" ? "fr" : "en", { style: "percent" }).format(share),
      fileSize: (bytes: number): string => fileSize(bytes, language),
      /** Bytes as megabytes with one digit. */
      megabytes: (bytes: number): string =>
        new Intl.NumberFormat(language === "fr" ? "fr" : "en", { maximumFractionDigits: 1 }).format(
          Math.max(bytes / 1024 / 1024, 0.1),
        ),
    }),
    [t, language],
  );
}

export type Words = ReturnType<typeof useWords>;
