import type { Schema } from "@orpc/contract";

/**
 * What JSON makes of a value of the domain, for those who receive it: the same, but nobody else holds it, so that it may be changed.
 * oRPC's client takes read-only lists and interfaces for unknown; this spells them out.
 */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : { -readonly [Key in keyof T]: Wire<T[Key]> };

/** The schema of an answer: implementations give the domain's read-only values, callers get them as they come over the wire. */
export const wireOutput = <T>(schema: Schema<unknown, T>): Schema<T, Wire<T>> => schema as Schema<T, Wire<T>>;

/** The same as those who answer may give it: nobody changes their lists. */
type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

/** The schema of an answer that is made of what yup describes: implementations may give read-only values. */
export const readonlyOutput = <T>(schema: Schema<unknown, T>): Schema<DeepReadonly<T>, T> =>
  schema as Schema<DeepReadonly<T>, T>;
