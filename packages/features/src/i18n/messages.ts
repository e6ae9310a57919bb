import type { TFunction } from "i18next";
import { use, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { i18n, isFetched, loadMessages, registerMessages } from "./instance.ts";
import type { Catalogue, ShownLanguage, Translate, Translation } from "./types.ts";

/** The texts of one area, made by `defineMessages`. */
export interface Messages<M extends Catalogue> {
  readonly namespace: string;
  readonly en: M;
}

/**
 * The texts of an area: English comes with the code and is the type of the keys, French arrives when somebody reads French.
 * @param namespace the area's name
 */
export function defineMessages<const M extends Catalogue>(
  namespace: string,
  en: M,
  french: () => Promise<Translation<M>>,
): Messages<M> {
  registerMessages(namespace, en, french);
  return { namespace, en };
}

// Widened on purpose: i18next would check the parameters against its own types, ours have checked them already.
const translate = (t: TFunction, key: string, parameters: Readonly<Record<string, unknown>>): string =>
  t(key, parameters);

/** The texts of an area in the language of the moment; waits (Suspense) while they arrive. */
export function useMessages<M extends Catalogue>({ namespace }: Messages<M>): Translate<M> {
  const language = i18n.language as ShownLanguage;
  // Not only while they are missing: React wants the same hooks when it tries again.
  if (isFetched(namespace, language) || !i18n.hasResourceBundle(language, namespace))
    use(loadMessages(namespace, language));
  const { t } = useTranslation(namespace, { i18n, useSuspense: false });
  return useCallback<Translate<M>>((key, ...[parameters]) => translate(t, key, parameters ?? {}), [t]);
}

/**
 * The text of a key that comes as data, such as a message key of a yup schema. Only while rendering below `useMessages` of the
 * same area, which sees to it that the texts are there and that a change of language renders again.
 * @returns undefined when the area knows no such key
 */
export function textOf<M extends Catalogue>(
  { namespace, en }: Messages<M>,
  key: string | undefined,
): string | undefined {
  return key !== undefined && Object.hasOwn(en, key) ? i18n.t(key, { ns: namespace }) : undefined;
}
