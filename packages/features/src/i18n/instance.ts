import { defineChunk } from "@gatehouse/ui/lazy";
import { createInstance, type i18n as I18n } from "i18next";
import { onReconnect } from "../app/connection/index.ts";
import { product } from "../app/product.ts";
import { isolated } from "./isolated.ts";
import type { Catalogue, ShownLanguage } from "./types.ts";

/** The one instance of a page. Catalogues register themselves when the module of their area loads. */
export const i18n: I18n = createInstance();

void i18n.init({
  lng: "en",
  fallbackLng: "en",
  load: "currentOnly",
  resources: {},
  initAsync: false,
  // Keys are flat and may contain dots and colons.
  keySeparator: false,
  nsSeparator: false,
  // React escapes; names and the like are kept from disturbing the sentence around them.
  interpolation: { escapeValue: true, escape: isolated, defaultVariables: { brand: product.name } },
  returnNull: false,
});

interface Registered {
  readonly en: Catalogue;
  readonly french: () => Promise<Catalogue>;
}

const registered = new Map<string, Registered>();
const loading = new Map<string, Promise<void>>();

/** Adds the words of an area to the catalogue; the French ones are loaded when they are needed. */
export function registerMessages(namespace: string, en: Catalogue, french: () => Promise<Catalogue>): void {
  registered.set(namespace, { en, french: defineChunk(french, "later").load });
  i18n.addResourceBundle("en", namespace, en);
}

const catalogue = async ({ en, french }: Registered, language: ShownLanguage): Promise<Catalogue> => {
  if (language === "fr") return french();
  if (language === "en-XA") return (await import("./pseudo.ts")).pseudoCatalogue(en);
  return en;
};

/** Fetches one area's texts once; the same promise for all who wait. A failed fetch falls back to English and may be tried again. */
export function loadMessages(namespace: string, language: ShownLanguage): Promise<void> {
  const key = `${language}/${namespace}`;
  const known = loading.get(key);
  if (known) return known;
  // English comes with the code.
  if (language === "en") return Promise.resolve();
  const messages = registered.get(namespace);
  if (!messages) throw new Error(`No messages are registered for "${namespace}".`);
  const load = async (): Promise<void> => {
    const texts = await catalogue(messages, language).catch(() => {
      loading.delete(key);
      const stop = onReconnect(() => {
        stop();
        void loadAgain(namespace, language);
      });
      return messages.en;
    });
    i18n.addResourceBundle(language, namespace, texts);
    // As React marks what it has waited for: who comes later does not wait a moment for what is there already.
    void Object.assign(promise, { status: "fulfilled", value: undefined });
  };
  const promise = load();
  loading.set(key, promise);
  return promise;
}

/** English stood in for texts that could not be had: they take their place. */
async function loadAgain(namespace: string, language: ShownLanguage): Promise<void> {
  await loadMessages(namespace, language);
  // Anyone who shows texts draws itself again.
  if (i18n.language === language) await i18n.changeLanguage(language);
}

/** Whether an area's texts had to be fetched, in contrast to those that came with the code. */
export const isFetched = (namespace: string, language: ShownLanguage): boolean =>
  loading.has(`${language}/${namespace}`);

/** Fetches what is registered so far, so that a change of language shows no gap. */
export const loadAllMessages = async (language: ShownLanguage): Promise<void> => {
  await Promise.all([...registered.keys()].map((namespace) => loadMessages(namespace, language)));
};
