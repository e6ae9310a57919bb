import { useSyncExternalStore } from "react";
import { product } from "../app/product.ts";
import { chosenLanguage, rememberLanguage } from "./chosen-language.ts";
import { i18n, loadAllMessages } from "./instance.ts";
import type { Language, ShownLanguage } from "./types.ts";

/** The languages of the product, each named in itself. */
const all: readonly { readonly code: Language; readonly name: string }[] = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
];

/** Those of the brand. */
export const languages = all.filter(({ code }) => product.languages?.includes(code) ?? true);

const isSpoken = (code: string | null | undefined): code is Language => languages.some((one) => one.code === code);

/** Shows a language: texts first, then the change, so that nothing flickers. Does not remember it. */
export async function showLanguage(language: ShownLanguage): Promise<void> {
  await loadAllMessages(language);
  if (i18n.language !== language) await i18n.changeLanguage(language);
  // There is none where the start page is drawn ahead.
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The reader's choice: shown, and remembered on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await showLanguage(language);
}

/**
 * Called once before the first paint: the remembered language, else the first of the browser's that we speak, else English.
 * @param wanted a language the address asks for; it wins, unless we do not speak it
 */
export async function startLanguage(wanted?: string): Promise<void> {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isSpoken);
  const chosen = chosenLanguage();
  await showLanguage([wanted, chosen, spoken, languages[0]?.code].find(isSpoken) ?? "en");
}

function subscribe(notify: () => void): () => void {
  i18n.on("languageChanged", notify);
  return () => i18n.off("languageChanged", notify);
}

const shown = (): Language => (i18n.language === "fr" ? "fr" : "en");

/** The language that is shown. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, shown, shown);
