/** A language tag that the browser can read; English for any other. */
export function readableLocale(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag ?? "")[0] ?? "en";
  } catch {
    return "en";
  }
}

const rightToLeft = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]);

/** The direction a language is written in. */
export const directionOf = (locale: string): "ltr" | "rtl" =>
  rightToLeft.has(new Intl.Locale(locale).language) ? "rtl" : "ltr";
