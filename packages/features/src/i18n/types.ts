/** Languages a reader can choose. */
export type Language = "en" | "fr";

/** What is shown; `en-XA` is the pseudo-language of Storybook, which exposes text that is in no catalogue. */
export type ShownLanguage = Language | "en-XA";

/** Flat keys; `{{name}}` marks a parameter, the suffixes `_one` and `_other` the plural forms of a key. */
export type Catalogue = Readonly<Record<string, string>>;

type PluralForm = "one" | "many" | "other";

/** The keys a component asks for: plural forms count as their common stem. */
export type KeyOf<M extends Catalogue> = keyof M extends infer K
  ? K extends `${infer Stem}_${PluralForm}`
    ? Stem
    : K & string
  : never;

type Name<P extends string> = P extends `${infer N},${string}` ? N : P;
type ParametersIn<S extends string> = S extends `${string}{{${infer P}}}${infer Rest}`
  ? Exclude<Name<P>, "brand"> | ParametersIn<Rest>
  : never;
type ParametersOf<M extends Catalogue, K extends string> = K extends keyof M
  ? ParametersIn<M[K]>
  : `${K}_other` extends keyof M
    ? ParametersIn<M[`${K}_other`]> | "count"
    : never;

/** What the compiler says where code asks for a text that the catalogue does not have. */
type NoText<K extends string> = `There is no text "${K}" in messages/en.ts`;

/** A key and exactly the parameters its text names; `{{brand}}`, the name of the product, is always known (BRD-1). */
export type Translate<M extends Catalogue> = <const K extends string>(
  key: K extends KeyOf<M> ? K : NoText<K>,
  ...parameters: [ParametersOf<M, K>] extends [never] ? [] : [Readonly<Record<ParametersOf<M, K>, string | number>>]
) => string;

/** What a translation must contain: every key, and the form `_many` that French has beside `_one` and `_other`. */
export type Translation<M extends Catalogue> = { readonly [K in keyof M]: string } & {
  readonly [K in keyof M as K extends `${infer Stem}_other` ? `${Stem}_many` : never]: string;
};
