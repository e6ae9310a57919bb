import type { Language } from "./types.ts";

const key = "gatehouse.language";

/** Whether a text names a language of the product. */
export const isLanguage = (code: string | null | undefined): code is Language => code === "en" || code === "fr";

/** The language that the reader has chosen on this device, now or before. */
export function chosenLanguage(): Language | undefined {
  try {
    const code = localStorage.getItem(key);
    return isLanguage(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the reader's choice on this device, where that is allowed; a text that names no language is none. */
export function rememberLanguage(code: string | undefined): void {
  if (!isLanguage(code)) return;
  try {
    localStorage.setItem(key, code);
  } catch {
    // Shown, but not remembered.
  }
}
