import { useMemo } from "react";
import { useLanguage } from "../../i18n/index.ts";

/** Numbers in the reader's language. */
export function useFigures() {
  const language = useLanguage();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(language);
    const tenth = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const share = new Intl.NumberFormat(language, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return {
      language,
      number: (value: number): string => whole.format(value),
      average: (value: number): string => tenth.format(value),
      /** A part of a whole; empty where the whole is nothing. */
      share: (part: number, all: number): string => (all === 0 ? "" : share.format(part / all)),
    };
  }, [language]);
}
