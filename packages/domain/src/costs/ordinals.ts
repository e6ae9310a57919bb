/** What a language puts behind a number to make it an ordinal, by the category of `Intl.PluralRules`. */
const suffixes: Readonly<Record<string, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  en: { one: "st", two: "nd", few: "rd", other: "th" },
  fr: { one: "re", other: "e" },
};

/**
 * A number as a word for its place: `1st`, `2nd`; `1re`, `2e` (COST-7).
 * @param gender of what is counted, where a language asks: of what is masculine the first is `1er` in French
 */
export function ordinal(number: number, language: string, gender: "feminine" | "masculine" = "feminine"): string {
  if (language === "fr" && gender === "masculine" && number === 1) return "1er";
  const own = suffixes[language] ?? suffixes["en"];
  const category = new Intl.PluralRules(own === suffixes[language] ? language : "en", { type: "ordinal" }).select(
    number,
  );
  return `${number}${own?.[category] ?? own?.other ?? ""}`;
}
