const fold = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();

type Style = "long" | "short";
const styles: readonly Style[] = ["long", "short"];

function namesOf(language: string, kind: "month" | "weekday", count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) =>
    styles.map((style) => {
      const options: Intl.DateTimeFormatOptions =
        kind === "month" ? { day: "numeric", month: style } : { weekday: style };
      const format = new Intl.DateTimeFormat(language, { calendar: "gregory", timeZone: "UTC", ...options });
      const at = kind === "month" ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index);
      return fold(format.formatToParts(at).find(({ type }) => type === kind)?.value ?? "");
    }),
  );
}

/** The month (1 to 12) that a word names in a locale or in English: in full, or cut after at least three letters. */
function monthNamed(word: string, locale: string): number | undefined {
  const searched = fold(word);
  if (searched.length < 3) return undefined;
  for (const language of [locale, "en"]) {
    const names = namesOf(language, "month", 12);
    const exact = names.findIndex((forms) => forms.includes(searched));
    if (exact >= 0) return exact + 1;
    // "jui" could be June or July in French: what names two months names none.
    const begun = names.flatMap((forms, index) => (forms.some((form) => form.startsWith(searched)) ? [index] : []));
    if (begun.length === 1) return (begun[0] ?? 0) + 1;
  }
  return undefined;
}

const isWeekday = (word: string, locale: string): boolean =>
  [locale, "en"].some((language) => namesOf(language, "weekday", 7).some((forms) => forms.includes(fold(word))));

/**
 * The one month that words beside two numbers name. A passport says it in two languages (`AOÛT/AUG`); a weekday may stand before it
 * and look like a month ("mar." is Tuesday in French, and March).
 * @param locale BCP 47
 * @returns 1 to 12; undefined when they name none, or two
 */
export function monthIn(words: readonly string[], locale: string): number | undefined {
  const monthsOf = (some: readonly string[]): ReadonlySet<number> =>
    new Set(some.flatMap((word) => monthNamed(word, locale) ?? []));
  const all = monthsOf(words);
  const [month, other] = all.size > 1 ? monthsOf(words.filter((word) => !isWeekday(word, locale))) : all;
  return other === undefined ? month : undefined;
}
