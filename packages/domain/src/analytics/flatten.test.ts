import fc from "fast-check";
import { expect, test } from "vitest";
import { flattenRow, readAnswerData } from "./flatten.ts";

// ANA-8
test("nested values become columns down to the third level, numbers have two decimals", () => {
  expect(flattenRow({ a: 1.005, b: { c: "x", d: { e: true, f: { g: 1 } } }, h: [1, 2], i: Number.NaN, j: {} })).toEqual(
    {
      a: 1,
      "b.c": "x",
      "b.d.e": true,
      "b.d.f": '{"g":1}',
      h: "[1,2]",
      i: null,
      j: "{}",
    },
  );
});

test("what comes is rows, a sentence, or has a problem with a name", () => {
  expect(readAnswerData(undefined)).toBe("none");
  expect(readAnswerData(null)).toBe("none");
  expect(readAnswerData("  ")).toBe("noData");
  expect(readAnswerData([])).toBe("empty");
  expect(readAnswerData([1])).toBe("unexpected");
  expect(readAnswerData({ a: 1 })).toBe("unexpected");
  expect(readAnswerData(7)).toBe("unexpected");
  const loop: Record<string, unknown> = {};
  loop["b"] = { c: { d: [loop] } };
  expect(readAnswerData([loop])).toBe("formatting");
  expect(readAnswerData("Hello")).toEqual({ kind: "text", text: "Hello" });
  expect(readAnswerData([{ a: { b: 1 } }])).toEqual({ kind: "rows", rows: [{ "a.b": 1 }] });
});

test("whatever comes, each cell is plain", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything({ maxDepth: 5 })), (row) => {
      const read = readAnswerData([row]);
      if (typeof read === "string" || read.kind === "text") return;
      for (const value of Object.values(read.rows[0] ?? {}))
        expect(value === null || ["string", "number", "boolean"].includes(typeof value)).toBe(true);
    }),
  );
});
