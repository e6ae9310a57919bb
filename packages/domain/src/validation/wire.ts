import { array, boolean, number, type ISchema, string } from "yup";
import { isPlainLine, isPlainText, isStorable } from "./storable.ts";

/**
 * Building blocks for every schema of the house. yup's own casts call `toString` of whatever arrives and throw on hostile
 * objects; these accept only what a form, a JSON body or a query string can honestly carry, and call everything else invalid.
 * Messages are keys of the message catalogue, never sentences.
 */

/** Any text of at most `max` characters (default 200), trimmed: for fields whose rules say themselves what they do not take. */
export function anyText(max = 200) {
  const schema = secret(max);
  schema.transforms = [
    (value: unknown) =>
      typeof value === "string"
        ? value.trim()
        : typeof value === "number" && Number.isFinite(value)
          ? String(value)
          : value,
  ];
  return schema;
}

/** What an earlier test has refused already. */
const isSaidBefore = (value: unknown): value is undefined => typeof value !== "string" || !isStorable(value);

/** A text of at most `max` characters (default 200), trimmed, without signs that mislead whoever reads it. */
export const text = (max = 200) =>
  anyText(max).test("plain", "validation.text", (value) => isSaidBefore(value) || isPlainText(value));

/** A text of one line: names, numbers, what is in a field that knows no second line. */
export const line = (max = 200) =>
  text(max).test(
    "line",
    "validation.text",
    (value) => isSaidBefore(value) || !isPlainText(value) || isPlainLine(value),
  );

/** A text of at most `max` characters, trimmed, in capital letters: PNRs and designators are told apart by nothing else. */
export function capitals(max = 200) {
  const schema = text(max);
  // yup's own `uppercase` calls a method of whatever arrives.
  schema.transforms.push((value: unknown) => (typeof value === "string" ? value.toUpperCase() : value));
  return schema;
}

/** A text taken exactly as it was typed, for passwords and tokens: blanks at its ends belong to it. */
export function secret(max = 1024) {
  const schema = string();
  schema.transforms = [];
  return schema
    .typeError("validation.text")
    .test("storable", "validation.text", (value) => typeof value !== "string" || isStorable(value))
    .max(max, "validation.tooLong");
}

/** A whole number; a query string's digits count as one. */
export function integer() {
  const schema = number();
  schema.transforms = [
    (value: unknown) => (typeof value === "string" && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value),
  ];
  return schema
    .typeError("validation.integer")
    .test(
      "safe",
      "validation.integer",
      (value) => value === undefined || value === null || Number.isSafeInteger(value),
    );
}

/** True or false; a query string's `true` and `false` count as such. */
export function flag() {
  const schema = boolean();
  schema.transforms = [(value: unknown) => (value === "true" ? true : value === "false" ? false : value)];
  return schema.typeError("validation.flag");
}

/** A list of at most `max` items. */
export function list<T>(item: ISchema<T>, max: number) {
  const schema = array(item);
  return schema.typeError("validation.list").max(max, "validation.tooMany");
}
