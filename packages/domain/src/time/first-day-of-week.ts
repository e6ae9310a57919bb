/** What browsers know of a locale's week; older ones have it as a property, some not at all. */
interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** Where CLDR has weeks begin on Sunday or Saturday, for browsers that cannot be asked. Everywhere else they begin on Monday. */
const sunday = new Set("AU BR CA CO HK IL IN JP KR MX PE PH SA SG TH TW US VE ZA".split(" "));
const saturday = new Set("AF BH DZ EG IQ IR JO KW LY OM QA SY".split(" "));

/**
 * The day on which weeks begin where a language is spoken, ISO 8601: Monday 1 … Sunday 7.
 * @param locale BCP 47; a language alone means its most common region (`en` is the United States)
 */
export function firstDayOfWeek(locale: string): number {
  const known = new Intl.Locale(locale).maximize() as WeekLocale;
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return info?.firstDay ?? firstDayOfRegion(known.region ?? "");
}

/** The ISO weekday on which weeks begin in a country. @param region ISO 3166 code in capitals */
export const firstDayOfRegion = (region: string): number => (sunday.has(region) ? 7 : saturday.has(region) ? 6 : 1);
