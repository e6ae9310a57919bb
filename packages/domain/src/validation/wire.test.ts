import { anything, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { object, type Schema } from "yup";
import { flag, integer, list, secret, text } from "./index.ts";

/** The value, or the keys of what is wrong with it. */
const check = (schema: Schema, value: unknown): unknown => {
  try {
    return schema.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (error instanceof Error && "errors" in error) return { errors: error.errors };
    throw error;
  }
};
const wrong = (...errors: string[]) => ({ errors });

/** Whether UTF-8 can carry it: `encodeURIComponent` refuses lone surrogates. */
const canBeEncoded = (value: string): boolean => {
  try {
    return encodeURIComponent(value) !== undefined;
  } catch {
    return false;
  }
};

describe("a text", () => {
  test.each<[unknown, unknown]>([
    ["PNR", "PNR"],
    ["  ABC123 ", "ABC123"],
    [7, "7"],
    ["", ""],
    ["é\u0301 😀", "é\u0301 😀"],
    [undefined, undefined],
    [true, wrong("validation.text")],
    [{}, wrong("validation.text")],
    [["a"], wrong("validation.text")],
    [{ toString: 1 }, wrong("validation.text")],
    [Number.NaN, wrong("validation.text")],
    ["a\u0000b", wrong("validation.text")],
    ["\uD800", wrong("validation.text")],
    ["\uDC00x", wrong("validation.text")],
    ["a".repeat(201), wrong("validation.tooLong")],
  ])("%j becomes %j", (value, expected) => {
    expect(check(text(), value)).toEqual(expected);
  });

  test("keeps what PostgreSQL and every encoder can keep, and nothing else", () => {
    assert(
      property(string({ unit: "binary", maxLength: 30 }), (value) => {
        const storable = !value.includes("\u0000") && canBeEncoded(value);
        expect(check(secret(), value)).toEqual(storable ? value : wrong("validation.text"));
      }),
    );
  });
});

test("a secret is taken exactly as it was typed", () => {
  expect(check(secret(), "  a b ")).toBe("  a b ");
  expect(check(secret(), 7)).toEqual(wrong("validation.text"));
  expect(check(secret(3), "four")).toEqual(wrong("validation.tooLong"));
});

describe("a whole number", () => {
  test.each<[unknown, unknown]>([
    [7, 7],
    ["7", 7],
    ["-1", -1],
    [" 12 ", 12],
    ["007", 7],
    [undefined, undefined],
    ["", wrong("validation.integer")],
    ["1.5", wrong("validation.integer")],
    [1.5, wrong("validation.integer")],
    ["1e3", wrong("validation.integer")],
    ["0x10", wrong("validation.integer")],
    ["9".repeat(16), wrong("validation.integer")],
    [Number.NaN, wrong("validation.integer")],
    [Number.POSITIVE_INFINITY, wrong("validation.integer")],
    [2 ** 53, wrong("validation.integer")],
    [true, wrong("validation.integer")],
    [{ a: 1 }, wrong("validation.integer")],
    [["1"], wrong("validation.integer")],
  ])("%j becomes %j", (value, expected) => {
    expect(check(integer(), value)).toEqual(expected);
  });
});

describe("a flag", () => {
  test.each<[unknown, unknown]>([
    [true, true],
    [false, false],
    ["true", true],
    ["false", false],
    [undefined, undefined],
    ["1", wrong("validation.flag")],
    ["", wrong("validation.flag")],
    [0, wrong("validation.flag")],
    ["TRUE", wrong("validation.flag")],
    [{}, wrong("validation.flag")],
  ])("%j becomes %j", (value, expected) => {
    expect(check(flag(), value)).toEqual(expected);
  });
});

test("a list has items of its kind, and not more than it may", () => {
  expect(check(list(integer(), 3), [1, "2", 3])).toEqual([1, 2, 3]);
  expect(check(list(integer(), 3), [1, 2, 3, 4])).toEqual(wrong("validation.tooMany"));
  for (const other of ["1,2", { length: 1 }, { 0: 1 }, 7, true])
    expect(check(list(integer(), 3), other)).toEqual(wrong("validation.list"));
  expect(check(list(integer(), 3), ["a", 2])).toEqual(wrong("validation.integer"));
});

test("nothing that a caller can send makes a schema throw anything but a refusal", () => {
  const schema = object({ t: text(), s: secret(), i: integer(), f: flag(), l: list(text(), 5) }).noUnknown();
  const hostile = oneof(
    anything({ withNullPrototype: true, withObjectString: true, maxDepth: 3 }),
    constantFrom<unknown>(
      { toString: 1 },
      { valueOf: null },
      { length: -1 },
      { __proto__: null },
      JSON.parse('{"__proto__":{"x":1}}'),
    ),
  );
  assert(
    property(record({ t: hostile, s: hostile, i: hostile, f: hostile, l: hostile }), (value) => {
      expect(() => check(schema, value)).not.toThrow(); // `check` lets through what is no refusal
    }),
    { numRuns: 2000 },
  );
});
