import { readerLocale } from "@gatehouse/domain/time";

/** Nobody speaks where there is no browser. */
const spoken = (): readonly string[] => (typeof navigator === "undefined" ? [] : (navigator.languages ?? []));

/** The locale by which this browser's reader writes dates and begins weeks. @param locale BCP 47, of the page */
export const localeOfReader = (locale: string): string => readerLocale(locale, spoken());
